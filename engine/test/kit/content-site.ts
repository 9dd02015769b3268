import type { ContentPlace } from '../../src/content/lenient.codec.js'
import type { LinkSite, UrlParts } from '../../src/content/link-address.js'

const PAGE = 'https://www.example.com/uk/cars/'

const readUrl = (href: string): UrlParts | undefined => {
  if (!URL.canParse(href, PAGE)) return undefined
  const { protocol, hostname } = new URL(href, PAGE)
  return { scheme: protocol.replace(':', ''), host: hostname }
}

/** A site whose addresses are read as a browser reads them. */
export const site: LinkSite = { host: 'www.example.com', ownDomains: ['example.com'], readUrl }

/** The root of a document on that site. */
export const root: ContentPlace = { path: '', links: site }
