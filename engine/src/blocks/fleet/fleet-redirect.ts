import { isOwnHost } from '../../content/index.js'
import { escapeText } from '../../shared/index.js'

/** Where a visitor wants to be sent on to. */
export interface FleetRedirectQuery {
  readonly redirectUrl: string
  /** Site slug. */
  readonly market: string
  /** Domains of the same product: they and everything below them. */
  readonly ownDomains: readonly string[]
}

/** Writes the page about business fleets of a market. */
export const writeLearnMore = (market: string): string => `/${escapeText(market)}/business/fleet`

// Browsers take out tabs and line ends, and read a backslash as a slash: an address with one may lead elsewhere. A path
// that begins with an empty or a dotted segment may be read as a host once it is shortened.
const SUSPECT = /[\p{Cc}\p{Z}\\\ufeff]/u
const OWN_PATH = /^\/(?![/.]|%2e|%2f|%5c)/i
const HTTPS = /^https:\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::\d{1,5})?(?:[/?#]|$)/i

/**
 * Resolves where a visitor is sent on to after signing in.
 *
 * | wanted                                             | answer                        |
 * | -------------------------------------------------- | ----------------------------- |
 * | a path that begins with exactly one slash          | that path                     |
 * | an https address on a domain of the product        | that address                  |
 * | everything else                                    | the page about business fleets |
 *
 * @source D-B-05, B-FLEET-03
 */
export const resolveFleetRedirect = ({
  redirectUrl,
  market,
  ownDomains,
}: FleetRedirectQuery): string => {
  if (SUSPECT.test(redirectUrl)) return writeLearnMore(market)
  if (redirectUrl === '/' || OWN_PATH.test(redirectUrl)) return redirectUrl
  const host = HTTPS.exec(redirectUrl)?.[1]?.toLowerCase()
  return host !== undefined && isOwnHost(host, ownDomains) ? redirectUrl : writeLearnMore(market)
}
