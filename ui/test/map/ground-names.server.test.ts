// Which names stand on a drawn ground.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pickGroundNames, type PlacedName } from '../../src/map/ground-names.js'

const PART = { x: 700, y: 1100, width: 200, height: 400 }
const at = (text: string, x: number, y: number): PlacedName => ({ text, x, y })
const pick = (names: readonly PlacedName[], marks: readonly { x: number; y: number }[] = []) =>
  pickGroundNames({ names, part: PART, marks }).map(({ text, rank }) => `${text} ${rank}`)

describe('names on the ground', () => {
  test('[E-T-114] those near what is shown are for every screen, larger ones far away for wide ones', () => {
    const names = [at('Berlin', 1600, 1400), at('London', 880, 1490), at('Dublin', 560, 1340)]
    expect(pick(names)).toEqual(['Berlin 2', 'London 1', 'Dublin 1'])
  })

  test('[E-T-114] none stands under a mark; one on its own place leaves its name free', () => {
    const names = [at('London', 880, 1490), at('Sunderland', 800, 1180)]
    expect(pick(names, [{ x: 880, y: 1490 }])).toEqual(['London 1', 'Sunderland 1'])
    expect(pick(names, [{ x: 810, y: 1200 }])).toEqual(['London 1'])
  })

  test('[E-T-114] of two that would cover each other the larger place has its name on every screen', () => {
    expect(pick([at('Leeds', 800, 1300), at('Bradford', 790, 1302)])).toEqual([
      'Leeds 1',
      'Bradford 2',
    ])
  })

  test('[E-T-114] however many there are, no more than eight are for every screen, in their order', () => {
    const spot = fc.record({
      text: fc.string({ minLength: 1, maxLength: 20 }),
      x: fc.integer({ min: 0, max: 1600 }),
      y: fc.integer({ min: 0, max: 2600 }),
    })
    fc.assert(
      fc.property(fc.array(spot), fc.array(spot), (names, marks) => {
        const picked = pickGroundNames({ names, part: PART, marks })
        expect(picked.filter(({ rank }) => rank === 1).length).toBeLessThanOrEqual(8)
        const places = picked.map(({ text, x, y }) =>
          names.findIndex((one) => one.text === text && one.x === x && one.y === y),
        )
        expect(places.every((place) => place >= 0)).toBe(true)
        expect(picked.length).toBeLessThanOrEqual(names.length)
      }),
    )
  })
})
