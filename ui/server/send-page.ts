// Answers a page: kept where it is the same for everybody, else rendered for whoever asks, in turn.
import { either as E, option as O } from 'fp-ts'
import {
  CallerGone,
  createMemory,
  encodingFor,
  encodingOf,
  isGone,
  nameRoute,
  OPEN_DOOR,
  sendBusy,
  sendBytes,
  sendTooMany,
  type Encoding,
  type Say,
  type Sending,
} from '@evkit/data/service'
import { readClosedBanners } from '@evkit/engine/internal/blocks'
import { parseQuery, findParameter, type Either } from '@evkit/engine/shared'
import { resolveContentSource, type ContentSource } from '@evkit/engine/internal/site'
import type { Context } from 'hono'
import { listSharedCookies } from '../src/shell/maps/range-map-start.js'
import { findAddress, type AddressBook } from '../src/shell/find-address.js'
import { createNormalAddress, type NormalAddress } from '../src/shell/normal-address.js'
import { PAGE_RECORDS } from '../src/shell/page-records.js'
import type { MapsClientInput } from '../src/shell/ports/maps/maps-client.js'
import type { AskedWith, Ready } from './at-hand.js'
import { findRoad } from './find-road.js'
import { findWhole } from './framed.js'
import { languageOf } from './page-language.js'
import { toRenderForms, type AskedPage, type Jobs, type Redirection } from './jobs.js'
import { findPlainPath } from './plain-path.js'
import { createPages, packPage, toPage, type Pages, type SentPage } from './pages.js'
import type { SiteOptions } from './site.js'

/** A page that leads elsewhere, or that has to wait. */
type Other =
  Redirection | { readonly kind: 'busy' } | { readonly kind: 'too often'; readonly wait: number }

// [B] Of pages whose addresses have only so many values, and of those whose addresses hold any text: one must not push
// out the other.
const CLOSED_BYTES = 64 * 1024 * 1024
const OPEN_BYTES = 16 * 1024 * 1024
// [characters] Of addresses and what they mean.
const ADDRESS_TEXT = 4_000_000

type Answer = SentPage | Other

type AddressBooks = Readonly<Record<ContentSource, AddressBook>>

const openBooks = (options: SiteOptions): AddressBooks => {
  const { store } = options
  const forms = toRenderForms(options)
  const documents = { charging: store.charging, range: store.range }
  const open = (source: ContentSource): AddressBook => ({
    documents,
    forms,
    load: (site, client) => store.findContent(site, client, source),
  })
  return { published: open('published'), preview: open('preview') }
}

interface Writing {
  readonly jobs: Jobs
  readonly maps: MapsClientInput
  readonly books: AddressBooks
}

const needsRoad = ({ path, source }: AskedPage, books: AddressBooks): boolean => {
  const found = findAddress(path, books[source])
  return found.kind === 'shown' && PAGE_RECORDS[found.shown.page].needsRoad
}

const createWrite =
  ({ admission = OPEN_DOOR, store }: SiteOptions, { jobs, maps, books }: Writing) =>
  async (context: Context, asked: AskedPage): Promise<Answer> => {
    const render = async (road: AskedPage['road']): Promise<Answer> => {
      const done: Either<'busy', Answer> = await admission.inTurn('pages', context, async () =>
        jobs.page({ ...asked, road }),
      )
      return E.isRight(done) ? done.right : { kind: 'busy' }
    }
    if (!needsRoad(asked, books)) return render(undefined)
    const wait = admission.take('roads', context)
    if (wait > 0) return { kind: 'too often', wait }
    const road = await admission.inTurn('roads', context, async () =>
      findRoad(asked.search, { ...maps, language: languageOf(asked.path, store) }),
    )
    return E.isLeft(road) ? { kind: 'busy' } : render(road.right)
  }

const createFindAddress = (books: AddressBooks) => {
  const of = {
    published: createNormalAddress(books.published),
    preview: createNormalAddress(books.preview),
  }
  const known = createMemory<NormalAddress>({
    capacity: ADDRESS_TEXT,
    weigh: (name, { path, search }) => name.length + path.length + search.length,
  })
  const nameOf = (address: string, source: ContentSource): string => `${source} ${address}`
  return {
    /** What an address means that was asked for before. */
    recall: (address: string, source: ContentSource) => known.find(nameOf(address, source)),
    find: ({ path, search, source }: AskedPage): NormalAddress | undefined => {
      const name = nameOf(path + search, source)
      const found = known.find(name) ?? of[source](path, search)
      if (found !== undefined) known.keep(name, found)
      return found
    },
  }
}

const HTML = 'text/html; charset=utf-8'
const EVERYBODY = 'no-cache'
const ONE_VISITOR = 'private, no-cache'
// Without it a browser keeps one for good, also where it was sent by mistake.
const REDIRECTION = 'public, max-age=300'
// [B] Larger than what is too small to be packed: a page never is.
const ANY_PAGE = 10_000

/**
 * What of the cookies counts for a page that is kept for everybody: nothing, or what is the same for many. Nothing comes
 * out where the page is the visitor's own.
 */
const sharedCookiesOf = (
  { readsCookies, hasBanner }: Pick<NormalAddress, 'readsCookies' | 'hasBanner'>,
  cookies: string,
): string | undefined => {
  if (readsCookies) return listSharedCookies(cookies)
  return hasBanner && readClosedBanners(cookies).length > 0 ? undefined : ''
}

const keyOf = (
  { source, cookies }: Pick<AskedPage, 'source' | 'cookies'>,
  address: string,
): string => [source, cookies, address].join(' ')

const sendingOf = ({ tag, status }: SentPage, encoding: Encoding, cache: string): Sending => ({
  tag,
  status,
  encoding,
  cache,
  type: HTML,
})

const sendPage = (
  context: Context,
  page: SentPage,
  { encoding, cache }: { readonly encoding: Encoding; readonly cache: string },
): Promise<Response> => sendBytes(context, sendingOf(page, encoding, cache), () => page.bytes)

const sendOther = (
  context: Context,
  other: Other,
  { search, say }: { readonly search: string; readonly say: Say },
): Response => {
  if (other.kind === 'redirection') {
    context.header('Cache-Control', REDIRECTION)
    return context.redirect(`${other.path}${search}${other.fragment ?? ''}`, 308)
  }
  return other.kind === 'busy' ? sendBusy(context, { say }) : sendTooMany(context, other.wait, say)
}

// One address has one spelling; that of a page in a frame leads, in a window, to the whole one.
const leadAway = (context: Context, book: AddressBook, say: Say): Response | undefined => {
  const { pathname, search } = new URL(context.req.url)
  const plain = findPlainPath(pathname)
  if (plain !== undefined)
    return sendOther(context, { kind: 'redirection', path: plain }, { search, say })
  const whole = findWhole(context, book)
  if (whole === undefined) return undefined
  context.header('Cache-Control', 'no-store')
  context.header('Vary', 'Sec-Fetch-Dest', { append: true })
  return context.redirect(whole, 302)
}

interface KeptPages {
  readonly addresses: ReturnType<typeof createFindAddress>
  readonly kept: Readonly<Record<'open' | 'closed', Pages<Other>>>
  readonly sourceOf: (search: string) => ContentSource
}

/** Makes what finds a page that is kept for everybody and packed as it is accepted, by its address as it was sent. */
const createFindReady =
  ({ addresses, kept, sourceOf }: KeptPages) =>
  (address: string, { accepted, cookies = '' }: AskedWith): Ready | undefined => {
    const mark = address.indexOf('?')
    const source = sourceOf(mark < 0 ? '' : address.slice(mark))
    const normal = addresses.recall(address, source)
    const shared = normal === undefined ? undefined : sharedCookiesOf(normal, cookies)
    if (normal === undefined || shared === undefined) return undefined
    const encoding = encodingOf(accepted, ANY_PAGE)
    const key = keyOf({ source, cookies: shared }, normal.path + normal.search)
    const page = kept[normal.isOpen ? 'open' : 'closed'].ready(key, encoding)
    return page === undefined
      ? undefined
      : { sending: sendingOf(page, encoding, EVERYBODY), bytes: page.bytes, route: 'page' }
  }

/** Makes what answers pages. */
export const createPageAnswers = (
  options: SiteOptions,
  { jobs, maps, say }: { readonly jobs: Jobs; readonly maps: MapsClientInput; readonly say: Say },
) => {
  const books = openBooks(options)
  const write = createWrite(options, { jobs, maps, books })
  const addresses = createFindAddress(books)
  const kept: Readonly<Record<'open' | 'closed', Pages<Other>>> = {
    open: createPages(OPEN_BYTES),
    closed: createPages(CLOSED_BYTES),
  }
  const sourceOf = (search: string): ContentSource => {
    if (!options.isPreviewOpen) return resolveContentSource(undefined)
    const flag = findParameter(parseQuery(search), 'preview')
    return resolveContentSource(O.toUndefined(flag))
  }

  const answerKept = async (
    context: Context,
    asked: AskedPage,
    { path, search, isOpen }: NormalAddress,
  ): Promise<Response> => {
    const encoding = encodingFor(context, ANY_PAGE)
    const pages = kept[isOpen ? 'open' : 'closed']
    const key = keyOf(asked, path + search)
    const make = async (): Promise<Answer> => {
      try {
        return await pages.make(key, encoding, async () =>
          write(context, { ...asked, path, search }),
        )
      } catch (error) {
        // Whoever asked first has gone; whoever waited for the same page asks again.
        if (error instanceof CallerGone && !isGone(context)) return make()
        throw error
      }
    }
    const page = (await pages.find(key, encoding)) ?? (await make())
    return 'bytes' in page
      ? sendPage(context, page, { encoding, cache: EVERYBODY })
      : sendOther(context, page, { search: asked.search, say })
  }

  const answerOnce = async (context: Context, asked: AskedPage): Promise<Response> => {
    const encoding = encodingFor(context, ANY_PAGE)
    const written = await write(context, asked)
    if (!('bytes' in written)) return sendOther(context, written, { search: asked.search, say })
    const html = await options.transform?.(asked.path, written.bytes.toString())
    const page = html === undefined ? written : toPage(html, written.status)
    return sendPage(context, await packPage(page, encoding), {
      encoding,
      cache: ONE_VISITOR,
    })
  }

  return {
    answer: async (context: Context): Promise<Response> => {
      nameRoute(context, 'page')
      const { pathname, search } = new URL(context.req.url)
      const away = leadAway(context, books.published, say)
      if (away !== undefined) return away
      const cookies = context.req.header('Cookie') ?? ''
      const asked = { path: pathname, search, source: sourceOf(search), cookies }
      const address = options.transform === undefined ? addresses.find(asked) : undefined
      if (address === undefined) return answerOnce(context, asked)
      const shared = sharedCookiesOf(address, cookies)
      return shared === undefined
        ? answerOnce(context, asked)
        : answerKept(context, { ...asked, cookies: shared }, address)
    },
    findReady: createFindReady({ addresses, kept, sourceOf }),
    /** [B] Pages that are kept. */
    weight: () => kept.open.weight() + kept.closed.weight(),
  }
}
