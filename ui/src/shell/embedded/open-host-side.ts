// What is outside of the forms of a page in a browser.
import { none, parseQuery, some, writeQuery } from '@evkit/engine/shared'
import type { Embedding } from '../../forms/embedded/index.js'
import type { LeadFormAppPorts } from '../../forms/index.js'
import { formWordsMaker } from '../forms/form-words.js'
import { browserFormsPorts } from '../ports/forms/forms-ports.js'
import {
  browserFormTrackingPorts,
  type FormTrackingPorts,
} from '../ports/tracking/form-tracking-ports.js'
import type { DraftMemory } from '../ports/forms/draft-memory.js'
import { askFormScripts } from './ask-form-scripts.js'
import { toHostSide, type EmbeddedPageData, type HostSide } from './embedded-page.js'

// A draft belongs to the page of a form: two forms of one kind would write over each other's.
const NO_DRAFTS: DraftMemory = {
  readDraft: () => none,
  saveDraft: () => undefined,
  dropDraft: () => undefined,
}

// The car of the page is in the paint that somebody has chosen since the page was written.
const takeColour = (search: string): string => {
  const query = parseQuery(search)
  const { car } = document.querySelector('main')?.dataset ?? {}
  const chosen = parseQuery(location.search).filter(({ key }) => key === 'colour')
  return query.some(({ key, value }) => key === 'model' && value === car)
    ? writeQuery(
        chosen.map(({ key, value }) => [key, value] as const),
        chosen.map(({ key }) => key),
        query,
      )
    : search
}

const portsOf =
  (page: EmbeddedPageData, tracking: FormTrackingPorts, drafts: DraftMemory) =>
  ({ request, consumerApp }: Embedding): LeadFormAppPorts => {
    const ports = browserFormsPorts({
      ...page,
      search: takeColour(page.search),
      request,
      consumerApp: some(consumerApp),
      configuration: none,
      tracking,
      translate: formWordsMaker(page)(none).translate,
    })
    return {
      ...ports,
      ...drafts,
      dropDraft: () => {
        drafts.dropDraft()
        ports.dropDraft()
      },
    }
  }

/**
 * Opens what is outside of the forms of a page, which says whether it asks its visitors for consent, and where what is
 * typed is kept.
 */
export const openHostSide = (
  page: EmbeddedPageData,
  isAsked: boolean,
  drafts: DraftMemory = NO_DRAFTS,
): HostSide =>
  toHostSide(page, {
    portsOf: portsOf(page, browserFormTrackingPorts(isAsked), drafts),
    askScripts: askFormScripts,
  })
