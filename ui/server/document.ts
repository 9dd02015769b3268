// Writes the HTML document around a rendered page.
import { CARD_SIZE, type Store } from '@evkit/data/service'
import { FIRST_SCRIPT } from '../src/shell/first-script.js'
import { FIRST_STYLES } from '../src/shell/first-styles.js'
import type { RefusalPage, RenderedPage } from '../src/shell/render.types.js'
import { writePageData } from './page-data.js'

/** Files a page loads, as addresses on our own origin. */
export interface PageAssets {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** Modules the script will ask for. */
  readonly preloads: readonly string[]
  readonly fonts: readonly string[]
}

/** What a document says of the site. */
export interface DocumentSite {
  /** Where it is reached from outside. */
  readonly origin: string
  readonly store: Pick<Store, 'brand'>
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

// What machines read beside the page: data, which no browser runs.
const writeStructured = ({
  structured = [],
}: Pick<RenderedPage, 'structured'>): readonly string[] =>
  structured.map(
    (record) =>
      `<script type="application/ld+json">${JSON.stringify(record).replaceAll('<', '\\u003c')}</script>`,
  )

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`

// How the page is shown where somebody passes it on.
const writeShared = (
  page: Pick<RenderedPage, 'title' | 'description' | 'canonical' | 'locale' | 'card'>,
  origin: string,
): readonly string[] => [
  property('og:type', 'website'),
  property('og:title', page.title),
  property('og:description', page.description),
  property('og:url', `${origin}${page.canonical}`),
  property('og:locale', page.locale.replace('-', '_')),
  ...(page.card === undefined
    ? ['<meta name="twitter:card" content="summary">']
    : [
        property('og:image', `${origin}${page.card}`),
        property('og:image:width', String(CARD_SIZE.width)),
        property('og:image:height', String(CARD_SIZE.height)),
        '<meta name="twitter:card" content="summary_large_image">',
      ]),
]

// What is chosen of the car is carried on by its name, without what it does not have.
const writeCar = ({ car, lost = [] }: Pick<RenderedPage, 'car' | 'lost'>): string => {
  if (car === undefined) return ''
  const without = lost.length === 0 ? '' : ` data-lost="${lost.join(' ')}"`
  return ` data-car="${escapeHtml(car)}"${without}`
}

// What speaks to the page around it goes by this.
const writeFramed = ({ framed }: Pick<RenderedPage, 'framed'>): string =>
  framed === undefined
    ? ''
    : ` data-host="${escapeHtml(framed.host)}" data-figures="${framed.figures.join(' ')}"`

const link = (rel: string, href: string, more = ''): string =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`

const writeThemes = ({ colours }: Store['brand']): readonly string[] =>
  (['light', 'dark'] as const).map(
    (scheme) =>
      `<meta name="theme-color" content="${colours[scheme]['surface-raised'] ?? ''}" media="(prefers-color-scheme: ${scheme})">`,
  )

const writeHead = (
  page: RenderedPage | RefusalPage,
  assets: PageAssets,
  { origin, store }: DocumentSite,
): string =>
  [
    '<meta charset="utf-8">',
    // A page that says nothing before it is awake has nobody else to hear what is done on it.
    ...(page.data === undefined ? [] : [`<script>${FIRST_SCRIPT}</script>`]),
    `<style>${FIRST_STYLES}</style>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    '<meta name="color-scheme" content="light dark">',
    ...writeThemes(store.brand),
    ...(page.status !== 200 || page.isUnlisted === true
      ? ['<meta name="robots" content="noindex">']
      : []),
    link('canonical', `${origin}${page.canonical}`),
    ...page.alternates.map(({ locale, path }) =>
      link('alternate', `${origin}${path}`, ` hreflang="${escapeHtml(locale.toLowerCase())}"`),
    ),
    ...writeShared(page, origin),
    link('icon', '/favicon.svg', ' type="image/svg+xml"'),
    ...(page.manifest === undefined ? [] : [link('manifest', page.manifest)]),
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
    ...writeStructured(page),
  ].join('\n')

/** Writes the document of a page. */
export const writeDocument = (
  page: RenderedPage | RefusalPage,
  assets: PageAssets,
  site: DocumentSite,
): string =>
  `<!doctype html>
<html lang="${escapeHtml(page.locale)}" dir="${page.direction}">
<head>
${writeHead(page, assets, site)}
</head>
<body>
${page.header}
<main id="content" class="${escapeHtml(page.mainClass)}" tabindex="-1"${writeCar(page)}${writeFramed(page)}>
${page.main}
</main>
${page.footer}
${writeData(page.data)}
</body>
</html>
`
