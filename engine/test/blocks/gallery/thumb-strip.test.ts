import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawStrip, followThumb, moveStrip } from '../../../src/blocks/gallery/thumb-strip.js'

const offsetOf = (selected: number, count: number): number =>
  drawStrip(followThumb(selected, count), count).offset

describe('the strip of thumbnails', () => {
  test('[B-GAL-06] [B-GAL-07] up to six have no arrows, more have them and show five', () => {
    expect(drawStrip(0, 6)).toMatchObject({ height: 6 * 62, visible: 6, hasArrows: false })
    expect(drawStrip(0, 7)).toMatchObject({ height: 372, visible: 5, hasArrows: true })
    expect(drawStrip(0, 2).height).toBe(124)
  })

  test('[B-GAL-08] follows what is chosen in whole steps', () => {
    expect([7, 1, 10].map((selected) => offsetOf(selected, 10))).toEqual([248, 0, 310])
    expect([1, 3, 6].map((selected) => offsetOf(selected, 6))).toEqual([0, 0, 0])
  })

  test('[B-GAL-09] its arrows move one step and end at its ends', () => {
    const seven = [0]
    for (let press = 0; press < 3; press += 1) seven.push(moveStrip(seven.at(-1)!, 1, 7))
    expect(seven.map((first) => drawStrip(first, 7).offset)).toEqual([0, 62, 124, 124])
    expect(
      [0, 1, 2].map((first) => drawStrip(first, 7)).map(({ isFirst, isLast }) => [isFirst, isLast]),
    ).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ])
    expect(moveStrip(0, -1, 7)).toBe(0)
    expect([moveStrip(0, 1, 6), drawStrip(0, 6)]).toMatchObject([
      0,
      { isFirst: true, isLast: true },
    ])
  })

  test('[B-GAL-08] what is chosen is always seen, in any strip', () => {
    const strips = fc
      .integer({ min: 1, max: 200 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
    fc.assert(
      fc.property(strips, ([selected, count]) => {
        const { offset, visible } = drawStrip(followThumb(selected, count), count)
        const first = offset / 62
        expect(Number.isInteger(first)).toBe(true)
        expect(selected > first && selected <= first + visible).toBe(true)
        expect(first + visible).toBeLessThanOrEqual(count)
      }),
    )
  })
})
