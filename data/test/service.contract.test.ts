// Every call of the engine's contracts, made as the site makes it and read as the site reads it.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pricesEndpoint, toPricesBody, usPriceEndpoint, toUsPriceBody } from '@evkit/engine/blocks'
import { carPriceEndpoint } from '@evkit/engine/car'
import { toPriceSlug } from '@evkit/engine/internal/car'
import { chargingDataEndpoint } from '@evkit/engine/charging'
import { rangeDataEndpoint } from '@evkit/engine/range'
import {
  clientConfigurationCall,
  tokenConfigurationCall,
  tokenGeneratorCall,
} from '@evkit/engine/savings'
import {
  routeEndpoint,
  DEFAULT_MAPS,
  placeEndpoint,
  resolveEndpoint,
  suggestEndpoint,
  writePlaceRequest,
  writeResolveRequest,
  writeRouteRequest,
  writeSuggestRequest,
} from '@evkit/engine/internal/route'
import { decodeWith, writeAddress, type Endpoint, type EndpointValues } from '@evkit/engine/shared'
import {
  CONTENT_CLIENTS,
  contentEndpoint,
  graphBody,
  graphEndpoint,
  rangeDataCall,
  readGraphReply,
  type GraphCall,
  type GraphValue,
} from '@evkit/engine/site'
import { GRAPH_NAMES, usPlaceEndpoint } from '@evkit/engine/internal/site'
import { createService } from '../service/app.js'
import { openData } from './open.js'

const store = openData()
const service = createService(store, { isPreviewOpen: false })

const LONDON = { latitude: 51.5072, longitude: -0.1276 }
const LEEDS = { latitude: 53.8008, longitude: -1.5491 }
const [suggested] = store.maps.places.search('Leeds', 1)
const asking = { language: 'en', session: 's1' } as const
const ask = (json: string): EndpointValues => ({ maps: DEFAULT_MAPS, json })

type Call = readonly [rows: string, Endpoint<unknown>, EndpointValues, body?: object]

const CALLS: Readonly<Record<string, Call>> = {
  carPriceEndpoint: [
    '[T-API-10] [T-API-11]',
    carPriceEndpoint,
    { site: 'uk', slug: toPriceSlug('EX30') },
  ],
  chargingDataEndpoint: ['[T-DATA-10] [T-DATA-11]', chargingDataEndpoint, {}],
  contentEndpoint: [
    '[T-API-12]',
    contentEndpoint,
    { site: 'master', client: CONTENT_CLIENTS.charging },
  ],
  placeEndpoint: [
    '[T-API-13]',
    placeEndpoint,
    ask(writePlaceRequest({ id: suggested?.id ?? '', ...asking })),
  ],
  pricesEndpoint: [
    '[B-PRICE-28]',
    pricesEndpoint,
    {},
    toPricesBody({ market: 'uk', locale: 'en-GB', clientName: 'x' }),
  ],
  rangeDataEndpoint: ['[T-DATA-13]', rangeDataEndpoint, { model: 'EX30' }],
  resolveEndpoint: [
    '[T-API-03] [T-API-04]',
    resolveEndpoint,
    ask(writeResolveRequest({ start: 'London', destination: 'A/B #1' })),
  ],
  routeEndpoint: [
    '[T-API-01] [T-API-02]',
    routeEndpoint,
    ask(writeRouteRequest({ origin: LONDON, destination: LEEDS, intermediates: [], avoid: [] })),
  ],
  usPlaceEndpoint: ['[B-PRICE-27]', usPlaceEndpoint, { zipCode: '90210' }],
  usPriceEndpoint: [
    '[B-PRICE-34]',
    usPriceEndpoint,
    {},
    toUsPriceBody({ market: 'us', locale: 'en-US', clientName: 'x' }, 'ex30-bev', ''),
  ],
  suggestEndpoint: [
    '[T-API-13]',
    suggestEndpoint,
    ask(writeSuggestRequest({ input: 'Lee', ...asking })),
  ],
}

const question = { locale: 'en-GB', salesModel: 'retail', model: 'ex30-bev' }
const { savings } = store
const { token } = savings.configurations.tokenGenerator(question) as { token: string }

type Values = Readonly<Record<string, GraphValue>>

const GRAPH_CALLS: Readonly<Record<string, readonly [GraphCall<unknown>, Values]>> = {
  rangeDataCall: [rangeDataCall, { modelFamily: 'EX30' }],
  clientConfigurationCall: [clientConfigurationCall, { locale: 'en-GB' }],
  tokenGeneratorCall: [tokenGeneratorCall, question],
  tokenConfigurationCall: [tokenConfigurationCall, { token }],
}

const root = resolve(import.meta.dirname, '../../engine/src')

const listContracts = (): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.api.ts'))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /export const (\w+): (?:Endpoint|GraphCall)</g,
      ),
    ])
    .map(([, name = '']) => name)
    .sort()

test('no contract is left out', () => {
  const covered = [
    ...Object.keys(CALLS),
    ...Object.keys(GRAPH_CALLS),
    'graphEndpoint',
    'preOrderEndpoint',
    'setSessionEndpoint',
  ]
  expect(listContracts()).toEqual(covered.sort())
})

describe('the service answers as the contract says', () => {
  test.each(Object.entries(CALLS).map(([name, [rows, ...call]]) => [rows, name, call] as const))(
    '%s %s',
    async (_, __, [endpoint, values, body]) => {
      const answer = await service.request(writeAddress(endpoint, values), {
        method: endpoint.method,
        ...(body === undefined
          ? {}
          : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      })
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
        200,
        'application/json; charset=utf-8',
      ])
      expect(decodeWith(endpoint.reply, await answer.json())._tag).toBe('Right')
    },
  )

  describe.each(Object.values(GRAPH_NAMES))('[T-API-07] at %s', (graph) => {
    test.each(Object.entries(GRAPH_CALLS))(
      '[T-API-05] [T-API-08] [T-API-09] %s',
      async (_, [call, values]) => {
        const answer = await service.request(writeAddress(graphEndpoint, { graph }), {
          method: graphEndpoint.method,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(graphBody(call, values)),
        })
        expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
          200,
          'application/json; charset=utf-8',
        ])
        expect(readGraphReply(call, await answer.json())).toMatchObject({ _tag: 'Right' })
      },
    )
  })

  test('[T-API-07] there is no other graph', async () => {
    const address = writeAddress(graphEndpoint, { graph: 'elsewhere' })
    expect((await service.request(address, { method: 'POST' })).status).toBe(404)
  })
})

describe('prices', () => {
  const get = (site: string, slug: string) =>
    service.request(writeAddress(carPriceEndpoint, { site, slug }))

  test('[T-API-10] the site master is uk', async () => {
    const uk: unknown = await (await get('uk', 'ex30-electric')).json()
    expect(await (await get('master', 'ex30-electric')).json()).toEqual(uk)
  })

  test.each([
    ['uk', 'ex99-electric'],
    ['xx', 'ex30-electric'],
    ['constructor', '__proto__'],
    ['uk', '../../package.json'],
  ])('[T-API-11] %s %s has no price, and says so as a problem', async (site, slug) => {
    const answer = await get(site, slug)
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { title: 'No such price', status: 404 },
    ])
  })
})
