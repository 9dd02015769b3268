// What is outside of the forms of a page in a browser.
import { none, some } from '@evkit/engine/shared'
import type { Embedding } from '../../forms/embedded/index.js'
import type { LeadFormAppPorts } from '../../forms/index.js'
import { formWordsMaker } from '../forms/form-words.js'
import { browserFormsPorts } from '../ports/forms-ports.js'
import { browserFormTracking, type FormTracking } from '../ports/track-forms.js'
import { toHostSide, type EmbeddedPageData, type HostSide } from './embedded-page.js'

const portsOf =
  (page: EmbeddedPageData, tracking: FormTracking) =>
  ({ request, consumerApp }: Embedding): LeadFormAppPorts => ({
    ...browserFormsPorts({
      ...page,
      request,
      consumerApp: some(consumerApp),
      configuration: none,
      tracking,
      translate: formWordsMaker(page)(none).translate,
    }),
    // A draft belongs to the page of a form: two forms of one kind would write over each other's.
    readDraft: () => none,
    keepDraft: () => undefined,
  })

/** Opens what is outside of the forms of a page, which says whether it asks its visitors for consent. */
export const openHostSide = (page: EmbeddedPageData, isAsked: boolean): HostSide =>
  toHostSide(page, {
    portsOf: portsOf(page, browserFormTracking(isAsked)),
  })
