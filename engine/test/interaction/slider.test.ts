import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { COUNT_UP_DURATION, countUp, resolveMotion } from '../../src/interaction/count-up.js'
import {
  isBarFixed,
  isSubMenuHidden,
  moveBar,
  STICKY_THRESHOLD,
} from '../../src/interaction/sticky.js'
import { pressSlider, SLIDER_KEYS, type SliderKey } from '../../src/interaction/slider-press.js'

const mileage = { min: 1000, max: 40000, step: 500 }
const price = { min: 0.1, max: 0.9, step: 0.01, decimals: 2 }
const ltr = (key: SliderKey) => ({ key, direction: 'ltr' }) as const

describe('keys', () => {
  test.each([
    ['ArrowRight', 15500],
    ['ArrowUp', 15500],
    ['ArrowLeft', 14500],
    ['ArrowDown', 14500],
    ['PageUp', 20000],
    ['PageDown', 10000],
    ['Home', 1000],
    ['End', 40000],
  ] as const)('[T-COST-04] %s at 15000 is %d', (key, expected) => {
    expect(pressSlider(15000, ltr(key), mileage)).toBe(expected)
  })

  test('[T-COST-05] a key at 0.28 is 0.29', () => {
    expect(pressSlider(0.28, ltr('ArrowRight'), price)).toBe(0.29)
  })

  test('[E-T-16] right to left, left and right change places', () => {
    const rtl = (key: SliderKey) => ({ key, direction: 'rtl' }) as const
    expect(pressSlider(15000, rtl('ArrowRight'), mileage)).toBe(14500)
    expect(pressSlider(15000, rtl('ArrowLeft'), mileage)).toBe(15500)
    expect(pressSlider(15000, rtl('ArrowUp'), mileage)).toBe(15500)
  })

  test('an end that is no step is reached', () => {
    expect(pressSlider(20, ltr('End'), { min: 0, max: 24, step: 10 })).toBe(24)
    expect(pressSlider(24, ltr('ArrowLeft'), { min: 0, max: 24, step: 10 })).toBe(20)
    expect(pressSlider(20, ltr('Home'), { min: 0, low: 7, max: 24, step: 10 })).toBe(7)
    const fine = { min: 0.25, max: 24.25, step: 10, decimals: 1 }
    expect(pressSlider(10, ltr('End'), fine)).toBe(24.25)
    expect(pressSlider(10, ltr('Home'), fine)).toBe(0.25)
  })

  test('No key moves a slider out of its ends.', () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom(...SLIDER_KEYS), fc.boolean(), (value, key, rtl) => {
        const moved = pressSlider(value, { key, direction: rtl ? 'rtl' : 'ltr' }, mileage)
        return moved >= mileage.min && moved <= mileage.max
      }),
    )
  })
})

describe('counting', () => {
  test.each([
    [0, 3000],
    [150, 3120],
    [299.9999, 3239.99992],
    [300, 3240],
    [1000, 3240],
    [-5, 3000],
  ])('[T-SAV-07] after %d ms %d is shown', (elapsed, expected) => {
    expect(countUp({ from: 3000, to: 3240, elapsed }, 'count')).toBeCloseTo(expected, 9)
    expect(COUNT_UP_DURATION).toBe(300)
  })

  test('[T-SAV-06] while dragging the figure follows without animation', () => {
    expect(resolveMotion(true, false)).toBe('follow')
    expect(countUp({ from: 3000, to: 3240, elapsed: 0 }, 'follow')).toBe(3240)
  })

  test('[E-T-14] under reduced motion the figure changes at once', () => {
    expect(resolveMotion(false, true)).toBe('follow')
    expect(resolveMotion(false, false)).toBe('count')
  })

  test('what is no number shows the new value', () => {
    expect(countUp({ from: Number.NaN, to: 5, elapsed: 10 }, 'count')).toBe(5)
    expect(countUp({ from: 1, to: 5, elapsed: Number.NaN }, 'count')).toBe(5)
  })

  test('A count never leaves the span between its ends and ends exactly on the new value.', () => {
    const figure = fc.double({ min: -1e7, max: 1e7, noNaN: true })
    fc.assert(
      fc.property(figure, figure, fc.integer({ min: 0, max: 400 }), (from, to, elapsed) => {
        const shown = countUp({ from, to, elapsed }, 'count')
        const isInside = shown >= Math.min(from, to) && shown <= Math.max(from, to)
        return isInside && (elapsed < COUNT_UP_DURATION || shown === to)
      }),
    )
  })
})

describe('bars', () => {
  const at = (top: number) => isBarFixed({ top, viewportHeight: 800 })

  test('[T-SAV-04] [T-CONST-29] pinned at 1 px or less', () => {
    expect([1, 1.01, -400].map(at)).toEqual([true, false, true])
    expect(STICKY_THRESHOLD).toBe(1)
  })

  test('[T-SAV-05] the sub menu returns only when savings and range bar are both released', () => {
    const place = (top: number) => ({ top, viewportHeight: 800 })
    const one = moveBar([], { name: 'savings', place: place(0) })
    const both = moveBar(one, { name: 'range', place: place(-5) })
    const released = moveBar(both, { name: 'savings', place: place(2) })
    expect([one, both, released].map(isSubMenuHidden)).toEqual([true, true, true])
    expect(isSubMenuHidden(moveBar(released, { name: 'range', place: place(2) }))).toBe(false)
  })
})
