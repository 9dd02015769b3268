import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import {
  clockMoment,
  NO_CLOCK,
  readClockTime,
  resolveClock,
  writeClockTime,
  type TripClock,
} from '../../src/route/trip-clock.js'
import { none, some } from '../../src/shared/option.js'

const DAY = 1440
const anyOf = fc.constantFrom('leave' as const, 'arrive' as const)
const anyMinute = fc.nat(DAY - 1)

describe('[E-T-92] the clock of a drive', () => {
  test('leaving at 22:00 for five hours arrives at 03:00 on the day after', () => {
    const clock: TripClock = { of: 'leave', at: some(22 * 60) }
    expect(clockMoment(clock, 0, 300)).toEqual(some({ at: 1320, day: 0 }))
    expect(clockMoment(clock, 300, 300)).toEqual(some({ at: 180, day: 1 }))
  })

  test('arriving at 03:00 after five hours leaves at 22:00: that is the day of the start', () => {
    const clock: TripClock = { of: 'arrive', at: some(180) }
    expect(clockMoment(clock, 0, 300)).toEqual(some({ at: 1320, day: 0 }))
    expect(clockMoment(clock, 300, 300)).toEqual(some({ at: 180, day: 1 }))
    expect(clockMoment(NO_CLOCK, 0, 300)).toEqual(none)
  })

  test('times out of range are none', () => {
    for (const text of ['24:00', '12:60', '7', '7:5', '-1:00', '07:30 pm', '', '100:00']) {
      expect(readClockTime(text)).toEqual(none)
    }
    expect(readClockTime(' 7:05 ')).toEqual(some(425))
    for (const at of [-1, DAY, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(resolveClock({ of: 'arrive', at: some(at) })).toEqual({ of: 'arrive', at: none })
    }
  })

  test('A time that was written is read again.', () => {
    fc.assert(
      fc.property(anyMinute, (at) => O.toUndefined(readClockTime(writeClockTime(at))) === at),
    )
  })

  test('A drive arrives when it was asked to, leaves when it was asked to, and takes its time between.', () => {
    fc.assert(
      fc.property(anyOf, anyMinute, fc.nat(6000), (of, at, total) => {
        const clock: TripClock = { of, at: some(at) }
        const start = O.toUndefined(clockMoment(clock, 0, total))!
        const end = O.toUndefined(clockMoment(clock, total, total))!
        expect(start.day).toBe(0)
        expect((of === 'leave' ? start : end).at).toBe(at)
        expect(end.day * DAY + end.at - start.at).toBe(total)
      }),
    )
  })
})
