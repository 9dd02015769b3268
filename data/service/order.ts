// The calls for prices: JSON by POST, within a size; wrong bodies are refused as problems.
import type { Context, Hono } from 'hono'
import { either as E } from 'fp-ts'
import type * as t from 'io-ts'
import { pricesEndpoint, usPriceEndpoint } from '@evkit/engine/blocks'
import { PricesBodyCodec, UsPriceBodyCodec } from '@evkit/engine/internal/blocks'
import { decodeWith } from '@evkit/engine/shared'
import { resolveSite } from '@evkit/engine/site'
import { readJson } from './forms/json-body.js'
import type { PriceStore } from './price-store.js'
import { refuse, reply, toDocument, type Document } from './reply.js'

/** [B] The largest body that is read. */
const BODY_LIMIT = 4096

const METHOD = 'POST'
const US = 'us'

const toAnswer = (value: object | undefined): Document | undefined =>
  value === undefined ? undefined : toDocument(value)

/** Keeps the documents there are by key; what is not there is not kept, as anybody may ask for anything. */
const keep = (make: (key: string) => object | undefined) => {
  const known = new Map<string, Document>()
  return (key: string): Document | undefined => {
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const document = toAnswer(make(key))
    if (document !== undefined) known.set(key, document)
    return document
  }
}

const answer =
  <Body>(
    codec: t.Decoder<unknown, Body>,
    find: (body: Body) => { readonly document: Document | undefined; readonly missing: string },
  ) =>
  async (context: Context): Promise<Response> => {
    const read = await readJson(context, BODY_LIMIT)
    if (E.isLeft(read)) {
      return read.left === 'NOT_JSON'
        ? refuse(context, { status: 415, title: 'Expected JSON' })
        : refuse(context, { status: 413, title: 'The body is too large' })
    }
    const body = decodeWith(codec, read.right)
    if (E.isLeft(body)) {
      const detail = [...new Set(body.left.map(({ path }) => path))].join(', ').slice(0, 200)
      return refuse(context, { status: 400, title: 'No such question', detail })
    }
    const { document, missing } = find(body.right)
    return document === undefined
      ? refuse(context, { status: 404, title: missing })
      : reply(context, document, 'no-store')
  }

/** Adds the calls for prices to a service. */
export const mountOrder = (app: Hono, { findPrices, findUsPrice }: PriceStore): void => {
  const prices = keep((market) => findPrices(market))
  app.post(
    pricesEndpoint.path,
    answer(PricesBodyCodec, ({ market }) => ({
      document: prices(resolveSite(market)),
      missing: 'No such market',
    })),
  )
  app.post(
    usPriceEndpoint.path,
    answer(UsPriceBodyCodec, ({ market, modelKey }) =>
      resolveSite(market) === US
        ? { document: toAnswer(findUsPrice(modelKey)), missing: 'No such model' }
        : { document: undefined, missing: 'No such market' },
    ),
  )
  for (const { path } of [pricesEndpoint, usPriceEndpoint]) {
    app.all(path, (context) => {
      context.header('Allow', METHOD)
      return refuse(context, { status: 405, title: 'Expected POST' })
    })
  }
}
