// What is asked where a retailer is chosen, against the real service.
import { either as E } from 'fp-ts'
import { createService, openStore } from '@evkit/data/service'
import { FORMS_CALLS, FullConfigurationCodec } from '@evkit/engine/forms'
import { resolvePredictionScope } from '@evkit/engine/internal/forms'
import { decodeWith, none, some, toUndefined, writeAddress } from '@evkit/engine/shared'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFormsClient } from '../../src/shell/ports/forms/forms-client.js'
import { createRetailerPorts } from '../../src/shell/ports/forms/retailer-ports.js'

const store = openStore(new URL('../../../data/', import.meta.url))
if (E.isLeft(store)) throw new Error('the store does not open')
const service = createService(store.right, { isPreviewOpen: false })

const open = (market = 'uk') => {
  const asked: string[] = []
  const client = createFormsClient({
    market,
    clientId: 'quote-request',
    fetch: async (address, request) => {
      asked.push(address)
      return service.request(address, request)
    },
    makeId: () => crypto.randomUUID(),
    analyticsId: () => '',
    isTestMode: false,
    elapsed: () => 0,
    log: () => undefined,
  })
  const ports = createRetailerPorts({
    load: () => Promise.resolve({ client }),
    notifyHost: () => undefined,
  })
  return { ports, asked }
}

const signal = (): AbortSignal => new AbortController().signal

describe('places', () => {
  test('[F-RET-25] [F-API-42] inside the country; a filter goes along only where there is one', async () => {
    const { ports, asked } = open()
    const all = await ports.predict({ text: 'Maid', ...resolvePredictionScope('uk', []) }, signal())
    expect(all.map(({ text }) => text).join(' ')).toContain('Maidenhead')
    await ports.predict(
      { text: 'SL6 4FL', ...resolvePredictionScope('uk', ['geocode', 'postal_code']) },
      signal(),
    )
    expect(asked).toEqual([
      '/api/leads-forms/predictions/uk?text=Maid',
      '/api/leads-forms/predictions/uk?text=SL6%204FL&types=geocode%2Cpostal_code',
    ])
    const codes = await ports.predict(
      { text: 'SL6 4', country: 'GB', types: some(['postal_code']) },
      signal(),
    )
    expect(codes.map(({ type }) => type)).toEqual(codes.map(() => 'postal_code'))
    expect(codes.length).toBeGreaterThan(0)
    // Paris is a large town, and in no country of this site.
    expect(await ports.predict({ text: 'Paris', country: 'GB', types: none }, signal())).toEqual([])
  })
})

describe('retailers', () => {
  test('[F-RET-14] [F-API-20] near an address, page by page, nearest first', async () => {
    const { ports, asked } = open()
    const place = { by: 'address', address: 'Maidenhead' } as const
    const first = await ports.listNear({ place, limit: 4, offset: 0 }, signal())
    const second = await ports.listNear({ place, limit: 4, offset: 4 }, signal())
    expect(asked[1]).toBe(
      '/api/forms-backend/v1/uk/dealers/by-address?address=Maidenhead&limit=4&offset=4&clientId=quote-request',
    )
    expect([first.length, second.length, first[0]?.name]).toEqual([4, 4, 'Northlane Maidenhead'])
    const distances = [...first, ...second].map(
      ({ distanceToAddress: far }) => toUndefined(far) ?? -1,
    )
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(new Set([...first, ...second].map(({ dealerId }) => dealerId)).size).toBe(8)
  })

  test('[F-RET-26] [F-API-21] by postal code, all at once', async () => {
    const { ports, asked } = open()
    const place = { by: 'zipCode', zipCode: 'SL6 4FL' } as const
    const all = await ports.listNear({ place, limit: 4, offset: 0 }, signal())
    expect(asked).toEqual([
      '/api/forms-backend/v1/uk/dealers/by-zip-code?zipCode=SL6%204FL&clientId=quote-request',
    ])
    expect(all.length).toBeGreaterThan(4)
    expect(await ports.listAll(signal())).toHaveLength(all.length)
  })

  test('[F-RET-18] [F-API-22] by coordinates, not more exactly than a hundred metres', async () => {
    const { ports, asked } = open()
    const position = { latitude: 51.522812345678901, longitude: -0.0000001 }
    const place = { by: 'coordinates', position } as const
    expect(await ports.listNear({ place, limit: 4, offset: 0 }, signal())).toHaveLength(4)
    expect(asked[0]).toContain('by-coordinates?latitude=51.523&longitude=0&limit=4&offset=0')
  })

  test('[D-F-60] [F-API-45] every market says where its map looks', async () => {
    for (const market of ['uk', 'us', 'se', 'de', 'tr', 'ae']) {
      const answer = await service.request(
        writeAddress(FORMS_CALLS.configuration, {
          site: market,
          purpose: 'OFFER_REQUEST',
          clientId: 'quote-request',
        }),
      )
      const read = decodeWith(FullConfigurationCodec, await answer.json())
      const map = E.isRight(read) ? toUndefined(read.right.marketConfiguration.map) : undefined
      expect([market, map?.country.length, (map?.zoom ?? 0) > 2]).toEqual([market, 2, true])
    }
  })
})

describe('the position', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('[F-RET-18] [D-F-28] ten seconds, five minutes old at the most, not exactly', async () => {
    const asked: unknown[] = []
    const getCurrentPosition = (
      found: (position: { readonly coords: object }) => void,
      _: unknown,
      options: unknown,
    ): void => {
      asked.push(options)
      found({ coords: { latitude: 51.5, longitude: -0.72 } })
    }
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
    const { ports } = open()
    expect(ports.isPositionSupported()).toBe(true)
    expect(await ports.locate()).toEqual({ latitude: 51.5, longitude: -0.72 })
    expect(asked).toEqual([{ timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false }])
  })

  test('[F-RET-19] [F-ERR-24] refused or not there', async () => {
    vi.stubGlobal('navigator', {
      geolocation: {
        getCurrentPosition: (_: unknown, fail: (fault: object) => void) => {
          fail({ code: 1, PERMISSION_DENIED: 1 })
        },
      },
    })
    await expect(open().ports.locate()).rejects.toThrow('No position: denied')
    vi.stubGlobal('navigator', {})
    expect(open().ports.isPositionSupported()).toBe(false)
  })
})
