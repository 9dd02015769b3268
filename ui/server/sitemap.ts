// The map of the site for search engines: every page of every site, each with its addresses in other languages.
import { drawIcon, nameRoute, type Store } from '@evkit/data/service'
import type { Hono } from 'hono'
import { readFrame } from '../src/shell/documents.js'
import { writeManifest, writeManifestPath } from '../src/shell/manifest.js'
import { listKeptPaths, writeKeptPath } from '../src/shell/offline/kept-pages.js'
import type { KeptList } from '../src/shell/offline/kept.types.js'
import { listShown, writeShownPath } from '@evkit/engine/internal/site'

/** Where the map is. */
const SITEMAP = '/sitemap.xml'

interface Alternate {
  readonly locale: string
  readonly path: string
}

const frameOf = ({ findContent }: Store, site: string) =>
  readFrame((one, client) => findContent(one, client, 'published'), site)

const listPages = (store: Store): readonly (readonly Alternate[])[] =>
  store.sites.flatMap((site) => {
    const frame = frameOf(store, site)
    if (frame === undefined) return []
    return listShown(frame).map((page) =>
      [frame, ...frame.sites.filter((other) => other.site !== site)].map((other) => ({
        locale: other.locale,
        path: writeShownPath(other.site, page, frame),
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

/** What a map of a site is made with. */
interface SitemapOptions {
  readonly origin: string
  /** Files of the pages that are kept for when there is no network; without it none is. */
  readonly keptFiles?: readonly string[]
}

/**
 * Answers what machines ask a site for: its map, the file for robots that names it, its icon, and of each site its manifest
 * and what of it is kept for when there is no network. Where no origin is set, the map is of the one it is asked at.
 */
export const mountSitemap = (
  app: Hono,
  store: Store,
  { origin, keptFiles }: SitemapOptions,
): void => {
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
  answer('/favicon.svg', 'image/svg+xml', () => drawIcon(store.brand))
  const { light } = store.brand.colours
  const colours = { ground: light['surface'] ?? '', bar: light['surface-raised'] ?? '' }
  for (const site of store.sites) {
    const frame = frameOf(store, site)
    if (frame === undefined) continue
    answer(writeManifestPath(site), 'application/manifest+json', () =>
      writeManifest(frame, colours),
    )
    const kept: KeptList =
      keptFiles === undefined
        ? { pages: [], files: [] }
        : { pages: listKeptPaths(frame), files: keptFiles }
    answer(writeKeptPath(site), 'application/json', () => JSON.stringify(kept))
  }
}
