import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import {
  dragScrollThumb,
  findScrollShare,
  findScrollStep,
  findScrollThumb,
  resolveScrollSides,
  SHARE_MORE_BELOW,
  SHARE_NEXT_TO,
  SHARE_PREVIOUS_FROM,
} from '../../src/interaction/scroll-share.js'

// A row of 10,000 px whose way is scrolled by a share.
const at = (share: number) => ({
  scrollLeft: share * 10_000,
  scrollWidth: 11_000,
  clientWidth: 1000,
})

describe('the share a row is scrolled', () => {
  test.each([
    [0, false],
    [0.0099, false],
    [0.01, true],
  ])('[B-FCAR-07] at %d the way back is open: %s', (share, is) => {
    expect(resolveScrollSides(at(share)).canGoBack).toBe(is)
    expect(SHARE_PREVIOUS_FROM).toBe(0.01)
  })

  test.each([
    [0.99, true],
    [0.991, false],
    [1, false],
  ])('[B-FCAR-08] at %d the way on is open: %s', (share, is) => {
    expect(resolveScrollSides(at(share)).canGoOn).toBe(is)
    expect(SHARE_NEXT_TO).toBe(0.99)
  })

  test.each([
    [800, false],
    [801, false],
    [900, true],
  ])('[B-FCAR-09] %d px in 800 are steered: %s', (scrollWidth, is) => {
    const place = { scrollLeft: 0, scrollWidth, clientWidth: 800 }
    const sides = resolveScrollSides(place)
    expect([sides.isScrollable, sides.canGoOn, sides.hasMore]).toEqual([is, is, is])
    expect(findScrollShare({ ...place, scrollLeft: 50 })).toBe(is ? 0.5 : 0)
  })

  test.each([
    [0.94, true],
    [0.95, false],
  ])('[B-FCAR-10] at %d the row fades at its end: %s', (share, is) => {
    expect(resolveScrollSides(at(share)).hasMore).toBe(is)
    expect(SHARE_MORE_BELOW).toBe(0.95)
  })

  test('[E-B-22] from right to left it is the same share', () => {
    const { scrollLeft, ...row } = at(0.3)
    expect(findScrollShare({ ...row, scrollLeft: -scrollLeft })).toBe(0.3)
    expect(findScrollShare({ ...row, scrollLeft: -20_000 })).toBe(1)
  })

  test('D-B-22: an arrow scrolls by the whole cards that are seen', () => {
    expect([findScrollStep(400, 1240), findScrollStep(400, 360), findScrollStep(0, 360)]).toEqual([
      1200, 400, 360,
    ])
  })

  const place = fc.record({
    scrollLeft: fc.integer({ min: -5000, max: 5000 }),
    scrollWidth: fc.integer({ min: 1, max: 5000 }),
    clientWidth: fc.integer({ min: 1, max: 5000 }),
  })

  test('What cannot be scrolled leads neither back nor on.', () => {
    fc.assert(
      fc.property(place, (one) => {
        const { isScrollable, canGoBack, canGoOn, hasMore } = resolveScrollSides(one)
        expect(isScrollable).toBe(one.scrollWidth - one.clientWidth > 1)
        if (!isScrollable) expect([canGoBack, canGoOn, hasMore]).toEqual([false, false, false])
        // Whoever came to an end can go the other way.
        else expect(canGoBack || canGoOn).toBe(true)
      }),
    )
  })

  test('A thumb never leaves its indicator.', () => {
    fc.assert(
      fc.property(place, (one) => {
        const { size, start } = findScrollThumb(one)
        return start >= 0 && size > 0 && start + size <= 1 + 1e-9
      }),
    )
  })

  test('A dragged thumb never leaves its indicator.', () => {
    fc.assert(
      fc.property(place, fc.double({ min: -2, max: 2, noNaN: true }), (one, moved) => {
        const offset = dragScrollThumb(one, moved)
        return offset >= 0 && offset <= Math.max(0, one.scrollWidth - one.clientWidth)
      }),
    )
  })
})
