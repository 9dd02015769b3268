import { tinyCalculatorContent } from '@evkit/engine/testing'
import { toRangeData } from '@evkit/engine/range'
import { SLIDER_COLOUR_STOPS, SLIDER_SIZES } from '../../../engine/src/range/temperature-slider.js'
import { page as browser, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  find,
  findInput,
  input,
  lengthenPage,
  nextFrame,
  part,
  rest,
  scrollUntil,
  see,
  textOf,
  memory,
} from '../tool-page.js'
import { chooseCar, hold, pressButton, pressRadio } from '../walk-tool.js'
import { mountCalculator, openRangePage, type RangePage } from './mounted.js'

const slider = (page: RangePage) => findInput(page, '[data-part="temperature"] input')
const spoken = (page: RangePage) => part(page, 'range').lastElementChild?.textContent
const link = (page: RangePage) => page.element.querySelector('a[class*="button"]')

afterEach(() => {
  vi.useRealTimers()
})

const listRules = (): readonly CSSStyleRule[] => {
  const within = (rule: CSSRule): readonly CSSStyleRule[] => {
    if (rule instanceof CSSStyleRule) return [rule]
    return rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(within) : []
  }
  return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(within))
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('the panel', () => {
  test('[T-CALC-02] at 1024 px the panel stands beside the controls, at 1023 px under them', async () => {
    await browser.viewport(1024, 800)
    const page = mountCalculator('model=EX30')
    const place = () => ({
      panel: part(page, 'lower-edge').parentElement?.getBoundingClientRect() ?? new DOMRect(),
      controls: part(page, 'habits').getBoundingClientRect(),
    })
    expect(place().panel.left).toBeGreaterThan(place().controls.right - 1)
    const picture = find(page, 'section img[alt="A small car"]')
    expect(picture.getAttribute('src')).toBe('/ex30.svg')
    expect(textOf(page, 'range')).toContain('336')
    expect(page.element.textContent).toContain('Estimated range')
    expect(link(page)?.textContent).toBe('explore.label EX30')
    await browser.viewport(1023, 800)
    await see(() => {
      expect(place().panel.top).toBeGreaterThan(place().controls.bottom - 1)
    })
  })

  test('[T-CALC-03] on smaller screens it is pinned under 200 px, let go at 210 px, and docked where its own place begins', async () => {
    await browser.viewport(900, 800)
    const page = mountCalculator()
    const before = document.createElement('div')
    before.style.height = '900px'
    page.element.prepend(before)
    lengthenPage(page)
    const tool = part(page, 'range-calculator').parentElement ?? page.element
    const slot = part(page, 'lower-edge').parentElement ?? page.element
    const stateAt = async (edge: 'top' | 'bottom', at: number) => {
      await scrollUntil(edge === 'top' ? tool : slot, edge, at)
      const state = part(page, 'range-calculator').dataset['state']
      expect(part(page, 'range-bar').dataset['state']).toBe(state === 'pinned' ? 'shown' : 'hidden')
      return state
    }
    expect(await stateAt('top', 200)).toBe('docked')
    expect(await stateAt('top', 199)).toBe('pinned')
    expect(await stateAt('top', 205)).toBe('pinned')
    expect(await stateAt('top', 210)).toBe('docked')
    expect(await stateAt('top', 205)).toBe('docked')
    expect(await stateAt('bottom', 811)).toBe('pinned')
    expect(await stateAt('bottom', 810)).toBe('docked')
    expect(await stateAt('bottom', -200)).toBe('docked')
    await scrollUntil(tool, 'top', 0)
    await see(() => {
      expect(getComputedStyle(part(page, 'range-bar')).visibility).toBe('visible')
      expect(Math.round(part(page, 'range-bar').getBoundingClientRect().bottom)).toBe(800)
    })
    expect(textOf(page, 'range-bar')).toContain('323')
  })

  test('[T-CALC-22] the button names the model and leads to its page; a car without one has no button', async () => {
    const page = mountCalculator('model=EX30')
    expect(link(page)?.getAttribute('href')).toBe('/uk/cars/ex30/')
    expect(link(page)?.textContent).toContain('EX30')
    await chooseCar(page, 'EX90')
    await see(() => {
      expect(link(page)).toBeNull()
    })
  })

  test('[T-CALC-23] the picture is described by content, else by the text for all', async () => {
    const page = mountCalculator('model=EX30')
    const described = () =>
      [...page.element.querySelectorAll('img')].map(({ alt }) => alt).filter((alt) => alt !== '')
    expect(described()).toEqual(['A small car'])
    await chooseCar(page, 'EX90')
    await see(() => {
      expect(described()).toEqual(['A car'])
    })
  })

  test('[T-CALC-26] without usable data nothing at all is rendered, and why is logged once', async () => {
    const page = mountCalculator('', { data: toRangeData([]) })
    await rest(50)
    expect(page.element.innerHTML).toBe('')
    expect(page.logged.map(({ code, text }) => [code, text])).toEqual([
      ['EV-205', 'No range data found for selected car: EX90'],
      ['EV-205', 'No range data found for selected car: EX30'],
    ])
  })
})

describe('the model selector', () => {
  const opener = (page: RangePage) => part(page, 'car-opener')

  test('[T-CALC-04] [E-T-10] at 1024 px it is a dropdown', async () => {
    await browser.viewport(1024, 800)
    const page = mountCalculator()
    expect(opener(page).getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(opener(page))
    expect(find(page, 'dialog').matches(':modal')).toBe(false)
    expect(opener(page).getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{Escape}')
    expect(opener(page).getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(opener(page))
  })

  test('[T-CALC-04] [E-T-08] at 1023 px it is a full overlay that keeps the focus and gives it back', async () => {
    await browser.viewport(1023, 800)
    const page = mountCalculator()
    await userEvent.click(opener(page))
    const dialog = find(page, 'dialog')
    await see(() => {
      expect(dialog.matches(':modal')).toBe(true)
    })
    expect(dialog.getBoundingClientRect().width).toBe(1023)
    for (let press = 0; press < 5; press += 1) {
      await userEvent.keyboard('{Tab}')
      const at = document.activeElement
      expect(at === document.body || dialog.contains(at)).toBe(true)
    }
    const close = find(dialog, '[data-part="close"]')
    expect(close.getAttribute('aria-label')).toBe('picker.close')
    await userEvent.click(close)
    await see(() => {
      expect(document.activeElement).toBe(opener(page))
    })
  })

  test('[T-CALC-05] rows are radios with category, model and picture; a price stands only where there is one', async () => {
    const page = mountCalculator()
    await userEvent.click(opener(page))
    const rows = [...page.element.querySelectorAll('dialog label')]
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'EX90Large',
      'EX30Smallfrom 33,000',
    ])
    expect(rows.map((row) => row.querySelector('img')?.getAttribute('src'))).toEqual([
      '/ex90.svg',
      '/ex30.svg',
    ])
    expect(rows.map((row) => row.lastElementChild?.childElementCount)).toEqual([2, 0])
    await userEvent.keyboard('{ArrowDown}')
    await see(() => {
      expect(findInput(page, 'dialog input[value="EX30"]').checked).toBe(true)
      expect(textOf(page, 'conditions')).toContain('EX30')
    })
  })
})

describe('the temperature slider', () => {
  test('[T-CALC-29] [E-T-30] [B-CONST-25] [T-CONST-27] blue to red between the two stops, track and thumb 20 px, and words for both', async () => {
    const page = mountCalculator()
    const track = slider(page).previousElementSibling
    if (!(track instanceof HTMLElement)) throw new Error('no track')
    const { backgroundImage } = getComputedStyle(track)
    const { blue, red } = SLIDER_COLOUR_STOPS
    expect([blue, red]).toEqual([22.8, 49.8])
    expect(backgroundImage).toMatch(/^linear-gradient\(to right, .+ 22\.8%, .+ 49\.8%\)$/)
    document.documentElement.dir = 'rtl'
    expect(getComputedStyle(track).backgroundImage).toMatch(/^linear-gradient\(to left, .+ 22\.8%/)
    document.documentElement.dir = ''
    expect(track.getBoundingClientRect().height).toBe(20)
    // Grabbed at 28 px, of which a border all around is not drawn.
    const [thumb] = listRules().filter(({ selectorText }) =>
      /temperature.*-webkit-slider-thumb/.test(selectorText),
    )
    const grabbed = getComputedStyle(slider(page)).getPropertyValue('--thumb')
    expect([grabbed, thumb?.style.borderWidth]).toEqual(['1.75rem', '4px'])
    expect(28 - 2 * 4).toBe(SLIDER_SIZES.thumb)
    const feel = () => part(page, 'temperature').textContent
    expect(feel()).toContain('feel.mild')
    await userEvent.click(find(page, '[data-part="temperature"] button:nth-of-type(1)'))
    expect(feel()).toContain('feel.cold')
    await userEvent.click(find(page, '[data-part="temperature"] button:nth-of-type(5)'))
    expect(feel()).toContain('feel.hot')
  })

  test('[T-CALC-29] [B-CONST-23] ten moves in 100 ms move the tooltip at most twice, and it ends on the last', async () => {
    const page = mountCalculator()
    const told: string[] = []
    const observer = new MutationObserver(() => told.push(textOf(page, 'tooltip')))
    observer.observe(part(page, 'tooltip'), { characterData: true, childList: true, subtree: true })
    await rest(300)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (let move = 0; move < 10; move += 1) {
      input(slider(page), move % 5)
      await nextFrame()
      if (move < 9) vi.advanceTimersByTime(10)
    }
    expect(told).toHaveLength(1)
    vi.advanceTimersByTime(10)
    // Drawn when the browser comes to it: the clock of the test stands still meanwhile.
    for (let frame = 0; frame < 60 && told.length < 2; frame += 1) await nextFrame()
    expect(told).toHaveLength(2)
    expect(textOf(page, 'tooltip')).toContain('35')
    observer.disconnect()
  })

  test('[E-T-16] from right to left the arrow lowers and the colours are mirrored', async () => {
    const page = mountCalculator('', { direction: 'rtl' })
    slider(page).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(slider(page).value).toBe('2')
    const track = slider(page).previousElementSibling ?? page.element
    expect(getComputedStyle(track).backgroundImage).toMatch(/^linear-gradient\(to left, /)
  })
})

describe('choices', () => {
  test('[E-T-09] a drag over five steps is said once, when it is let go', async () => {
    const page = mountCalculator()
    const said: string[] = []
    const observer = new MutationObserver(() => said.push(textOf(page, 'live')))
    observer.observe(part(page, 'live'), { childList: true, characterData: true, subtree: true })
    hold(slider(page), 'pointerdown')
    for (const place of [2, 1, 0, 1, 4]) {
      input(slider(page), place)
      await rest(60)
    }
    expect(said).toEqual([])
    hold(slider(page), 'pointerup')
    await see(() => {
      expect(said).toHaveLength(1)
    })
    expect(said[0]).toContain('live.range distance.mi.spoken')
    expect(part(page, 'live').getAttribute('role')).toBe('status')
    observer.disconnect()
  })

  test('[E-T-05] what the address asked for and could not be had is shown, and gone after a choice', async () => {
    const page = mountCalculator('model=EX30&powerTrain=TM&profile=zzz')
    expect(textOf(page, 'notices')).toContain('correction.address.motor')
    expect(textOf(page, 'notices')).toContain('correction.address.profile')
    expect(textOf(page, 'conditions')).toContain('EX30')
    expect(page.element.textContent).not.toContain('zzz')
    await pressRadio(page, 'mixed')
    await see(() => {
      expect(page.element.querySelector('[data-part="notices"]')).toBeNull()
    })
  })

  test('[E-T-17] the address reproduces the page, also after back; nothing is written for it', async () => {
    const page = mountCalculator(
      'model=EX30&profile=highway&temperatureIndex=0&climate=false&powerTrain=Single&utm=x',
    )
    const first = textOf(page, 'conditions')
    await chooseCar(page, 'EX90')
    await pressRadio(page, 'city')
    await see(() => {
      expect(page.written.at(-1)).toContain('model=EX90&profile=city')
    })
    expect(page.written.at(-1)).toContain('utm=x')
    const count = page.written.length
    page.move('model=EX30&profile=highway&temperatureIndex=0&climate=false&powerTrain=Single')
    await see(() => {
      expect(textOf(page, 'conditions')).toBe(first)
    })
    await rest(80)
    expect(page.written).toHaveLength(count)
    const copy = mountCalculator(page.ports.address.read())
    expect(textOf(copy, 'conditions')).toBe(first)
  })

  test('[E-T-18] the link is copied, and the title holds car and range', async () => {
    const page = mountCalculator('model=EX30')
    await pressButton(page, 'copy.label')
    await see(() => {
      expect(textOf(page, 'copied')).toBe('copy.done')
    })
    expect(page.copied).toEqual(['http://site/?model=EX30'])
    expect(page.titles.at(-1)).toBe('title.range EX30 distance.text 336 distance.mi.unit 336')
  })

  test('[E-T-36] start again restores the defaults and cleans the address of its own parameters', async () => {
    const page = mountCalculator('model=EX30&profile=mixed&temperatureIndex=0&utm_source=x')
    await pressButton(page, 'reset.label')
    await see(() => {
      expect(page.written.at(-1)).toBe('utm_source=x')
    })
    expect(slider(page).value).toBe('3')
    expect(findInput(page, 'input[value="city"]').checked).toBe(true)
    expect(textOf(page, 'conditions')).toContain('EX90')
  })

  test('[E-T-40] a switch of units changes every figure, survives the visit and leaves the address free of it', async () => {
    const kept = memory()
    const page = mountCalculator('model=EX30', {}, openRangePage('model=EX30', kept))
    expect(spoken(page)).toBe('distance.mi.spoken 336')
    await pressRadio(page, 'km')
    await pressRadio(page, 'F')
    await see(() => {
      expect(spoken(page)).toBe('distance.km.spoken 540')
    })
    expect(slider(page).getAttribute('aria-valuetext')).toContain('68')
    await see(() => {
      expect(part(page, 'chart').textContent).not.toContain('mi.unit')
    })
    expect(page.written).toEqual([])
    const again = mountCalculator('model=EX30', {}, openRangePage('model=EX30', kept))
    await see(() => {
      expect(spoken(again)).toBe('distance.km.spoken 540')
    })
    expect(slider(again).getAttribute('aria-valuetext')).toContain('68')
  })

  test('[T-CALC-30] titles and info texts are those of content', () => {
    const page = mountCalculator()
    const { drivingProfileInfoTxt, outsideTemperatureInfoTxt, climateControlInfoTxt } =
      tinyCalculatorContent
    for (const text of [drivingProfileInfoTxt, outsideTemperatureInfoTxt, climateControlInfoTxt]) {
      expect(part(page, 'habits').textContent).toContain(text)
    }
  })
})
