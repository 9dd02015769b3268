// What is outside of the forms of a page in a browser.
import { none, some } from '@evkit/engine/shared'
import type { Embedding } from '../../forms/embedded/index.js'
import type { LeadFormAppPorts } from '../../forms/index.js'
import { formWordsMaker } from '../forms/form-words.js'
import { browserFormsPorts } from '../ports/forms-ports.js'
import { browserFormTracking, type FormTracking } from '../ports/track-forms.js'
import type { Drafts } from '../ports/typed-memory.js'
import { toHostSide, type EmbeddedPageData, type HostSide } from './embedded-page.js'

// A draft belongs to the page of a form: two forms of one kind would write over each other's.
const NO_DRAFTS: Drafts = {
  readDraft: () => none,
  keepDraft: () => undefined,
  dropDraft: () => undefined,
}

const portsOf =
  (page: EmbeddedPageData, tracking: FormTracking, drafts: Drafts) =>
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
  drafts: Drafts = NO_DRAFTS,
): HostSide =>
  toHostSide(page, {
    portsOf: portsOf(page, browserFormTracking(isAsked), drafts),
  })
