// The site: pages with the state of their address, the built files, and the service, on one port.
import {
  admit,
  createService,
  encodingFor,
  findRequestId,
  nameRoute,
  packAnswers,
  refuse,
  sendFailure,
  sendBytes,
  OPEN_DOOR,
  type AskedKind,
  type ServiceOptions,
} from '@evkit/data/service'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { MapsClient } from '../src/shell/ports/ask-maps.js'
import type { Asset } from './assets.js'
import { answerGuests, showToGuests, type Guests } from './guests.js'
import { mountGround } from './ground.js'
import { createJobs, mapsServiceOf, type JobParts, type Jobs } from './jobs.js'
import { createPageAnswers } from './send-page.js'

/** What the site is made from. */
export interface SiteOptions extends ServiceOptions, JobParts {
  /** Where the work is done that takes long; here, between the answers, without it. */
  readonly jobs?: Jobs
  /** The file at an address. */
  readonly findAsset: (path: string) => Asset | undefined
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  /** Origins whose pages may ask, show pictures and frame forms; none without it. */
  readonly guests?: Guests
  /** Watches every request, first of all. */
  readonly watch?: MiddlewareHandler
  /** Changes a document before it is sent, while developing. */
  readonly transform?: (path: string, html: string) => Promise<string>
}

const YEAR = 31_536_000
const HOUR = 3600

const send = async (context: Context, { type, isText, isImmutable, packed }: Asset) => {
  nameRoute(context, 'file')
  const encoding = isText ? encodingFor(context, packed.size) : 'plain'
  const cache = isImmutable ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`
  return sendBytes(context, { tag: packed.tag, type, cache, encoding }, async () =>
    packed.encoded(encoding),
  )
}

const FORMS = /^\/api\/(?:forms-backend|leads-forms)\//
const CARE = ['/healthz', '/readyz', '/metrics']

// Files are at hand, the forms have limits of their own, and whoever runs the server is never kept waiting.
const kindOf = ({ findAsset, ...options }: SiteOptions, path: string): AskedKind | undefined => {
  if (FORMS.test(path) || CARE.includes(path) || findAsset(path) !== undefined) return undefined
  if (/^\/api\/\w*graph\//.test(path)) return 'graph'
  const roads = `/api/electrification/${mapsServiceOf(options)}/`
  if (path.startsWith(`${roads}route/`)) return 'roads'
  if (path.startsWith(roads)) return 'places'
  return path.startsWith('/api/') || path.startsWith('/maps/') ? 'documents' : 'pages'
}

const sendTooMany = (context: Context, wait: number): Response => {
  context.header('Retry-After', String(wait))
  return refuse(context, { status: 429, title: 'Too many requests' })
}

const sendFault = (context: Context): Response => {
  context.header('Cache-Control', 'no-store')
  return context.text('Something went wrong. Please try again.', 500)
}

/** Makes the site. */
export const createSite = (options: SiteOptions): Hono => {
  const app = new Hono()
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
    admit(options.admission ?? OPEN_DOOR, ({ req }) => kindOf(options, req.path), sendTooMany),
  )
  app.get('*', async (context, next) => {
    const asset = options.findAsset(context.req.path)
    if (asset === undefined) {
      await next()
      return
    }
    return send(context, asset)
  })
  app.use(packAnswers)
  const { admission = OPEN_DOOR, jobs = createJobs(options) } = options
  mountGround(app, jobs, admission)
  const service = createService(options.store, { answerGraph: jobs.graph, ...options })
  app.route('/', service)
  // Our own service is asked without a network.
  const client: MapsClient = {
    maps: mapsServiceOf(options),
    fetch: async (address) => service.request(address),
  }
  const pages = createPageAnswers(options, jobs, client)
  app.get('*', pages.answer)
  app.all('*', (context) => {
    context.header('Allow', 'GET, HEAD')
    return refuse(context, { status: 405, title: 'Only GET and HEAD' })
  })
  const onFault = (context: Context, text: string): void =>
    options.onFault?.({ id: findRequestId(context), text })
  app.onError((error, context) => sendFailure(context, error, { onFault, sendFault }))
  return app
}
