import {
  defineBlock,
  linkAddress,
  never,
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

/** Reads the content of the links of business fleets: none without a link that could be shown. */
const fleetLinksCodec: Lenient<Option<FleetLinksContent>> = /*#__PURE__*/ shownIf(
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

/** What a page goes by wherever a block of this type stands. */
export const fleetLinksBlock = /*#__PURE__*/ defineBlock({
  codec: fleetLinksCodec,
  wakes: false,
  place: 'rows',
  isPictured: never,
  moves: never,
})
