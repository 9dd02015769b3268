import {
  linkAddress,
  optionalText,
  record,
  shownIf,
  text,
  type Lenient,
} from '../../content/index.js'
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

/**
 * Reads the content of the links of business fleets: none without a link that could be shown.
 *
 * @source B-FLEET-01, B-FLEET-05, B-FLEET-06, B-FLEET-07
 * @category codecs
 */
export const fleetLinksCodec: Lenient<Option<FleetLinksContent>> = /*#__PURE__*/ shownIf(
  record({
    label: text,
    signInText: optionalText,
    signUpText: optionalText,
    learnMoreText: optionalText,
    contactText: optionalText,
    contactHref: linkAddress,
    redirectUrl: linkAddress,
  }),
  ({ signInText, signUpText, learnMoreText, contactText, contactHref }) =>
    signInText !== '' ||
    signUpText !== '' ||
    learnMoreText !== '' ||
    (contactText !== '' && contactHref !== ''),
)
