import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import {
  AVOIDABLE_ROADS,
  writePlaceRequest,
  writeResolveRequest,
  writeRouteRequest,
  writeSuggestRequest,
} from '@evkit/engine/internal/route'
import { decodeWith } from '@evkit/engine/shared'
import {
  PlaceRequestCodec,
  readRequest,
  ResolveRequestCodec,
  RouteRequestCodec,
  SuggestRequestCodec,
} from '../service/route/route-requests.js'

const GOTHENBURG = { latitude: 57.70887, longitude: 11.97456 }
const LUND = { latitude: 55.70466, longitude: 13.19101 }
const paths = (decoded: E.Either<readonly { readonly path: string }[], unknown>) =>
  E.isLeft(decoded) ? decoded.left.map(({ path }) => path) : []

describe('questions of the route planner', () => {
  test('A question that is written reads back as itself.', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    const words = text.filter((one) => one.trim() !== '')
    const position = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }).map((n) => n + 0),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }).map((n) => n + 0),
    })
    fc.assert(
      fc.property(
        words,
        words,
        fc.array(position, { minLength: 2, maxLength: 10 }),
        (a, b, all) => {
          const [origin = LUND, destination = LUND, ...intermediates] = all
          const avoid = AVOIDABLE_ROADS.slice(all.length % 3)
          const route = { origin, destination, intermediates, avoid }
          expect(readRequest(RouteRequestCodec, writeRouteRequest(route))).toEqual(E.right(route))
          const texts = { start: a, destination: b }
          expect(readRequest(ResolveRequestCodec, writeResolveRequest(texts))).toEqual(
            E.right(texts),
          )
          const suggest = { input: a, language: 'en', session: 's' } as const
          expect(readRequest(SuggestRequestCodec, writeSuggestRequest(suggest))).toEqual(
            E.right(suggest),
          )
          const details = { id: b, language: 'en', session: 's' } as const
          expect(readRequest(PlaceRequestCodec, writePlaceRequest(details))).toEqual(
            E.right(details),
          )
        },
      ),
    )
  })

  test('Any segment of an address is read or refused without an exception.', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        expect(['Left', 'Right']).toContain(readRequest(RouteRequestCodec, json)._tag)
      }),
    )
    expect(readRequest(RouteRequestCodec, 'x'.repeat(5000))._tag).toBe('Left')
  })

  test('[E-T-135] what is avoided stands behind the places, each kind once and only where there is any', () => {
    const ends = { origin: GOTHENBURG, destination: LUND, intermediates: [] }
    const json = writeRouteRequest({ ...ends, avoid: ['ferry', 'motorway'] })
    expect(json).toBe(
      writeRouteRequest({ ...ends, avoid: [] }).slice(0, -1) + ',"avoid":["ferry","motorway"]}',
    )
    const asked = { ...ends, avoid: ['motorway'] }
    expect(decodeWith(RouteRequestCodec, asked)).toEqual(E.right(asked))
    expect(paths(decodeWith(RouteRequestCodec, { ...ends, avoid: ['bridge'] }))).toEqual([
      'avoid.0',
    ])
    const often = { ...ends, avoid: ['ferry', 'ferry', 'ferry'] }
    expect(paths(decodeWith(RouteRequestCodec, often))).toEqual(['avoid'])
  })

  test('[E-T-75] up to eight places in between are asked for in their order, behind the ends', () => {
    const ends = { origin: GOTHENBURG, destination: LUND }
    const json = writeRouteRequest({ ...ends, intermediates: [LUND, GOTHENBURG], avoid: [] })
    expect(json).toBe(
      writeRouteRequest({ ...ends, intermediates: [], avoid: [] }).slice(0, -1) +
        ',"intermediates":[{"longitude":13.19101,"latitude":55.70466},{"longitude":11.97456,"latitude":57.70887}]}',
    )
    const eight = Array.from({ length: 8 }, () => LUND)
    expect(decodeWith(RouteRequestCodec, { ...ends, intermediates: eight })).toEqual(
      E.right({ ...ends, intermediates: eight, avoid: [] }),
    )
    expect(
      paths(decodeWith(RouteRequestCodec, { ...ends, intermediates: [...eight, LUND] })),
    ).toEqual(['intermediates'])
    const far = { ...ends, intermediates: [LUND, { latitude: 0, longitude: 181 }] }
    expect(paths(decodeWith(RouteRequestCodec, far))).toEqual(['intermediates.1.longitude'])
  })

  test('D-T-18: coordinates off the globe and texts that are none are refused with their paths', () => {
    const far = { origin: { latitude: 91, longitude: 0 }, destination: { latitude: 0 } }
    expect(paths(decodeWith(RouteRequestCodec, far))).toEqual([
      'origin.latitude',
      'destination.longitude',
    ])
    const texts = { start: ' ', destination: 'x'.repeat(201) }
    expect(paths(decodeWith(ResolveRequestCodec, texts))).toEqual(['start', 'destination'])
  })
})
