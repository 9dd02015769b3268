// The site: pages with the state of their address, the built files, and the service, on one port.
import {
  assembleConfiguration,
  createService,
  findRequestId,
  nameRoute,
  type ServiceOptions,
  type Store,
} from '@evkit/data/service'
import {
  clientConfigurationCall,
  tokenConfigurationCall,
  tokenGeneratorCall,
} from '@evkit/engine/savings/documents'
import { parseQuery, findParameter } from '@evkit/engine/shared'
import { DEFAULT_MAPS } from '@evkit/engine/route/documents'
import { resolveContentSource, splitPath } from '@evkit/engine/site'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { renderPage as Render } from '../src/shell/render.js'
import type { MapsClient } from '../src/shell/ports/ask-maps.js'
import type {
  AnswerGraph,
  RenderForms,
  RenderMaps,
  RenderMarket,
} from '../src/shell/render.types.js'
import type { ScriptName } from '../src/shell/scripts.js'
import type { Asset, Encoding } from './assets.js'
import { findRoad } from './find-road.js'
import { writeDocument, type PageAssets } from './document.js'

/** What the site is made from. */
export interface SiteOptions extends ServiceOptions {
  readonly store: Store
  readonly render: typeof Render
  /** The file at an address. */
  readonly findAsset: (path: string) => Asset | undefined
  /** Files of each script. */
  readonly listAssets: (script: ScriptName) => PageAssets
  /** Where the site is reached from outside, for canonical addresses; empty: relative ones. */
  readonly origin: string
  /** Address of a map style in place of our own ground; empty without one. */
  readonly mapStyle?: string
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  /** Watches every request, first of all. */
  readonly watch?: MiddlewareHandler
  /** Changes a document before it is sent, while developing. */
  readonly transform?: (path: string, html: string) => Promise<string>
}

const YEAR = 31_536_000
const HOUR = 3600

const chooseEncoding = (accepted: string): Encoding => {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
}

const send = (context: Context, asset: Asset): Response => {
  nameRoute(context, 'file')
  context.header('Content-Type', asset.type)
  context.header(
    'Cache-Control',
    asset.isImmutable ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`,
  )
  const encoding = asset.isText
    ? chooseEncoding(context.req.header('Accept-Encoding') ?? '')
    : 'plain'
  if (asset.isText) context.header('Vary', 'Accept-Encoding')
  if (encoding !== 'plain') context.header('Content-Encoding', encoding)
  return context.body(new Uint8Array(asset.encoded(encoding)))
}

const sourceOf = (search: string, isOpen: boolean) => {
  const flag = findParameter(parseQuery(search), 'preview')
  return resolveContentSource(isOpen && flag._tag === 'Some' ? flag.value : undefined)
}

const graphAnswers = ({ savings }: Store): AnswerGraph => {
  const { clientConfiguration, tokenGenerator, tokenConfiguration } = savings.configurations
  const answers: Readonly<Record<string, typeof clientConfiguration>> = {
    [clientConfigurationCall.operation]: clientConfiguration,
    [tokenGeneratorCall.operation]: tokenGenerator,
    [tokenConfigurationCall.operation]: tokenConfiguration,
  }
  return (operation, values) => answers[operation]?.(values)
}

const mapsServiceOf = ({ maps = DEFAULT_MAPS }: Pick<SiteOptions, 'maps'>): string => maps

const toRenderMaps = (options: SiteOptions): RenderMaps => ({
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

const isPlanner = (path: string): boolean => splitPath(path).at(-1) === 'route-planner'

const sendPage = async (
  context: Context,
  options: SiteOptions,
  client: MapsClient,
): Promise<Response> => {
  nameRoute(context, 'page')
  const { pathname, search } = new URL(context.req.url)
  const source = sourceOf(search, options.isPreviewOpen)
  const road = isPlanner(pathname) ? await findRoad(search, client) : undefined
  const page = options.render({
    ...(road === undefined ? {} : { road }),
    path: pathname,
    search,
    load: (site, client) => options.store.findContent(site, client, source),
    documents: { charging: options.store.charging, range: options.store.range },
    answerGraph: graphAnswers(options.store),
    findPrice: options.store.savings.findCarPrice,
    maps: toRenderMaps(options),
    forms: toRenderForms(options),
    cookies: context.req.header('Cookie') ?? '',
    fallbackSite: options.store.sites[0] ?? 'uk',
  })
  if (page.kind === 'redirection') return context.redirect(`${page.path}${search}`, 308)
  if (page.kind === 'broken') {
    throw new Error(
      page.issues.map(({ path, expected }) => `${path}: expected ${expected}`).join('; '),
    )
  }
  const html = writeDocument(page, options.listAssets(page.script), options.origin)
  context.header('Cache-Control', 'no-cache')
  return context.html((await options.transform?.(pathname, html)) ?? html, page.status)
}

/** Makes the site. */
export const createSite = (options: SiteOptions): Hono => {
  const app = new Hono()
  if (options.watch !== undefined) app.use(options.watch)
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(options.headers)) context.header(name, value)
  })
  app.get('*', async (context, next) => {
    const asset = options.findAsset(context.req.path)
    if (asset === undefined) {
      await next()
      return
    }
    return send(context, asset)
  })
  app.use(compress())
  const service = createService(options.store, options)
  app.route('/', service)
  // Our own service is asked without a network.
  const client: MapsClient = {
    maps: mapsServiceOf(options),
    fetch: async (address) => service.request(address),
  }
  app.get('*', (context) => sendPage(context, options, client))
  app.onError((error, context) => {
    options.onFault?.({ id: findRequestId(context), text: error.message })
    context.header('Cache-Control', 'no-store')
    return context.text('Something went wrong. Please try again.', 500)
  })
  return app
}
