import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import {
  EMPTY_END,
  EMPTY_ENDS,
  moveVia,
  MOST_VIA,
  resolveStay,
} from '../../src/route/route-ends.js'
import { routeAddress } from '../../src/route/route.url.js'
import { NO_STATION_CHOICE } from '../../src/route/station-choice.js'
import { PLAN_AIMS, resolveTrip, type TripSettings } from '../../src/route/trip.js'
import { none, some } from '../../src/shared/option.js'
import { parseQuery } from '../../src/shared/query.js'
import { tinyChoices } from '../../src/testing/route-samples.js'
import { anySettings } from '../kit/plan-arbitraries.js'

const read = (search: string) => {
  const { selection, corrections } = routeAddress.read(parseQuery(search), tinyChoices)
  return { ...selection, corrections }
}

const vias = (count: number): string =>
  Array.from({ length: count }, (_, at) => `via${at + 1}=Lund+${at + 1}`).join('&')

describe('[E-T-135] what the road avoids in an address', () => {
  test.each([
    ['avoidRoads=motorway;ferry', ['ferry', 'motorway'], []],
    ['avoidRoads=ferry', ['ferry'], []],
    ['avoidRoads=', [], []],
    ['avoidRoads=ferry;bridge', ['ferry'], ['avoidRoads']],
  ])('%s', (search, avoid, told) => {
    const { ends, corrections, trip } = read(search)
    expect([ends.avoid, corrections]).toEqual([avoid, told])
    const written = routeAddress.write({ ends, trip }, [])
    expect(parseQuery(written).find(({ key }) => key === 'avoidRoads')?.value).toBe(
      avoid.length === 0 ? undefined : avoid.join(';'),
    )
  })
})

describe('[E-T-93] places on the way in an address', () => {
  test('eight places, where they are, how long and with what power', () => {
    const search = `from=A&to=B&${vias(8)}&via2At=55.7,13.2&via2Stay=600&via2Charge=11`
    const { ends, corrections } = read(search)
    expect(ends.via).toHaveLength(8)
    expect(ends.via[1]).toMatchObject({ text: 'Lund 2', stay: 600, power: 11 })
    expect(O.isSome(ends.via[1]!.place)).toBe(true)
    expect(corrections).toEqual([])
  })

  test('the ninth is told and not taken', () => {
    const { ends, corrections } = read(`from=A&to=B&${vias(9)}`)
    expect(ends.via).toHaveLength(MOST_VIA)
    expect(corrections).toEqual(['via9'])
  })

  test('a stay that cannot be is put right one by one, and what is none is told', () => {
    const { ends, corrections } = read('via1=Lund&via1Stay=99999&via1Charge=12&via1At=x')
    expect(ends.via[0]).toMatchObject({ text: 'Lund', place: none, stay: 2880, power: 0 })
    expect(corrections).toEqual(['via1At', 'via1Stay', 'via1Charge'])
  })

  test('a gap closes, and a place without a text is none', () => {
    expect(read('via1=Lund&via3=Malm%C3%B6').ends.via.map(({ text }) => text)).toEqual([
      'Lund',
      'Malmö',
    ])
    expect(read('via1At=55,13&via1Stay=30').ends.via).toEqual([])
  })

  test('Every drive that can be set is read again from its address.', () => {
    const anyVia = fc
      .record({
        name: fc.constantFrom('Lund', 'Malmö', 'A/B & C'),
        lat: fc.integer({ min: -80, max: 80 }),
        stay: fc.nat(4000),
        power: fc.constantFrom(0, 7.4, 11, 22, 50, 150),
        isKnown: fc.boolean(),
      })
      .map(({ name, lat, isKnown, ...via }) =>
        resolveStay({
          ...EMPTY_END,
          ...via,
          text: name,
          place: isKnown
            ? some({ id: '', name, address: name, location: { lat, lng: 13.5 } })
            : none,
        }),
      )
    const anyClock = fc.record({
      of: fc.constantFrom('leave' as const, 'arrive' as const),
      at: fc.nat(1439).map(some),
    })
    fc.assert(
      fc.property(
        fc.array(anyVia, { maxLength: MOST_VIA }),
        anySettings,
        anyClock,
        (via, settings, clock) => {
          const trip = resolveTrip({ ...settings, clock }, tinyChoices)
          const ends = { ...EMPTY_ENDS, via }
          expect(read(routeAddress.write({ ends, trip }, []))).toEqual({
            ends,
            trip,
            corrections: [],
          })
        },
      ),
    )
  })

  test('Moving a place keeps all of them, and moving it back restores the order.', () => {
    fc.assert(
      fc.property(
        fc.nat(7),
        fc.integer({ min: -2, max: 9 }),
        fc.integer({ min: 0, max: 8 }),
        (from, to, count) => {
          const via = Array.from({ length: count }, (_, at) =>
            resolveStay({ ...EMPTY_END, text: `${at}`, stay: at, power: 0 }),
          )
          const ends = { ...EMPTY_ENDS, via }
          const moved = moveVia(ends, from, to)
          const isMoved = from < count && to >= 0 && to < count
          expect(moved.via.toSorted((a, b) => a.stay - b.stay)).toEqual(via)
          if (isMoved) expect(moved.via[to]).toBe(via[from])
          expect(isMoved ? moveVia(moved, to, from) : moved).toEqual(ends)
        },
      ),
    )
  })
})

describe('[E-T-94] what an address wants of stations, plan and clock', () => {
  const tripOf = (search: string): Partial<TripSettings> => read(search).trip

  test('operators nobody knows are kept, levels off the grid and plugs that are none are corrected', () => {
    const search =
      'prefer=Nobody&avoid=A%3BB&arrival=33&traffic=99&power=60&points=3&plug=gas&plan=nicest'
    expect(tripOf(search)).toMatchObject({
      preferred: ['Nobody'],
      avoided: ['A', 'B'],
      arrival: 35,
      traffic: 50,
      leastPower: 0,
      leastPoints: 0,
      plug: '',
      aim: PLAN_AIMS[0],
    })
    expect(read(search).corrections).toEqual([
      'arrival',
      'traffic',
      'power',
      'points',
      'plug',
      'plan',
    ])
    expect(tripOf('')).toMatchObject(NO_STATION_CHOICE)
  })

  test('[E-T-92] a clock out of range says nothing, and is told', () => {
    for (const text of ['24:00', '12:61', 'noon', '-1:00', '1e3']) {
      const { trip, corrections } = read(`leave=${text}`)
      expect(trip.clock.at).toEqual(none)
      expect(corrections).toEqual(['leave'])
    }
    expect(tripOf('arrive=18:45').clock).toEqual({ of: 'arrive', at: some(1125) })
  })
})
