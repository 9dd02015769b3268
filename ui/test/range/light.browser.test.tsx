import { tinyLightContent } from '@evkit/engine/testing'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  find,
  findInput,
  listChosen,
  memory,
  part,
  see,
  textOf,
  type ToolPage,
} from '../tool-page.js'
import { pressRadio } from '../walk-tool.js'
import { mountBoth, mountCalculator, mountLight, openRangePage } from './mounted.js'

const spoken = (page: ToolPage) => part(page, 'range').lastElementChild?.textContent
const link = (page: ToolPage) => find(page, 'a[class*="button"]')
const queryOf = (page: ToolPage) => link(page).getAttribute('href')?.split('?')[1] ?? ''

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('the light calculator', () => {
  test('[T-LIGHT-01] readout, drivetrain, temperature and link; neither profile nor climate control', () => {
    const page = mountLight()
    expect(part(page, 'range')).not.toBeNull()
    expect(part(page, 'temperature').querySelectorAll('input[type=range]')).toHaveLength(1)
    expect(page.element.querySelectorAll('input[type=radio]')).toHaveLength(3)
    expect(page.element.querySelector('input[value="city"], input[type=checkbox]')).toBeNull()
    expect(page.element.querySelectorAll('a')).toHaveLength(1)
  })

  test('[T-LIGHT-02] the titles are those of content', () => {
    const page = mountLight()
    const { electricRangeTitle, outsideTemperatureTitle, powerTrainTitle, rangeCtaText } =
      tinyLightContent
    expect(find(page, 'h2').textContent).toBe(electricRangeTitle)
    expect(part(page, 'temperature').getAttribute('aria-label')).toBe(outsideTemperatureTitle)
    expect(find(page, 'legend').textContent).toBe(powerTrainTitle)
    expect(link(page).textContent).toBe(rangeCtaText)
  })

  test('[T-LIGHT-03] the sentence about the temperature follows the slider in the unit of the site', async () => {
    const page = mountLight()
    const heading = () => find(page, 'section h3').textContent
    expect(heading()).toBe('Range at temperature.F 68')
    await userEvent.click(find(page, '[data-part="temperature"] button:nth-of-type(1)'))
    expect(heading()).toBe('Range at temperature.F 23')
  })

  test('[T-LIGHT-04] the sentence about the car names it', () => {
    expect(textOf(mountLight(), 'description')).toBe('The EX30 goes far')
  })

  test('[T-LIGHT-05] [T-LIGHT-06] the link opens the full calculator at the same figure', async () => {
    const page = mountLight()
    expect(listChosen(page)).toEqual(['Single-with-Extended'])
    expect(spoken(page)).toBe('distance.mi.spoken 336')
    expect(link(page).getAttribute('href')).toBe(
      '/uk/electrification/range/?model=EX30&profile=city&temperatureIndex=3&climate=true&powerTrain=Single-with-Extended',
    )
    await pressRadio(page, 'Twin')
    await userEvent.click(find(page, '[data-part="temperature"] button:nth-of-type(1)'))
    await see(() => {
      expect(queryOf(page)).toBe(
        'model=EX30&profile=city&temperatureIndex=0&climate=true&powerTrain=Twin',
      )
    })
    const shown = spoken(page)
    const full = mountCalculator(queryOf(page))
    expect(spoken(full)).toBe(shown)
    expect(findInput(full, 'input[value="Twin"]').checked).toBe(true)
  })

  test('[T-LIGHT-06] at 20 °C 540 km for Extended, and the full calculator says the same', async () => {
    const kept = memory()
    kept.keep({ range: 'metric' })
    const page = mountLight('', {}, openRangePage('', kept))
    await see(() => {
      expect(spoken(page)).toBe('distance.km.spoken 540')
    })
    const full = mountCalculator(queryOf(page), {}, openRangePage(queryOf(page), kept))
    await see(() => {
      expect(spoken(full)).toBe('distance.km.spoken 540')
    })
  })

  test('[E-T-17] its own part of the address brings it back', async () => {
    const page = mountLight('profile=highway')
    await pressRadio(page, 'Single')
    await see(() => {
      expect(page.written.at(-1)).toBe('temperatureIndex=3&powerTrain=Single&profile=highway')
    })
    const conditions = textOf(page, 'conditions')
    const copy = mountLight(page.written.at(-1))
    expect(textOf(copy, 'conditions')).toBe(conditions)
    expect(listChosen(copy)).toEqual(['Single'])
  })
})

describe('both on one page', () => {
  test('[E-T-40] a switch in the range tool changes the light calculator with it', async () => {
    const page = mountBoth()
    const light = part(page, 'light-calculator')
    const figure = () => find(light, '[data-part="range"]').lastElementChild?.textContent
    expect(figure()).toBe('distance.mi.spoken 336')
    await pressRadio(page, 'km')
    await see(() => {
      expect(figure()).toBe('distance.km.spoken 540')
    })
    expect(textOf(page, 'range-bar')).toContain('km.unit')
  })
})
