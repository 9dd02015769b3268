import { left, none, right, type Either, type Option } from '../../shared/index.js'
import type { Vehicle } from '../forms.types.js'
import type { Purpose } from '../purpose.js'
import { resolveAnswerTarget, resolveQueryTarget, type RedirectSite } from '../redirect.js'

/**
 * Log text of a thank-you view that does not know what was asked for.
 *
 * @source F-THX-04
 * @category errors
 */
export const NO_THANK_YOU_PURPOSE = 'No purpose provided to QuoteFormThankYouPage'

/** What decides the thank-you view. */
export interface ThankYouInput {
  readonly purpose: Option<Purpose>
  /** `ctaurl` of the query. */
  readonly asked: Option<string>
  /** The chosen vehicle. */
  readonly vehicle: Option<Pick<Vehicle, 'ctaLink'>>
  /** `ctaLink` of the form. */
  readonly formLink: Option<string>
  readonly site: RedirectSite
}

/** The thank-you view as message keys and a link. */
export interface ThankYou {
  readonly headingKey: string
  readonly subHeadingKey: string
  /** Message key of the link's text. */
  readonly linkKey: string
  /** Full address; none means that there is no link. */
  readonly link: Option<string>
}

const firstOf = (links: readonly (() => Option<string>)[]): Option<string> => {
  for (const find of links) {
    const link = find()
    if (link._tag === 'Some') return link
  }
  return none
}

const answered = (link: Option<string>, site: RedirectSite): Option<string> =>
  link._tag === 'Some' ? resolveAnswerTarget(link.value, site) : none

/**
 * Resolves what the thank-you view shows.
 *
 * | link, the first there is | may lead to                              |
 * | ------------------------ | ---------------------------------------- |
 * | `ctaurl` of the query    | the own site, or a listed host over https |
 * | link of the vehicle      | any http(s) address                      |
 * | link of the form         | any http(s) address                      |
 *
 * A link that may not be followed counts as absent. No text of the visitor stands on the page: it can be shared.
 *
 * @param input - Purpose, links and site.
 * @returns Keys by purpose and the link, or the text to log: nothing is shown then.
 * @law The link of the query never leads to a host that is not named.
 * @source F-THX-02, F-THX-03, F-THX-04, E-F-25, D-F-36, D-F-45
 *
 * @example The vehicle's link before the form's
 * ```ts
 * import { resolveThankYou } from '@evkit/engine/forms/journey'
 * import { none, some } from '@evkit/engine/shared'
 * import { either, option } from 'fp-ts'
 *
 * const site = { origin: 'https://x.example', allowedHosts: [] }
 * const vehicle = some({ ctaLink: some('/uk/ex30/') })
 * const page = resolveThankYou({ purpose: some('OFFER_REQUEST'), asked: none, vehicle, formLink: some('/uk/offers/'), site })
 * either.map(({ headingKey, link }) => [headingKey, link])(page) // => either.right(['ThankYouHeading.OFFER_REQUEST', option.some('https://x.example/uk/ex30/')])
 * ```
 * @category resolution
 */
export const resolveThankYou = ({
  purpose,
  asked,
  vehicle,
  formLink,
  site,
}: ThankYouInput): Either<typeof NO_THANK_YOU_PURPOSE, ThankYou> => {
  if (purpose._tag === 'None') return left(NO_THANK_YOU_PURPOSE)
  const name = purpose.value
  return right({
    headingKey: `ThankYouHeading.${name}`,
    subHeadingKey: `ThankYouSubHeading.${name}`,
    linkKey: `ThankYouCta.${name}`,
    link: firstOf([
      () => (asked._tag === 'Some' ? resolveQueryTarget(asked.value, site) : none),
      () => (vehicle._tag === 'Some' ? answered(vehicle.value.ctaLink, site) : none),
      () => answered(formLink, site),
    ]),
  })
}
