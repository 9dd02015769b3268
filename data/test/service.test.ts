import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import {
  chargingDataEndpoint,
  ChargingContentCodec,
  decodeChargingData,
  joinCars,
} from '@evkit/engine/charging'
import {
  CONTENT_CLIENTS,
  contentEndpoint,
  CreditsContentCodec,
  FrameContentCodec,
} from '@evkit/engine/site'
import { decodeWith, writeAddress } from '@evkit/engine/shared'
import { createService } from '../service/app.js'
import { openStore } from '../service/store.js'
import { openData } from './open.js'
import { SITE_CARS } from './site-cars.js'

const store = openData()
const service = createService(store, { isPreviewOpen: true })
const closed = createService(store, { isPreviewOpen: false })
const content = (site: string, client: string, preview?: string) =>
  writeAddress(contentEndpoint, { site, client, ...(preview === undefined ? {} : { preview }) })
const json = async (address: string, app = service): Promise<unknown> =>
  (await app.request(address)).json()

describe('content', () => {
  test('the sites: four that come first, then all others by the name of their file', () => {
    const first = ['uk', 'us', 'se', 'de']
    const slugs = readdirSync(new URL('../content/sites', import.meta.url)).map((file) =>
      file.replace('.json', ''),
    )
    expect(store.sites).toEqual([...first, ...slugs.filter((slug) => !first.includes(slug)).sort()])
  })

  test.each(store.sites)(
    '[T-DATA-30] [T-API-12] %s has tool, frame and credits, each of its shape',
    async (site) => {
      const tool = decodeWith(
        ChargingContentCodec,
        await json(content(site, CONTENT_CLIENTS.charging)),
      )
      if (E.isLeft(tool)) throw new Error(JSON.stringify(tool.left))
      expect(joinCars(tool.right.cars, tool.right.options)._tag).toBe('Right')
      expect(tool.right.cars.map(({ car }) => car.displayName)).toEqual(SITE_CARS)
      expect(
        decodeWith(FrameContentCodec, await json(content(site, CONTENT_CLIENTS.frame)))._tag,
      ).toBe('Right')
      expect(
        decodeWith(CreditsContentCodec, await json(content(site, CONTENT_CLIENTS.credits)))._tag,
      ).toBe('Right')
    },
  )

  test('[T-NAV-07] master is uk, se differs', async () => {
    const uk = await json(content('uk', CONTENT_CLIENTS.charging))
    expect(await json(content('master', CONTENT_CLIENTS.charging))).toEqual(uk)
    expect(await json(content('se', CONTENT_CLIENTS.charging))).not.toEqual(uk)
  })

  test('[T-NAV-08] with the preview flag drafts are read, and nothing but texts differs', async () => {
    const heading = async (preview?: string, app = service) => {
      const answer = decodeWith(
        ChargingContentCodec,
        await json(content('uk', CONTENT_CLIENTS.charging, preview), app),
      )
      return E.isRight(answer) ? answer.right : undefined
    }
    const [published, draft] = [await heading(), await heading('true')]
    expect(draft?.profile.heading).toBe('Charging time at home (draft)')
    expect({ ...draft, profile: published?.profile }).toEqual(published)
    expect(await heading('TRUE')).toEqual(published)
    expect(await heading('true', closed)).toEqual(published)
  })

  test('an unknown site, client or call is a problem, not a page', async () => {
    for (const address of [
      content('xx', CONTENT_CLIENTS.charging),
      content('uk', 'constructor'),
      '/api/nothing',
      '/api/content/uk',
    ]) {
      const answer = await service.request(address)
      expect([address, answer.status, answer.headers.get('Content-Type')]).toEqual([
        address,
        404,
        'application/problem+json; charset=utf-8',
      ])
    }
  })
})

describe('the data set', () => {
  test('[T-DATA-11] is served as its endpoint says and can be looked up', async () => {
    const answer = await service.request(writeAddress(chargingDataEndpoint, {}))
    expect(answer.status).toBe(200)
    expect(decodeChargingData(await answer.json())._tag).toBe('Right')
  })

  test('is not sent twice to who has it', async () => {
    const first = await service.request('/api/charging/data')
    const again = await service.request('/api/charging/data', {
      headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('[E-T-33] the credits name every source of every battery', async () => {
    const answer = decodeWith(
      CreditsContentCodec,
      await json(content('uk', CONTENT_CLIENTS.credits)),
    )
    if (E.isLeft(answer)) throw new Error('refused')
    const ids = answer.right.sources.map(({ id }) => id)
    for (const { curveSource, energySource } of answer.right.batteries) {
      expect(ids).toContain(curveSource)
      expect(ids).toContain(energySource)
    }
    expect(answer.right.sources.find(({ id }) => id === 'kilowatt')?.attribution).toBe(
      'Open EV Data (https://github.com/KilowattApp/open-ev-data)',
    )
  })
})

test('[T-NAV-09] nothing asks who the visitor is', async () => {
  const answers = await Promise.all(
    [content('uk', CONTENT_CLIENTS.frame), '/api/charging/data', '/healthz'].map(async (address) =>
      service.request(address),
    ),
  )
  for (const answer of answers) {
    expect([
      answer.status,
      answer.headers.get('Set-Cookie'),
      answer.headers.get('WWW-Authenticate'),
    ]).toEqual([200, null, null])
  }
})

test('a data folder that cannot be read is a list of faults', () => {
  const answer = openStore(new URL('fixtures/broken/', import.meta.url))
  expect(
    E.isLeft(answer) && answer.left.map(({ file, path, text }) => `${file} ${path} ${text}`),
  ).toEqual([
    'data/sources/vehicles.json 0.source expected a text that is not empty, found undefined',
    'data/sources/published-ranges.json 0.retrieved expected a date such as 2026-11-20, found text "yesterday"',
    'data/sources/published-ranges.json 0.motor expected MotorKey, found text "XL"',
    'data/brand/brand.json cars.EX30 expected a name of letters, digits, spaces, points, plus signs and hyphens, found text "EX<30>"',
    'data/brand/light.css --accent expected a colour such as #0b6457',
    'data/brand/dark.css  is not there',
    'data/content/sites/uk.json language there is no readable data/content/languages/xx.json',
    'data/tables/us-zips.json  is not there',
    'data/tables/roads.json  is not there',
    'data/sources/stations/registers.csv  is not there',
    'data/tables/places.json  is not there',
    'data/tables/basemap.json  is not there',
  ])
})
