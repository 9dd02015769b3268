import { either as E, option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { parseQuery } from '@evkit/engine/shared'
import { planStops } from '../../engine/src/route/stop-plan.js'
import type { PlannedStop } from '../../engine/src/route/stop-plan.js'
import { openRouteSite, planRoute } from '../cli/route-plan.js'
import { COLD } from '../content/cold.js'
import { openData } from './open.js'

const site = openRouteSite(openData(), 'uk')
if (E.isLeft(site)) throw new Error(site.left.join('\n'))

const RANGE = 300
const PACE = 100

interface Asked {
  /** Index of the temperature. */
  readonly temperature: string
  /** [km] Where the station is. */
  readonly at: number
  /** [kW] */
  readonly power: number
}

// The EX30 comes to a station with 11 % and has to leave it with 50 %.
const stopAt = ({ temperature, at, power }: Asked): PlannedStop => {
  const address = `from=Berlin&to=Munich&model=EX30&powerTrain=SM&temperatureIndex=${temperature}`
  const drive = planRoute(parseQuery(address), site.right)
  if (E.isLeft(drive)) throw new Error(drive.left.join('\n'))
  const { trip, input } = drive.right
  const length = at + RANGE * 0.398
  const [stretch] = trip.stretches
  const { climb: _, ...flat } = stretch!
  const plan = planStops({
    car: input.car,
    aim: 'fastest',
    trip: {
      ...trip,
      ...{ length, offRange: RANGE, start: 11.5 + (at / RANGE) * 100, reserve: 10, arrival: 10 },
      stretches: [
        { ...flat, from: 0, to: length, pace: O.some(PACE), range: O.some(RANGE), minutes: 0 },
      ],
      stations: [
        {
          ...{ id: 's', position: at, off: 0, power: O.some(power), price: O.none },
          ...{ disfavour: 0, isFixed: false },
        },
      ],
    },
  })
  const [stop] = E.isRight(plan) ? plan.right.stops : []
  if (stop === undefined) throw new Error('there is no stop')
  expect([stop.arrivalLevel.value, stop.departure]).toEqual([11, 50])
  return stop
}

const minutesOf = (asked: Asked): number => Math.round(stopAt(asked).minutes.value)

const [START, DRIVEN] = [10, 200]

describe('[E-T-143] an EX30 from 11 to 50 %', () => {
  test('at 150 kW: 11 min at 20 °C, at −5 °C 18 min at the start and 13 min after two hours', () => {
    const power = 150
    for (const at of [START, DRIVEN])
      expect([minutesOf({ temperature: '3', at, power }), at]).toEqual([11, at])
    expect(minutesOf({ temperature: '0', at: START, power })).toBe(18)
    expect(minutesOf({ temperature: '0', at: DRIVEN, power })).toBe(13)
    const times = ['0', '1', '2', '3', '4'].map((temperature) =>
      stopAt({ temperature, at: START, power }),
    )
    const minutes = times.map((stop) => stop.minutes.value)
    expect(minutes).toEqual([...minutes].sort((a, b) => b - a))
  })

  test('at 50 kW as long as at 20 °C: the charger is weaker than a cold battery', () => {
    for (const at of [START, DRIVEN]) {
      const [cold, warm] = ['0', '3'].map((temperature) => stopAt({ temperature, at, power: 50 }))
      expect(cold?.minutes.value).toBe(warm?.minutes.value)
      expect(cold?.coldMinutes).toBe(0)
    }
  })
})

test('[E-T-143] content says how many times as long at the start and driven, by temperature', () => {
  expect(COLD.times).toEqual({
    '0': { start: 1.7, driven: 1.21 },
    '1': { start: 1.56, driven: 1.17 },
    '2': { start: 1.28, driven: 1.08 },
  })
  expect([COLD.warming, COLD.cooling]).toEqual([120, 480])
})
