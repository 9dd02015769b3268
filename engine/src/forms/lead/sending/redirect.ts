import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../../shared/index.js'

import type { FullConfiguration } from '../forms.types.js'

/** The page a target is judged on. */
export interface RedirectSite {
  /** Scheme and host of the page, such as `https://x.example`. */
  readonly origin: string
  /** Hosts of other sites a link may lead to, over https. */
  readonly allowedHosts: readonly string[]
}

/** Names the site a form's targets are judged on. */
export const redirectSiteOf = (
  configuration: Option<FullConfiguration>,
  origin: string,
): RedirectSite => ({
  origin,
  allowedHosts: O.isSome(configuration)
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

/** Resolves a target that came with the address: only the own site, or a listed host over https. */
export const resolveQueryTarget = (target: string, site: RedirectSite): Option<string> => {
  const absolute = toAbsolute(target, site.origin)
  if (O.isNone(absolute)) return none
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
 * @source F-SUB-77, D-F-36
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

/** Resolves where to go after a lead was accepted: the answer's target, else the query's; embedded forms stay. */
export const resolveAfterSubmit = ({
  isEmbedded,
  answered,
  asked,
  site,
}: AcceptedLead): Option<string> => {
  if (isEmbedded) return none
  const first = O.isSome(answered) ? resolveAnswerTarget(answered.value, site) : none
  if (O.isSome(first)) return first
  return O.isSome(asked) ? resolveQueryTarget(asked.value, site) : none
}
