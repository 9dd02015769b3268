// The site as an app that can be put on a home screen.
import type { FrameContent } from '@evkit/engine/site'

/** Name of the file of a site. */
const MANIFEST = 'site.webmanifest'

/** Writes the path of the manifest of a site. */
export const writeManifestPath = (site: string): string => `/${site}/${MANIFEST}`

/** Colours of the window of an app, before a page is shown in it. */
export interface ManifestColours {
  readonly ground: string
  readonly bar: string
}

/** Writes the manifest of a site: what it is called, in which language, and what it looks like. */
export const writeManifest = (
  { site, maker, siteName, locale, direction }: FrameContent,
  { ground, bar }: ManifestColours,
): string =>
  JSON.stringify({
    name: `${maker} ${siteName}`,
    short_name: maker,
    id: `/${site}/`,
    start_url: `/${site}/`,
    scope: `/${site}/`,
    lang: locale,
    dir: direction,
    display: 'browser',
    background_color: ground,
    theme_color: bar,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  })
