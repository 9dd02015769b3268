// Writes the HTML document around a rendered page.
import type { RenderedPage } from '../src/shell/render.types.js'
import { writePageData } from './page-data.js'

/** Files a page loads, as addresses on our own origin. */
export interface PageAssets {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** Modules the script will ask for. */
  readonly preloads: readonly string[]
  readonly fonts: readonly string[]
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes a text for an element or an attribute in double quotes. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

const writeData = (data: RenderedPage['data']): string =>
  data === undefined
    ? ''
    : `<script type="application/json" id="page-data">${writePageData(data)}</script>`

const link = (rel: string, href: string, more = ''): string =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`

const writeHead = (page: RenderedPage, assets: PageAssets, origin: string): string =>
  [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#181c1f" media="(prefers-color-scheme: dark)">',
    ...(page.status === 404 ? ['<meta name="robots" content="noindex">'] : []),
    link('canonical', `${origin}${page.canonical}`),
    ...page.alternates.map(({ locale, path }) =>
      link('alternate', `${origin}${path}`, ` hreflang="${escapeHtml(locale.toLowerCase())}"`),
    ),
    link('icon', '/favicon.svg', ' type="image/svg+xml"'),
    ...assets.fonts.map((href) =>
      link('preload', href, ' as="font" type="font/woff2" crossorigin'),
    ),
    ...assets.styles.map((href) => link('stylesheet', href)),
    ...(page.picture === undefined
      ? []
      : [link('preload', page.picture, ' as="image" fetchpriority="high"')]),
    // The page can be read before it can be used: scripts wait for styles, type and the picture.
    ...assets.preloads.map((href) => link('modulepreload', href, ' fetchpriority="low"')),
    ...assets.scripts.map(
      (src) => `<script type="module" src="${escapeHtml(src)}" fetchpriority="low"></script>`,
    ),
    `<noscript>${link('stylesheet', '/noscript.css')}</noscript>`,
  ].join('\n')

/** Writes the document of a page. */
export const writeDocument = (page: RenderedPage, assets: PageAssets, origin: string): string =>
  `<!doctype html>
<html lang="${escapeHtml(page.locale)}" dir="${page.direction}">
<head>
${writeHead(page, assets, origin)}
</head>
<body>
${page.header}
<main id="content" class="${escapeHtml(page.mainClass)}" tabindex="-1">
${page.main}
</main>
${page.footer}
${writeData(page.data)}
</body>
</html>
`
