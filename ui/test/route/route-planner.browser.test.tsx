// The planner as a visitor meets it: what stands where, what is asked for, what is drawn, what goes wrong.
import { none, right, some } from '@evkit/engine/shared'
import { tinyRoute } from '@evkit/engine/testing'
import { tellPlace, tinyPlaces } from '../../../engine/src/testing/route-samples.js'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { boxOf, down, lastOf, mountRoute, stubMap, type RoutePage } from './mounted.js'
import { driveParts } from './drive-parts.js'
import { find, part, rest, see, textOf } from '../tool-page.js'

const ENDS = 'from=Gothenburg&fromAt=57.70887,11.97456&to=Lund&toAt=55.70466,13.19101'
const { gothenburg, lund, stockholm } = tinyPlaces

const linesOf = (page: RoutePage) =>
  page.element.querySelectorAll(
    ['high', 'middle', 'low', 'plain', 'reserve', 'beyond']
      .map((look) => `[data-part="map"] path[data-look="${look}"]`)
      .join(', '),
  )
const marksOf = (page: RoutePage) =>
  [...page.element.querySelectorAll('[data-part="map"] g[data-look] text')].map(
    ({ textContent }) => textContent,
  )
const headingOf = (page: RoutePage) => textOf(page, 'stations-heading')
const press = (page: RoutePage, name: string) =>
  userEvent.click(find(page, `[data-part="${name}"]`))

/** A planner with its road. */
const withRoad = async (search = ENDS, answer = tinyRoute): Promise<RoutePage> => {
  const page = mountRoute(search)
  lastOf(page.asked.route).answer(answer)
  await see(() => {
    expect(headingOf(page)).not.toBe('')
  })
  return page
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('the page', () => {
  test('[T-ROUTE-01] has its parts in order', async () => {
    const page = await withRoad()
    const parts = [
      find(page, 'h1'),
      part(page, 'description'),
      boxOf(page, 'origin'),
      boxOf(page, 'destination'),
      part(page, 'search'),
      part(page, 'map'),
      part(page, 'stations-heading'),
    ]
    for (const [at, one] of parts.entries()) {
      const next = parts[at + 1]
      if (next === undefined) continue
      expect(one.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
  })

  test.each([360, 1280])(
    '[T-ROUTE-02] at %i px the map is 600 px high, and nothing is wider than the page',
    async (width) => {
      await browser.viewport(width, 900)
      const page = await withRoad()
      expect(find(page, '[data-part="map"] > div').getBoundingClientRect().height).toBe(600)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    },
  )

  test('beside each other on wide screens, under each other on narrow ones', async () => {
    const page = await withRoad()
    const tops = () =>
      [part(page, 'search-form'), part(page, 'map'), part(page, 'trip-settings')].map((one) =>
        one.getBoundingClientRect(),
      )
    const [form, map, settings] = tops()
    expect(map!.left).toBeGreaterThan(form!.right)
    expect(settings!.right).toBeLessThan(map!.left)
    await browser.viewport(700, 900)
    const [, below, after] = tops()
    expect(after!.top).toBeGreaterThan(below!.bottom)
  })

  test('works as a form without scripts: both inputs have their names, and the settings come with them', () => {
    const page = mountRoute(`${ENDS}&start=55`)
    const form = find(page, 'form') as HTMLFormElement
    expect(form.method).toBe('get')
    const sent = Object.fromEntries(new FormData(form))
    expect(sent).toMatchObject({ from: 'Gothenburg', to: 'Lund', start: '55', model: 'EX30' })
  })

  test('everything that is touched is 44 px high', async () => {
    const page = await withRoad()
    for (const name of ['search', 'here', 'swap', 'origin-clear']) {
      const { height } = part(page, name).getBoundingClientRect()
      expect([name, height >= 44]).toEqual([name, true])
    }
    for (const select of page.element.querySelectorAll('select')) {
      expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  })

  test('says once that it answers', () => {
    let count = 0
    mountRoute('', {
      onAwake: () => {
        count += 1
      },
    })
    // Twice in strict mode, which takes every part away and brings it back.
    expect(count).toBe(2)
  })
})

describe('the road', () => {
  test('[T-ROUTE-15] both places of the address lead to one question, longitude first', () => {
    const page = mountRoute(ENDS)
    expect(page.calls).toEqual(['route'])
    expect(JSON.stringify(lastOf(page.asked.route).question)).toBe(
      '{"origin":{"longitude":11.97456,"latitude":57.70887},"destination":{"longitude":13.19101,"latitude":55.70466},"intermediates":[],"avoid":[]}',
    )
  })

  test('[T-ROUTE-03] the heading counts the stations, [E-T-12] a list has each of them in order', async () => {
    const page = await withRoad()
    expect(headingOf(page)).toBe('stations.heading 2')
    expect(part(page, 'stations-heading').tagName).toBe('H2')
    await userEvent.click(find(page, '[data-part="stations"] summary'))
    const list = [...page.element.querySelectorAll('[data-part="station"] p:first-child')].map(
      ({ textContent }) => textContent,
    )
    expect(list).toHaveLength(3)
    expect(list.map((text) => /Depot|Harbour|Mill/.exec(text)?.[0])).toEqual([
      'Depot',
      'Mill',
      'Harbour',
    ])
    expect(textOf(page, 'map-text')).toContain('map.text')
    expect(part(page, 'map-text').textContent).toContain('part.sentence')
  })

  test('[T-ROUTE-11] is drawn with its stations and both ends, in the parts of the plan', async () => {
    const page = await withRoad()
    // A part comes again after every stop; what it means stands in the list once.
    const kinds = new Set([...linesOf(page)].map((line) => line.getAttribute('data-look')))
    expect(kinds.size).toBe(part(page, 'map-parts').children.length)
    expect(linesOf(page).length).toBeGreaterThan(kinds.size)
    expect(marksOf(page)).toEqual(expect.arrayContaining(['A', 'B']))
  })

  test('[E-T-63] every part has a colour and a pattern of its own, in the list as on the map', async () => {
    const page = await withRoad(`${ENDS}&assumedSites=false`)
    const paintOf = (element: Element, pseudo?: string): readonly string[] => {
      const style = getComputedStyle(element, pseudo)
      return pseudo === undefined
        ? [style.stroke, `${style.strokeWidth} ${style.strokeDasharray}`]
        : [
            `${style.borderTopColor} ${style.backgroundImage}`,
            `${style.borderTopStyle} ${style.borderTopWidth} ${style.backgroundImage}`,
          ]
    }
    const list = [...part(page, 'map-parts').children]
    expect(list.map((one) => one.getAttribute('data-state'))).toEqual([
      ...['high', 'middle', 'low', 'reserve', 'beyond'],
    ])
    const lines = list.map((one) =>
      page.element.querySelector(
        `[data-part="map"] path[data-look="${one.getAttribute('data-state')}"]`,
      )!,
    )
    for (const paints of [
      list.map((one) => paintOf(one, '::before')),
      lines.map((one) => paintOf(one)),
    ]) {
      expect(new Set(paints.map(([colour]) => colour)).size).toBe(list.length)
      expect(new Set(paints.map(([, pattern]) => pattern)).size).toBe(list.length)
    }
    // A line with a light core reads as two.
    const later = page.element.querySelector('[data-part="map"] path[data-look="middle"]')!
    expect(getComputedStyle(later.nextElementSibling!).stroke).not.toBe(paintOf(later)[0])
  })

  test('[T-ROUTE-08] one character more takes road, stations and count away; the texts stay', async () => {
    const page = await withRoad()
    await userEvent.type(boxOf(page, 'destination'), 'x')
    await see(() => {
      expect(linesOf(page)).toHaveLength(0)
    })
    expect(page.element.querySelector('[data-part="stations-heading"]')).toBeNull()
    expect(marksOf(page)).toEqual(['A'])
    expect([boxOf(page, 'origin').value, boxOf(page, 'destination').value]).toEqual([
      'Gothenburg',
      'Lundx',
    ])
  })

  test('[T-ROUTE-13] the map looks at the centre with zoom 10 before any road, and stays where it was after one', async () => {
    const kind = (page: RoutePage) => find(page, '[data-part="map"] svg').dataset['kind']
    expect(kind(mountRoute())).toBe('at')
    const page = await withRoad()
    // The picture follows once its ground is drawn, which is after the list has been told.
    await see(() => {
      expect(kind(page)).toBe('fit')
    })
    await press(page, 'destination-clear')
    await see(() => {
      expect(linesOf(page)).toHaveLength(0)
    })
    expect(kind(page)).toBe('fit')
  })

  test('[T-ROUTE-08] an answer to an older question is dropped, and its request aborted', async () => {
    const page = mountRoute(ENDS)
    const older = lastOf(page.asked.route)
    await press(page, 'swap')
    await see(() => {
      expect(page.asked.route).toHaveLength(2)
    })
    expect(older.signal.aborted).toBe(true)
    older.answer({ ...tinyRoute, chargingStations: [] })
    await rest(30)
    expect(headingOf(page)).toBe('')
    lastOf(page.asked.route).answer(tinyRoute)
    await see(() => {
      expect(headingOf(page)).toBe('stations.heading 2')
    })
  })

  test('[E-T-34] swapping asks once, for the way back', async () => {
    const page = await withRoad()
    await press(page, 'swap')
    await see(() => {
      expect(page.calls).toEqual(['route', 'route'])
    })
    expect(boxOf(page, 'origin').value).toBe('Lund')
    expect(lastOf(page.asked.route).question.origin.latitude).toBe(55.70466)
  })

  test('[T-ROUTE-07] two texts: one question for the places, then one for the road', async () => {
    const page = mountRoute()
    await userEvent.fill(boxOf(page, 'origin'), 'Gothenburg')
    await userEvent.fill(boxOf(page, 'destination'), 'Lund')
    await userEvent.keyboard('{Enter}')
    await see(() => {
      expect(page.asked.resolve).toHaveLength(1)
    })
    expect(lastOf(page.asked.resolve).question).toEqual({
      start: 'Gothenburg',
      destination: 'Lund',
    })
    lastOf(page.asked.resolve).answer({
      start: { places: [tellPlace(gothenburg), tellPlace(stockholm)], outside: '' },
      destination: { places: [tellPlace(lund)], outside: '' },
      credits: [{ text: 'Example places', url: 'https://example.org/', licence: 'CC0', asOf: '' }],
    })
    await see(() => {
      expect(page.calls).toEqual(['resolve', 'route'])
    })
    lastOf(page.asked.route).answer(tinyRoute)
    await see(() => {
      expect(boxOf(page, 'origin').value).toBe('Gothenburg, Sweden')
      expect(textOf(page, 'credits')).toContain('Example places')
    })
    expect(page.kept.at(-1)?.map(({ name }) => name)).toEqual(['Gothenburg', 'Lund'])
  })

  test('[E-T-61] searching with an empty input says so there, moves the focus and asks nothing', async () => {
    const page = mountRoute('from=Lund')
    await press(page, 'search')
    const box = boxOf(page, 'destination')
    expect(document.activeElement).toBe(box)
    expect(page.calls).toEqual([])
    await see(() => {
      expect(box.getAttribute('aria-invalid')).toBe('true')
    })
    const told = (box.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(told.join(' ')).toContain('fault.PlaceMissing field.destination')
    expect(boxOf(page, 'origin').getAttribute('aria-invalid')).toBeNull()
    await userEvent.type(box, 'G')
    await see(() => {
      expect(box.getAttribute('aria-invalid')).toBeNull()
    })
  })

  test('[E-T-17] the address follows, and the page follows the address, with what it cannot have said', async () => {
    const page = await withRoad()
    await press(page, 'swap')
    await see(() => {
      expect(page.written.at(-1)).toContain('from=Lund')
    })
    page.move('from=Malm%C3%B6&start=101')
    await see(() => {
      expect(boxOf(page, 'origin').value).toBe('Malmö')
      expect(textOf(page, 'notices')).toBe('correction.start')
    })
    await userEvent.type(boxOf(page, 'origin'), 'x')
    await see(() => {
      expect(textOf(page, 'notices')).toBe('')
    })
  })

  test('the title names both ends once there is a road', async () => {
    const page = await withRoad()
    await see(() => {
      expect(page.titles.at(-1)).toBe('route.title Gothenburg Lund')
    })
  })

  test('the link can be copied', async () => {
    const page = await withRoad()
    await userEvent.click(find(page, '[data-part="actions"] button'))
    await see(() => {
      expect(textOf(page, 'copied')).toBe('copy.done')
    })
    expect(page.copied).toHaveLength(1)
  })
})

describe('a road the server has found', () => {
  test('is there at once, asked for by no one, and its places are remembered', () => {
    const page = mountRoute(ENDS, { first: { road: right(tinyRoute) } })
    expect(headingOf(page)).toBe('stations.heading 2')
    expect(page.calls).toEqual([])
    expect(textOf(page, 'status')).toContain('status.ready')
    expect(page.kept.at(-1)?.map(({ name }) => name)).toEqual(['Gothenburg', 'Lund'])
    expect(page.opened.count).toBe(0)
  })

  test('is asked for anew once an end has changed', async () => {
    const page = mountRoute(ENDS, { first: { road: right(tinyRoute) } })
    await press(page, 'swap')
    await see(() => {
      expect(page.calls).toEqual(['route'])
    })
    expect(headingOf(page)).toBe('')
  })
})

describe('what goes wrong', () => {
  test('[E-T-01] [T-ROUTE-14] a failed road is said as an alert and logged in the words of the row; asking again helps', async () => {
    const page = mountRoute(ENDS)
    lastOf(page.asked.route).fail(down)
    await see(() => {
      expect(textOf(page, 'alert')).toBe('fault.RequestFailed')
    })
    expect(part(page, 'alert').getAttribute('role')).toBe('alert')
    expect(page.logged.map(({ text }) => text)).toEqual([
      'Request failed with status 500 Internal Server Error',
    ])
    expect([boxOf(page, 'origin').value, boxOf(page, 'destination').value]).toEqual([
      'Gothenburg',
      'Lund',
    ])
    expect(linesOf(page)).toHaveLength(0)
    await press(page, 'retry')
    lastOf(page.asked.route).answer(tinyRoute)
    await see(() => {
      expect(headingOf(page)).toBe('stations.heading 2')
    })
    expect(textOf(page, 'alert')).toBe('')
  })

  test('[E-T-03] a place that is not found is said at its input, which keeps its text', async () => {
    const page = mountRoute('from=Lund&to=Nowhere')
    await press(page, 'search')
    lastOf(page.asked.resolve).answer({
      start: { places: [tellPlace(lund)], outside: '' },
      destination: { places: [], outside: '' },
      credits: [],
    })
    await see(() => {
      expect(textOf(page, 'destination-error')).toBe('fault.PlaceNotFound field.destination')
    })
    const box = boxOf(page, 'destination')
    expect(box.value).toBe('Nowhere')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    const described = (box.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described).toContain(part(page, 'destination-error').id)
    for (const id of described) expect(document.getElementById(id)).not.toBeNull()
  })

  test('[E-T-03] the same place twice, no road, no stations: each has its own text', async () => {
    const same = mountRoute(ENDS.replace('55.70466,13.19101', '57.70887,11.97456'))
    expect(textOf(same, 'alert')).toBe('fault.SamePlace')
    expect(same.calls).toEqual([])
    const none404 = mountRoute(ENDS)
    lastOf(none404.asked.route).fail({
      kind: 'status',
      status: 404,
      statusText: 'Not Found',
      problem: some('NO_ROAD'),
    })
    await see(() => {
      expect(textOf(none404, 'alert')).toBe('fault.NoRoad')
    })
    expect(none404.element.querySelector('[data-part="retry"]')).toBeNull()
    const bare = await withRoad(ENDS, { ...tinyRoute, chargingStations: [] })
    expect(headingOf(bare)).toBe('stations.heading 0')
    expect(textOf(bare, 'status')).toContain('fault.NoStations')
    expect(textOf(bare, 'alert')).toBe('')
  })

  test('[T-ERR-06] [E-T-13] a live map that fails leaves the drawn one, is said once and logged once', async () => {
    const page = mountRoute(ENDS, { openMap: () => Promise.reject(new Error('no WebGL')) })
    await press(page, 'search')
    await see(() => {
      expect(textOf(page, 'map-unavailable')).toBe('fault.MapFailed')
    })
    expect(page.logged.filter(({ code }) => code === 'EV-411')).toHaveLength(1)
    lastOf(page.asked.route).answer(tinyRoute)
    await see(() => {
      expect(linesOf(page).length).toBeGreaterThan(0)
    })
  })
})

describe('my place', () => {
  test('[E-T-04] is asked for when the visitor wants it, and becomes the origin', async () => {
    const page = mountRoute('to=Lund&toAt=55.70466,13.19101')
    expect(page.positions).toHaveLength(0)
    await press(page, 'here')
    lastOf(page.positions)({ kind: 'found', position: { latitude: 57.7, longitude: 11.9 } })
    await see(() => {
      expect(boxOf(page, 'origin').value).toBe('here.place')
      expect(page.calls).toEqual(['route'])
    })
    expect(lastOf(page.asked.route).question.origin).toEqual({ longitude: 11.9, latitude: 57.7 })
  })

  test.each([
    ['denied', 'here.denied'],
    ['failed', 'here.timedOut'],
  ] as const)('[E-T-04] %s: the page says so and stays as it is', async (kind, text) => {
    const page = mountRoute()
    await press(page, 'here')
    lastOf(page.positions)({ kind })
    await see(() => {
      expect(textOf(page, 'here-hint')).toBe(text)
    })
    expect(boxOf(page, 'origin').value).toBe('')
  })

  test('[T-ERR-11] a browser that knows no position says so', async () => {
    const page = mountRoute('', { isLocatable: false })
    await press(page, 'here')
    expect(textOf(page, 'here-hint')).toBe('here.unsupported')
    expect(page.positions).toHaveLength(0)
  })
})

describe('the live map', () => {
  test('[T-ROUTE-09] opens once the tool is used, not before', async () => {
    const page = mountRoute('from=Lund')
    await rest(50)
    expect(page.opened.count).toBe(0)
    await userEvent.type(boxOf(page, 'origin'), 'x')
    await see(() => {
      expect(page.opened.count).toBe(1)
      expect(part(page, 'map').dataset['state']).toBe('live')
    })
  })

  test('[T-ROUTE-09] a road that is there before the map is drawn once the map is', async () => {
    const shown: unknown[] = []
    let arrive = (): void => undefined
    const promise = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const page = mountRoute(ENDS, {
      first: { road: right(tinyRoute) },
      openMap: async () => {
        await promise
        return { ...(await stubMap()), show: (scene) => shown.push(scene) }
      },
    })
    await userEvent.click(find(page, '[data-part="map"] button'))
    await rest(100)
    expect(shown).toEqual([])
    arrive()
    await see(() => {
      expect(shown.length).toBeGreaterThan(0)
    })
  })

  test('gets a new scene only when something on it has changed', async () => {
    const shown: unknown[] = []
    const page = mountRoute(ENDS, {
      first: { road: right(tinyRoute) },
      openMap: async () => ({ ...(await stubMap()), show: (scene) => shown.push(scene) }),
    })
    await userEvent.click(find(page, '[data-part="map"] button'))
    await see(() => {
      expect(shown.length).toBeGreaterThan(0)
    })
    const before = shown.length
    boxOf(page, 'origin').focus()
    await userEvent.click(find(page, '[data-part="check-box"] input'))
    await rest(200)
    expect(shown.length).toBe(before)
    await press(page, 'swap')
    await see(() => {
      expect(shown.length).toBeGreaterThan(before)
    })
  })
})

test('nothing is found where nothing is known of the car', async () => {
  const page = mountRoute(ENDS, {
    driveOf: () => ({ ...driveParts(400), car: none }),
    first: { road: right(tinyRoute) },
  })
  await rest(0)
  expect(headingOf(page)).toBe('stations.heading 2')
  expect(page.element.querySelector('[data-part="reach"]')).toBeNull()
  expect(linesOf(page)).toHaveLength(1)
})
