// What is wrong with a page, from what was seen of it: no browser and no network.

/** What a crawl finds fault with. */
export type Kind =
  | 'link'
  | 'anchor'
  | 'console'
  | 'error'
  | 'request'
  | 'h1'
  | 'outline'
  | 'axe'
  | 'header'
  | 'wide'
  | 'heavy'

/** One thing that is wrong. */
export interface Finding {
  /** Path of the page. */
  readonly page: string
  readonly kind: Kind
  /** [px] Width of the window; absent where it makes no difference. */
  readonly width?: number
  readonly text: string
}

/** A heading, in the order of the page. */
export interface Heading {
  readonly level: number
  readonly text: string
}

/** A fault of a page, before it is said where. */
export type Fault = Pick<Finding, 'kind' | 'text'>

/** Finds more or less than one first heading, and levels that are left out. */
export const judgeOutline = (headings: readonly Heading[]): readonly Fault[] => {
  const firsts = headings.filter(({ level }) => level === 1).length
  const jumps = headings.flatMap(({ level, text }, at) => {
    const above = headings[at - 1]?.level ?? 0
    return level > above + 1
      ? [{ kind: 'outline', text: `h${above} is followed by h${level} “${text}”` } as const]
      : []
  })
  return [
    ...(firsts === 1 ? [] : [{ kind: 'h1', text: `${firsts} first headings` } as const]),
    // The first heading of a page without h1 is told once.
    ...(firsts === 0 ? jumps.slice(1) : jumps),
  ]
}

const hasWord = (word: string) => (value: string) => value.toLowerCase().includes(word)
const isThere = (value: string): boolean => value !== ''

// OWASP's secure headers for a page over plain HTTP. Strict-Transport-Security belongs to TLS, and
// Cross-Origin-Embedder-Policy is left out on purpose: docs/guides/security.md says why.
const HEADERS: readonly (readonly [name: string, isGood: (value: string) => boolean])[] = [
  ['content-security-policy', hasWord('frame-ancestors')],
  ['content-security-policy', hasWord("default-src 'none'")],
  ['cross-origin-opener-policy', hasWord('same-origin')],
  ['cross-origin-resource-policy', isThere],
  ['permissions-policy', isThere],
  ['referrer-policy', isThere],
  ['x-content-type-options', hasWord('nosniff')],
  ['x-frame-options', isThere],
  ['x-permitted-cross-domain-policies', hasWord('none')],
  ['cache-control', isThere],
]
const TELLING = ['server', 'x-powered-by']

/** Finds headers that are missing or wrong, and those that tell what the server is. */
export const judgeHeaders = (headers: Readonly<Record<string, string>>): readonly Fault[] => [
  ...HEADERS.filter(([name, isGood]) => !isGood(headers[name] ?? '')).map(([name]): Fault => ({
    kind: 'header',
    text: `${name}: ${headers[name] ?? 'missing'}`,
  })),
  ...TELLING.filter((name) => headers[name] !== undefined).map((name): Fault => ({
    kind: 'header',
    text: `${name} tells what the server is`,
  })),
]

/** [B] What a page of a model may cost at 360 px, scrolled to its end. */
const MODEL_BYTES = 900_000

const MODEL = /^\/[a-z-]+\/cars\/(?!compare-cars)[^/]+\/$/

/** Whether a path is that of a model. */
export const isModelPage = (path: string): boolean => MODEL.test(path)

/** Finds a page of a model that costs too much. */
export const judgeWeight = (path: string, bytes: number): readonly Fault[] =>
  isModelPage(path) && bytes > MODEL_BYTES
    ? [{ kind: 'heavy', text: `${Math.round(bytes / 1000)} kB to its end` }]
    : []

/** Where a link leads. */
export type Aim =
  | { readonly kind: 'own'; readonly address: string; readonly hash: string }
  | { readonly kind: 'other' }
  | { readonly kind: 'broken' }

const WAYS = ['mailto:', 'tel:', 'sms:']

/** Reads where a link of a page leads. */
export const readLink = (href: string, page: URL): Aim => {
  if (WAYS.some((way) => href.startsWith(way) && href.length > way.length)) return { kind: 'other' }
  if (href.trim() === '' || !URL.canParse(href, page.href)) return { kind: 'broken' }
  const target = new URL(href, page.href)
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return { kind: 'broken' }
  if (target.origin !== page.origin) return { kind: 'other' }
  return {
    kind: 'own',
    address: target.pathname + target.search,
    hash: decodeURIComponent(target.hash.slice(1)),
  }
}

/** Words findings, page by page. */
export const wordFindings = (findings: readonly Finding[]): string => {
  const pages = [...new Set(findings.map(({ page }) => page))].sort()
  return pages
    .map((page) =>
      [
        page,
        ...findings
          .filter((one) => one.page === page)
          .map(({ kind, width, text }) =>
            ['  ', kind.padEnd(8), width === undefined ? '' : `${width} px: `, text].join(''),
          ),
      ].join('\n'),
    )
    .join('\n')
}
