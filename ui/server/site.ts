// The site: pages with the state of their address, the built files, and the service, on one port.
import {
  admit,
  asksForWidth,
  createOwnImages,
  createService,
  encodingOf,
  findRequestId,
  nameRoute,
  packAnswers,
  refuse,
  savesData,
  sendFailure,
  sendBytes,
  sendRange,
  sendTooMany,
  OPEN_DOOR,
  type AskedKind,
  type Sending,
  type ServiceOptions,
} from '@evkit/data/service'
import {
  routeEndpoint,
  placeEndpoint,
  resolveEndpoint,
  suggestEndpoint,
} from '@evkit/engine/internal/route'
import type { Endpoint } from '@evkit/engine/shared'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { MapsClientInput } from '../src/shell/ports/maps/maps-client.js'
import type { Asset } from './assets.js'
import type { FindReady, Ready } from './at-hand.js'
import { answerGuests, concernsGuests, showToGuests, type Guests } from './guests.js'
import { mountLoaders } from './framed.js'
import { mountGround } from './ground.js'
import { createJobs, mapsServiceOf, type JobParts, type Jobs } from './jobs.js'
import { createPageAnswers } from './send-page.js'
import { createRefusals, type RefusalParts } from './refusals.js'
import { mountSentForms } from './sent-forms.js'
import { mountSecurityText, type SecurityTextOptions } from './security-text.js'
import { isOfFiles } from './shared-files.js'
import { mountSitemap } from './sitemap.js'

/** What the site is made from. */
export interface SiteOptions extends ServiceOptions, JobParts, Pick<RefusalParts, 'renderRefusal'> {
  /** Where the work is done that takes long; here, between the answers, without it. */
  readonly jobs?: Jobs
  /** The file at an address. */
  readonly findAsset: (path: string) => Asset | undefined
  /** The file of another build at an address, where files are shared. */
  readonly findShared?: (path: string) => Promise<Asset | undefined>
  /** Files of the pages that are kept for when there is no network; without it none is. */
  readonly keptFiles?: readonly string[]
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  /** Whom to tell of a weakness, and what day it is; without it there is no `security.txt`. */
  readonly security?: SecurityTextOptions
  /** Origins whose pages may ask, show pictures, and frame tools and forms; none without it. */
  readonly guests?: Guests
  /** Watches every request, first of all. */
  readonly watch?: MiddlewareHandler
  /** Changes a document before it is sent, while developing. */
  readonly transform?: (path: string, html: string) => Promise<string>
}

const YEAR = 31_536_000
const HOUR = 3600

const cacheOf = ({ isImmutable }: Asset): string =>
  isImmutable ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`

// Whoever saves data gets a picture narrower than its files are; `srcset` cannot know of the wish.
const PHOTOGRAPH = /^image\/(?:avif|webp|jpeg)$/

const isNarrowed = ({ type }: Asset, saveData: string | undefined): boolean =>
  savesData(saveData) && PHOTOGRAPH.test(type)

const sendingOf = (asset: Asset, accepted: string | undefined): Sending => ({
  tag: asset.packed.tag,
  type: asset.type,
  cache: cacheOf(asset),
  ...(PHOTOGRAPH.test(asset.type) ? { fitsLine: true } : {}),
  encoding: asset.isText ? encodingOf(accepted, asset.packed.size) : 'plain',
})

const FILE = /\.[a-z][a-z0-9]{0,9}$/i

/** Whether an address is that of a file by its ending: no page has one. */
const isFile = (path: string): boolean => FILE.test(path)

const NO_FILE = { status: 404, title: 'No such file' } as const

const isFilm = ({ type }: Asset): boolean => type.startsWith('video/')

const send = async (context: Context, asset: Asset) => {
  nameRoute(context, 'file')
  const sending = sendingOf(asset, context.req.header('Accept-Encoding'))
  if (isFilm(asset)) return sendRange(context, sending, await asset.packed.encoded('plain'))
  return sendBytes(context, sending, async () => asset.packed.encoded(sending.encoding))
}

const toOwnImage = (asset: Asset) => ({
  tag: asset.packed.tag,
  type: asset.type,
  cache: cacheOf(asset),
  bytes: async () => asset.packed.encoded('plain'),
})

// A film is asked for in parts: it is looked at with care.
const readyFile = (asset: Asset, accepted: string | undefined): Ready | undefined => {
  if (isFilm(asset)) return undefined
  const sending = sendingOf(asset, accepted)
  const bytes = asset.packed.ready(sending.encoding)
  return bytes === undefined ? undefined : { sending, bytes, route: 'file' }
}

const FORMS = /^\/api\/(?:forms-backend|leads-forms)\//
const MAP_CALLS = [resolveEndpoint, suggestEndpoint, placeEndpoint]

// A call of the maps up to its question.
const beginningOf = ({ path }: Pick<Endpoint<unknown>, 'path'>, maps: string): string =>
  path.replace('{maps}', maps).replace('{json}', '')

const CARE = ['/healthz', '/readyz', '/readyz/pages', '/readyz/forms', '/metrics']

const MAPS = '/maps/'

const isUncounted = (path: string): boolean =>
  FORMS.test(path) || CARE.includes(path) || (isOfFiles(path) && !path.startsWith(MAPS))

// Files are at hand, the forms have limits of their own, and whoever runs the server is never kept waiting.
const kindOf = (
  { findAsset, ...options }: SiteOptions,
  {
    path,
    url,
    saveData,
  }: { readonly path: string; readonly url: string; readonly saveData: string | undefined },
): AskedKind | undefined => {
  const asset = findAsset(path)
  if (asset !== undefined && (asksForWidth(asset.type, url) || isNarrowed(asset, saveData)))
    return 'documents'
  if (asset !== undefined || isUncounted(path)) return undefined
  if (/^\/api\/\w*graph\//.test(path)) return 'graph'
  const maps = mapsServiceOf(options)
  if (path.startsWith(beginningOf(routeEndpoint, maps))) return 'roads'
  if (MAP_CALLS.some((call) => path.startsWith(beginningOf(call, maps)))) return 'places'
  return path.startsWith('/api/') || path.startsWith(MAPS) ? 'documents' : 'pages'
}

// A browser that is told once that a file is elsewhere, or kept a 404, would never ask for it again.
const mountOtherFiles = (app: Hono, { store, findShared }: SiteOptions): void => {
  const layers = store.maps.files.texts
  app.get('*', async (context, next) => {
    const { path } = context.req
    if (!isOfFiles(path) || layers.has(path)) {
      await next()
      return undefined
    }
    const asset = await findShared?.(path)
    return asset === undefined ? refuse(context, NO_FILE) : send(context, asset)
  })
}

// What can be sent at once for an address; nothing of what differs by who asks.
const createFindReady =
  ({ transform, guests = [], findAsset }: SiteOptions, findPage: FindReady): FindReady =>
  (address, asked) => {
    const [path = ''] = address.split('?', 1)
    if (transform !== undefined || (guests.length > 0 && concernsGuests(path))) return undefined
    const asset = findAsset(path)
    if (asset === undefined) return findPage(address, asked)
    return asksForWidth(asset.type, address) || isNarrowed(asset, asked.saveData)
      ? undefined
      : readyFile(asset, asked.accepted)
  }

/** A site, and what of it is at hand. */
export interface Site {
  readonly app: Hono
  /** Finds what can be sent at once for an address. */
  readonly findReady: FindReady
}

/** Makes the site. */
export const assembleSite = (options: SiteOptions): Site => {
  const app = new Hono()
  const { say, sendFault } = createRefusals(options)
  if (options.watch !== undefined) app.use(options.watch)
  const { guests = [] } = options
  if (guests.length > 0) app.use(showToGuests(guests))
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(options.headers))
      context.res.headers.set(name, value)
  })
  if (guests.length > 0) app.use('/api/*', answerGuests(guests))
  app.use(
    admit(
      options.admission ?? OPEN_DOOR,
      ({ req }) =>
        kindOf(options, { path: req.path, url: req.url, saveData: req.header('Save-Data') }),
      (context, wait) => sendTooMany(context, wait, say),
    ),
  )
  const sendNarrower = createOwnImages(options.admission ?? OPEN_DOOR)
  app.get('*', async (context, next) => {
    const asset = options.findAsset(context.req.path)
    if (asset === undefined) {
      await next()
      return
    }
    return asksForWidth(asset.type, context.req.url) ||
      isNarrowed(asset, context.req.header('Save-Data'))
      ? sendNarrower(context, toOwnImage(asset))
      : send(context, asset)
  })
  app.use(packAnswers)
  const { admission = OPEN_DOOR, jobs = createJobs(options) } = options
  mountGround(app, jobs, admission)
  mountSitemap(app, options.store, options)
  mountSecurityText(app, options)
  mountLoaders(app, options)
  mountOtherFiles(app, options)
  const service = createService(options.store, { answerGraph: jobs.graph, ...options })
  app.route('/', service)
  // Our own service is asked without a network.
  const maps: MapsClientInput = {
    maps: mapsServiceOf(options),
    fetch: async (address, { headers = {} }) => service.request(address, { headers }),
  }
  mountSentForms(app, options, { jobs, service, say })
  const pages = createPageAnswers(options, { jobs, maps, say })
  // What nobody has is not looked for among the pages: they would lead on to the address with a slash.
  app.get('*', async (context, next) => (isFile(context.req.path) ? say(context, NO_FILE) : next()))
  app.get('*', pages.answer)
  app.all('*', (context) => {
    context.header('Allow', 'GET, HEAD')
    return refuse(context, { status: 405, title: 'Only GET and HEAD' })
  })
  const onFault = (context: Context, text: string): void =>
    options.onFault?.({ id: findRequestId(context), text })
  app.onError((error, context) => sendFailure(context, error, { onFault, sendFault, say }))
  return { app, findReady: createFindReady(options, pages.findReady) }
}

/** Makes the site where nobody asks what is at hand. */
export const createSite = (options: SiteOptions): Hono => assembleSite(options).app
