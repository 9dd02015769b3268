import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { fromScrollLeft, toScrollLeft } from '../../src/interaction/scroll-left.js'
import {
  chooseSlide,
  findItemsInView,
  findSnapPoints,
  nearestSlide,
  slideOfItem,
  toSlidePosition,
} from '../../src/interaction/snap.js'

const row = (count: number, width: number, viewportWidth: number) => ({
  offsets: Array.from({ length: count }, (_, at) => at * width),
  contentWidth: count * width,
  viewportWidth,
})

describe('snap points', () => {
  test('[B-CAR-14] the total is that of the places the row can be moved to', () => {
    expect(findSnapPoints(row(6, 300, 1200))).toEqual([0, 300, 600])
    expect(findSnapPoints(row(6, 300, 300))).toHaveLength(6)
    expect(findSnapPoints(row(0, 300, 300))).toEqual([])
    expect(findSnapPoints(row(3, 300, 1200))).toEqual([0])
  })

  test('[B-CAR-14] the row begins where its first item does, and places closer than a pixel are one', () => {
    const layout = { offsets: [24, 24.6, 324, 624], contentWidth: 960, viewportWidth: 360 }
    expect(findSnapPoints(layout)).toEqual([0, 300, 600])
    expect(findSnapPoints({ ...layout, offsets: [0, 1, 1.9] })).toEqual([0, 1])
  })

  test('[B-CAR-13] [B-CAR-14] an item belongs to the slide that shows it', () => {
    const layout = row(6, 300, 1200)
    expect([0, 1, 2, 3, 4, 5].map((item) => slideOfItem(layout, item))).toEqual([1, 2, 3, 3, 3, 3])
  })

  test('[B-CAR-01] a slide is within 1 and the total, whole, and a number', () => {
    expect([0, 9, 3, 2.6].map((wanted) => chooseSlide(2, wanted, 5))).toEqual([1, 5, 3, 3])
    expect([Number.NaN, Infinity, -Infinity].map((wanted) => chooseSlide(2, wanted, 5))).toEqual([
      2, 2, 2,
    ])
    expect(chooseSlide(1, 4, 0)).toBe(1)
  })

  test('the nearest slide; of two as near the one in the direction of the move', () => {
    const points = [0, 320, 640]
    expect([150, 170, 160].map((x) => nearestSlide(points, x, 1))).toEqual([1, 2, 2])
    expect(nearestSlide(points, 160, -1)).toBe(1)
    expect(nearestSlide([], 160, 1)).toBe(1)
  })

  test('[B-CAR-17] the place between two slides follows the row', () => {
    const points = [0, 320, 640]
    expect([-80, 0, 160, 320, 400, 640, 900].map((x) => toSlidePosition(points, x))).toEqual([
      1, 1, 1.5, 2, 2.25, 3, 3,
    ])
    expect(toSlidePosition([], 20)).toBe(1)
  })

  test('[E-B-04] items of which nothing is seen are known', () => {
    const layout = row(6, 300, 700)
    expect(findItemsInView(layout, 0)).toEqual({ first: 0, last: 2 })
    expect(findItemsInView(layout, 300)).toEqual({ first: 1, last: 3 })
    expect(findItemsInView(layout, 299.5)).toEqual({ first: 1, last: 3 })
    expect(findItemsInView({ ...layout, offsets: [] }, 0)).toEqual({ first: 0, last: 0 })
  })

  test('Snap points rise from 0 to the end and none is closer than a pixel to the next.', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 2000 }), (widths, viewportWidth) => {
        const offsets = widths.map((_, at) => widths.slice(0, at).reduce((a, b) => a + b, 0))
        const contentWidth = widths.reduce((a, b) => a + b, 0)
        const points = findSnapPoints({ offsets, contentWidth, viewportWidth })
        expect(points[0]).toBe(0)
        expect(points.at(-1)).toBeLessThanOrEqual(Math.max(0, contentWidth - viewportWidth))
        points.slice(1).forEach((point, at) => {
          expect(point - (points[at] ?? 0)).toBeGreaterThanOrEqual(1)
        })
      }),
    )
  })
})

describe('what the browser calls a place', () => {
  test('[E-B-22] from right to left it counts below zero', () => {
    expect([toScrollLeft(250, 'rtl'), toScrollLeft(250, 'ltr')]).toEqual([-250, 250])
    expect([fromScrollLeft(-250, 'rtl'), fromScrollLeft(-3, 'ltr')]).toEqual([250, 0])
  })
})
