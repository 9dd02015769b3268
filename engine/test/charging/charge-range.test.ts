import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import {
  CHARGE_LEVELS,
  CHARGE_PAGE_STEP,
  CHARGE_STEP,
  DEFAULT_CHARGE_RANGE,
  findChargeRange,
  FULL_CHARGE_RANGE,
  nearestThumb,
  parseChargeRange,
  pressThumb,
  setThumb,
  setThumbs,
  writeChargeRange,
} from '../../src/charging/charge-range.js'
import { SLIDER_KEYS, type SliderKey } from '../../src/interaction/slider-press.js'
import { anyChargeRange, hostileText } from '../../src/testing/charging-arbitraries.js'

const range = (from: number, to: number) => {
  const found = findChargeRange(from, to)
  if (O.isNone(found)) throw new Error(`no range ${from} ${to}`)
  return found.value
}

describe('the text of a range', () => {
  test.each([
    ['20,80', 20, 80],
    ['0,100', 0, 100],
    ['90,100', 90, 100],
    ['00,10', 0, 10],
    ['20,080', 20, 80],
  ])('[T-CHG-30] %j is %d to %d', (text, from, to) => {
    expect(parseChargeRange(text)).toEqual(O.some({ from, to }))
  })

  test.each([
    '80,20',
    '20,20',
    '25,80',
    '20,85',
    '100,110',
    '-10,80',
    '20.0,80',
    '20, 80',
    ' 20,80',
    '20,80 ',
    '20;80',
    '20,80,90',
    '',
    '20',
    ',80',
    '20,',
    '+20,80',
    '2e1,80',
    '٢٠,٨٠',
    '20,80\n',
    '20,110',
    '20,999',
  ])('[T-CHG-31] %j is no range', (text) => {
    expect(parseChargeRange(text)).toEqual(O.none)
  })

  test('[T-CHG-08] start and end, comma separated', () => {
    expect(writeChargeRange(range(20, 80))).toBe('20,80')
  })

  test('[T-CONST-01] [T-CONST-02] [T-CONST-03] [T-CONST-04] constants', () => {
    expect(DEFAULT_CHARGE_RANGE).toEqual({ from: 20, to: 80 })
    expect(FULL_CHARGE_RANGE).toEqual({ from: 0, to: 100 })
    expect(CHARGE_STEP).toBe(10)
    expect(CHARGE_PAGE_STEP).toBe(20)
    expect(CHARGE_LEVELS.length).toBe(11)
  })

  test('Arbitrary text is a range or none, never an exception.', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const found = parseChargeRange(text)
        return O.isNone(found) || found.value.from < found.value.to
      }),
    )
  })

  test('Reading a written range gives the range back.', () => {
    fc.assert(
      fc.property(anyChargeRange, (one) => {
        const read = parseChargeRange(writeChargeRange(one))
        return O.isSome(read) && read.value.from === one.from && read.value.to === one.to
      }),
    )
  })
})

describe('the two thumbs', () => {
  test.each([
    [[40.2, 40.4], 20, 80],
    [[41, 44], 20, 80],
    [[34, 47], 30, 50],
    [[44, 46], 40, 50],
    [[45, 50], 20, 80],
    [[-4, 104], 0, 100],
    [[60, 30], 20, 80],
    [[Number.NaN, 50], 20, 80],
    [[0, Number.POSITIVE_INFINITY], 20, 80],
  ] as const)('[T-CHG-33] from 20,80 thumbs at %j give %d,%d', (thumbs, from, to) => {
    expect(setThumbs(DEFAULT_CHARGE_RANGE, thumbs)).toEqual({ from, to })
  })

  test('A change of thumbs always leaves a valid range.', () => {
    fc.assert(
      fc.property(anyChargeRange, fc.double(), fc.double(), (one, a, b) => {
        const next = setThumbs(one, [a, b])
        return O.isSome(findChargeRange(next.from, next.to))
      }),
    )
  })

  test.each<[string, 'from' | 'to', SliderKey, [number, number], [number, number]]>([
    ['start 20, right', 'from', 'ArrowRight', [20, 80], [30, 80]],
    ['start 70 before end 80, right stays', 'from', 'ArrowRight', [70, 80], [70, 80]],
    ['end 80, left', 'to', 'ArrowLeft', [20, 80], [20, 70]],
    ['end 30 after start 20, left stays', 'to', 'ArrowDown', [20, 30], [20, 30]],
    ['end 100, right stays', 'to', 'ArrowRight', [20, 100], [20, 100]],
    ['start 20, up', 'from', 'ArrowUp', [20, 80], [30, 80]],
    ['start 20, Home', 'from', 'Home', [20, 80], [0, 80]],
    ['start 20, End stops before the other', 'from', 'End', [20, 80], [70, 80]],
    ['end 80, Home stops after the other', 'to', 'Home', [20, 80], [20, 30]],
    ['end 80, End', 'to', 'End', [20, 80], [20, 100]],
    ['start 20, page up', 'from', 'PageUp', [20, 80], [40, 80]],
    ['start 60, page up stops before the other', 'from', 'PageUp', [60, 80], [70, 80]],
    ['end 80, page down', 'to', 'PageDown', [20, 80], [20, 60]],
  ])('[T-CHG-29] %s', (_, thumb, key, [a, b], [from, to]) => {
    expect(pressThumb(range(a, b), { thumb, key, direction: 'ltr' })).toEqual({ from, to })
  })

  test('[E-T-16] in right-to-left pages left and right change places, up and down do not', () => {
    const press = (key: SliderKey) =>
      pressThumb(DEFAULT_CHARGE_RANGE, { thumb: 'from', key, direction: 'rtl' }).from
    expect([press('ArrowRight'), press('ArrowLeft'), press('ArrowUp'), press('ArrowDown')]).toEqual(
      [10, 30, 30, 10],
    )
  })

  test('No key moves a thumb onto or past the other.', () => {
    fc.assert(
      fc.property(
        anyChargeRange,
        fc.constantFrom('from', 'to'),
        fc.constantFrom(...SLIDER_KEYS),
        fc.constantFrom('ltr', 'rtl'),
        (one, thumb, key, direction) => {
          const next = pressThumb(one, { thumb, key, direction })
          const other = thumb === 'from' ? 'to' : 'from'
          return next.from < next.to && next[other] === one[other]
        },
      ),
    )
  })

  test('[E-T-07] a press on the track or a typed number moves the nearer thumb as far as it may', () => {
    expect(nearestThumb(DEFAULT_CHARGE_RANGE, 30)).toBe('from')
    expect(nearestThumb(DEFAULT_CHARGE_RANGE, 70)).toBe('to')
    expect(setThumb(DEFAULT_CHARGE_RANGE, 'from', 95)).toEqual({ from: 70, to: 80 })
    expect(setThumb(DEFAULT_CHARGE_RANGE, 'to', 54)).toEqual({ from: 20, to: 50 })
    expect(setThumb(DEFAULT_CHARGE_RANGE, 'to', Number.NaN)).toEqual(DEFAULT_CHARGE_RANGE)
  })
})
