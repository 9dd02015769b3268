// The order of the style layers is that of the first style sheet.
import '../../src/tokens/base.css'
import { toSpot } from '@evkit/engine/geo'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { find, part, see } from '../tool-page.js'
import { mountMap, open, stateOf } from './mounted.js'
import { GOTHENBURG, rangeScene, routeScene, VIEWPORT } from './scenes.js'

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

  test('what the server drew stays as it is until the map looks elsewhere', () => {
    const page = mountMap({ ground: '<svg data-part="from-server"></svg>' })
    expect(page.element.querySelectorAll('[data-part="from-server"]')).toHaveLength(1)
    page.set({ scene: { ...routeScene, lines: [] } })
    expect(page.element.querySelectorAll('[data-part="from-server"]')).toHaveLength(1)
    page.set({ scene: rangeScene })
    expect(page.element.querySelector('[data-part="from-server"]')).toBeNull()
  })

  test.each([360, 768, 1200])('at %i px all of the road is seen', async (width) => {
    await browser.viewport(width, 900)
    const page = mountMap()
    const stage = find(page, '[data-part="map"] > div').getBoundingClientRect()
    const least = Math.min(100, stage.width / 4)
    for (const path of page.element.querySelectorAll(
      'path[data-look="reachable"], path[data-look="beyond"]',
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
    expect(page.element.querySelectorAll('path[data-look="reachable"]')).toHaveLength(1)
    expect(logged).toEqual([fault])
    // A new scene is drawn on a plain grid.
    page.set({ scene: rangeScene })
    expect(page.element.querySelectorAll('path[data-look="range"]')).toHaveLength(1)
  })
})

describe('the live map', () => {
  test('[T-ROUTE-12] takes the place of the drawing without a jump, and fits a new road', async () => {
    const page = mountMap()
    const map = await open(page)
    const drawn = find(page, 'path[data-look="reachable"]').getBoundingClientRect()
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
    // What is cleared leaves the view where it is.
    const before = map.look()
    page.set({ scene: { ...routeScene, lines: [], marks: [] } })
    expect(map.look()).toEqual(before)
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
