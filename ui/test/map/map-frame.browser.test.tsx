// The order of the style layers is that of the first style sheet.
import '../../src/tokens/base.css'
import { toSpot } from '@evkit/engine/geo'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { find, part, rest, see } from '../tool-page.js'
import { mountMap, open, stateOf } from './mounted.js'
import { GOTHENBURG, rangeScene, routeScene, VIEWPORT } from './scenes.js'

// Longer than the map takes to move.
const MOVE = 800

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('the drawn map', () => {
  test('[T-ROUTE-02] is 600 px high, named, with a way past it and its credits', async () => {
    const page = mountMap()
    expect(find(page, '[data-part="map"] > div').getBoundingClientRect().height).toBe(600)
    expect(part(page, 'map').getAttribute('aria-label')).toBe('Map of the road')
    expect(part(page, 'map-credits').textContent).toBe('Made with Natural Earth')
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.textContent).toBe('Past the map')
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Tab}')
    expect(
      part(page, 'map').contains(document.activeElement?.closest('[data-part="live-map"]') ?? null),
    ).toBe(false)
  })

  test('[T-RANGE-23] the circle is red with a fill opacity of 0.35', () => {
    const page = mountMap({ scene: rangeScene })
    const { fill, fillOpacity } = getComputedStyle(find(page, 'path[data-look="range"]'))
    expect(fillOpacity).toBe('0.35')
    const [red = 0, green = 0, blue = 0] = (fill.match(/\d+/g) ?? []).map(Number)
    expect(red).toBeGreaterThan(2 * Math.max(green, blue))
  })

  test('[E-T-52] a look elsewhere is drawn with its ground: the last one stays until it has come', async () => {
    const page = mountMap({ ground: '<svg data-part="from-server"></svg>' })
    const grounds = () =>
      [...page.element.querySelectorAll('[data-part="map-picture"] > svg')].map((svg) =>
        svg.getAttribute('data-part'),
      )
    expect(grounds()).toEqual(['from-server'])
    page.set({ scene: { ...routeScene, lines: [] } })
    expect(grounds()).toEqual(['from-server'])
    expect(page.asked).toEqual([])
    page.set({ scene: rangeScene })
    expect(grounds()).toEqual(['from-server'])
    expect(
      page.element.querySelector('path[data-look="range"]')?.closest('svg')?.dataset['kind'],
    ).toBe('fit')
    expect(page.asked.map(({ look }) => look)).toEqual([rangeScene.look])
    page.asked[0]?.bring('<svg data-part="of-range"></svg>')
    await see(() => {
      expect(grounds()).toEqual(['of-range'])
    })
    expect(
      page.element.querySelector('path[data-look="range"]')?.closest('svg')?.dataset['kind'],
    ).toBe('at')
    // The first look again: its markup is not known to the page, so it is asked for too.
    page.set({ scene: routeScene })
    expect(page.asked.map(({ look }) => look)).toEqual([rangeScene.look, routeScene.look])
  })

  test('[E-T-52] a late ground of a look that is left counts no more; without one there is a grid', async () => {
    const page = mountMap({ ground: '<svg data-part="from-server"></svg>' })
    page.set({ scene: rangeScene })
    page.set({
      scene: { ...rangeScene, look: { kind: 'at', centre: GOTHENBURG, zoom: 9 } },
    })
    page.asked[1]?.bring('')
    await see(() => {
      expect(page.element.querySelectorAll('[data-part="map-picture"]')).toHaveLength(0)
    })
    page.asked[0]?.bring('<svg data-part="late"></svg>')
    await Promise.resolve()
    expect(page.element.querySelector('[data-part="late"]')).toBeNull()
  })

  test('[E-T-52] a ground that looks elsewhere than the first scene is not shown for it', () => {
    const page = mountMap({
      ground: '<svg data-part="from-server"></svg>',
      groundLook: rangeScene.look,
    })
    expect(page.asked.at(-1)?.look).toEqual(routeScene.look)
    expect(
      page.element.querySelector('[data-part="map-picture"] + svg')?.getAttribute('data-kind'),
    ).toBe('at')
  })

  test.each([360, 768, 1200])('at %i px all of the road is seen', async (width) => {
    await browser.viewport(width, 900)
    const page = mountMap()
    const stage = find(page, '[data-part="map"] > div').getBoundingClientRect()
    const least = Math.min(100, stage.width / 4)
    for (const path of page.element.querySelectorAll(
      'path[data-look="high"], path[data-look="beyond"]',
    )) {
      const box = path.getBoundingClientRect()
      expect(box.left - stage.left).toBeGreaterThan(least - 8)
      expect(stage.right - box.right).toBeGreaterThan(least - 8)
      expect(box.top - stage.top).toBeGreaterThan(least - 8)
      expect(stage.bottom - box.bottom).toBeGreaterThan(least - 8)
    }
  })

  test('[E-T-13] [T-ERR-06] without a live map it stays, the page says so, and the fault is logged once', async () => {
    const fault = new Error('no drawing here')
    const logged: unknown[] = []
    const page = mountMap({
      ports: {
        openMap: () => Promise.reject(fault),
        drawGround: () => Promise.resolve(''),
        logFault: (one) => {
          logged.push(one)
        },
      },
    })
    await userEvent.click(find(page, '[data-part="map"] button'))
    await see(() => {
      expect(stateOf(page)).toBe('unavailable')
    })
    expect(part(page, 'map-unavailable').textContent).toBe('This browser cannot draw a map')
    expect(page.element.querySelectorAll('path[data-look="high"]')).toHaveLength(1)
    expect(logged).toEqual([fault])
    page.set({ scene: rangeScene })
    expect(page.element.querySelectorAll('path[data-look="range"]')).toHaveLength(1)
  })
})

describe('the live map', () => {
  test('takes the place of the drawing without a jump', async () => {
    const page = mountMap()
    const map = await open(page)
    const drawn = find(page, 'path[data-look="high"]').getBoundingClientRect()
    const stage = find(page, '[data-part="map"] > div').getBoundingClientRect()
    const picture = { ...map.look(), width: stage.width, height: stage.height }
    const spot = toSpot(picture, GOTHENBURG)
    expect(Math.abs(spot.x + stage.left - drawn.left)).toBeLessThan(6)
    expect(page.faults).toEqual([])
  })

  test('[T-RANGE-24] [T-ROUTE-13] starts at the zoom it is given', async () => {
    const page = mountMap({ scene: rangeScene })
    expect((await open(page)).look().zoom).toBe(4)
    const other = mountMap({
      scene: { ...routeScene, look: { kind: 'at', centre: GOTHENBURG, zoom: 10 } },
    })
    expect((await open(other)).look().zoom).toBe(10)
  })

  test('[T-ROUTE-12] both corners of a new road lie 100 px and more from every edge', async () => {
    await browser.viewport(1200, 900)
    const page = mountMap({
      scene: { ...rangeScene, look: { kind: 'at', centre: GOTHENBURG, zoom: 10 } },
    })
    const map = await open(page)
    page.set({ scene: routeScene })
    const { width, height } = find(page, '[data-part="map"] > div').getBoundingClientRect()
    await see(() => {
      const picture = { ...map.look(), width, height }
      for (const { latitude: lat, longitude: lng } of [VIEWPORT.low, VIEWPORT.high]) {
        const { x, y } = toSpot(picture, { lat, lng })
        for (const gap of [x, y, width - x, height - y]) expect(gap).toBeGreaterThan(99)
      }
    })
  })

  test('[T-ROUTE-13] what is cleared leaves the view where it is, also after the map had time to move', async () => {
    const page = mountMap()
    const map = await open(page)
    const before = map.look()
    page.set({ scene: { ...routeScene, lines: [], marks: [] } })
    await rest(MOVE)
    expect(map.look()).toEqual(before)
    page.set({ scene: { ...rangeScene, lines: [] } })
    await rest(MOVE)
    expect(map.look()).not.toEqual(before)
  })

  test('using the tool opens it, and it can be moved by keyboard', async () => {
    const page = mountMap()
    page.set({ isToolUsed: true })
    await vi.waitFor(
      () => {
        expect(stateOf(page)).toBe('live')
      },
      { timeout: 20_000 },
    )
    const canvas = find(page, 'canvas')
    expect(canvas.getAttribute('aria-label')).toBe('Map')
    canvas.focus()
    const before = page.opened[0]?.look().centre.lng ?? 0
    await userEvent.keyboard('{ArrowRight}')
    await see(() => {
      expect(page.opened[0]?.look().centre.lng ?? 0).toBeGreaterThan(before)
    })
    expect(page.element.querySelectorAll('button[aria-label="Zoom in"]')).toHaveLength(1)
  })
})
