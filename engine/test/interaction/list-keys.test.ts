import { describe, expect, test } from 'vitest'
import { LIST_KEYS, moveInList } from '../../src/interaction/list-keys.js'
import { none, some } from '../../src/shared/option.js'

describe('[E-F-36] moving through a list', () => {
  test.each([
    ['ArrowDown', none, some(0)],
    ['ArrowDown', some(1), some(2)],
    ['ArrowDown', some(2), none],
    ['ArrowUp', none, some(2)],
    ['ArrowUp', some(2), some(1)],
    ['ArrowUp', some(0), none],
    ['Home', some(2), some(0)],
    ['End', none, some(2)],
  ] as const)('%s', (key, active, wanted) => {
    expect(moveInList({ count: 3, active }, key)).toEqual(wanted)
  })

  test('an empty list has no place, and a place beyond the end leads back to the text', () => {
    for (const key of LIST_KEYS) {
      expect(moveInList({ count: 0, active: some(4) }, key)).toEqual(none)
    }
    expect(moveInList({ count: 2, active: some(5) }, 'ArrowDown')).toEqual(none)
  })
})
