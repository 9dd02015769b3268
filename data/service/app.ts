// The reference service: answers every call of the engine's contracts from the store.
import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { chargingDataEndpoint } from '@evkit/engine/charging/documents'
import { foldModel, parseFamilyKey } from '@evkit/engine/range'
import { rangeDataEndpoint } from '@evkit/engine/range/documents'
import { carPriceEndpoint } from '@evkit/engine/car'
import { contentEndpoint, resolveContentSource, type ContentSource } from '@evkit/engine/site'
import type { Endpoint } from '@evkit/engine/shared'
import { addGraph } from './graph.js'
import type { Store } from './store.js'

/** Settings of the service. */
export interface ServiceOptions {
  /** Whether drafts may be read with the preview flag; off for the public. */
  readonly isPreviewOpen: boolean
}

interface Document {
  readonly text: string
  readonly tag: string
}

const MINUTE = 60

const toDocument = (value: unknown): Document => {
  const text = JSON.stringify(value)
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` }
}

const reply = (context: Context, { text, tag }: Document): Response => {
  context.header('ETag', tag)
  context.header('Cache-Control', `public, max-age=${MINUTE}`)
  if (context.req.header('If-None-Match') === tag) return context.body(null, 304)
  context.header('Content-Type', 'application/json; charset=utf-8')
  return context.body(text)
}

const refuse = (context: Context, status: 404 | 500, title: string): Response => {
  context.header('Content-Type', 'application/problem+json; charset=utf-8')
  context.header('Cache-Control', 'no-store')
  return context.body(JSON.stringify({ title, status }), status)
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
  return model === '' || (key._tag === 'Some' && foldModel(key.value.model) === model)
}

const SEPARATOR = '\n'

/** Makes the service. It holds no state but the texts it has answered with. */
export const createService = (store: Store, options: ServiceOptions): Hono => {
  const app = new Hono()
  const charging = toDocument(store.charging)
  const content = remember((key) => {
    const [site = '', client = '', source = 'published'] = key.split(SEPARATOR)
    const found = store.findContent(site, client, source as ContentSource)
    return found._tag === 'Some' ? found.value : undefined
  })
  const range = remember((key) => {
    const families = store.range.filter(({ modelFamily }) => isOfModel(modelFamily, key))
    return families.length === 0 ? undefined : families
  })
  app.get('/healthz', (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json({ status: 'ok', sites: store.sites.length })
  })
  app.get(routeOf(chargingDataEndpoint), (context) => reply(context, charging))
  app.get(routeOf(rangeDataEndpoint), (context) => {
    const document = range(foldModel(context.req.query('model') ?? ''))
    return document === undefined ? refuse(context, 404, 'No such model') : reply(context, document)
  })
  app.get(routeOf(contentEndpoint), (context) => {
    const source = options.isPreviewOpen
      ? resolveContentSource(context.req.query('preview'))
      : 'published'
    const { site, client } = context.req.param() as Record<string, string>
    const document = content([site, client, source].join(SEPARATOR))
    return document === undefined
      ? refuse(context, 404, 'No such content')
      : reply(context, document)
  })
  app.get(routeOf(carPriceEndpoint), (context) => {
    const { site, slug } = context.req.param() as Record<string, string>
    const price = store.savings.findCarPrice(site ?? '', slug ?? '')
    return price === undefined
      ? refuse(context, 404, 'No such price')
      : reply(context, toDocument(price))
  })
  addGraph(app, store)
  app.all('/api/*', (context) => refuse(context, 404, 'No such call'))
  app.onError((_, context) => refuse(context, 500, 'Something went wrong'))
  return app
}
