import { none, some, type Option } from '../../shared/index.js'
import type { FormRequest } from '../form-plan.js'
import { resolveThankYou } from '../lead/thank-you.js'
import type { RedirectSite } from '../redirect.js'
import type { FormWords } from './form-words.js'

/** What is shown when a lead is in. */
export interface ThanksView {
  readonly heading: string
  /** Empty when there is none. */
  readonly subHeading: string
  /** Where to go on; absent when there is nowhere. */
  readonly link: { readonly label: string; readonly href: string } | undefined
}

/** What the thanks are made from. */
export interface ThanksInput {
  readonly request: FormRequest
  /** Link of the stored form. */
  readonly ctaLink: Option<string>
  /** The own site, and the hosts a link of the query may lead to. */
  readonly site: RedirectSite
  readonly words: FormWords
}

/**
 * Makes what is shown when a lead is in.
 *
 * @param input - Which form it was, where it may lead, and words.
 * @returns Heading, text and link; no text of the visitor is in it.
 * @source F-THX-02, F-THX-03, F-THX-06, D-F-45, D-F-36
 *
 * @example A form with a link of its own
 * ```ts
 * import { some } from '@evkit/engine/shared'
 * import { toThanksView } from '@evkit/engine/forms/view'
 * import { tinyFormRequest } from '@evkit/engine/testing'
 *
 * const words = { translate: (key: string) => key, dictionary: new Map(), nameCountry: String, compare: () => 0 }
 * const site = { origin: 'https://x.example', allowedHosts: [] }
 * toThanksView({ request: tinyFormRequest, ctaLink: some('/uk/'), site, words }).link?.href // => 'https://x.example/uk/'
 * ```
 * @category view
 */
export const toThanksView = ({ request, ctaLink, site, words }: ThanksInput): ThanksView => {
  const { ctaurl } = request.query
  const page = resolveThankYou({
    purpose: some(request.purpose),
    asked: ctaurl === undefined ? none : some(ctaurl),
    vehicle: none,
    formLink: ctaLink,
    site,
  })
  if (page._tag === 'Left') return { heading: '', subHeading: '', link: undefined }
  const { headingKey, subHeadingKey, linkKey, link } = page.right
  return {
    heading: words.translate(headingKey),
    subHeading: words.translate(subHeadingKey),
    link: link._tag === 'None' ? undefined : { label: words.translate(linkKey), href: link.value },
  }
}
