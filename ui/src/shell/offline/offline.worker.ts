// Keeps the pages of the tools for when there is no network. A page that can be had is never taken from what is kept; one
// that is taken from there says so, and of which day its figures are. It imports nothing: browsers run it as it is.
import type { KeptList } from './kept.types.js'

// What of the surroundings of a worker is used; its types stand beside those of pages in no one program.
interface Surroundings {
  readonly registration: {
    readonly scope: string
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
  }
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
  readonly addEventListener: <Name extends keyof Events>(
    name: Name,
    listen: (event: Events[Name]) => void,
  ) => void
}
interface Waiting {
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface Asking extends Waiting {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}
interface Events {
  readonly install: Waiting
  readonly activate: Waiting
  readonly message: Waiting & { readonly data: KeptList }
  readonly fetch: Asking
}

const worker = globalThis as unknown as Surroundings
const NAME = `evkit ${worker.registration.scope}`
// A page that may be kept has this note, hidden.
const NOTE = 'data-part="offline" hidden'
const PICTURES = /(?:src|href)="(\/(?:media|favicon)[^"?]*\.svg)"/g

// Looking does not make a cache anew that was deleted with the consent.
const find = (request: Request, ignoreSearch: boolean): Promise<Response | undefined> =>
  caches.match(request, { cacheName: NAME, ignoreSearch, ignoreVary: true })

const pathOf = (request: Request): string => new URL(request.url).pathname

// A page is asked for anew each time, and answered with "unchanged" mostly; a file keeps its name as long as its content.
const keepPage = async (cache: Cache, path: string): Promise<readonly string[]> => {
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok || response.redirected) return []
  const text = await response.clone().text()
  await cache.put(path, response)
  return [...text.matchAll(PICTURES)].flatMap(([, address]) => address ?? [])
}

const keepFile = async (cache: Cache, path: string): Promise<void> => {
  if ((await cache.match(path)) !== undefined) return
  const response = await fetch(path)
  if (response.ok) await cache.put(path, response)
}

const keep = async ({ pages, files }: KeptList): Promise<void> => {
  const cache = await caches.open(NAME)
  const shown: string[] = []
  // One after the other: what the visitor does comes first.
  for (const page of pages) shown.push(...(await keepPage(cache, page)))
  const wanted = [...new Set([...pages, ...files, ...shown])]
  for (const file of wanted) if (!pages.includes(file)) await keepFile(cache, file)
  const requests = await cache.keys()
  for (const request of requests) if (!wanted.includes(pathOf(request))) await cache.delete(request)
}

const LANGUAGE = /<html lang="([\w-]+)"/

const wordDay = (response: Response, html: string): string => {
  const day = new Date(response.headers.get('Date') ?? NaN)
  const [, language] = LANGUAGE.exec(html) ?? []
  return Number.isNaN(day.getTime())
    ? ''
    : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(day)
}

// The page as it was kept, with its note in sight.
const findKept = async (request: Request): Promise<Response | undefined> => {
  const kept = await find(request, true)
  if (kept === undefined) return undefined
  const html = await kept.text()
  const shown = html
    .replace('<html ', '<html data-query="" ')
    .replace(NOTE, NOTE.replace(' hidden', ''))
    .replace('{date}', wordDay(kept, html))
  const headers = new Headers(kept.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  return new Response(shown, { status: 200, headers })
}

const answerPage = async ({ request, preloadResponse }: Asking): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (fault) {
    const kept = await findKept(request)
    if (kept !== undefined) return kept
    throw fault // the browser says that there is no network
  }
}

// A file of ours is called by its content: what is kept of it is what the network has.
const ASSETS = '/assets/'

const answerFile = async (request: Request): Promise<Response> => {
  const kept = pathOf(request).startsWith(ASSETS) ? await find(request, false) : undefined
  if (kept !== undefined) return kept
  try {
    return await fetch(request)
  } catch (fault) {
    const found = await find(request, false)
    if (found !== undefined) return found
    throw fault
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting())
})
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()]),
  )
})
worker.addEventListener('message', (event) => {
  event.waitUntil(keep(event.data))
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const isOurs = new URL(request.url).origin === new URL(worker.registration.scope).origin
  if (request.method !== 'GET' || !isOurs || request.headers.has('Range')) return
  event.respondWith(request.mode === 'navigate' ? answerPage(event) : answerFile(request))
})
