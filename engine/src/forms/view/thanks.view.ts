import { none, some, toUndefined, type Option } from '../../shared/index.js'
import type { FormRequest } from '../form-plan.js'
import { resolveThankYou } from '../lead/thank-you.js'
import type { FullConfiguration, Vehicle } from '../forms.types.js'
import { redirectSiteOf } from '../redirect.js'
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
  /** What the market says of its forms: where this one leads on to, and which hosts a link of the query may name. */
  readonly configuration: Option<FullConfiguration>
  /** The vehicle the lead is about. */
  readonly vehicle: Option<Vehicle>
  /** Scheme and host of the page. */
  readonly origin: string
  readonly words: FormWords
}

/**
 * Makes what is shown when a lead is in.
 *
 * @param input - Which form it was, what the market says of it, and words.
 * @returns Heading, text and link; no text of the visitor is in it.
 * @source F-THX-02, F-THX-03, F-THX-06, D-F-45, D-F-36
 *
 * @example A link of the query, where nothing is known of the market
 * ```ts
 * import { toThanksView } from '@evkit/engine/forms/view'
 * import { none } from '@evkit/engine/shared'
 * import { tinyFormRequest } from '@evkit/engine/testing'
 *
 * const words = { translate: (key: string) => key, dictionary: new Map(), nameCountry: String, compare: () => 0 }
 * const request = { ...tinyFormRequest, query: { ctaurl: '/uk/' } }
 * toThanksView({ request, configuration: none, vehicle: none, origin: 'https://x.example', words }).link?.href // => 'https://x.example/uk/'
 * ```
 * @category view
 */
export const toThanksView = (input: ThanksInput): ThanksView => {
  const { request, configuration, vehicle, origin, words } = input
  const { ctaurl } = request.query
  const form = toUndefined(configuration)?.flexFormConfigurations.get(request.purpose)
  const page = resolveThankYou({
    purpose: some(request.purpose),
    asked: ctaurl === undefined ? none : some(ctaurl),
    vehicle,
    formLink: form?.ctaLink ?? none,
    site: redirectSiteOf(configuration, origin),
  })
  if (page._tag === 'Left') return { heading: '', subHeading: '', link: undefined }
  const { headingKey, subHeadingKey, linkKey, link } = page.right
  return {
    heading: words.translate(headingKey),
    subHeading: words.translate(subHeadingKey),
    link: link._tag === 'None' ? undefined : { label: words.translate(linkKey), href: link.value },
  }
}
