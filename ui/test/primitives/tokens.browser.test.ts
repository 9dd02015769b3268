import '../../src/tokens/base.css'
import { BREAKPOINTS } from '@evkit/engine/site'
import {
  DESKTOP_SPACING,
  GRID_UNIT,
  REVEAL,
  SECTION_WIDTH,
  SPACING_UNITS,
} from '../../../engine/src/site/layout.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'

let box: HTMLElement

beforeEach(() => {
  box = document.createElement('div')
  document.body.append(box)
})
afterEach(() => {
  box.remove()
})

// [px]
const widthOf = (value: string): number => {
  box.style.inlineSize = value
  box.style.position = 'absolute'
  return box.getBoundingClientRect().width
}

describe('the sheet says what the engine says', () => {
  test('[B-CONST-05] spaces of 0, 1, 2, 3, 4, 8 and 12 units of 8 px', () => {
    const spaces = SPACING_UNITS.map((units) =>
      units === 0 ? 0 : widthOf(`var(--space-${String(units * 2)})`),
    )
    expect(spaces).toEqual([0, 8, 16, 24, 32, 64, 96])
    expect(spaces).toEqual(SPACING_UNITS.map((units) => units * GRID_UNIT))
  })

  test('[B-CONST-06] between blocks 4 units, on a desktop 1.66 times as much', async () => {
    await browser.viewport(BREAKPOINTS.L - 1, 800)
    expect(widthOf('var(--between)')).toBe(32)
    await browser.viewport(BREAKPOINTS.L, 800)
    expect(widthOf('var(--between)')).toBeCloseTo(53.12, 1)
    expect(DESKTOP_SPACING).toBe(1.66)
  })

  test('[B-CONST-07] a section is at most 1600 px wide', () => {
    expect([widthOf('var(--page)'), SECTION_WIDTH]).toEqual([1600, 1600])
  })

  test('[B-CONST-04] a block comes to its place in 1000 ms and is wholly seen after 2000', () => {
    const sheet = getComputedStyle(document.documentElement)
    const told = ['--reveal-transform', '--reveal-opacity'].map((name) => {
      box.style.transitionDuration = sheet.getPropertyValue(name)
      return getComputedStyle(box).transitionDuration
    })
    expect(told).toEqual(['1s', '2s'])
    expect(REVEAL).toEqual({ transform: 1000, opacity: 2000 })
  })
})
