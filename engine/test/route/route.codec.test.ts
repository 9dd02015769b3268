import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { fromLatLng, findPlace, toLatLng } from '../../src/route/place.js'
import {
  ChargingStationCodec,
  PlaceDetailsCodec,
  ResolveAnswerCodec,
  RouteAnswerCodec,
  SuggestAnswerCodec,
} from '../../src/route/documents/route.codec.js'
import {
  DEFAULT_MAPS,
  PLACE_HEADERS,
  placeEndpoint,
  resolveEndpoint,
  ROUTE_HEADERS,
  routeEndpoint,
  RouteProblemCodec,
  suggestEndpoint,
  writeResolveRequest,
  writeRouteRequest,
} from '../../src/route/documents/route.api.js'
import { RouteContentCodec } from '../../src/route/documents/content.codec.js'
import { decodeWith } from '../../src/shared/decode.js'
import { matchAddress, writeAddress } from '../../src/shared/endpoint.js'
import { none, some } from '../../src/shared/option.js'
import { codecLaws } from '../../src/testing/laws.js'
import { tinyRoute } from '../../src/testing/route-samples.js'

const GOTHENBURG = { latitude: 57.70887, longitude: 11.97456 }
const LUND = { latitude: 55.70466, longitude: 13.19101 }
const place = {
  id: 'p1',
  displayName: { text: 'Gothenburg' },
  formattedAddress: 'Gothenburg, Sweden',
  location: { latitude: 57.7, longitude: 11.97 },
}
const step = { polyline: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' }
const answer = {
  route: {
    viewport: { low: LUND, high: GOTHENBURG },
    legs: [{ steps: [step, step, step] }, { steps: [step, step, step] }],
  },
  chargingStations: [{ id: 's1', name: 'Depot', lat: 58.1, lng: 13.4 }],
}
const paths = (decoded: E.Either<readonly { readonly path: string }[], unknown>) =>
  E.isLeft(decoded) ? decoded.left.map(({ path }) => path) : []

describe('questions', () => {
  test('[T-API-01] [T-ROUTE-15] the road is asked for with longitude before latitude, origin before destination', () => {
    const json = writeRouteRequest({
      destination: LUND,
      origin: GOTHENBURG,
      intermediates: [],
      avoid: [],
    })
    expect(json).toBe(
      '{"origin":{"longitude":11.97456,"latitude":57.70887},"destination":{"longitude":13.19101,"latitude":55.70466}}',
    )
    expect(writeAddress(routeEndpoint, { maps: 'maps', json })).toMatch(
      /^\/api\/electrification\/maps\/get-route\/%7B%22origin%22%3A%7B%22longitude%22%3A11\.97456%2C%22latitude%22%3A57\.70887%7D%2C/,
    )
    expect(ROUTE_HEADERS).toEqual({ 'Content-Type': 'application/json' })
  })

  test('[T-API-03] [T-CONST-39] texts are escaped once; places are cached privately for seven days', () => {
    const json = writeResolveRequest({ start: 'A/B #1', destination: 'Lund' })
    expect(writeAddress(resolveEndpoint, { maps: 'maps', json })).toContain('A%2FB%20%231')
    expect(PLACE_HEADERS['Cache-Control']).toBe('private, max-age=604800')
  })

  test('[T-API-14] the name of the maps service is configuration', () => {
    expect(DEFAULT_MAPS).toBe('maps')
    const address = writeAddress(placeEndpoint, { maps: 'other', json: '{}' })
    expect(address).toBe('/api/electrification/other/place/%7B%7D')
    expect(matchAddress(suggestEndpoint, address)).toEqual(none)
  })

  test('[T-API-13] suggestions and details are calls on our own origin', () => {
    expect([suggestEndpoint, placeEndpoint].map(({ path }) => path)).toEqual([
      '/api/electrification/{maps}/suggest/{json}',
      '/api/electrification/{maps}/place/{json}',
    ])
  })
})

describe('answers', () => {
  test('[T-DATA-06] [T-API-04] a service place becomes a place', () => {
    const decoded = decodeWith(PlaceDetailsCodec, place)
    expect(E.isRight(decoded) && findPlace(decoded.right)).toEqual(
      some({
        id: 'p1',
        name: 'Gothenburg',
        address: 'Gothenburg, Sweden',
        location: { lat: 57.7, lng: 11.97 },
      }),
    )
    const list = { start: { places: [place] }, destination: { places: [{ id: 'p2' }] } }
    const places = decodeWith(ResolveAnswerCodec, list)
    expect(E.isRight(places) && places.right.destination.places).toEqual([
      { id: 'p2', name: '', address: none, location: none },
    ])
  })

  test('[T-API-04] [T-ROUTE-06] a place that is told wrongly refuses itself, not the others', () => {
    const bad = [{ ...place, location: { latitude: 1 } }, { ...place, id: 7 }, null]
    const list = { start: { places: [...bad, place] }, destination: { places: [] } }
    const read = decodeWith(ResolveAnswerCodec, list)
    expect(E.isRight(read) && read.right.start.places.map(({ id }) => id)).toEqual(['p1'])
    expect(decodeWith(ResolveAnswerCodec, { ...list, start: { places: 'x' } })._tag).toBe('Left')
  })

  test('[T-DATA-07] [T-API-02] a station needs no more than id, name and position', () => {
    expect(decodeWith(ChargingStationCodec, answer.chargingStations[0])).toEqual(
      E.right({
        id: 's1',
        name: 'Depot',
        lat: 58.1,
        lng: 13.4,
        power: none,
        points: none,
        operator: '',
        connectors: [],
        country: '',
        asOf: '',
        provider: '',
        licence: '',
      }),
    )
    expect(
      paths(decodeWith(ChargingStationCodec, { id: 's', name: 'n', lat: 91, lng: 0, power: -1 })),
    ).toEqual(['lat', 'power'])
  })

  test('[T-DATA-08] two legs of three steps', () => {
    const decoded = decodeWith(RouteAnswerCodec, answer)
    expect(
      E.isRight(decoded) && decoded.right.route.legs.flatMap(({ steps }) => steps),
    ).toHaveLength(6)
    const broken = { ...answer, route: { ...answer.route, legs: [{ steps: [{}] }] } }
    expect(paths(decodeWith(RouteAnswerCodec, broken))).toEqual(['route.legs.0.steps.0.polyline'])
    const other = { ...answer, route: { ...answer.route, viewport: { low: LUND } } }
    expect(paths(decodeWith(RouteAnswerCodec, other))).toEqual(['route.viewport.high'])
  })

  test('[E-T-77] an answer says by country how well its stations are known, and how many there are in all', () => {
    const coverage = [{ country: 'SE', share: 0.12, stations: 13, asOf: '2025' }]
    const told = { ...answer, stationsAlong: 900, coverage }
    const read = decodeWith(RouteAnswerCodec, told)
    expect(read).toMatchObject({ right: { stationsAlong: some(900), coverage } })
    expect(decodeWith(RouteAnswerCodec, answer)).toMatchObject({
      right: { stationsAlong: none, coverage: [] },
    })
    expect(
      paths(decodeWith(RouteAnswerCodec, { ...told, coverage: [{ ...coverage[0], share: 1.1 }] })),
    ).toEqual(['coverage.0.share'])
  })

  test('[E-T-75] a step says its country, and how long one waits for a ferry or shuttle', () => {
    const steps = [{ ...step, kind: 'shuttle', wait: 45, minutes: 35, country: 'FR' }, step]
    const read = decodeWith(RouteAnswerCodec, {
      ...answer,
      route: { ...answer.route, legs: [{ steps }] },
    })
    expect(E.isRight(read) && read.right.route.legs[0]?.steps).toMatchObject([
      { kind: 'shuttle', wait: some(45), minutes: some(35), country: 'FR' },
      { kind: 'trunk', wait: none, minutes: none, country: '' },
    ])
  })

  test('[E-T-77] a station says who runs it and its plugs; a plug without a name of ours is left out', () => {
    const told = { operator: 'Fastned', connectors: ['gb-t', 'chademo', 'ccs'], country: 'NL' }
    expect(
      decodeWith(ChargingStationCodec, { ...answer.chargingStations[0], ...told }),
    ).toMatchObject({
      right: { ...told, connectors: ['ccs', 'chademo'] },
    })
    expect(
      paths(decodeWith(ChargingStationCodec, { ...answer.chargingStations[0], connectors: 'ccs' })),
    ).toEqual(['connectors'])
  })

  test('an answer that is written reads back as itself', () => {
    const written = JSON.parse(JSON.stringify(RouteAnswerCodec.encode(tinyRoute))) as unknown
    expect(decodeWith(RouteAnswerCodec, written)).toEqual(E.right(tinyRoute))
    const details = PlaceDetailsCodec.decode(place)
    const told = E.isRight(details) ? PlaceDetailsCodec.encode(details.right) : undefined
    expect(told).toEqual(place)
  })

  test('more than eight suggestions are too many', () => {
    const suggestions = Array.from({ length: 9 }, (_, at) => ({ id: String(at), text: 'Lund' }))
    expect(paths(decodeWith(SuggestAnswerCodec, { suggestions }))).toEqual(['suggestions'])
    expect(decodeWith(SuggestAnswerCodec, { suggestions: suggestions.slice(0, 1) })._tag).toBe(
      'Right',
    )
  })

  test('[E-T-76] a refusal says why; off the map it says which place, and what is covered', () => {
    const problem = { error: { code: 'NO_ROAD', reason: 'no way' } }
    expect(decodeWith(RouteProblemCodec, problem)).toMatchObject({
      right: { error: { place: none, covered: none } },
    })
    const covered = { whole: ['DE'], part: ['FR'] }
    const off = { error: { code: 'OFF_THE_MAP', reason: 'far', place: 1, covered } }
    expect(decodeWith(RouteProblemCodec, off)).toMatchObject({
      right: { error: { place: some(1), covered: some(covered) } },
    })
    expect(decodeWith(RouteProblemCodec, { error: { code: 'OTHER', reason: '' } })._tag).toBe(
      'Left',
    )
  })

  const decoders = [
    RouteAnswerCodec,
    ResolveAnswerCodec,
    SuggestAnswerCodec,
    PlaceDetailsCodec,
    RouteContentCodec,
  ].map((codec) => (document: unknown) => decodeWith<unknown>(codec, document))

  test.each(decoders.flatMap(codecLaws))('$name', ({ check }) => {
    check()
  })

  test('[T-ROUTE-15] A position turned there and back is the position.', () => {
    expect(toLatLng(GOTHENBURG)).toEqual({ lat: 57.70887, lng: 11.97456 })
    fc.assert(
      fc.property(fc.double(), fc.double(), (latitude, longitude) => {
        expect(fromLatLng(toLatLng({ latitude, longitude }))).toEqual({ latitude, longitude })
      }),
    )
  })
})
