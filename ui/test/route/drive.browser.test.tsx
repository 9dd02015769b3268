// What the planner says of the drive: reach, stops, the charge along the road, and everything that can be set.
import type { RouteAnswer } from '@evkit/engine/route'
import { none, right, some } from '@evkit/engine/shared'
import { tinyRoute } from '@evkit/engine/testing'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { mountRoute, type MountOptions, type RoutePage } from './mounted.js'
import { driveParts } from './drive-parts.js'
import { find, part, see, textOf } from '../tool-page.js'
import { fieldOf, pressOn, readOf, sliderOf, typeInto } from '../value-tool.js'
import { input } from '../tool-page.js'

const ENDS = 'from=Gothenburg&fromAt=57.70887,11.97456&to=Lund&toAt=55.70466,13.19101'

// The same road with a power for every station.
const charged: RouteAnswer = {
  ...tinyRoute,
  chargingStations: tinyRoute.chargingStations.map((station) => ({ ...station, power: some(150) })),
}

const mount = (more: MountOptions = {}, search = ENDS): RoutePage =>
  mountRoute(search, {
    first: { road: right(charged) },
    driveOf: ({ car }) => driveParts(car === 'EX90' ? 2000 : 700),
    ...more,
  })

const kindOf = (page: RoutePage) => part(page, 'reach').dataset['state']
const stopsOf = (page: RoutePage) => [...page.element.querySelectorAll('[data-part="stop"]')]

// What is seldom set lies under a heading of its own.
const settingsOf = (page: RoutePage) => find(part(page, 'trip-settings'), 'summary')

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('[B-T-02] the plan', () => {
  test('says where to stop, for how long, from what to what level', () => {
    const page = mount()
    expect(kindOf(page)).toBe('stops')
    expect(textOf(page, 'plan-text')).toContain('plan.text')
    const stops = stopsOf(page)
    expect(stops.length).toBeGreaterThan(0)
    for (const stop of stops) {
      for (const word of [
        'stop.place',
        'stop.arrival',
        'stop.departure',
        'unit.kW 150',
        'unit.min',
      ]) {
        expect(stop.textContent).toContain(word)
      }
      const link = stop.querySelector('[data-part="stop-link"]')
      expect(link?.getAttribute('href')).toContain('carModel=EX30')
      expect(link?.textContent).toBe('stop.link 50% 90%')
    }
    expect(textOf(page, 'figure-total')).toContain('plan.total')
    expect(part(page, 'reach').textContent).toContain('plan.conditions 10%')
  })

  test('[E-T-142] the road to the first stop stands before it, each further leg behind the stop it leaves', () => {
    const page = mount()
    const stops = stopsOf(page)
    const legs = [...page.element.querySelectorAll('[data-part="leg"]')]
    expect(legs).toHaveLength(stops.length + 1)
    expect(legs[0]?.nextElementSibling).toBe(part(page, 'stops'))
    for (const [at, stop] of stops.entries())
      expect(stop.querySelector('[data-part="leg"]')).toBe(legs[at + 1])
    for (const { textContent } of legs)
      expect(textContent).toMatch(/^leg unit\.km \d+ \d+% duration.* speed\.km \d+$/)
  })

  test('every figure opens its steps', async () => {
    const page = mount()
    const summary = find(part(page, 'reach'), 'summary')
    expect(summary.textContent).toBe('trace.label')
    await userEvent.click(summary)
    expect(part(page, 'explanation-trip-total').getBoundingClientRect().height).toBeGreaterThan(0)
    expect(stopsOf(page)[0]?.querySelectorAll('[data-part^="explanation-"]')).toHaveLength(4)
  })

  test('the stops are an ordered list with their numbers, on the map and in the chart as well', () => {
    const page = mount()
    const count = stopsOf(page).length
    const numbers = Array.from({ length: count }, (_, at) => String(at + 1))
    expect(part(page, 'stops').tagName).toBe('OL')
    const texts = (selector: string) =>
      [...page.element.querySelectorAll(selector)].map(({ textContent }) => textContent)
    expect(texts('[data-part="chart-stop"] text')).toEqual(numbers)
    expect(texts('[data-part="map"] g[data-look="stop"] text')).toEqual(numbers)
  })

  test('no stop where the range is enough; where it ends where it is not', async () => {
    const far = mount({}, `${ENDS}&model=EX90`)
    expect(kindOf(far)).toBe('enough')
    expect(far.element.querySelector('[data-part="stops"]')).toBeNull()
    const short = mount(
      { first: { road: right({ ...tinyRoute, chargingStations: [] }) } },
      `${ENDS}&assumedSites=false`,
    )
    // No station is known at all, so it is the data that ends.
    expect(kindOf(short)).toBe('unknown')
    expect(textOf(short, 'plan-text')).toContain('plan.fails')
    expect(textOf(short, 'trouble-reason')).toContain('trouble.dataEnds')
    expect(
      [...part(short, 'map-parts').children].map((one) => one.getAttribute('data-state')),
    ).toEqual(['high', 'middle', 'low', 'reserve', 'beyond'])
    expect(
      short.element.querySelectorAll('[data-part="map"] path[data-look="beyond"]'),
    ).toHaveLength(1)
    const refused = mount({ driveOf: () => driveParts(0) })
    expect(kindOf(refused)).toBe('refused')
    expect(refused.element.querySelector('[data-part="chart"]')).toBeNull()
    await see(() => {
      expect(textOf(refused, 'reach')).toContain('fault.')
    })
  })
})

describe('[E-T-123] assumed chargers', () => {
  test('are marked among the stops, on the map and in the chart, and the result says how many', async () => {
    const page = mount({ first: { road: right({ ...tinyRoute, chargingStations: [] }) } })
    expect(kindOf(page)).toBe('stops')
    const stops = stopsOf(page)
    expect(textOf(page, 'plan-text')).toContain(`plan.sites ${stops.length}`)
    for (const stop of stops) {
      expect(stop.hasAttribute('data-assumed')).toBe(true)
      for (const word of ['stop.site', 'stop.site.note unit.kW 100', 'stop.place.on'])
        expect(stop.textContent).toContain(word)
    }
    const count = (selector: string) => page.element.querySelectorAll(selector).length
    expect(count('[data-part="map"] g[data-look="assumed"]')).toBe(stops.length)
    expect(count('[data-part="chart-stop"][data-assumed]')).toBe(stops.length)
    expect(count('[data-part="station"]')).toBe(0)
    // Without them the data is named, and a press brings them back.
    await userEvent.click(settingsOf(page))
    await userEvent.click(browser.getByLabelText('setting.hasAssumedSites', { exact: true }))
    await see(() => {
      expect(kindOf(page)).toBe('unknown')
    })
    expect(part(page, 'remedy').textContent).toContain('remedy.assumedSites')
    await userEvent.click(part(page, 'remedy'))
    await see(() => {
      expect(kindOf(page)).toBe('stops')
    })
  })
})

describe('[E-T-62] what the plan leaves out', () => {
  test('stations of unknown power are counted, and one press lets them in', async () => {
    const road = right(tinyRoute)
    const page = mount({ first: { road } }, `${ENDS}&assumed=false&width=10`)
    expect(textOf(page, 'left-out')).toContain('plan.leftOut 1')
    const sentences = () =>
      [...page.element.querySelectorAll('[data-part="station"]')].map(
        ({ textContent }) => textContent,
      )
    expect(sentences().filter((text) => text.includes('station.powerUnknown'))).toHaveLength(1)
    await userEvent.click(part(page, 'left-out-include'))
    await see(() => {
      expect(page.element.querySelector('[data-part="left-out"]')).toBeNull()
    })
    expect(sentences().some((text) => text.includes('station.powerUnknown'))).toBe(false)
    await see(() => {
      expect(page.written.at(-1)).not.toContain('assumed=false')
    })
  })

  test('the list says how distances are measured, and what lies beyond the limit', () => {
    const page = mount()
    expect(textOf(page, 'stations-note')).toContain('stations.note')
    expect(part(page, 'stations').textContent).toContain('station.tooFar')
  })
})

describe('[E-T-12] the chart', () => {
  test.each(['ltr', 'rtl'] as const)(
    '%s: starts at its own side and ends at the other',
    (direction) => {
      const page = mount({ direction })
      const chart = part(page, 'chart')
      const feet = [...chart.querySelectorAll('svg text[text-anchor="start"]')]
      const plot = find(chart, 'svg[width]').getBoundingClientRect()
      const first = feet[0]?.getBoundingClientRect()
      if (first === undefined) throw new Error('an axis without marks')
      const gap = direction === 'ltr' ? first.left - plot.left : plot.right - first.right
      expect(Math.abs(gap)).toBeLessThan(4)
      document.documentElement.dir = 'ltr'
    },
  )

  test('has the same as a table, every point a row', async () => {
    const page = mount()
    const details = find(part(page, 'chart'), 'details')
    await userEvent.click(find(details, 'summary'))
    const rows = details.querySelectorAll('tbody tr')
    expect(rows.length).toBeGreaterThan(2 * stopsOf(page).length)
    expect(rows[0]?.textContent).toBe('Gothenburgunit.km 090%')
    expect(textOf(page, 'reserve-line')).toBe('chart.reserve 10%')
  })

  test('no distance under the axis covers the one before, however near the end the last one is', async () => {
    await browser.viewport(360, 800)
    const [step] = tinyRoute.route.legs[0]!.steps
    for (const km of [520, 540, 553, 570, 590, 890]) {
      const legs = [{ steps: [{ ...step!, distance: some(km * 1000), minutes: some(km * 0.6) }] }]
      const road = right({ ...tinyRoute, route: { ...tinyRoute.route, legs, distance: none } })
      const page = mount({ first: { road } })
      const feet = [...part(page, 'chart').querySelectorAll('svg text')]
        .filter(({ textContent }) => textContent.startsWith('unit.km'))
        .map((one) => {
          // As wide as the page's own words are.
          one.textContent = one.textContent.replace('unit.km', 'mi')
          return one.getBoundingClientRect()
        })
        .sort((a, b) => a.left - b.left)
      expect(feet.length).toBeGreaterThan(3)
      for (const [at, { right: end }] of feet.slice(0, -1).entries())
        expect([km, end <= (feet[at + 1]?.left ?? 0)]).toEqual([km, true])
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })

  test('nothing of it leaves the page at 320 px', async () => {
    await browser.viewport(320, 800)
    mount()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})

describe('the settings', () => {
  test('another car plans anew, is in the address, and is said once it has come to rest', async () => {
    const page = mount()
    await userEvent.selectOptions(find(page, 'select'), 'EX90')
    await see(() => {
      expect(kindOf(page)).toBe('enough')
      expect(page.written.at(-1)).toContain('model=EX90')
      expect(textOf(page, 'live')).toContain('plan.text')
    })
    expect(page.calls).toEqual([])
  })

  test('each list is a native select with its label, each switch a checkbox with its hint', () => {
    const page = mount()
    const selects = [...page.element.querySelectorAll('select')]
    expect(selects.map((select) => select.labels[0]?.textContent)).toEqual([
      'setting.car',
      'setting.motor',
      'setting.temperature',
      'setting.profile',
      'clock.of',
      'setting.leastPower',
      'setting.leastPoints',
      'setting.plug',
    ])
    const boxes = [...page.element.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    expect(boxes.map((box) => box.labels?.[0]?.textContent)).toEqual([
      'setting.climate',
      'setting.heatPump',
      'avoid.ferry',
      'avoid.motorway',
      'setting.isAssumed',
      'setting.hasAssumedSites',
    ])
    expect(page.element.textContent).toContain('setting.isAssumed.hint unit.kW 50')
  })

  test('the sliders move by key, by hand and by number', async () => {
    const page = mount()
    expect(await pressOn(page, 'reserve', 'ArrowRight')).toContain('15')
    input(sliderOf(page, 'start'), 52)
    await see(() => {
      expect(readOf(page, 'start')).toContain('50')
    })
    await userEvent.click(settingsOf(page))
    await typeInto(page, 'width', 12)
    await see(() => {
      expect(page.written.at(-1)).toContain('start=50&reserve=15')
      expect(page.written.at(-1)).toContain('width=12')
    })
  })

  test('[E-T-140] a highest charge at stations is set, and stands in the address', async () => {
    const page = mount()
    expect(readOf(page, 'limit')).toContain('100')
    await typeInto(page, 'limit', 78)
    await see(() => {
      expect(readOf(page, 'limit')).toContain('80')
      expect(page.written.at(-1)).toContain('limit=80')
    })
    await typeInto(page, 'limit', 100)
    await see(() => {
      expect(page.written.at(-1)).not.toContain('limit')
    })
  })

  test('[E-T-07] a width is typed in the unit that is shown', async () => {
    const page = mount({ distance: 'mi' })
    await userEvent.click(settingsOf(page))
    expect(fieldOf(page, 'width').value).toBe('3')
    await typeInto(page, 'width', 5)
    await see(() => {
      expect(page.written.at(-1)).toContain('width=8')
    })
  })

  test('switching the climate changes the conditions the range is asked for', async () => {
    const asked: boolean[] = []
    const page = mount({
      driveOf: ({ climate }) => {
        asked.push(climate)
        return driveParts(500)
      },
    })
    await userEvent.click(find(page, 'input[type=checkbox]'))
    await see(() => {
      expect(page.written.at(-1)).toContain('climate=false')
    })
    expect(asked).toContain(false)
    // Once a setting, not once a drawing; strict mode makes the view twice.
    expect(asked.length).toBeLessThanOrEqual(4)
  })
})
