// The reference service: answers every call of the engine's contracts from the store.
import { Hono, type Context } from 'hono'
import { option as O } from 'fp-ts'
import { carPriceEndpoint } from '@evkit/engine/car'
import { chargingDataEndpoint } from '@evkit/engine/charging'
import { rangeDataEndpoint } from '@evkit/engine/range'
import { foldModel, parseFamilyKey } from '@evkit/engine/internal/range'
import { contentEndpoint, resolveSite } from '@evkit/engine/site'
import { resolveContentSource, type ContentSource } from '@evkit/engine/internal/site'
import type { Endpoint } from '@evkit/engine/shared'
import { mountForms, mountMaintenance, type FormsOptions } from './forms/mount.js'
import { createAnswerGraph, type AnswerGraph } from './graph/graph.js'
import { mountGraph } from './graph/route.js'
import { refuse, reply, toDocument, type Document } from './reply.js'
import { sendFailure } from './failures.js'
import { OPEN_DOOR, type Admission } from './admission.js'
import { mountMapFiles } from './map-files.js'
import { mountReadiness, type ReadinessCheck } from './readiness.js'
import { mountFleet } from './fleet.js'
import { mountOrder } from './order.js'
import { mountPlaces } from './places.js'
import { mountPreOrder } from './pre-order.js'
import { findRequestId } from './requests.js'
import { createEmbedded } from './route/embedded.js'
import type { Maps } from './route/ports.js'
import { mountRoute } from './route/route.js'
import type { Store } from './store.js'

/** What went wrong inside, with the number of the request it went wrong in. */
export interface ServiceFault {
  /** Empty where requests are not watched. */
  readonly id: string
  readonly text: string
}

/** Settings of the service; what is left out is off. */
export interface ServiceOptions {
  /** Whether drafts may be read with the preview flag; off for the public. */
  readonly isPreviewOpen: boolean
  /** Whether the graph may be asked for its types, and says what is wrong with a query; off for the public. */
  readonly isIntrospectionOpen?: boolean
  /** Works out what the graph answers, where that is done beside the thread that answers. */
  readonly answerGraph?: AnswerGraph
  /** Writes the figures of the server; without it they cannot be asked for. */
  readonly writeMetrics?: () => string | Promise<string>
  /** The segment of a path that names the maps service; `maps` without it. */
  readonly maps?: string
  /** What answers about roads, stations and places; without it the data of the project. */
  readonly mapPorts?: Maps
  /** How leads are taken; none are without it. */
  readonly forms?: FormsOptions
  /** Domains of the same product, which a signed-in visitor may be sent on to; none without it. */
  readonly ownDomains?: readonly string[]
  /** Who is let in, and when; everybody at once without it. */
  readonly admission?: Admission
  /** What has to be well for the service to do its work; without it, nothing but the service itself. */
  readonly checks?: readonly ReadinessCheck[]
  /** Hears of what went wrong inside. */
  readonly onFault?: (fault: ServiceFault) => void
}

const routeOf = ({ path }: Endpoint<unknown>): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Keeps each document's text and tag once it was asked for; there are as many as sites and clients. */
const remember = (make: (key: string) => unknown) => {
  const known = new Map<string, Document | undefined>()
  return (key: string): Document | undefined => {
    if (known.has(key)) return known.get(key)
    const value = make(key)
    const document = value === undefined ? undefined : toDocument(value)
    if (document !== undefined) known.set(key, document)
    return document
  }
}

/** Tells whether a family is of a model, in lower case; every family is of the empty one. */
const isOfModel = (modelFamily: string, model: string): boolean => {
  const key = parseFamilyKey(modelFamily)
  return model === '' || (O.isSome(key) && foldModel(key.value.model) === model)
}

const SEPARATOR = '\n'

const missing = (context: Context, title: string): Response =>
  refuse(context, { title, status: 404 })

const sendFault = (context: Context): Response =>
  refuse(context, { title: 'Something went wrong', status: 500 })

const mountContent = (app: Hono, store: Store, { isPreviewOpen }: ServiceOptions): void => {
  const content = remember((key) => {
    const [site = '', client = '', source = 'published'] = key.split(SEPARATOR)
    const found = store.findContent(site, client, source as ContentSource)
    return O.toUndefined(found)
  })
  app.get(routeOf(contentEndpoint), (context) => {
    const source = isPreviewOpen ? resolveContentSource(context.req.query('preview')) : 'published'
    const { site, client } = context.req.param() as Record<string, string>
    const document = content([site, client, source].join(SEPARATOR))
    return document === undefined ? missing(context, 'No such content') : reply(context, document)
  })
}

const mountData = (app: Hono, store: Store): void => {
  const charging = toDocument(store.charging)
  const range = remember((key) => {
    const families = store.range.filter(({ modelFamily }) => isOfModel(modelFamily, key))
    return families.length === 0 ? undefined : families
  })
  app.get(routeOf(chargingDataEndpoint), (context) => reply(context, charging))
  app.get(routeOf(rangeDataEndpoint), (context) => {
    const document = range(foldModel(context.req.query('model') ?? ''))
    return document === undefined ? missing(context, 'No such model') : reply(context, document)
  })
  app.get(routeOf(carPriceEndpoint), (context) => {
    const { site, slug } = context.req.param() as Record<string, string>
    const price = store.savings.findCarPrice(resolveSite(site ?? ''), slug ?? '')
    return price === undefined
      ? missing(context, 'No such price')
      : reply(context, toDocument(price))
  })
}

const mountCare = (app: Hono, store: Store, { writeMetrics }: ServiceOptions): void => {
  app.get('/healthz', (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json({ status: 'ok', sites: store.sites.length })
  })
  if (writeMetrics === undefined) {
    app.get('/metrics', (context) => missing(context, 'No figures here'))
    return
  }
  app.get('/metrics', async (context) => {
    context.header('Cache-Control', 'no-store')
    context.header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
    return context.body(await writeMetrics())
  })
}

/** What every service begins with: the care of whoever runs it, whether it is ready, and an end for what goes wrong. */
const startService = (store: Store, options: ServiceOptions) => {
  const app = new Hono()
  const onFault = (context: Context, text: string): void =>
    options.onFault?.({ id: findRequestId(context), text })
  mountCare(app, store, options)
  mountReadiness(app, { checks: options.checks ?? [], now: () => performance.now(), onFault })
  app.onError((error, context) => sendFailure(context, error, { onFault, sendFault }))
  return { app, onFault }
}

/** Makes the service. It holds no state but the texts it has answered with and the queries it has read. */
export const createService = (store: Store, options: ServiceOptions): Hono => {
  const { app, onFault } = startService(store, options)
  mountData(app, store)
  mountContent(app, store, options)
  mountOrder(app, store.prices)
  mountPlaces(app, store.zips)
  mountFleet(app, store.sites, options.ownDomains ?? [])
  mountPreOrder(app, store.sites)
  const { inTurn } = options.admission ?? OPEN_DOOR
  const { answerGraph = createAnswerGraph(store, options) } = options
  mountGraph(app, { answerGraph, inTurn, onFault })
  const { maps } = options
  const ports = options.mapPorts ?? createEmbedded(store.maps)
  mountForms(app, { store: store.forms, places: store.maps.places }, { inTurn, ...options.forms })
  mountMapFiles(app, store.maps.files)
  mountRoute(app, ports, { ...(maps === undefined ? {} : { maps }), inTurn })
  app.all('/api/*', (context) => missing(context, 'No such call'))
  return app
}

/** Makes the service of whoever runs the site: whether it lives and is ready, its figures, and what answers to its token. */
export const createMaintenanceService = (store: Store, options: ServiceOptions): Hono => {
  const { app } = startService(store, options)
  mountMaintenance(app, store.forms, options.forms ?? {})
  app.notFound((context) => missing(context, 'No such call'))
  return app
}
