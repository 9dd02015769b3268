import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'

/** Content of the links of business fleets: a link without a text is not shown. */
export interface FleetLinksContent {
  /** Name of the group of links. */
  readonly label: string
  readonly signInText: string
  readonly signUpText: string
  readonly learnMoreText: string
  readonly contactText: string
  readonly contactHref: string
  /** Where a visitor comes back to after signing in; empty for the page about fleets. */
  readonly redirectUrl: string
}

/** Reads the content of the links of business fleets: none without a link that could be shown. */
const fleetLinksCodec: c.Lenient<Option<FleetLinksContent>> = /*#__PURE__*/ c.shownIf(
  c.record({
    label: c.text,
    signInText: c.optionalText,
    signUpText: c.optionalText,
    learnMoreText: c.optionalText,
    contactText: c.optionalText,
    contactHref: c.linkAddress,
    redirectUrl: c.linkAddress,
  }),
  ({ signInText, signUpText, learnMoreText, contactText, contactHref }) =>
    signInText !== '' ||
    signUpText !== '' ||
    learnMoreText !== '' ||
    (contactText !== '' && contactHref !== ''),
)

/** What a page goes by wherever a block of this type stands. */
export const fleetLinksBlock = /*#__PURE__*/ c.defineBlock({
  codec: fleetLinksCodec,
  wakes: false,
  place: 'rows',
  isPictured: c.never,
  moves: c.never,
})
