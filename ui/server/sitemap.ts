// The map of the site for search engines: every page of every site, each with its addresses in other languages.
import { nameRoute, type Store } from '@evkit/data/service'
import { writePagePath } from '@evkit/engine/site'
import type { Hono } from 'hono'
import { readFrame } from '../src/shell/documents.js'
import { SHOWN_PAGES } from '../src/shell/shown-page.js'

/** Where the map is. */
const SITEMAP = '/sitemap.xml'

interface Alternate {
  readonly locale: string
  readonly path: string
}

const listPages = ({ sites, findContent }: Store): readonly (readonly Alternate[])[] =>
  sites.flatMap((site) => {
    const frame = readFrame((one, client) => findContent(one, client, 'published'), site)
    if (frame === undefined) return []
    return SHOWN_PAGES.map((page) =>
      [frame, ...frame.sites.filter((other) => other.site !== site)].map((other) => ({
        locale: other.locale,
        path: writePagePath(other.site, page, frame.chargingSegments),
      })),
    )
  })

const writeAddress = (alternates: readonly Alternate[], origin: string): string =>
  [
    '  <url>',
    `    <loc>${origin}${alternates[0]?.path ?? ''}</loc>`,
    ...alternates.map(
      ({ locale, path }) =>
        `    <xhtml:link rel="alternate" hreflang="${locale.toLowerCase()}" href="${origin}${path}"/>`,
    ),
    '  </url>',
  ].join('\n')

/** Writes the map of a site reached at an origin. */
const writeSitemap = (store: Store, origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listPages(store).map((alternates) => writeAddress(alternates, origin)),
    '</urlset>',
    '',
  ].join('\n')

// Robots read no path here: the address has to be whole.
const writeRobots = (origin: string): string =>
  ['User-agent: *', 'Allow: /', 'Disallow: /api/', `Sitemap: ${origin}${SITEMAP}`, ''].join('\n')

/** Answers the map, and the file for robots that names it; where no origin is set, for the one it is asked at. */
export const mountSitemap = (app: Hono, store: Store, origin: string): void => {
  const answer = (path: string, type: string, write: (at: string) => string): void => {
    app.get(path, (context) => {
      nameRoute(context, 'file')
      context.header('Content-Type', `${type}; charset=utf-8`)
      context.header('Cache-Control', 'public, max-age=3600')
      return context.body(write(origin === '' ? new URL(context.req.url).origin : origin))
    })
  }
  answer(SITEMAP, 'application/xml', (at) => writeSitemap(store, at))
  answer('/robots.txt', 'text/plain', writeRobots)
}
