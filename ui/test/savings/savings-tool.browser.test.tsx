import { tinyTaxes } from '../../../engine/src/testing/savings-samples.js'
import { page as browser } from 'vitest/browser'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browserBars } from '../../src/shell/ports/tools/browser-bars.js'
import {
  find,
  findInput,
  input,
  lengthenPage,
  listChosen,
  part,
  rest,
  scrollUntil,
  see,
  textOf,
  type ToolPage,
} from '../tool-page.js'
import { pressOn, readOf, sliderOf, typeInto } from '../value-tool.js'
import { hold, pressButton, pressRadio, setBox } from '../walk-tool.js'
import { configurations, mountSavings, sentenceOf, totalOf } from './mounted.js'

const fuelBox = (page: ToolPage) => findInput(page, 'input[type=checkbox]')
// Every text the total shows, in order, from now on.
const watchTotal = (page: ToolPage) => {
  const told: string[] = []
  const observer = new MutationObserver(() => told.push(totalOf(page)))
  observer.observe(part(page, 'total'), { characterData: true, childList: true, subtree: true })
  return told
}
const amount = (text: string): number => Number(text.replace(/[^\d-]/g, ''))
const noTaxes = { ownership: [], informational: [] }
const WITHOUT_TAXES = { petrol: { status: 'OK', taxes: noTaxes } } as const

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('fuel', () => {
  test('[T-FUEL-01] [T-SAV-03] unticked, fuel counts as nothing and the taxes still do', async () => {
    const page = mountSavings()
    expect(totalOf(page)).toBe('€3,780')
    await setBox(fuelBox(page), false)
    await see(() => {
      expect(totalOf(page)).toBe('€540')
    })
    expect(find(page, '[data-part="fact-fuel-note"] dd').textContent).toBe('fuel.notCounted')
    await setBox(fuelBox(page), true)
    await see(() => {
      expect(totalOf(page)).toBe('€3,780')
    })
  })

  test('[T-FUEL-02] four sliders: mileage, fuel price, fuel economy, energy price', () => {
    const page = mountSavings()
    const sliders = [...page.element.querySelectorAll('input[type=range]')]
    expect(sliders.map((slider) => slider.getAttribute('aria-label'))).toEqual([
      'Mileage',
      'Fuel price',
      'Fuel economy',
      'Energy price',
    ])
  })

  test('[T-FUEL-02] [E-T-06] each moves by the steps of content', async () => {
    const page = mountSavings()
    expect(await pressOn(page, 'fuelCost', 'ArrowRight')).toBe('slider.price €1.85 €/l')
    expect(await pressOn(page, 'fuelCost', 'End')).toBe('slider.price €2.50 €/l')
    expect(await pressOn(page, 'mileage', 'Home')).toBe('slider.value 0 km/year')
    expect(await pressOn(page, 'fuelEconomy', 'ArrowDown')).toBe('slider.value 6.5 l/100 km')
    await typeInto(page, 'energyCost', 0.314)
    expect(readOf(page, 'energyCost')).toBe('slider.price €0.31 €/kWh')
  })

  test('[E-T-29] a loss is more cost, in words as well as in sign', () => {
    const page = mountSavings('mileage=10000&fuelCost=1&fuelEconomy=3&energyCost=0.5', {
      configurations: { ...configurations, ...WITHOUT_TAXES },
    })
    // 10,000 km at 3 l and 1.00 against 18 kWh at 0.50: 300 - 900 a year, three times.
    expect(totalOf(page)).toBe('-€1,800')
    expect(sentenceOf(page)).toBe('saving.costs €1,800 3')
    expect(part(page, 'savings-tool').dataset['state']).toBe('extra-cost')
    expect(textOf(page, 'savings-bar')).toContain('-€1,800')
  })
})

describe('taxes', () => {
  test('[T-TAX-07] both cars side by side; without a row to compare it says so and the total is of fuel alone', () => {
    const page = mountSavings()
    expect(part(page, 'taxes').dataset['state']).toBe('OK')
    const cells = [...find(page, '[data-part="taxes"] tbody tr').children].map(
      (cell) => cell.firstElementChild?.textContent ?? cell.textContent,
    )
    expect(cells).toEqual(['Road tax', '€30', '€570', '€540'])
    const bare = mountSavings('fuel=0', {
      configurations: { ...configurations, 'ex30-bev': { status: 'OK', taxes: noTaxes } },
    })
    expect(part(bare, 'taxes').dataset['state']).toBe('INSUFFICIENT_DATA')
    expect(part(bare, 'taxes').textContent).toContain('tax.status.INSUFFICIENT_DATA')
    expect(totalOf(bare)).toBe('€0')
  })

  test('[T-TAX-07] while the taxes of another car are on their way it says LOADING, and follows the answer', async () => {
    const page = mountSavings('', {
      configurations: {
        'ex30-bev': { status: 'OK', taxes: tinyTaxes.main },
        petrol: { status: 'OK', taxes: tinyTaxes.comparison },
      },
    })
    await pressRadio(page, 'EX90')
    await see(() => {
      expect(part(page, 'taxes').dataset['state']).toBe('LOADING')
    })
    expect(part(page, 'taxes').getAttribute('aria-busy')).toBe('true')
    expect(page.asked.map(({ model }) => model)).toEqual(['ex90-bev', 'petrol-large'])
    page.asked[0]?.answer({ status: 'OK', taxes: tinyTaxes.main })
    page.asked[1]?.answer({ status: 'OK', taxes: tinyTaxes.comparison })
    await see(() => {
      expect(part(page, 'taxes').dataset['state']).toBe('OK')
    })
    expect(part(page, 'taxes').getAttribute('aria-busy')).toBe('false')
  })

  test('[T-TAX-07] an answer for a car that is no longer chosen does not count', async () => {
    const page = mountSavings('', {
      configurations: {
        'ex30-bev': { status: 'OK', taxes: tinyTaxes.main },
        petrol: { status: 'OK', taxes: tinyTaxes.comparison },
      },
    })
    await pressRadio(page, 'EX90')
    await pressRadio(page, 'EX30')
    page.asked[0]?.answer({ status: 'ERROR', taxes: noTaxes })
    await rest(100)
    await see(() => {
      expect(part(page, 'taxes').dataset['state']).toBe('OK')
    })
  })

  test('[T-TAX-07] taxes the page came without are asked for when it wakes', async () => {
    const page = mountSavings('', { configurations: {} })
    expect(part(page, 'taxes').dataset['state']).toBe('LOADING')
    await see(() => {
      expect(new Set(page.asked.map(({ model }) => model))).toEqual(new Set(['ex30-bev', 'petrol']))
    })
    for (const { model, answer } of page.asked) {
      answer({ status: 'OK', taxes: model === 'petrol' ? tinyTaxes.comparison : tinyTaxes.main })
    }
    await see(() => {
      expect(part(page, 'taxes').dataset['state']).toBe('OK')
    })
  })
})

describe('the total', () => {
  test('[T-SAV-06] while a slider is held the figure follows it at once', () => {
    const page = mountSavings('', { configurations: { ...configurations, ...WITHOUT_TAXES } })
    const slider = sliderOf(page, 'mileage')
    hold(slider, 'pointerdown')
    for (const [mileage, saving] of [
      [16000, 3456],
      [20000, 4320],
      [15000, 3240],
    ] as const) {
      input(slider, mileage)
      expect(amount(totalOf(page))).toBe(saving)
    }
    hold(slider, 'pointerup')
    expect(amount(totalOf(page))).toBe(3240)
  })

  test('[T-SAV-07] let go, it counts up within 300 ms and ends exactly on the new figure', async () => {
    const page = mountSavings('mileage=14000', {
      configurations: { ...configurations, ...WITHOUT_TAXES },
    })
    expect(amount(totalOf(page))).toBe(3024)
    const told = watchTotal(page)
    await pressOn(page, 'mileage', 'ArrowRight')
    await see(() => {
      expect(amount(totalOf(page))).toBe(3240)
    })
    const amounts = told.map(amount)
    expect(amounts.length).toBeGreaterThan(2)
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
    expect(amounts.every((value) => value >= 3024 && value <= 3240)).toBe(true)
    await rest(100)
    expect(amount(totalOf(page))).toBe(3240)
    // What is read does not count: it is the new figure at once.
    expect(sentenceOf(page)).toContain('€3,240')
  })

  test('[E-T-14] with reduced motion the figure changes in one frame', async () => {
    const page = mountSavings('mileage=14000', {}, { isMotionReduced: () => true })
    const told = watchTotal(page)
    await pressOn(page, 'mileage', 'ArrowRight')
    await rest(300)
    expect(new Set(told.map(amount))).toEqual(new Set([3780]))
  })

  test('[T-SAV-04] [T-SAV-05] the bar is pinned from 1 px on and hides the sub menu', async () => {
    const page = mountSavings('', {}, { bars: browserBars() })
    const before = document.createElement('div')
    before.style.height = '600px'
    page.element.prepend(before)
    lengthenPage(page)
    const [tool, bar] = [part(page, 'savings-tool'), part(page, 'savings-bar')]
    // The page scrolls by whole pixels, so the bar is to lie on one.
    before.style.height = `${600 - (bar.getBoundingClientRect().top % 1)}px`
    const under = bar.getBoundingClientRect().top - tool.getBoundingClientRect().top
    const stateAt = async (top: number) => {
      await scrollUntil(tool, 'top', top - under)
      return [bar.dataset['state'], document.documentElement.dataset['bars']]
    }
    expect(await stateAt(2)).toEqual(['flowing', 'flowing'])
    expect(await stateAt(1)).toEqual(['fixed', 'covering'])
    expect(await stateAt(-400)).toEqual(['fixed', 'covering'])
    expect(await stateAt(200)).toEqual(['flowing', 'flowing'])
  })

  test('[T-SAV-05] the sub menu returns only when both bars are let go', () => {
    const bars = browserBars()
    const state = () => document.documentElement.dataset['bars']
    bars.move('savings', 0, 800)
    bars.move('range', 0, 800)
    expect(state()).toBe('covering')
    bars.move('savings', 100, 800)
    expect(state()).toBe('covering')
    bars.remove('range')
    expect(state()).toBe('flowing')
  })

  test('[T-SAV-04] the sum is seen once: the bar shows, and takes room, only while it is pinned', async () => {
    const page = mountSavings()
    lengthenPage(page)
    const bar = part(page, 'savings-bar')
    const seen = () => getComputedStyle(bar).visibility
    expect(seen()).toBe('hidden')
    const main = bar.nextElementSibling!.getBoundingClientRect()
    expect(main.top).toBeLessThanOrEqual(bar.getBoundingClientRect().top + 2)
    await scrollUntil(part(page, 'savings-tool'), 'top', -300)
    await see(() => {
      expect(seen()).toBe('visible')
    })
  })

  test('[E-T-24] nothing moves when the bar becomes fixed', async () => {
    const page = mountSavings()
    lengthenPage(page)
    const places = () =>
      ['savings-tool', 'value-mileage', 'taxes'].map((name) =>
        Math.round(part(page, name).getBoundingClientRect().top + window.scrollY),
      )
    const before = places()
    await scrollUntil(part(page, 'savings-tool'), 'top', -300)
    expect(part(page, 'savings-bar').dataset['state']).toBe('fixed')
    expect(places()).toEqual(before)
  })
})

describe('how the total came about', () => {
  test('taxes of equal amounts are steps of their own', async () => {
    const told = vi.spyOn(console, 'error')
    const page = mountSavings()
    await pressRadio(page, 'EX90')
    await see(() => {
      expect(
        part(page, 'explanation-total').querySelectorAll('[data-part="figure-step"]').length,
      ).toBeGreaterThan(8)
    })
    expect(told).not.toHaveBeenCalled()
    told.mockRestore()
  })
})

describe('choices', () => {
  test('[E-T-09] a drag is said once', async () => {
    const page = mountSavings()
    const said: string[] = []
    const observer = new MutationObserver(() => said.push(textOf(page, 'live')))
    observer.observe(part(page, 'live'), { childList: true, characterData: true, subtree: true })
    const slider = sliderOf(page, 'mileage')
    hold(slider, 'pointerdown')
    for (const value of [16000, 18000, 20000, 25000, 30000]) {
      input(slider, value)
      await rest(60)
    }
    expect(said).toEqual([])
    hold(slider, 'pointerup')
    await see(() => {
      expect(said).toHaveLength(1)
    })
    observer.disconnect()
  })

  test('[E-T-05] [E-T-17] a corrected address is said, and the one written brings the same back', async () => {
    const page = mountSavings('car=V60&mileage=1234&fuel=maybe&utm=x')
    expect(textOf(page, 'notices')).toContain('correction.car EX30')
    expect(textOf(page, 'notices')).toContain('correction.mileage')
    expect(textOf(page, 'notices')).toContain('correction.fuel')
    await pressRadio(page, 'EX90')
    await see(() => {
      expect(page.written.at(-1)).toContain('car=EX90')
    })
    expect(page.written.at(-1)).toContain('utm=x')
    const conditions = textOf(page, 'conditions')
    expect(textOf(mountSavings(page.written.at(-1)), 'conditions')).toBe(conditions)
  })

  test('[E-T-36] start again restores the defaults and cleans the address', async () => {
    const page = mountSavings('car=EX90&mileage=30000&fuel=0&utm=x')
    await pressButton(page, 'reset.label')
    await see(() => {
      expect(page.written.at(-1)).toBe('utm=x')
    })
    expect(listChosen(page)).toEqual(['EX30', 'km'])
    expect([readOf(page, 'mileage'), fuelBox(page).checked]).toEqual([
      'slider.value 15,000 km/year',
      true,
    ])
  })

  test('[E-T-40] a switch to miles changes what is shown, not the total nor the address', async () => {
    const page = mountSavings()
    await pressRadio(page, 'mi')
    expect(readOf(page, 'mileage')).toBe('slider.value 9,323 suffix.mi')
    await rest(300)
    expect(totalOf(page)).toBe('€3,780')
    expect([page.kept, page.written]).toEqual([[{ range: 'imperial' }], []])
  })

  test('[E-T-16] from right to left the right arrow lowers', async () => {
    const page = mountSavings('', { direction: 'rtl' })
    expect(await pressOn(page, 'mileage', 'ArrowRight')).toBe('slider.value 14,000 km/year')
  })
})
