import { toCostCar } from '../../../engine/src/cost/cost-car.js'
import { tinyCostItem } from '../../../engine/src/testing/cost-samples.js'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  find,
  findInput,
  input,
  listChosen,
  listSelectedTabs,
  rest,
  part,
  see,
  textOf,
} from '../tool-page.js'
import { fieldOf, pressOn, readOf, sliderOf, typeInto } from '../value-tool.js'
import { hold, pressButton, pressRadio, pressTab } from '../walk-tool.js'
import { mountCost, type CostPage } from './mounted.js'

const heading = (page: CostPage): string =>
  [...part(page, 'cost').querySelectorAll('[aria-hidden]')]
    .map(({ textContent }) => textContent)
    .join('')

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('the parts', () => {
  test('[T-COST-01] heading, car types, both sliders and the result', () => {
    const page = mountCost()
    expect(find(page, 'h2').textContent).toBe('Charging cost')
    expect(find(page, '[role=tablist]').getAttribute('aria-label')).toBe('cost.types')
    expect(page.element.querySelectorAll('input[type=range]')).toHaveLength(2)
    expect(sliderOf(page, 'mileage').getAttribute('aria-label')).toBe('Mileage')
    expect(sliderOf(page, 'energyCost').getAttribute('aria-label')).toBe('Household electricity')
    expect(find(part(page, 'cost').closest('section') ?? page.element, 'h3').textContent).toBe(
      'cost.result',
    )
  })

  test('[T-COST-02] one tab for each car type, the first at the start', async () => {
    const cars = ['EX30', 'EX60', 'EX90'].map((type) => toCostCar({ ...tinyCostItem, type }))
    const [first, ...others] = cars
    if (first === undefined) throw new Error('no car')
    const page = mountCost('', { cars: [first, ...others] })
    const types = [...page.element.querySelectorAll('[role=tab]')]
    expect(types.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
      ['EX30', 'true'],
      ['EX60', 'false'],
      ['EX90', 'false'],
    ])
    const panel = find(page, '[role=tabpanel]')
    expect(types.every((tab) => tab.getAttribute('aria-controls') === panel.id)).toBe(true)
    expect(panel.getAttribute('aria-labelledby')).toBe(types[0]?.id)
    await pressTab(page, 'EX60')
    expect(panel.getAttribute('aria-labelledby')).toBe(types[1]?.id)
    await userEvent.keyboard('{End}')
    expect(document.activeElement?.textContent).toBe('EX90')
    expect(types.map((tab) => tab.getAttribute('aria-selected'))).toEqual([
      'false',
      'false',
      'true',
    ])
  })

  test('[T-COST-03] another type puts both sliders back to its own defaults', async () => {
    const page = mountCost('costType=EX90&costMileage=39000&costEnergy=0.9')
    await pressTab(page, 'EX30')
    expect([sliderOf(page, 'mileage').value, sliderOf(page, 'energyCost').value]).toEqual([
      '15000',
      '0.28',
    ])
    await pressTab(page, 'EX90')
    expect([sliderOf(page, 'mileage').value, sliderOf(page, 'energyCost').value]).toEqual([
      '20000',
      '0.3',
    ])
  })

  test('[T-COST-04] [E-T-06] the mileage moves by steps of content and stops at its ends', async () => {
    const page = mountCost()
    expect(await pressOn(page, 'mileage', 'ArrowRight')).toBe('slider.value 15,500 km/year')
    expect(await pressOn(page, 'mileage', 'End')).toBe('slider.value 40,000 km/year')
    expect(await pressOn(page, 'mileage', 'ArrowUp')).toBe('slider.value 40,000 km/year')
    expect(await pressOn(page, 'mileage', 'PageDown')).toBe('slider.value 35,000 km/year')
    expect(await pressOn(page, 'mileage', 'Home')).toBe('slider.value 1,000 km/year')
  })

  test('[T-COST-05] so does the price of energy', async () => {
    const page = mountCost()
    expect(await pressOn(page, 'energyCost', 'ArrowRight')).toBe('slider.price £0.29 £/kWh')
    expect(await pressOn(page, 'energyCost', 'End')).toBe('slider.price £0.90 £/kWh')
    expect(await pressOn(page, 'energyCost', 'Home')).toBe('slider.price £0.10 £/kWh')
  })

  test('[T-COST-06] [E-T-07] a value that is typed is snapped to the grid of content', async () => {
    const grid = { mileageMinValue: 0, mileageMaxValue: 50000, mileageStep: 500 }
    const page = mountCost('', { cars: [toCostCar({ ...tinyCostItem, ...grid })] })
    const after = async (id: 'mileage' | 'energyCost', value: number): Promise<string> => {
      await typeInto(page, id, value)
      return sliderOf(page, id).value
    }
    expect(await after('mileage', 15240)).toBe('15000')
    expect(await after('mileage', 15250)).toBe('15500')
    expect(await after('mileage', 50000)).toBe('50000')
    expect(await after('mileage', 0)).toBe('0')
    expect(await after('energyCost', 0.283)).toBe('0.28')
    expect(fieldOf(page, 'energyCost').value).toBe('0.28')
  })

  test('[E-T-111] a value beyond the ends is told at its field, and changes nothing', async () => {
    const page = mountCost()
    const before = sliderOf(page, 'mileage').value
    const field = fieldOf(page, 'mileage')
    const fault = (): string =>
      field.closest('div')?.querySelector('[role="alert"]')?.textContent ?? ''
    for (const value of [9_999_999, -7]) {
      await typeInto(page, 'mileage', value)
      expect([sliderOf(page, 'mileage').value, field.value]).toEqual([before, String(value)])
      expect(fault()).toContain('number.outside')
    }
    input(sliderOf(page, 'mileage'), 20_000)
    expect([field.value, fault()]).toEqual(['20000', ''])
  })

  test('[T-COST-06] a value typed empty changes nothing', async () => {
    const page = mountCost()
    await userEvent.clear(fieldOf(page, 'mileage'))
    await userEvent.keyboard('{Enter}')
    expect(sliderOf(page, 'mileage').value).toBe('15000')
    expect(fieldOf(page, 'mileage').value).toBe('15000')
  })

  test('[T-COST-10] the result is the amount between prefix and suffix', () => {
    const car = toCostCar({ ...tinyCostItem, mileageDefaultValue: 10000, mileageMinValue: 0 })
    const page = mountCost('', { cars: [car], contentDistance: 'mi' })
    expect(heading(page)).toBe('£68/month')
    expect(page.titles.at(-1)).toBe('cost.title EX30 £68/month')
  })
})

describe('choices', () => {
  test('[E-T-09] a drag is said once', async () => {
    const page = mountCost()
    const said: string[] = []
    const observer = new MutationObserver(() => said.push(textOf(page, 'live')))
    observer.observe(part(page, 'live'), { childList: true, characterData: true, subtree: true })
    hold(sliderOf(page, 'mileage'), 'pointerdown')
    for (const value of [16000, 18000, 20000, 25000, 30000]) {
      input(sliderOf(page, 'mileage'), value)
      await rest(60)
    }
    expect(said).toEqual([])
    hold(sliderOf(page, 'mileage'), 'pointerup')
    await see(() => {
      expect(said).toHaveLength(1)
    })
    expect(said[0]).toContain('30,000')
    observer.disconnect()
  })

  test('[E-T-16] from right to left the right arrow lowers', async () => {
    const page = mountCost('', { direction: 'rtl' })
    expect(await pressOn(page, 'mileage', 'ArrowRight')).toBe('slider.value 14,500 km/year')
    const fill = find(page, '[data-part="value-mileage"] svg')
    expect(getComputedStyle(fill).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  })

  test('[E-T-05] [E-T-17] a corrected address is said, and the one written brings the same back', async () => {
    const page = mountCost('costType=EX40&costMileage=9999&utm=x')
    expect(textOf(page, 'notices')).toContain('correction.type EX30')
    expect(textOf(page, 'notices')).toContain('correction.mileage')
    await pressOn(page, 'energyCost', 'ArrowRight')
    await see(() => {
      expect(page.written.at(-1)).toBe('costType=EX30&costMileage=10000&costEnergy=0.29&utm=x')
    })
    const conditions = textOf(page, 'conditions')
    expect(textOf(mountCost(page.written.at(-1)), 'conditions')).toBe(conditions)
  })

  test('[E-T-18] [E-T-36] link and start again', async () => {
    const page = mountCost('costType=EX90&costMileage=30000&utm=x')
    await pressButton(page, 'copy.label')
    await see(() => {
      expect(textOf(page, 'copied')).toBe('copy.done')
    })
    expect(page.copied).toEqual(['http://site/?costType=EX90&costMileage=30000&utm=x'])
    await pressButton(page, 'reset.label')
    await see(() => {
      expect(page.written.at(-1)).toBe('utm=x')
    })
    expect([...listSelectedTabs(page), ...listChosen(page)]).toEqual(['EX30', 'km'])
    expect(readOf(page, 'mileage')).toBe('slider.value 15,000 km/year')
  })

  test('[E-T-40] a switch to miles changes what is shown, not the result nor the address', async () => {
    const page = mountCost()
    const before = heading(page)
    await pressRadio(page, 'mi')
    expect(readOf(page, 'mileage')).toBe('slider.value 9,323 suffix.mi')
    expect(heading(page)).toBe(before)
    expect([page.kept, page.written]).toEqual([[{ range: 'imperial' }], []])
    expect(findInput(page, 'input[value="mi"]').checked).toBe(true)
  })
})
