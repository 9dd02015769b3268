import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import { explainMinutes, readCells, readMinutes } from '../../src/route/charge-minutes.js'
import { findToolLevels } from '../../src/route/charge-link.js'
import { planStops } from '../../src/route/stop-plan.js'
import type { ChargedCar } from '../../src/route/search-nodes.js'
import { evaluateStep, listSteps } from '../../src/shared/explain.js'
import { none, some } from '../../src/shared/option.js'
import { tinyDriven, tinyTrip } from '../../src/testing/route-samples.js'
import { anyCar } from '../kit/route-arbitraries.js'
import { minutesBetween } from './stop-plan.oracle.js'

const ALL = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
const POWER = 150

const TABLE: Readonly<Record<string, number>> = {
  '10,50': 11,
  '10,60': 15,
  '20,50': 9,
  '20,60': 13,
  '10,20': 2,
}

const carOf = (table: Readonly<Record<string, number>>): ChargedCar => ({
  ...tinyDriven(300),
  minutes: (_power, from, to) => {
    const found = table[`${from},${to}`]
    return found === undefined ? none : some(found)
  },
})

const minutesOf = (car: ChargedCar, from: number, to: number): number =>
  readMinutes(readCells(car, POWER))(from, to)

const anyLevels = fc
  .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 100 }))
  .filter(([from, to]) => from < to)

describe('[E-T-124] [B-T-02] times to the percent', () => {
  test('14 to 56 % is in proportion between four times of the table', () => {
    expect(minutesOf(carOf(TABLE), 14, 56)).toBeCloseTo(12.6, 12)
    expect(minutesOf(carOf(TABLE), 12, 17)).toBe(1)
    expect(minutesOf(carOf(TABLE), 10, 60)).toBe(15)
  })

  test('its working names the cells it is read from', () => {
    const trace = explainMinutes(carOf(TABLE), { power: POWER, from: 14, to: 56 })
    const cells = listSteps(trace).flatMap((step) =>
      step.kind === 'given' && step.name === 'tableMinutes' ? [[step.cell, step.value]] : [],
    )
    expect(cells).toEqual([
      ['150 kW.50.10', 11],
      ['150 kW.60.10', 15],
      ['150 kW.50.20', 9],
      ['150 kW.60.20', 13],
    ])
  })

  test('a time the table does not know is none, nor is one next to it, nor one of nothing', () => {
    for (const [from, to] of [
      [10, 70],
      [14, 61],
      [24, 50],
      [20, 20],
      [60, 20],
    ] as const)
      expect(minutesOf(carOf(TABLE), from, to)).toBeNaN()
  })

  test('Every time is the mean of the cells around it, and its trace gives it bit for bit.', () => {
    fc.assert(
      fc.property(anyCar(ALL), anyLevels, (car, [from, to]) => {
        const found = minutesOf(car, from, to)
        const trace = explainMinutes(car, { power: POWER, from, to })
        return (
          Math.abs(found - minutesBetween(car, POWER, [from, to])) < 1e-9 &&
          trace.value === found &&
          evaluateStep(trace) === found
        )
      }),
      { numRuns: runs(2000) },
    )
  })

  test('Times of the table are kept, and a longer charge never takes less.', () => {
    fc.assert(
      fc.property(anyCar(ALL), anyLevels, (car, [from, to]) => {
        const cell = from % 10 === 0 && to % 10 === 0 ? car.minutes(POWER, from, to) : none
        const found = minutesOf(car, from, to)
        const isLonger = to === 100 || minutesOf(car, from, to + 1) >= found - 1e-9
        return isLonger && found >= 0 && (O.isNone(cell) || cell.value === found)
      }),
      { numRuns: runs(2000) },
    )
  })

  test('the charging tool is asked for the levels it knows around those of a stop', () => {
    const plan = planStops({ trip: tinyTrip, car: tinyDriven(300), aim: 'fastest' })
    const [stop] = E.isRight(plan) ? plan.right.stops : []
    expect([stop?.arrivalLevel.value, stop?.departure]).toEqual([23, 60])
    expect(stop && findToolLevels(stop)).toEqual([20, 60])
  })
})
