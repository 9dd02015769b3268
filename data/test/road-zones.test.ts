import { encodePolyline } from '@evkit/engine/geo'
import type { RoadKind } from '@evkit/engine/internal/route'
import { RouteAnswerCodec, type Route } from '@evkit/engine/route'
import { none, some } from '@evkit/engine/shared'
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { findOwnRoad } from '../service/route/embedded.js'
import { joinAnswer } from '../service/route/road-answer.js'
import { listZones, zoneAt } from '../service/route/road-zones.js'
import { openData } from './open.js'

type Place = readonly [latitude: number, longitude: number]

const LONDON: Place = [51.5074, -0.1278]
const PARIS: Place = [48.8566, 2.3522]
const DUBLIN: Place = [53.35, -6.26]
const BASEL: Place = [47.56, 7.59]
const ULM: Place = [48.4, 9.99]

const positionOf = ([latitude, longitude]: Place) => ({ latitude, longitude })

const ownRoad = (from: Place, to: Place): Route => {
  const question = { origin: positionOf(from), destination: positionOf(to) }
  const found = findOwnRoad(openData().maps, { ...question, intermediates: [], avoid: [] })
  if (E.isLeft(found)) throw new Error(found.left.reason)
  return found.right.route
}

const stepOf = (places: readonly Place[], kind: RoadKind = 'motorway') => ({
  polyline: encodePolyline(Float64Array.from(places.flat())),
  ...{ distance: some(100_000), minutes: some(60), wait: none, road: '', country: '', kind },
})

const roadOf = (...steps: readonly ReturnType<typeof stepOf>[]): Route => ({
  viewport: { low: positionOf([0, 0]), high: positionOf([1, 1]) },
  legs: [{ steps }],
  ...{ distance: none, minutes: none },
})

const namesOf = (route: Route) => listZones(route).map(({ zone }) => zone)

describe('[E-T-147] time zones along a road', () => {
  test('London to Paris: from the end of the tunnel on it is the clock of Paris', () => {
    const route = ownRoad(LONDON, PARIS)
    const kinds = route.legs[0]!.steps.map(({ kind }) => kind)
    const shuttle = kinds.indexOf('shuttle')
    const before = route.legs[0]!.steps.slice(0, shuttle + 1)
    const end = before.reduce((sum, { distance }) => sum + (distance as { value: number }).value, 0)
    expect(shuttle).toBeGreaterThan(0)
    const zones = listZones(route)
    expect(zones.map(({ zone }) => zone)).toEqual(['Europe/London', 'Europe/Paris'])
    expect(zones[0]?.at).toBe(0)
    expect(Math.abs(zones[1]!.at - end)).toBeLessThan(2000)
  })

  test('a border that is crossed again and again, and one without a change of clocks', () => {
    const rhine = namesOf(ownRoad(BASEL, ULM))
    expect(new Set(rhine)).toEqual(new Set(['Europe/Zurich', 'Europe/Berlin']))
    expect(rhine.every((zone, at) => zone !== rhine[at + 1])).toBe(true)
    expect(namesOf(ownRoad(DUBLIN, [54.597, -5.93]))).toEqual(['Europe/Dublin', 'Europe/London'])
    expect(namesOf(ownRoad(LONDON, [55.95, -3.19]))).toEqual(['Europe/London'])
  })

  test('the zone of a service’s road changes where its line does, on a ferry in the port of arrival', () => {
    const iberian = roadOf(
      stepOf([
        [38.88, -6.9],
        [38.88, -6.97],
        [38.88, -7.16],
        [38.72, -9.14],
      ]),
    )
    expect(namesOf(iberian)).toEqual(['Europe/Madrid', 'Europe/Lisbon'])
    const port: Place = [51.95, 1.25]
    const hoek: Place = [51.98, 4.12]
    const sea: Place = [52, 2.7]
    const crossing = roadOf(
      stepOf([[51.89, 0.9], port]),
      stepOf([port, sea, hoek], 'ferry'),
      stepOf([hoek, [51.92, 4.48]]),
    )
    expect(listZones(crossing)).toEqual([
      { at: 0, zone: 'Europe/London' },
      { at: 200_000, zone: 'Europe/Amsterdam' },
    ])
    expect(namesOf(roadOf(stepOf([port, sea, hoek], 'ferry')))).toEqual([
      'Europe/London',
      'Europe/Amsterdam',
    ])
  })

  test('at sea there is none, and of a line nobody can read nothing is told', () => {
    expect(zoneAt(55, 4)).toBe('')
    expect(
      namesOf(
        roadOf(
          stepOf([
            [55, 3.9],
            [55, 4],
          ]),
        ),
      ),
    ).toEqual([])
    expect(listZones(roadOf({ ...stepOf([LONDON, PARIS]), polyline: '~' }))).toEqual([])
  })

  test('stand in the answer; one without them is read as before, and one that is no list is refused', () => {
    const road = { route: ownRoad(LONDON, PARIS), credits: [] }
    const found = { stations: [], count: 0, credits: [] }
    const answer = RouteAnswerCodec.encode(joinAnswer(road, found, () => [])) as {
      readonly route: object
    }
    const read = (zones: unknown) =>
      RouteAnswerCodec.decode({ ...answer, route: { ...answer.route, zones } })
    expect(answer).toHaveProperty('route.zones.0.zone', 'Europe/London')
    expect(E.isRight(read(undefined))).toBe(true)
    for (const wrong of ['Europe/Paris', [{ at: -1, zone: '' }], [{ at: 0 }]])
      expect(E.isLeft(read(wrong))).toBe(true)
  })
})
