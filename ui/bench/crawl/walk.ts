// Walks every page of a site: those of its map, and those any of them leads to.
import type { Browser } from '@playwright/test'
import { judgeHeaders, judgeWeight, readLink, type Fault, type Finding } from './judge.js'
import { look, type Look } from './look.js'

/** What is walked. */
export interface Walk {
  readonly origin: string
  readonly browser: Browser
  /** [px] */
  readonly widths: readonly number[]
  /** Sites to walk; all without one. */
  readonly sites: readonly string[]
  /** How many pages are looked at; the others are only asked for. */
  readonly sample: number
  /** How many pages are looked at side by side. */
  readonly abreast: number
  /** Hears of each page that was looked at. */
  readonly tell: (path: string) => void
}

/** What a walk came to. */
export interface Walked {
  /** Pages that were looked at. */
  readonly pages: readonly string[]
  readonly findings: readonly Finding[]
  /** [B] What each costs in the narrowest window, scrolled to its end. */
  readonly weights: ReadonlyMap<string, number>
  /** Addresses that were asked for, pages among them. */
  readonly asked: number
}

interface Answer {
  readonly status: number
  readonly isPage: boolean
  readonly ids: ReadonlySet<string>
}

const ID = /\s(?:id|name)="([^"]+)"/g
const LOC = /<loc>([^<]+)<\/loc>/g
// A page of every site that is not there.
const NOWHERE = 'nowhere/'

const createAsk = (origin: string) => {
  const known = new Map<string, Promise<Answer>>()
  const ask = async (address: string): Promise<Answer> => {
    const answer = await fetch(new URL(address, origin))
    const isPage = (answer.headers.get('Content-Type') ?? '').startsWith('text/html')
    const text = await answer.text()
    const ids = isPage ? [...text.matchAll(ID)].map(([, id = '']) => id) : []
    return { status: answer.status, isPage, ids: new Set(ids) }
  }
  return {
    ask: (address: string): Promise<Answer> => {
      const asking = known.get(address) ?? ask(address)
      known.set(address, asking)
      return asking
    },
    count: () => known.size,
  }
}

const siteOf = (path: string): string => path.split('/')[1] ?? ''

const listMap = async (origin: string): Promise<readonly string[]> => {
  const text = await (await fetch(new URL('/sitemap.xml', origin))).text()
  return [...text.matchAll(LOC)].map(([, address = '']) => new URL(address).pathname)
}

// Links of a page that lead nowhere, each once.
const judgeLinks = async (
  links: readonly string[],
  page: URL,
  ask: (address: string) => Promise<Answer>,
): Promise<{ readonly faults: readonly Fault[]; readonly pages: readonly string[] }> => {
  const faults: Fault[] = []
  const pages: string[] = []
  for (const href of new Set(links)) {
    const aim = readLink(href, page)
    if (aim.kind === 'broken') faults.push({ kind: 'link', text: `“${href}” is no address` })
    if (aim.kind !== 'own') continue
    const { status, isPage, ids } = await ask(aim.address)
    if (status !== 200) faults.push({ kind: 'link', text: `${href} answers ${status}` })
    else if (isPage) pages.push(aim.address.replace(/\?.*$/, ''))
    if (isPage && aim.hash !== '' && aim.hash !== 'top' && !ids.has(aim.hash))
      faults.push({ kind: 'anchor', text: `${href} names no part of the page` })
  }
  return { faults, pages }
}

interface Visit {
  readonly findings: readonly Finding[]
  readonly pages: readonly string[]
  readonly bytes: number
}

const visit = async (
  { origin, browser, widths }: Walk,
  path: string,
  ask: (address: string) => Promise<Answer>,
): Promise<Visit> => {
  const looks: (readonly [number, Look])[] = []
  for (const width of widths) looks.push([width, await look(browser, origin + path, width)])
  const [, first] = looks[0] ?? []
  const expected = path.endsWith(`/${NOWHERE}`) ? 404 : 200
  const links = looks.flatMap(([, one]) => one.links)
  const led = await judgeLinks(links, new URL(path, origin), ask)
  const lightest = Math.min(...widths)
  const bytes = looks.find(([width]) => width === lightest)?.[1].bytes ?? 0
  const once: readonly Fault[] = [
    ...(first?.status === expected
      ? []
      : [{ kind: 'request', text: `answers ${first?.status ?? 0}` } as const]),
    ...judgeHeaders(first?.headers ?? {}),
    ...led.faults,
    ...judgeWeight(path, bytes),
  ]
  return {
    findings: [
      ...once.map((fault) => ({ page: path, ...fault })),
      ...looks.flatMap(([width, { faults }]) =>
        faults.map((fault) => ({ page: path, width, ...fault })),
      ),
    ],
    pages: led.pages,
    bytes,
  }
}

// The same said of a page in several widths is said once a width.
const unique = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((one) => [JSON.stringify(one), one])).values(),
]

/** Walks a site. */
export const walk = async (options: Walk): Promise<Walked> => {
  const { origin, sites, sample, abreast, tell } = options
  const { ask, count } = createAsk(origin)
  const isWanted = (path: string): boolean => sites.length === 0 || sites.includes(siteOf(path))
  const listed = (await listMap(origin)).filter(isWanted)
  const nowhere = [...new Set(listed.map(siteOf))].map((site) => `/${site}/${NOWHERE}`)
  const waiting = [...new Set([...listed, ...nowhere])]
  const met = new Set(waiting)
  const pages: string[] = []
  const findings: Finding[] = []
  const weights = new Map<string, number>()
  const step = async (): Promise<void> => {
    const path = pages.length < sample ? waiting.shift() : undefined
    if (path === undefined) return
    pages.push(path)
    const seen = await visit(options, path, ask)
    findings.push(...seen.findings)
    weights.set(path, seen.bytes)
    for (const one of seen.pages) {
      if (met.has(one) || !isWanted(one)) continue
      met.add(one)
      waiting.push(one)
    }
    tell(path)
    await step()
  }
  // Who has nothing to do comes again while others may still find a page.
  const work = async (): Promise<void> => {
    await Promise.all(Array.from({ length: abreast }, step))
    if (waiting.length > 0 && pages.length < sample) await work()
  }
  await work()
  return { pages, findings: unique(findings), weights, asked: count() }
}
