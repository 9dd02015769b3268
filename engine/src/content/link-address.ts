/** What the platform reads an address as. */
export interface UrlParts {
  /** Without its colon, in lower case: `https`. */
  readonly scheme: string
  /** Without a port, in lower case; empty where there is none. */
  readonly host: string
}

/** The site links are classified for, as internal or external. */
export interface LinkSite {
  /** Host of its pages, such as `www.example.com`. */
  readonly host: string
  /** Own domains of the product, including subdomains. */
  readonly ownDomains: readonly string[]
  /** Port: parses a URL relative to a page of the site; `undefined` when it is invalid. */
  readonly readUrl: (href: string) => UrlParts | undefined
}

/** Where a link leads: to the product's own pages, to others, nowhere, or where nobody is taken. */
export type LinkWay = 'own' | 'foreign' | 'unreadable' | 'unsafe'

/** Kinds of address a link may have. @source D-B-07, E-B-25 @category constants */
export const SAFE_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel', 'sms']

const WEB: readonly string[] = ['http', 'https']

/** Tells whether a host in lower case is of the product: one of its domains, or below one. */
export const isOwnHost = (host: string, ownDomains: readonly string[]): boolean =>
  ownDomains.some((domain) => {
    const own = domain.toLowerCase()
    return host === own || host.endsWith(`.${own}`)
  })

/** Judges where an address leads. */
export const judgeLink = (href: string, site: LinkSite): LinkWay => {
  const url = site.readUrl(href)
  if (url === undefined) return 'unreadable'
  if (!SAFE_SCHEMES.includes(url.scheme)) return 'unsafe'
  if (!WEB.includes(url.scheme) || url.host === site.host.toLowerCase()) return 'own'
  return isOwnHost(url.host, site.ownDomains) ? 'own' : 'foreign'
}

/** Where a link of a text leads, and whether it opens beside the page. */
export interface TextLink {
  readonly href: string
  /** `_blank`, or empty for the same tab. */
  readonly target: '' | '_blank'
  /** `noopener noreferrer` for a new tab, or empty. */
  readonly rel: string
}

/** Resolves a link of a text: one to another host opens a new tab; one that is not followed is none. */
export const resolveTextLink = (href: string, site: LinkSite): TextLink | undefined => {
  switch (judgeLink(href, site)) {
    case 'unsafe':
      return undefined
    case 'foreign':
      return { href, target: '_blank', rel: 'noopener noreferrer' }
    case 'own':
    case 'unreadable':
      return { href, target: '', rel: '' }
  }
}
