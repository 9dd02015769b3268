// What is outside of the forms of a page in a browser.
import { none, some } from '@evkit/engine/shared'
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

const portsOf =
  (page: EmbeddedPageData, tracking: FormTrackingPorts, drafts: DraftMemory) =>
  ({ request, consumerApp }: Embedding): LeadFormAppPorts => {
    const ports = browserFormsPorts({
      ...page,
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
