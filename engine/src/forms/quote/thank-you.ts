import * as O from '#fp-ts/Option'
import { left, none, right, type Either, type Option } from '../../shared/index.js'
import {
  type Purpose,
  type RedirectSite,
  resolveAnswerTarget,
  resolveQueryTarget,
  type Vehicle,
} from '../lead/index.js'

/** Log text of a thank-you view that does not know what was asked for. */
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
    if (O.isSome(link)) return link
  }
  return none
}

const answered = (link: Option<string>, site: RedirectSite): Option<string> =>
  O.isSome(link) ? resolveAnswerTarget(link.value, site) : none

/** Resolves what the thank-you view shows. */
export const resolveThankYou = ({
  purpose,
  asked,
  vehicle,
  formLink,
  site,
}: ThankYouInput): Either<typeof NO_THANK_YOU_PURPOSE, ThankYou> => {
  if (O.isNone(purpose)) return left(NO_THANK_YOU_PURPOSE)
  const name = purpose.value
  return right({
    headingKey: `ThankYouHeading.${name}`,
    subHeadingKey: `ThankYouSubHeading.${name}`,
    linkKey: `ThankYouCta.${name}`,
    link: firstOf([
      () => (O.isSome(asked) ? resolveQueryTarget(asked.value, site) : none),
      () => (O.isSome(vehicle) ? answered(vehicle.value.ctaLink, site) : none),
      () => answered(formLink, site),
    ]),
  })
}
