// Where a ZIP code of the United States is, and what the service answers about it.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toUndefined } from '@evkit/engine/shared'
import { listZipFaults } from '../check/places.js'
import { createZipIndex, decodeZips } from '../places/index.js'
import { createService } from '../service/app.js'
import { openData } from './open.js'

const store = openData()
const service = createService(store, { isPreviewOpen: false })
const index = store.zips.index()

const ask = async (path: string) => {
  const answer = await service.request(path)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

describe('ZIP codes', () => {
  test('[B-PRICE-26] [B-PRICE-27] Beverly Hills, CA 90210', async () => {
    expect(await ask('/api/places/us?zipCode=90210')).toEqual({
      status: 200,
      body: {
        latitude: 34.09,
        longitude: -118.406,
        zipCode: '90210',
        city: 'Beverly Hills',
        regionCode: 'CA',
        country: 'US',
      },
    })
  })

  test.each([
    ['a code of the first states keeps its zero', '02108', 'Boston'],
    ['the four digits behind it are no matter', '10001-1234', 'New York'],
    ['Alaska', '99501', 'Anchorage'],
    ['Hawaii', '96813', 'Honolulu'],
  ])('%s', async (_, zip, city) => {
    const { status, body } = await ask(`/api/places/us?zipCode=${zip}`)
    expect([status, body['city'], body['zipCode']]).toEqual([200, city, zip.slice(0, 5)])
  })

  test.each([
    ['a code nobody has', '/api/places/us?zipCode=00000', 404],
    ['no code', '/api/places/us?zipCode=9021', 400],
    ['words', '/api/places/us?zipCode=Beverly%20Hills', 400],
    ['a place in Sweden', '/api/places/us?latitude=57.7&longitude=11.97', 404],
    ['the sea', '/api/places/us?latitude=30&longitude=-50', 404],
    ['no longitude', '/api/places/us?latitude=34', 400],
    ['beyond the pole', '/api/places/us?latitude=91&longitude=0', 400],
    ['nothing', '/api/places/us', 400],
    ['an empty latitude', '/api/places/us?latitude=&longitude=-118', 400],
  ])('%s is refused', async (_, path, status) => {
    expect((await ask(path)).status).toBe(status)
  })

  test('a position is in the nearest code, and no cache keeps whose it was', async () => {
    const answer = await service.request('/api/places/us?latitude=34.09&longitude=-118.41')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ zipCode: '90210', city: 'Beverly Hills' })
  })

  test('every code is found by itself, and near where it is', () => {
    const file = store.zips.index
    expect(file()).toBe(index)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
        const found = toUndefined(index.find(String(number).padStart(5, '0')))
        if (found === undefined) return
        const near = toUndefined(index.findNear(found))
        expect([near?.lat, near?.lng]).toEqual([found.lat, found.lng])
      }),
    )
  })
})

describe('the table of ZIP codes', () => {
  const row = { zips: '10001', cities: 'New York', states: 'NY', lat: [40_750], lng: [-73_997] }
  const credit = { text: '', url: '', licence: '', asOf: '' }

  test('has no fault', () => {
    expect(listZipFaults(new URL('../', import.meta.url))).toEqual([])
  })

  test('columns of two lengths are refused, as is another file', () => {
    const broken = { format: 'evkit-zips-1', credit, ...row, lat: [] }
    expect(decodeZips(broken)).toMatchObject({ _tag: 'Left', left: [{ path: 'zips' }] })
    expect(decodeZips({ ...broken, format: 'evkit-places-1' })._tag).toBe('Left')
  })

  test('one that is empty finds nothing', () => {
    const none = createZipIndex([])
    expect(none.find('10001')).toEqual({ _tag: 'None' })
    expect(none.findNear({ lat: 40.75, lng: -74 })).toEqual({ _tag: 'None' })
  })
})
