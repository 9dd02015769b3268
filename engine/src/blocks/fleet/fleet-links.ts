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

/** Default settings of the business fleet links. @source D-B-05 @category constants */
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

/** Writes the address the sign-in comes back to. */
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

/** Writes the address of the sign-in. */
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
 * @source B-FLEET-05
 */
export const writeSignUp = (market: string, segment: string): string =>
  `${writeLearnMore(market)}/${escapeText(segment)}`

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const WEB = /^(?:https?:)?\/\/[^/?#\\\s]+/i
const BROKEN = /[\p{Cc} \\]|^https?:(?!\/\/[^/])/iu

/** Moves the address of the contact page to the origin of where the site runs. */
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
