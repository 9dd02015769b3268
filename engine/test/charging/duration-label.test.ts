import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import {
  DURATION_POLICIES,
  explainDuration,
  labelDuration,
  splitDuration,
  type DurationLabel,
} from '../../src/charging/duration-label.js'
import {
  HALF_HOUR_UP_TO,
  HOURS_FROM,
  MINUTE_GRID,
  ONE_HOUR_UP_TO,
  WHOLE_MINUTES_UP_TO,
} from '../../src/charging/charging-formulas.js'
import { evaluateStep, given } from '../../src/shared/explain.js'

const minutes = (value: number): DurationLabel => ({ kind: 'minutes', minutes: value })
const hours = (from: number, to: number): DurationLabel => ({ kind: 'hours', from, to })
const anyTime = fc.double({ min: 0.01, max: 3000, noNaN: true })

const lower = (label: DurationLabel): number =>
  label.kind === 'minutes' ? label.minutes : label.from * 60

const unwrap = (value: number): DurationLabel => {
  const label = labelDuration(value)
  if (O.isNone(label)) throw new Error('no label')
  return label.value
}

describe('rounding', () => {
  test.each([
    [26, 26],
    [29, 29],
    [30, 30],
    [0.4, 1],
    [12.5, 13],
    [29.6, 30],
  ])('[T-CHG-38] %d minutes are not rounded to 5: %d', (value, shown) => {
    expect(labelDuration(value)).toEqual(O.some(minutes(shown)))
  })

  test.each([
    [31, 30],
    [32, 30],
    [32.5, 35],
    [33, 35],
    [37, 35],
    [38, 40],
    [53, 55],
  ])('[T-CHG-39] %d minutes are rounded to %d', (value, shown) => {
    expect(labelDuration(value)).toEqual(O.some(minutes(shown)))
  })

  test.each([
    [57, minutes(55)],
    [55, minutes(55)],
    [57.4, minutes(55)],
  ])('[T-CHG-40] %d is worded in minutes', (value, label) => {
    expect(labelDuration(value)).toEqual(O.some(label))
  })

  test.each([
    [59, hours(1, 1.5)],
    [57.5, hours(1, 1.5)],
    [181, hours(3, 3.5)],
    [182.4, hours(3, 3.5)],
    [182.5, hours(3, 4)],
    [602.4, hours(10, 11)],
  ])('[T-CHG-37] the rounded value chooses the wording: %d', (value, label) => {
    expect(labelDuration(value)).toEqual(O.some(label))
  })
})

describe('wording', () => {
  test.each([
    [60, 1, 1.5],
    [61, 1, 1.5],
    [90, 1, 1.5],
    [119, 2, 2.5],
    [120, 2, 2.5],
    [150, 2, 2.5],
    [178, 3, 3.5],
    [180, 3, 3.5],
    [181, 3, 3.5],
  ])('[T-CHG-41] %d minutes are %d to %d hours', (value, from, to) => {
    expect(labelDuration(value)).toEqual(O.some(hours(from, to)))
  })

  test.each([
    [183, 3, 4],
    [207, 3, 4],
    [210, 4, 5],
    [255, 4, 5],
    [330, 6, 7],
    [570, 10, 11],
    [600, 10, 11],
    [601, 10, 11],
  ])('[T-CHG-42] %d minutes are %d to %d hours', (value, from, to) => {
    expect(labelDuration(value)).toEqual(O.some(hours(from, to)))
  })

  test.each([
    [602.5, 10, 12],
    [630, 11, 13],
    [725, 12, 14],
    [1440, 24, 26],
  ])('[T-CHG-43] %d minutes are %d to %d hours', (value, from, to) => {
    expect(labelDuration(value)).toEqual(O.some(hours(from, to)))
  })

  test.each([
    [89, 1.5, 2],
    [115, 1.5, 2],
    [150, 2.5, 3],
    [60, 1, 1.5],
    [180, 3, 3.5],
    [183, 3, 4],
  ])('D-T-03: under the other policy %d minutes are %d to %d hours', (value, from, to) => {
    expect(labelDuration(value, 'enclosing-half-hour')).toEqual(O.some(hours(from, to)))
  })

  test.each([null, undefined, 0, -5, Number.NaN, Number.POSITIVE_INFINITY])(
    '[T-CHG-35] %s is no duration',
    (value) => {
      expect(labelDuration(value)).toEqual(O.none)
    },
  )

  test('[T-CONST-09] thresholds', () => {
    expect([WHOLE_MINUTES_UP_TO, MINUTE_GRID, HOURS_FROM, HALF_HOUR_UP_TO, ONE_HOUR_UP_TO]).toEqual(
      [30, 5, 60, 180, 600],
    )
  })

  test.each([
    [115, { hours: 1, minutes: 55 }],
    [26, { hours: 0, minutes: 26 }],
    [59.6, { hours: 1, minutes: 0 }],
    [0.2, { hours: 0, minutes: 1 }],
  ])('D-T-03: %d minutes exactly', (value, split) => {
    expect(splitDuration(value)).toEqual(split)
  })
})

describe('laws', () => {
  test('A longer time is never worded shorter.', () => {
    fc.assert(
      fc.property(anyTime, anyTime, (a, b) => {
        const [short, long] = [Math.min(a, b), Math.max(a, b)]
        return lower(unwrap(short)) <= lower(unwrap(long))
      }),
    )
  })

  test('every duration falls in exactly one band, from below to', () => {
    fc.assert(
      fc.property(anyTime, fc.constantFrom(...DURATION_POLICIES), (value, policy) => {
        const label = labelDuration(value, policy)
        if (O.isNone(label)) return false
        return label.value.kind === 'minutes'
          ? label.value.minutes >= 1 && label.value.minutes < 60
          : label.value.from >= 1 && label.value.to > label.value.from
      }),
    )
  })

  test('the other policy always encloses the rounded time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 180 }), (value) => {
        const label = labelDuration(value, 'enclosing-half-hour')
        return (
          O.isSome(label) &&
          label.value.kind === 'hours' &&
          label.value.from * 60 <= value + 2.5 &&
          value - 2.5 <= label.value.to * 60
        )
      }),
    )
  })

  test('Evaluating the trace gives the figure bit for bit. [B-T-01]', () => {
    fc.assert(
      fc.property(anyTime, fc.constantFrom(...DURATION_POLICIES), (value, policy) => {
        const cell = given({ name: 'tableMinutes', unit: 'min', rules: [] }, value)
        const { label, rounded, from, to } = explainDuration(cell, policy)
        if (label.kind === 'minutes') return Object.is(evaluateStep(rounded), label.minutes)
        return (
          O.isSome(from) &&
          O.isSome(to) &&
          Object.is(evaluateStep(from.value), label.from) &&
          Object.is(evaluateStep(to.value), label.to)
        )
      }),
    )
  })
})
