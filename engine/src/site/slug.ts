const DEFAULT_SITE = 'uk'
const MASTER = 'master'

/**
 * Splits an address path into its segments; empty ones, the query and the hash are left out.
 *
 * @source D-T-45
 */
export const splitPath = (path: string): readonly string[] =>
  (/^[^?#]*/.exec(path)?.[0] ?? '').split('/').filter((segment) => segment !== '')

/**
 * Normalizes a site name to a site slug: `master` and an empty name are `uk`.
 *
 * @param name - A site name from a URL or a content request.
 * @returns The site slug in lower case; an unknown one is unchanged.
 * @law Resolving a site twice changes nothing more.
 * @source T-NAV-01, T-NAV-07, T-API-12
 *
 * @example The master content is the one of the United Kingdom
 * ```ts
 * import { resolveSite } from '@evkit/engine/site'
 *
 * resolveSite('master') // => 'uk'
 * resolveSite('SE') // => 'se'
 * ```
 * @category resolution
 */
export const resolveSite = (name: string): string => {
  const slug = name.trim().toLowerCase()
  return slug === '' || slug === MASTER ? DEFAULT_SITE : slug
}

const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // a broken escape counts as written
  }
}

/**
 * Resolves the site slug of a URL: its first path segment, decoded.
 *
 * @param path - A URL, or its path, with or without query and hash.
 * @returns The slug; `uk` when the path has no segment or starts with `master`.
 * @source T-NAV-01, D-T-45, B-NAV-02, B-NAV-03, B-NAV-04, D-B-01
 *
 * @example Only the whole word is special
 * ```ts
 * import { resolveSiteSlug } from '@evkit/engine/site'
 *
 * resolveSiteSlug('/masters/') // => 'masters'
 * resolveSiteSlug('?x=1') // => 'uk'
 * resolveSiteSlug('https://www.example.com/%53E/cars/') // => 'se'
 * ```
 * @category resolution
 */
export const resolveSiteSlug = (path: string): string =>
  resolveSite(decode(splitPath(path.replace(ORIGIN, ''))[0] ?? ''))

/**
 * Resolves the token of an address: its last path segment, decoded.
 *
 * @source B-NAV-05, D-B-01
 */
export const resolvePathToken = (path: string): string =>
  decode(splitPath(path.replace(ORIGIN, '')).at(-1) ?? '')
