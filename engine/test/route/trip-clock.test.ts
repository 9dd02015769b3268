import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import {
  readClockTime,
  resolveClock,
  resolveDate,
  writeClockTime,
} from '../../src/route/trip-clock.js'
import { readDate } from '../../src/site/date.js'
import { none, some } from '../../src/shared/option.js'

const DAY = 1440
const anyMinute = fc.nat(DAY - 1)

describe('[E-T-92] the clock of a drive', () => {
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
})

describe('[E-T-148] the date of a drive', () => {
  test('one that does not exist says nothing', () => {
    for (const text of [
      ...['2026-02-30', '2026-00-10', '2026-13-01', '2026-01-00', '2027-02-29', '1900-02-29'],
      ...['2026-1-1', '26-01-01', 'tomorrow', '', '2026-12-24T08:00', '+12026-01-01', '9999-99-99'],
    ])
      expect([text, resolveDate(text)]).toEqual([text, ''])
    for (const text of ['2026-12-24', '2028-02-29', '2000-02-29', '9999-12-31', '0001-01-01'])
      expect(resolveDate(text)).toBe(text)
  })

  test('Days are counted as the calendar does.', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const text = date.toISOString().slice(0, 10)
          expect(readDate(text)).toEqual(some(Date.parse(text) / 86_400_000))
        },
      ),
    )
  })
})
