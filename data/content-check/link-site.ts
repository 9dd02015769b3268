// How Node reads the links of pages: as a browser does.
import type { LinkSite } from '@evkit/engine/content'

const HOST = 'www.example.com'
const PAGE = `https://${HOST}/`

/** The site of the sample pages. */
export const linkSite: LinkSite = {
  host: HOST,
  ownDomains: ['example.com'],
  readUrl: (href) => {
    if (!URL.canParse(href, PAGE)) return undefined
    const { protocol, hostname } = new URL(href, PAGE)
    return { scheme: protocol.replace(':', ''), host: hostname }
  },
}
