import { none, toUndefined, type Option } from '../../shared/index.js'
import type { FormRequest } from '../form-plan.js'
import { resolveQueryTarget, type RedirectSite } from '../redirect.js'
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

const findLink = ({ request, ctaLink, site }: ThanksInput): Option<string> => {
  const asked = request.query.ctaurl
  const safe = asked === undefined ? none : resolveQueryTarget(asked, site)
  if (safe._tag === 'Some' || ctaLink._tag === 'None') return safe
  return resolveQueryTarget(ctaLink.value, site)
}

/**
 * Makes what is shown when a lead is in.
 *
 * | link                                    | from                |
 * | --------------------------------------- | ------------------- |
 * | `ctaurl` of the query, when it is safe  | the query           |
 * | the link of the stored form             | the configuration   |
 * | neither                                 | no link             |
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
 * toThanksView({ request: tinyFormRequest, ctaLink: some('/uk/'), site, words }).link
 * // => { label: 'ThankYouCta.CONTACT_REQUEST', href: 'https://x.example/uk/' }
 * ```
 * @category views
 */
export const toThanksView = (input: ThanksInput): ThanksView => {
  const { translate } = input.words
  const { purpose } = input.request
  const href = toUndefined(findLink(input))
  return {
    heading: translate(`ThankYouHeading.${purpose}`),
    subHeading: translate(`ThankYouSubHeading.${purpose}`),
    link: href === undefined ? undefined : { label: translate(`ThankYouCta.${purpose}`), href },
  }
}
