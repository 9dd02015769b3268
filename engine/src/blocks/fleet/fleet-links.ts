import { escapeText, writeAddress } from '../../shared/index.js'
import { resolveFleetRedirect, writeLearnMore, type FleetRedirectQuery } from './fleet-redirect.js'

/** Where the parts of business fleets are. */
export interface FleetSettings {
  /** Origin of the sign-in; empty for the page's own. */
  readonly authOrigin: string
  readonly loginPath: string
  /** Origin the sign-in comes back to; a full address, as the sign-in knows no page of ours. */
  readonly host: string
  readonly prodOrigin: string
  readonly qaOrigin: string
  /** Last segment of the sign-up. */
  readonly signUpSegment: string
}

/** What is not said of the parts of business fleets. @source D-B-05 @category constants */
export const DEFAULT_FLEET = {
  authOrigin: '',
  loginPath: '/auth/login',
  signUpSegment: 'create-volvo-id',
} as const

/** What the sign-in is told to show. */
export interface RelayFlags {
  readonly createAccountURL?: string
  readonly hideInfoLink?: boolean
}

/** What the sign-in is asked for. */
export interface SignInQuery extends FleetRedirectQuery {
  /** Language tag of the page. */
  readonly language: string
  readonly scope: readonly string[]
  /** Whether the visitor's market is known; the site stands for it in the way back. */
  readonly isMarketKnown: boolean
  readonly relayFlags: RelayFlags
}

const SET_SESSION = {
  path: '/api/fleet/external/{market}/set-session',
  parameters: ['redirectUrl'],
} as const

/**
 * Writes the address the sign-in comes back to.
 *
 * @param host - Origin of the service.
 * @param query - Where the visitor is sent on to from there, and the market.
 * @returns A full address that names the checked target.
 * @source B-FLEET-03, D-B-05
 *
 * @example Back to the page about fleets
 * ```ts
 * import { writeSetSession } from '@evkit/engine/blocks'
 *
 * const query = { redirectUrl: '/uk/business/fleet', market: 'uk', ownDomains: [] }
 * writeSetSession('https://www.example.com', query) // => 'https://www.example.com/api/fleet/external/uk/set-session?redirectUrl=%2Fuk%2Fbusiness%2Ffleet'
 * ```
 * @category constructors
 */
export const writeSetSession = (host: string, query: FleetRedirectQuery): string => {
  const redirectUrl = resolveFleetRedirect(query)
  return `${host}${writeAddress(SET_SESSION, { market: query.market, redirectUrl })}`
}

const writeFlags = ({ createAccountURL, hideInfoLink }: RelayFlags): string => {
  const flags = {
    ...(createAccountURL === undefined ? {} : { createAccountURL }),
    ...(hideInfoLink === undefined ? {} : { hideInfoLink }),
  }
  return Object.keys(flags).length === 0 ? '' : JSON.stringify(flags)
}

/**
 * Writes the address of the sign-in.
 *
 * @param settings - Where the sign-in is, and where it comes back to.
 * @param query - What it is asked for.
 * @returns The address; its query has `redirect`, `language`, `scope`, `market` and `relayFlags` in this order, without
 * those that are empty.
 * @source B-FLEET-01, B-FLEET-02, B-FLEET-04, D-B-05
 *
 * @example Only what is needed
 * ```ts
 * import { DEFAULT_FLEET, writeSignIn } from '@evkit/engine/blocks'
 *
 * const settings = { ...DEFAULT_FLEET, host: '', prodOrigin: '', qaOrigin: '' }
 * const query = { redirectUrl: '/', market: 'uk', ownDomains: [], language: 'en', scope: ['openid', 'profile'], isMarketKnown: false, relayFlags: {} }
 * writeSignIn(settings, query) // => '/auth/login?redirect=%2Fapi%2Ffleet%2Fexternal%2Fuk%2Fset-session%3FredirectUrl%3D%252F&language=en&scope=openid%20profile'
 * ```
 * @category constructors
 */
export const writeSignIn = (settings: FleetSettings, query: SignInQuery): string => {
  const parts = [
    ['redirect', writeSetSession(settings.host, query)],
    ['language', query.language],
    ['scope', query.scope.join(' ')],
    ['market', query.isMarketKnown ? query.market : ''],
    ['relayFlags', writeFlags(query.relayFlags)],
  ] as const
  const written = parts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${escapeText(value)}`)
  return `${settings.authOrigin}${settings.loginPath}?${written.join('&')}`
}

/**
 * Writes the path of the sign-up of a market.
 *
 * @param market - Market slug.
 * @param segment - Last segment of the path.
 * @returns The path.
 * @source B-FLEET-05
 *
 * @example The usual one
 * ```ts
 * import { DEFAULT_FLEET, writeSignUp } from '@evkit/engine/blocks'
 *
 * writeSignUp('uk', DEFAULT_FLEET.signUpSegment) // => '/uk/business/fleet/create-volvo-id'
 * ```
 * @category constructors
 */
export const writeSignUp = (market: string, segment: string): string =>
  `${writeLearnMore(market)}/${escapeText(segment)}`

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const WEB = /^(?:https?:)?\/\/[^/?#\\\s]+/i
const BROKEN = /[\p{Cc} \\]|^https?:(?!\/\/[^/])/iu

/**
 * Moves the address of the contact page to the origin of where the site runs.
 *
 * @param href - What content has written.
 * @param settings - The origins of production and of tests.
 * @param deployEnv - Where the site runs.
 * @returns Path, query and fragment on that origin; addresses of mail, phone and those nobody can read stay.
 * @source B-FLEET-07, D-B-05
 *
 * @example In production
 * ```ts
 * import { resolveContact } from '@evkit/engine/blocks'
 *
 * const origins = { prodOrigin: 'https://www.example.com', qaOrigin: 'https://qa.example.com' }
 * resolveContact('/uk/contact?x=1', origins, 'prod') // => 'https://www.example.com/uk/contact?x=1'
 * ```
 * @category resolution
 */
export const resolveContact = (
  href: string,
  { prodOrigin, qaOrigin }: Pick<FleetSettings, 'prodOrigin' | 'qaOrigin'>,
  deployEnv: string,
): string => {
  const address = href.trim()
  const isWeb = WEB.test(address)
  if (BROKEN.test(address) || (!isWeb && SCHEME.test(address))) return href
  const rest = isWeb ? address.replace(WEB, '') : address
  const origin = deployEnv === 'prod' ? prodOrigin : qaOrigin
  return `${origin}${/^[/?#]/.test(rest) || rest === '' ? rest : `/${rest}`}`
}
