// Of many happenings in a row, the ones that count.
import { expect, test } from 'vitest'
import fc from 'fast-check'
import { isPastThrottle } from '../../src/shared/throttle.js'
import { none, some, type Option } from '../../src/shared/option.js'

const countOf = (times: readonly number[], window: number): readonly number[] => {
  let last: Option<number> = none
  const counted: number[] = []
  for (const now of times) {
    if (!isPastThrottle({ last, now, window })) continue
    counted.push(now)
    last = some(now)
  }
  return counted
}

test('[F-VEH-09] presses at 0, 100 and 250 ms count at 0 and 250', () => {
  expect(countOf([0, 100, 250], 200)).toEqual([0, 250])
})

test('[F-EMB-24] of seven events within 700 ms four are looked at', () => {
  expect(countOf([0, 50, 199, 200, 399, 401, 700], 200)).toEqual([0, 200, 401, 700])
})

test('two that count are never closer than the window, and the first always counts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(5000), { minLength: 1 }),
      fc.integer({ min: 1, max: 500 }),
      (given, window) => {
        const times = given.toSorted((a, b) => a - b)
        const counted = countOf(times, window)
        expect(counted[0]).toBe(times[0])
        expect(counted.every((one, at) => at === 0 || one - (counted[at - 1] ?? 0) >= window)).toBe(
          true,
        )
      },
    ),
  )
})
