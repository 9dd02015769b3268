import { sparseData, tinyToolCars } from '@evkit/engine/testing'
import { toRangeData } from '@evkit/engine/range'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { browserBars } from '../../src/shell/ports/tools/browser-bars.js'
import {
  find,
  findInput,
  input,
  lengthenPage,
  listChosen,
  memory,
  part,
  rest,
  scrollUntil,
  see,
  textOf,
  type ToolPage,
} from '../tool-page.js'
import { chooseCar, hold, pressButton, pressRadio } from '../walk-tool.js'
import { mountTool, openRangePage, type RangePage } from './mounted.js'

const slider = (page: ToolPage) => findInput(page, '[data-part="temperature"] input')
const spoken = (page: ToolPage) => part(page, 'range').lastElementChild?.textContent
const box = (page: ToolPage, name: 'climate' | 'heatPump') => {
  const label = [...page.element.querySelectorAll('label')].find(
    ({ textContent }) => textContent === `${name}.label`,
  )
  if (label === undefined) throw new Error(`No box of ${name} on the page`)
  return findInput(label, 'input')
}
const foot = (page: ToolPage, index: number) =>
  find(page, `[data-part="temperature"] button:nth-of-type(${index + 1})`)

const [small, large] = tinyToolCars
const entry = { temperature: 20, city: 460, highway: 380, combined: 420 }
const dataOf = (...entries: readonly { readonly climate: boolean; readonly heatpump: boolean }[]) =>
  toRangeData([
    { modelFamily: 'EX30_Twin', rangeValues: entries.map((one) => ({ ...entry, ...one })) },
  ])

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('the controls', () => {
  test('[T-RANGE-19] climate toggle, profile radio, temperature slider and the bar with the figure', () => {
    const page = mountTool()
    expect(box(page, 'climate').type).toBe('checkbox')
    expect(
      ['city', 'mixed', 'highway'].map(
        (profile) => findInput(page, `input[type=radio][value="${profile}"]`).type,
      ),
    ).toEqual(['radio', 'radio', 'radio'])
    expect(slider(page).type).toBe('range')
    expect(part(page, 'range-bar').textContent).toContain(textOf(page, 'range').split(' ')[0])
  })

  test('[T-RANGE-20] [E-T-06] the slider moves among five steps and stays at its ends', async () => {
    const page = mountTool('temperatureIndex=3')
    slider(page).focus()
    const after = async (key: string): Promise<string> => {
      await userEvent.keyboard(`{${key}}`)
      return slider(page).value
    }
    expect(await after('ArrowRight')).toBe('4')
    expect(slider(page).getAttribute('aria-valuetext')).toContain('35')
    expect(await after('ArrowRight')).toBe('4')
    expect(await after('Home')).toBe('0')
    expect(slider(page).getAttribute('aria-valuetext')).toContain('minus 5')
    expect(await after('ArrowLeft')).toBe('0')
    expect(await after('PageUp')).toBe('2')
    expect(await after('End')).toBe('4')
    expect(slider(page).getAttribute('aria-label')).toBe('temperature.label')
  })

  test('[E-T-07] a press on the track and on each step moves it without a drag', async () => {
    const page = mountTool()
    for (const index of [0, 1, 2, 3, 4]) {
      await userEvent.click(foot(page, index))
      expect([slider(page).value, foot(page, index).getAttribute('aria-pressed')]).toEqual([
        String(index),
        'true',
      ])
    }
    const { width, height } = slider(page).getBoundingClientRect()
    await userEvent.click(slider(page), { position: { x: width / 2, y: height / 2 } })
    expect(slider(page).value).toBe('2')
  })

  test('[E-T-06] what is pressed is at least 24 px wide and high', () => {
    const page = mountTool()
    const targets = [
      ...page.element.querySelectorAll<HTMLElement>('button, summary, input'),
    ].filter((element) => element.offsetParent !== null)
    expect(targets.length).toBeGreaterThan(12)
    for (const target of targets) {
      const { width, height } = target.getBoundingClientRect()
      expect([target.outerHTML.slice(0, 60), Math.min(width, height) >= 24]).toEqual([
        target.outerHTML.slice(0, 60),
        true,
      ])
    }
  })

  test('[T-RANGE-09] an option the data has no choice for is disabled and shows the only value there is', () => {
    const states = (page: ToolPage) =>
      (['climate', 'heatPump'] as const).map((name) => [
        box(page, name).checked,
        box(page, name).disabled,
      ])
    const at = (data: ReturnType<typeof dataOf>) => states(mountTool('', { data, cars: [small] }))
    expect(
      at(dataOf({ climate: true, heatpump: true }, { climate: false, heatpump: true })),
    ).toEqual([expect.any(Array), [true, true]])
    expect(
      at(dataOf({ climate: true, heatpump: true }, { climate: true, heatpump: false })),
    ).toEqual([[true, true], expect.any(Array)])
    expect(
      at(dataOf({ climate: true, heatpump: false }, { climate: false, heatpump: false }))[1],
    ).toEqual([false, true])
    const both = [true, false].flatMap((climate) =>
      [true, false].map((heatpump) => ({ climate, heatpump })),
    )
    expect(at(dataOf(...both)).map(([, isDisabled]) => isDisabled)).toEqual([false, false])
  })

  test('[T-RANGE-10] a query between the entries shows the nearest combination there is', async () => {
    const page = mountTool('temperatureIndex=3&climate=true&profile=city', { data: sparseData })
    await userEvent.click(foot(page, 2))
    await pressRadio(page, 'km')
    expect([slider(page).value, box(page, 'climate').checked, spoken(page)]).toEqual([
      '3',
      true,
      'distance.km.spoken 440',
    ])
  })

  test('[T-RANGE-11] [E-T-05] what was just changed is kept, the others give way, and that is said', async () => {
    const page = mountTool('temperatureIndex=3&climate=false&profile=mixed', { data: sparseData })
    await pressRadio(page, 'km')
    expect(spoken(page)).toBe('distance.km.spoken 420')
    await userEvent.click(foot(page, 0))
    expect([box(page, 'climate').checked, spoken(page)]).toEqual([true, 'distance.km.spoken 310'])
    expect(textOf(page, 'notices')).toContain('correction.climate')
    await see(() => {
      expect(textOf(page, 'live')).toContain('correction.climate')
      expect(textOf(page, 'live')).toContain('310')
    })
    await userEvent.click(box(page, 'climate'))
    expect([slider(page).value, spoken(page)]).toEqual(['3', 'distance.km.spoken 420'])
  })

  test('[T-RANGE-12] another car shows none of the figures of the one before', async () => {
    const page = mountTool('model=EX30&temperatureIndex=3', { data: sparseData })
    expect(part(page, 'range-tool').dataset['state']).toBe('OK')
    await chooseCar(page, 'EX90')
    expect(part(page, 'range-tool').dataset['state']).toBe('NOT_FOUND')
    expect(page.element.querySelector('[data-part="range"]')).toBeNull()
    expect(textOf(page, 'range-map')).toBe('')
    await see(() => {
      expect(page.element.querySelector('[data-part="chart"]')).toBeNull()
    })
    expect(textOf(page, 'missing')).toBe('status.NOT_FOUND')
    expect(find(page, '[data-part="spinner"]').getAttribute('aria-label')).toBe('status.label')
  })

  test('[T-RANGE-13] a motor the new car lacks gives way in the order of the page', async () => {
    const family = (name: string) => ({
      modelFamily: name,
      rangeValues: [{ ...entry, climate: true, heatpump: true }],
    })
    const data = toRangeData(['EX30_Twin', 'EX90_Single', 'EX90_Single-with-Extended'].map(family))
    const page = mountTool('', { cars: [small, large], data })
    expect(listChosen(page)[0]).toBe('Twin')
    await chooseCar(page, 'EX90')
    expect(findInput(page, 'input[value="Twin"]').disabled).toBe(true)
    expect(listChosen(page)[0]).toBe('Single-with-Extended')
    await see(() => {
      expect(textOf(page, 'disclaimers')).toContain('Figures of the large car.')
    })
  })
})

describe('saying and keeping', () => {
  test('[E-T-09] a drag over five steps is said once', async () => {
    const page = mountTool()
    const said: string[] = []
    const observer = new MutationObserver(() => said.push(textOf(page, 'live')))
    observer.observe(part(page, 'live'), { childList: true, characterData: true, subtree: true })
    hold(slider(page), 'pointerdown')
    for (const place of [3, 2, 1, 0, 1]) {
      input(slider(page), place)
      await rest(60)
    }
    expect(said).toEqual([])
    hold(slider(page), 'pointerup')
    await see(() => {
      expect(said).toHaveLength(1)
    })
    observer.disconnect()
  })

  test('[E-T-10] a group of choices is one stop, arrows move the choice', async () => {
    const page = mountTool()
    findInput(page, 'input[value="Twin"]').focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(listChosen(page)[0]).toBe('Single-with-Extended')
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(findInput(page, 'input[value="mixed"]'))
  })

  test('[E-T-17] a copied address shows the same, with what was corrected', async () => {
    const page = mountTool('temperatureIndex=3&climate=false&profile=mixed', { data: sparseData })
    await userEvent.click(foot(page, 0))
    const want = textOf(page, 'conditions')
    await see(() => {
      expect(page.written.at(-1)).toBe(
        'model=EX30&profile=mixed&temperatureIndex=0&climate=true&powerTrain=Twin&heatPump=true',
      )
    })
    const copy = mountTool(page.written.at(-1), { data: sparseData })
    expect(textOf(copy, 'conditions')).toBe(want)
  })

  test('[E-T-18] [E-T-36] link, title, and the way back to the defaults', async () => {
    const page = mountTool('model=EX30&profile=city&temperatureIndex=0&utm=x')
    await pressButton(page, 'copy.label')
    await see(() => {
      expect(textOf(page, 'copied')).toBe('copy.done')
    })
    expect(page.copied).toHaveLength(1)
    expect(page.titles.at(-1)).toContain('EX30')
    await pressButton(page, 'reset.label')
    await see(() => {
      expect(page.written.at(-1)).toBe('utm=x')
    })
    expect(slider(page).value).toBe('4')
    expect(textOf(page, 'copied')).toBe('')
  })

  test('[E-T-40] the switch of units changes figure, bar, map sentence and title together, and survives the visit', async () => {
    const kept = memory()
    const page = mountTool('', {}, openRangePage('', kept))
    const texts = () => [
      textOf(page, 'range'),
      textOf(page, 'range-bar'),
      textOf(page, 'range-map'),
      textOf(page, 'chart'),
    ]
    expect(texts().every((text) => text.includes('mi.'))).toBe(true)
    await pressRadio(page, 'km')
    await see(() => {
      expect(texts().some((text) => text.includes('mi.'))).toBe(false)
    })
    await expect.poll(() => page.titles.at(-1)).toContain('km')
    expect(page.written).toEqual([])
    const again = mountTool('', {}, openRangePage('', kept))
    await see(() => {
      expect(textOf(again, 'range')).toContain('km.unit')
    })
  })
})

describe('the bar', () => {
  const mountLong = (page: RangePage, ports = page.rangePorts) => {
    const before = document.createElement('div')
    before.style.height = '600px'
    mountTool('', { ports }, page)
    page.element.prepend(before)
    lengthenPage(page)
  }

  test('[T-TABS-06] it shows the figure with its unit', async () => {
    const page = mountTool(
      'model=EX30&profile=city&temperatureIndex=3&climate=false&powerTrain=Single',
    )
    expect(textOf(page, 'range-bar')).toContain('distance.text 298 distance.mi.unit 298')
    await pressRadio(page, 'km')
    expect(textOf(page, 'range-bar')).toContain('distance.text 480 distance.km.unit 480')
  })

  test('[T-TABS-07] [T-TABS-08] it is fixed from 1 px on and hides the sub menu, and gives both back', async () => {
    const page = openRangePage()
    mountLong(page, { ...page.rangePorts, bars: browserBars() })
    const bar = part(page, 'range-bar')
    const stateAt = async (top: number) => {
      // Where it would be in the flow: as far under its tool's upper edge as at the start.
      await scrollUntil(part(page, 'range-tool'), 'top', top - under)
      return [bar.dataset['state'], document.documentElement.dataset['bars']]
    }
    const under =
      bar.getBoundingClientRect().top - part(page, 'range-tool').getBoundingClientRect().top
    await rest(50)
    expect([bar.dataset['state'], document.documentElement.dataset['bars']]).toEqual([
      'flowing',
      'flowing',
    ])
    expect(await stateAt(2)).toEqual(['flowing', 'flowing'])
    expect(await stateAt(1)).toEqual(['fixed', 'covering'])
    expect(await stateAt(-400)).toEqual(['fixed', 'covering'])
    expect(Math.round(bar.getBoundingClientRect().top)).toBe(0)
    expect(await stateAt(200)).toEqual(['flowing', 'flowing'])
  })

  test('[E-T-24] nothing moves when the bar becomes fixed', async () => {
    const page = openRangePage()
    mountLong(page)
    const tool = part(page, 'range-tool')
    const places = () =>
      [tool, part(page, 'car-picker'), part(page, 'conditions'), part(page, 'temperature')].map(
        (element) => Math.round(element.getBoundingClientRect().top + window.scrollY),
      )
    const before = places().filter((_, at) => at !== 2)
    await scrollUntil(part(page, 'range-bar'), 'top', 0)
    await scrollUntil(tool, 'top', -200)
    expect(part(page, 'range-bar').dataset['state']).toBe('fixed')
    expect(places().filter((_, at) => at !== 2)).toEqual(before)
  })

  test('[T-TABS-07] a bar of a panel that is not shown pins nothing, and is watched again once it is', async () => {
    const page = openRangePage()
    mountLong(page, { ...page.rangePorts, bars: browserBars() })
    const states = () => [
      part(page, 'range-bar').dataset['state'],
      document.documentElement.dataset['bars'],
    ]
    await scrollUntil(part(page, 'range-tool'), 'top', -300)
    expect(states()).toEqual(['fixed', 'covering'])
    part(page, 'range-tool').style.display = 'none'
    await see(() => {
      expect(states()).toEqual(['flowing', 'flowing'])
    })
    part(page, 'range-tool').style.display = ''
    await see(() => {
      expect(states()).toEqual(['fixed', 'covering'])
    })
  })
})
