// Answers a page: kept where it is the same for everybody, else rendered for whoever asks, in turn.
import {
  assembleConfiguration,
  BUSY_SECONDS,
  createMemory,
  encodingFor,
  nameRoute,
  OPEN_DOOR,
  refuse,
  sendBytes,
  type Encoding,
  type Store,
} from '@evkit/data/service'
import {
  clientConfigurationCall,
  tokenConfigurationCall,
  tokenGeneratorCall,
} from '@evkit/engine/savings/documents'
import { parseQuery, findParameter, type Either } from '@evkit/engine/shared'
import { DEFAULT_MAPS } from '@evkit/engine/route/documents'
import { resolveContentSource, splitPath, type ContentSource } from '@evkit/engine/site'
import type { Context } from 'hono'
import { listSharedCookies } from '../src/shell/maps/range-map-start.js'
import { createNormalAddress, type NormalAddress } from '../src/shell/normal-address.js'
import type { MapsClient } from '../src/shell/ports/ask-maps.js'
import type {
  AnswerGraph,
  RenderForms,
  RenderMaps,
  RenderMarket,
} from '../src/shell/render.types.js'
import { writeDocument } from './document.js'
import { findRoad } from './find-road.js'
import { createPages, sendOnce, type Pages, type SentPage, type Written } from './pages.js'
import type { SiteOptions } from './site.js'

const graphAnswers = ({ savings }: Store): AnswerGraph => {
  const { clientConfiguration, tokenGenerator, tokenConfiguration } = savings.configurations
  const answers: Readonly<Record<string, typeof clientConfiguration>> = {
    [clientConfigurationCall.operation]: clientConfiguration,
    [tokenGeneratorCall.operation]: tokenGenerator,
    [tokenConfigurationCall.operation]: tokenConfiguration,
  }
  return (operation, values) => answers[operation]?.(values)
}

/** The segment of a path that names the service for roads and places. */
export const mapsServiceOf = ({ maps = DEFAULT_MAPS }: Pick<SiteOptions, 'maps'>): string => maps

/** What maps are drawn from. */
export const toRenderMaps = (options: SiteOptions): RenderMaps => ({
  service: mapsServiceOf(options),
  cut: options.store.maps.cutMap,
  layers: options.store.maps.files.addresses,
  style: options.mapStyle ?? '',
  credits: options.store.maps.mapCredits.map(({ text, url }) => ({ text, url })),
})

const toRenderMarket = (market: Store['forms']['markets'][number]): RenderMarket => {
  const { entry, dictionary, forms } = market
  return {
    market: entry.market,
    locale: entry.locale,
    direction: entry.direction,
    country: entry.country,
    dictionary,
    label: dictionary.get('FormHeading') ?? '',
    help: entry.help,
    purposes: [...forms.keys()],
    configurationOf: (purpose) => assembleConfiguration(market, purpose),
  }
}

const toRenderForms = ({ store, origin, forms }: SiteOptions): RenderForms => ({
  markets: store.forms.markets.map(toRenderMarket),
  dialCodes: store.forms.dialCodes,
  origin,
  isProduction: forms?.isProduction ?? true,
})

/** A page that leads elsewhere, or that has to wait. */
type Other =
  | { readonly kind: 'redirection'; readonly path: string }
  | { readonly kind: 'busy' }
  | { readonly kind: 'too often'; readonly wait: number }

/** What a page is rendered for. */
interface Asked {
  readonly path: string
  readonly search: string
  readonly source: ContentSource
  readonly cookies: string
}

// [B] Of pages whose addresses have only so many values, and of those whose addresses hold any text: one must not push
// out the other.
const CLOSED_BYTES = 64 * 1024 * 1024
const OPEN_BYTES = 16 * 1024 * 1024
// [characters] Of addresses and what they mean.
const ADDRESS_TEXT = 4_000_000

const isPlanner = (path: string): boolean => splitPath(path).at(-1) === 'route-planner'

const createWrite = (options: SiteOptions, client: MapsClient) => {
  const { admission = OPEN_DOOR, store } = options
  const parts = {
    documents: { charging: store.charging, range: store.range },
    answerGraph: graphAnswers(store),
    findPrice: store.savings.findCarPrice,
    maps: toRenderMaps(options),
    forms: toRenderForms(options),
    fallbackSite: store.sites[0] ?? 'uk',
  }
  const render = (
    { path, search, source, cookies }: Asked,
    road: Awaited<ReturnType<typeof findRoad>>,
  ) => {
    const page = options.render({
      ...parts,
      ...(road === undefined ? {} : { road }),
      path,
      search,
      cookies,
      load: (site, client) => store.findContent(site, client, source),
    })
    if (page.kind === 'redirection') return page
    if (page.kind === 'broken') {
      throw new Error(
        page.issues.map((issue) => `${issue.path}: expected ${issue.expected}`).join('; '),
      )
    }
    return {
      html: writeDocument(page, options.listAssets(page.script), options.origin),
      status: page.status,
    }
  }
  const rendered = async (
    context: Context,
    job: () => Written | Other,
  ): Promise<Written | Other> => {
    const done: Either<'busy', Written | Other> = await admission.inTurn('pages', context, job)
    return done._tag === 'Right' ? done.right : { kind: 'busy' }
  }
  const write = async (context: Context, asked: Asked): Promise<Written | Other> => {
    if (!isPlanner(asked.path)) return rendered(context, () => render(asked, undefined))
    const wait = admission.take('roads', context)
    if (wait > 0) return { kind: 'too often', wait }
    const road = await admission.inTurn('roads', context, async () =>
      findRoad(asked.search, client),
    )
    return road._tag === 'Left'
      ? { kind: 'busy' }
      : rendered(context, () => render(asked, road.right))
  }
  return { write, parts }
}

const createFindAddress = (options: SiteOptions, forms: RenderForms) => {
  const { store } = options
  const documents = { charging: store.charging, range: store.range }
  const make = (source: ContentSource) =>
    createNormalAddress({
      documents,
      forms,
      load: (site, client) => store.findContent(site, client, source),
    })
  const of = { published: make('published'), preview: make('preview') }
  const known = createMemory<NormalAddress>({
    capacity: ADDRESS_TEXT,
    weigh: (name, { path, search }) => name.length + path.length + search.length,
  })
  return ({ path, search, source }: Asked): NormalAddress | undefined => {
    const name = `${source} ${path}${search}`
    const found = known.find(name) ?? of[source](path, search)
    if (found !== undefined) known.keep(name, found)
    return found
  }
}

const HTML = 'text/html; charset=utf-8'
const EVERYBODY = 'no-cache'
const ONE_VISITOR = 'private, no-cache'
// [B] Larger than what is too small to be packed: a page never is.
const ANY_PAGE = 10_000

const sendPage = (
  context: Context,
  { tag, status, bytes }: SentPage,
  { encoding, cache }: { readonly encoding: Encoding; readonly cache: string },
): Promise<Response> =>
  sendBytes(context, { tag, status, encoding, cache, type: HTML }, () => bytes)

const sendOther = (context: Context, other: Other, search: string): Response => {
  if (other.kind === 'redirection') return context.redirect(`${other.path}${search}`, 308)
  context.header('Retry-After', String(other.kind === 'busy' ? BUSY_SECONDS : other.wait))
  return other.kind === 'busy'
    ? refuse(context, { status: 503, title: 'Too many at once' })
    : refuse(context, { status: 429, title: 'Too many requests' })
}

/** Makes what answers pages. */
export const createPageAnswers = (options: SiteOptions, client: MapsClient) => {
  const { write, parts } = createWrite(options, client)
  const findAddress = createFindAddress(options, parts.forms)
  const kept: Readonly<Record<'open' | 'closed', Pages<Other>>> = {
    open: createPages(OPEN_BYTES),
    closed: createPages(CLOSED_BYTES),
  }
  const sourceOf = (search: string): ContentSource => {
    if (!options.isPreviewOpen) return resolveContentSource(undefined)
    const flag = findParameter(parseQuery(search), 'preview')
    return resolveContentSource(flag._tag === 'Some' ? flag.value : undefined)
  }

  const answerKept = async (
    context: Context,
    asked: Asked,
    { path, search, isOpen }: NormalAddress,
  ): Promise<Response> => {
    const encoding = encodingFor(context, ANY_PAGE)
    const pages = kept[isOpen ? 'open' : 'closed']
    const key = [asked.source, asked.cookies, path + search].join(' ')
    const page =
      (await pages.find(key, encoding)) ??
      (await pages.make(key, encoding, async () => write(context, { ...asked, path, search })))
    return 'bytes' in page
      ? sendPage(context, page, { encoding, cache: EVERYBODY })
      : sendOther(context, page, asked.search)
  }

  const answerOnce = async (context: Context, asked: Asked): Promise<Response> => {
    const encoding = encodingFor(context, ANY_PAGE)
    const written = await write(context, asked)
    if (!('html' in written)) return sendOther(context, written, asked.search)
    const { transform } = options
    const html = (await transform?.(asked.path, written.html)) ?? written.html
    return sendPage(context, await sendOnce({ ...written, html }, encoding), {
      encoding,
      cache: ONE_VISITOR,
    })
  }

  return {
    answer: async (context: Context): Promise<Response> => {
      nameRoute(context, 'page')
      const { pathname, search } = new URL(context.req.url)
      const cookies = context.req.header('Cookie') ?? ''
      const asked = { path: pathname, search, source: sourceOf(search), cookies }
      const address = options.transform === undefined ? findAddress(asked) : undefined
      if (address === undefined) return answerOnce(context, asked)
      if (!address.readsCookies) return answerKept(context, { ...asked, cookies: '' }, address)
      const shared = listSharedCookies(cookies)
      return shared === undefined
        ? answerOnce(context, asked)
        : answerKept(context, { ...asked, cookies: shared }, address)
    },
    /** [B] Pages that are kept. */
    weight: () => kept.open.weight() + kept.closed.weight(),
  }
}
