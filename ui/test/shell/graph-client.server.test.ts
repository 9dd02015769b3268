import { either as E } from 'fp-ts'
import { createService, openStore } from '@evkit/data/service'
import { feedOf, startFeed } from '@evkit/engine/range'
import { takeReply } from '../../../engine/src/range/range-feed.js'
import { describe, expect, test } from 'vitest'
import { createCarConfigurationClient } from '../../src/shell/ports/tools/car-configuration-client.js'
import { createRangeDataClient } from '../../src/shell/ports/tools/range-data-client.js'
import { createGraphClient, type GraphClient } from '../../src/shell/ports/tools/graph-client.js'

const store = openStore(new URL('../../../data/', import.meta.url))
if (E.isLeft(store)) throw new Error(JSON.stringify(store.left))
const service = createService(store.right, { isPreviewOpen: false })

const direct: typeof fetch = async (address, init) => service.request(address, init)

interface Ask {
  readonly fetch?: typeof fetch
  readonly search?: string
  readonly timeout?: number
}
const client = ({ fetch = direct, search = '', timeout }: Ask = {}) =>
  createGraphClient({
    hosts: { graph: '', qagraph: '' },
    search: () => search,
    fetch,
    ...(timeout === undefined ? {} : { timeout }),
  })

const answering =
  (body: string, status = 200, statusText = ''): typeof fetch =>
  () =>
    Promise.resolve(new Response(body, { status, statusText }))

const never: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => {
      reject(init.signal?.reason as Error)
    })
  })

const askForRange =
  (ask: GraphClient) =>
  (model: string, { signal } = new AbortController()) =>
    createRangeDataClient(ask)(model, signal)

describe('asking for range data', () => {
  test('[T-API-05] [T-API-06] the service answers with data the tools can use', async () => {
    const reply = await askForRange(client())('EX30')
    if (reply.kind !== 'data') throw new Error(JSON.stringify(reply))
    expect([...reply.data.models.keys()]).toEqual(['ex30'])
    expect(reply.notes).toEqual([])
    const all = await askForRange(client())('')
    expect(all.kind === 'data' && all.data.models.size).toBeGreaterThan(3)
  })

  test.each([
    ['', '/api/graph/graphql'],
    ['?env=graph', '/api/graph/graphql'],
    ['?env=qagraph', '/api/qagraph/graphql'],
    ['?env=QAGRAPH', '/api/graph/graphql'],
    ['?env=https://elsewhere.example', '/api/graph/graphql'],
    ['?env=%E0%A4%A', '/api/graph/graphql'],
  ])('[T-API-07] the address %j asks %s', async (search, address) => {
    const asked: unknown[] = []
    const fetch: typeof globalThis.fetch = (where, init) => {
      asked.push(where)
      return direct(where, init)
    }
    await askForRange(client({ fetch, search }))('EX30')
    expect(asked).toEqual([address])
  })

  test('[T-API-07] another origin is configuration, and nothing of the visitor goes with it', async () => {
    const asked: [unknown, RequestInit | undefined][] = []
    const ask = createGraphClient({
      hosts: { graph: 'https://graph.example', qagraph: 'https://qa.example' },
      search: () => '?env=qagraph',
      fetch: (where, init) => {
        asked.push([where, init])
        return Promise.resolve(new Response('{"data":{"rangeData":null}}'))
      },
    })
    expect(await askForRange(ask)('EX30')).toEqual({ kind: 'unusable' })
    expect(asked[0]?.[0]).toBe('https://qa.example/api/qagraph/graphql')
    expect(asked[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit' })
  })

  test.each<[string, typeof fetch, string]>([
    ['a status', answering('', 404, 'Not Found'), 'Request failed with status 404 Not Found'],
    ['a bare status', answering('', 503), 'Request failed with status 503'],
    [
      'an error of the graph',
      answering('{"data":null,"errors":[{"message":"Something went wrong"}]}'),
      'The graph answered with a fault at errors.0: Something went wrong',
    ],
    ['another document', answering('[]'), 'The graph answered with a fault at : '],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- anything can be thrown
    ['a thrown text', () => Promise.reject('odd'), 'odd'],
  ])('[T-ERR-01] [T-SAV-09] %s is a failure with a reason, and ERROR', async (_, fetch, reason) => {
    const reply = await askForRange(client({ fetch }))('EX30')
    if (reply.kind !== 'failed') throw new Error(JSON.stringify(reply))
    expect(reply.reason.startsWith(reason)).toBe(true)
    expect(takeReply(startFeed('EX30'), reply).status).toBe('ERROR')
  })

  test('[T-SAV-09] what is no JSON is a failure too', async () => {
    const reply = await askForRange(client({ fetch: answering('<html>') }))('EX30')
    expect(reply.kind).toBe('failed')
  })

  test.each(['{"data":{"rangeData":null}}', '{"data":{"rangeData":[]}}', '{"data":{}}'])(
    '[T-SAV-09] [T-DATA-15] %s is NOT_FOUND',
    async (body) => {
      const reply = await askForRange(client({ fetch: answering(body) }))('EX30')
      expect(reply).toEqual({ kind: 'unusable' })
      expect(takeReply(startFeed('EX30'), reply).status).toBe('NOT_FOUND')
    },
  )

  test('[T-SAV-09] [T-DATA-14] a later failure keeps the data; a bad entry is dropped and noted', async () => {
    const row = { temperature: 20, heatpump: true, climate: false, highway: 380, combined: 420 }
    const body = JSON.stringify({
      data: {
        rangeData: [
          {
            modelFamily: 'EX30_Twin',
            rangeValues: [
              { ...row, city: 460 },
              { ...row, city: '460' },
            ],
          },
        ],
      },
    })
    const reply = await askForRange(client({ fetch: answering(body) }))('EX30')
    if (reply.kind !== 'data') throw new Error(JSON.stringify(reply))
    expect(reply.notes).toEqual([{ tag: 'DroppedEntry', family: 'EX30_Twin', at: 1 }])
    const failed = await askForRange(client({ fetch: answering('', 500) }))('EX30')
    expect(takeReply(feedOf('EX30', reply.data), failed)).toMatchObject({
      status: 'OK',
      isStale: true,
    })
  })

  test('[E-T-22] a slow service is given up', async () => {
    const reply = await askForRange(client({ fetch: never, timeout: 30 }))('EX30')
    expect(reply).toEqual({ kind: 'failed', reason: 'No answer within 0.03 s' })
  })

  test('[E-T-22] a question that is given up says so', async () => {
    const controller = new AbortController()
    const reply = askForRange(client({ fetch: never }))('EX30', controller)
    controller.abort()
    expect(await reply).toEqual({ kind: 'failed', reason: 'Another question took its place' })
  })
})

describe('asking for a configuration', () => {
  test.each([
    ['a known car', 'en-GB', 'retail', 'ex30-bev', 'OK'],
    ['another locale', 'xx', 'retail', 'ex30-bev', 'INVALID_CONFIG'],
    ['another sales model', 'en-GB', 'fleet', 'ex30-bev', 'POLICIES_NOT_FOUND'],
    ['another car', 'en-GB', 'retail', 'c40', 'TOKEN_NOT_FOUND'],
  ])(
    '[T-API-08] [T-API-09] [T-SAV-10] %s: %s %s %s is %s',
    async (_, locale, salesModel, model, status) => {
      const found = await createCarConfigurationClient(client())({ locale, salesModel, model })
      expect(found.status).toBe(status)
      expect(found.taxes.ownership.length > 0).toBe(status === 'OK')
    },
  )

  test.each([
    ['a bad status', answering('', 500)],
    ['an error of the graph', answering('{"data":null,"errors":[{"message":"no"}]}')],
    ['no JSON', answering('<html>')],
  ])('[T-SAV-10] [D-T-41] %s is ERROR', async (_, fetch) => {
    const question = { locale: 'en-GB', salesModel: 'retail', model: 'ex30-bev' }
    const found = await createCarConfigurationClient(client({ fetch }))(question)
    expect(found.status).toBe('ERROR')
  })
})
