import { none, some, type Option } from '../shared/index.js'

import type { FullConfiguration } from './forms.types.js'

/** The page a target is judged on. */
export interface RedirectSite {
  /** Scheme and host of the page, such as `https://x.example`. */
  readonly origin: string
  /** Hosts of other sites a link may lead to, over https. */
  readonly allowedHosts: readonly string[]
}

/**
 * Names the site a form's targets are judged on.
 *
 * @param configuration - What the market says of its forms; until it is known no other host is allowed.
 * @param origin - Scheme and host of the page.
 * @returns The own site, and the hosts of others a link may lead to.
 * @source D-F-36
 *
 * @example Nothing is known of the market
 * ```ts
 * import { redirectSiteOf } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 *
 * redirectSiteOf(none, 'https://x.example') // => { origin: 'https://x.example', allowedHosts: [] }
 * ```
 * @category resolution
 */
export const redirectSiteOf = (
  configuration: Option<FullConfiguration>,
  origin: string,
): RedirectSite => ({
  origin,
  allowedHosts:
    configuration._tag === 'Some'
      ? configuration.value.marketConfiguration.allowedRedirectHosts
      : [],
})

const ABSOLUTE = /^(https?):\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(:\d{1,5})?(?=[/?#]|$)/i
const SCHEME = /^[^/?#]*:/
// Browsers drop some of these and read others as a slash: a target that holds one is not what it looks like. A plain
// blank is none of them: the address was decoded once, and `red%20car` or `red+car` came as `red car`.
const DECEPTIVE = /(?! )[\p{Cc}\p{Cf}\p{Z}\\]/u
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: ':80', https: ':443' }

const toAbsolute = (target: string, origin: string): Option<string> => {
  const trimmed = target.trim()
  if (trimmed === '' || DECEPTIVE.test(trimmed)) return none
  const text = trimmed.replaceAll(' ', '%20')
  if (ABSOLUTE.test(text)) return some(text)
  if (text.startsWith('//') || SCHEME.test(text)) return none
  return some(text.startsWith('/') ? origin + text : `${origin}/${text}`)
}

interface Place {
  readonly scheme: string
  readonly host: string
  /** With its colon; empty for the one the scheme stands for. */
  readonly port: string
}

const placeOf = (absolute: string): Place => {
  const [, scheme = '', host = '', port = ''] = ABSOLUTE.exec(absolute.toLowerCase()) ?? []
  return { scheme, host, port: port === DEFAULT_PORTS[scheme] ? '' : port }
}

// A host that is listed with a port is that port; without one it is the host, whatever its port.
const isListed = ({ scheme, host, port }: Place, listed: string): boolean => {
  const name = listed.trim().toLowerCase()
  return scheme === 'https' && (name === host || name === host + (port || ':443'))
}

/**
 * Resolves a target that came with the address: only the own site, or a listed host over https.
 *
 * | target                                             | answer              |
 * | -------------------------------------------------- | ------------------- |
 * | a path of the own site                             | its full address    |
 * | http(s) on the own origin, its own port named or not | itself            |
 * | https on a listed host                             | itself              |
 * | another host, another scheme, `//host`, a user name, a backslash, a control character | none |
 *
 * @param target - Address or path; anything.
 * @param site - The own site and the listed hosts.
 * @returns A full address that is safe to go to, blanks written as `%20`, or `none`: the target counts as absent.
 * @law A target of the address never leads to a host that is not named.
 * @source F-SUB-77, F-ROUTE-60, E-F-25, D-F-36
 *
 * @example Two that look alike
 * ```ts
 * import { resolveQueryTarget } from '@evkit/engine/forms'
 * import { option } from 'fp-ts'
 *
 * const site = { origin: 'https://x.example', allowedHosts: [] }
 * resolveQueryTarget('/uk/', site) // => option.some('https://x.example/uk/')
 * resolveQueryTarget('//evil.example/x', site) // => option.none
 * ```
 * @category resolution
 */
export const resolveQueryTarget = (target: string, site: RedirectSite): Option<string> => {
  const absolute = toAbsolute(target, site.origin)
  if (absolute._tag === 'None') return none
  const place = placeOf(absolute.value)
  const own = placeOf(site.origin)
  const isOwn =
    place.host !== '' &&
    place.scheme === own.scheme &&
    place.host === own.host &&
    place.port === own.port
  return isOwn || site.allowedHosts.some((host) => isListed(place, host)) ? absolute : none
}

/**
 * Resolves a target that the service answered with: any http(s) address.
 *
 * @param target - Address or path; anything.
 * @param site - The own site.
 * @returns A full address, or `none`.
 * @source F-SUB-77, D-F-36
 *
 * @example A script is no address
 * ```ts
 * import { resolveAnswerTarget } from '@evkit/engine/forms'
 * import { option } from 'fp-ts'
 *
 * resolveAnswerTarget('javascript:alert(1)', { origin: 'https://x.example', allowedHosts: [] }) // => option.none
 * ```
 * @category resolution
 */
export const resolveAnswerTarget = (target: string, site: RedirectSite): Option<string> =>
  toAbsolute(target, site.origin)

/** What is known once a lead was accepted. */
export interface AcceptedLead {
  readonly isEmbedded: boolean
  /** Target the service answered with. */
  readonly answered: Option<string>
  /** Target of the query. */
  readonly asked: Option<string>
  readonly site: RedirectSite
}

/**
 * Resolves where to go after a lead was accepted: the answer's target, else the query's; embedded forms stay.
 *
 * @param lead - How the form runs, and both targets.
 * @returns A full address to go to, or `none` when the submit handler takes over.
 * @source F-SUB-56, F-SUB-75, F-SUB-76, F-ROUTE-66
 *
 * @example An embedded form never navigates
 * ```ts
 * import { resolveAfterSubmit } from '@evkit/engine/forms'
 * import { none, some } from '@evkit/engine/shared'
 * import { option } from 'fp-ts'
 *
 * const site = { origin: 'https://x.example', allowedHosts: [] }
 * resolveAfterSubmit({ isEmbedded: true, answered: some('/a'), asked: none, site }) // => option.none
 * ```
 * @category resolution
 */
export const resolveAfterSubmit = ({
  isEmbedded,
  answered,
  asked,
  site,
}: AcceptedLead): Option<string> => {
  if (isEmbedded) return none
  const first = answered._tag === 'Some' ? resolveAnswerTarget(answered.value, site) : none
  if (first._tag === 'Some') return first
  return asked._tag === 'Some' ? resolveQueryTarget(asked.value, site) : none
}
