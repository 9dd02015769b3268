import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UNZOOMED, ZOOM_MOST, zoomPicture, type ZoomMove } from '../../src/content/zoom.js'

const frame = { width: 400, height: 300 }
const middle = { x: 0, y: 0 }
const move = (change: Partial<ZoomMove>): ZoomMove => ({
  scale: 1,
  from: middle,
  to: middle,
  frame,
  ...change,
})

describe('a picture that is enlarged', () => {
  test('[B-GAL-05] grows about what is held, and shrinks back to the middle', () => {
    const at = { x: 100, y: -50 }
    const twice = zoomPicture(UNZOOMED, move({ scale: 2, from: at, to: at }))
    expect(twice).toEqual({ scale: 2, x: -100, y: 50 })
    expect(zoomPicture(twice, move({ scale: 0.1, from: at, to: at }))).toEqual(UNZOOMED)
  })

  test('[B-GAL-05] is moved no further than to its sides', () => {
    const twice = { scale: 2, x: 0, y: 0 }
    expect(zoomPicture(twice, move({ to: { x: 999, y: -999 } }))).toEqual({
      scale: 2,
      x: 200,
      y: -150,
    })
  })

  test('[B-GAL-05] A picture as large as at first lies in the middle.', () => {
    expect(zoomPicture(UNZOOMED, move({ to: { x: 50, y: 50 } }))).toEqual(UNZOOMED)
  })

  test.each([NaN, Infinity, 0, -2])('[B-GAL-05] %d times as large is as it is', (scale) => {
    expect(zoomPicture({ scale: 2, x: 10, y: 0 }, move({ scale }))).toEqual({
      scale: 2,
      x: 10,
      y: 0,
    })
  })

  test('[B-GAL-05] never shows what is beside it, nor leaves its bounds, whatever is done', () => {
    const point = fc.record({
      x: fc.integer({ min: -900, max: 900 }),
      y: fc.integer({ min: -900, max: 900 }),
    })
    const moves = fc.array(
      fc.record({ scale: fc.double({ min: 0.1, max: 5 }), from: point, to: point }),
    )
    fc.assert(
      fc.property(moves, (all) => {
        const zoom = all.reduce((now, one) => zoomPicture(now, move(one)), UNZOOMED)
        expect(zoom.scale).toBeGreaterThanOrEqual(1)
        expect(zoom.scale).toBeLessThanOrEqual(ZOOM_MOST)
        expect(Math.abs(zoom.x)).toBeLessThanOrEqual(((zoom.scale - 1) * frame.width) / 2)
        expect(Math.abs(zoom.y)).toBeLessThanOrEqual(((zoom.scale - 1) * frame.height) / 2)
      }),
    )
  })
})
