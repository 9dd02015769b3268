import { describe, expect, test } from 'vitest'
import {
  LIST_KEYS,
  listOptions,
  moveActive,
  NO_OPTIONS,
  toListView,
  type ListKey,
} from '../../src/interaction/look-up.js'
import { SUGGEST_PAUSE } from '../../src/interaction/timing.js'
import { none, some, type Option } from '../../src/shared/option.js'

const places = [{ text: 'Lund', detail: 'Sweden' }, { text: 'Lunde' }]
const field = { id: 'to', label: 'Places' }

describe('[E-F-36] moving through a list', () => {
  const move = (count: number, active: Option<number>, key: ListKey) =>
    moveActive({ options: Array.from({ length: count }), active }, key).active

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
    expect(move(3, active, key)).toEqual(wanted)
  })

  test('an empty list has no place, and a place beyond the end leads back to the text', () => {
    for (const key of LIST_KEYS) {
      expect(move(0, some(4), key)).toEqual(none)
    }
    expect(move(2, some(5), 'ArrowDown')).toEqual(none)
  })
})

describe('what a typed text may mean', () => {
  test('[F-CONST-05] [F-CONST-06] [D-T-17] it is asked 300 ms after the last key', () => {
    expect(SUGGEST_PAUSE).toBe(300)
  })

  test('[E-T-10] [E-F-36] a list begins at the text, and keys move through it', () => {
    const listed = listOptions(places)
    expect(listed.active).toEqual(none)
    expect(moveActive({ ...listed, text: 'Lu' }, 'End')).toEqual({
      ...listed,
      text: 'Lu',
      active: some(1),
    })
    expect(moveActive(NO_OPTIONS, 'ArrowDown')).toEqual(NO_OPTIONS)
  })

  test('[E-T-10] [E-F-36] its parts are named after the field; one option is active at most', () => {
    expect(toListView({ options: places, active: some(1) }, field)).toEqual({
      activeId: 'to-option-1',
      list: {
        id: 'to-list',
        label: 'Places',
        options: [
          { id: 'to-option-0', text: 'Lund', detail: 'Sweden', isActive: false },
          { id: 'to-option-1', text: 'Lunde', detail: '', isActive: true },
        ],
      },
    })
    expect(toListView(listOptions(places), field).activeId).toBeUndefined()
    expect(toListView({ options: places, active: some(7) }, field).activeId).toBeUndefined()
  })
})
