// Moving a live map by hand, where the browser draws by the processor and where it does not.
// The order of the style layers is that of the first style sheet.
import '../../src/tokens/base.css'
import { toSpot } from '@evkit/engine/geo'
import type { Spot } from '../../../engine/src/geo/geo.types.js'
import { cdp, page as browser } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import type { LiveMap } from '../../src/map/live-map.dom.js'
import { isDrawnInSoftware } from '../../src/map/software-drawing.dom.js'
import { find, nextFrame, openPage, rest, see } from '../tool-page.js'
import { mountMap, open, type MapPage } from './mounted.js'
import { GOTHENBURG, routeScene } from './scenes.js'

const session = cdp() as unknown as {
  send: (method: string, parameters: object) => Promise<unknown>
}

// The mouse as the browser's own input: the page stands in a frame of another page, which may shrink it.
const mouse = async (
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
  { x, y }: Spot,
): Promise<void> => {
  const { left, top, width } =
    window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth)
  const scale = width / window.innerWidth
  await session.send('Input.dispatchMouseEvent', {
    type,
    x: left + x * scale,
    y: top + y * scale,
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    clickCount: type === 'mouseMoved' ? 0 : 1,
  })
  await nextFrame()
}

const boxOf = (page: MapPage, selector: string): DOMRect =>
  find(page, selector).getBoundingClientRect()
const STAGE = '[data-part="map"] > div'
const middleOf = (page: MapPage): Spot => {
  const { left, top, width, height } = boxOf(page, STAGE)
  return { x: left + width / 2, y: top + height / 2 }
}

// Where a place stands in what is seen of the map.
const spotOf = (page: MapPage, map: LiveMap, place = GOTHENBURG): Spot => {
  const { left, top, width, height } = boxOf(page, STAGE)
  const { x, y } = toSpot({ ...map.look(), width, height }, place)
  return { x: left + x, y: top + y }
}

// A station that lies with no other.
const STATION = { name: 'Station C', lat: 58.4, lng: 15.6 }

const STEPS = 4
const drag = async (from: Spot, by: Spot): Promise<void> => {
  await mouse('mouseMoved', from)
  await mouse('mousePressed', from)
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS
    await mouse('mouseMoved', { x: from.x + by.x * share, y: from.y + by.y * share })
  }
}
const drop = (from: Spot, by: Spot): Promise<void> =>
  mouse('mouseReleased', { x: from.x + by.x, y: from.y + by.y })

// Longer than the map takes to come to rest.
const MOVE = 800

beforeEach(async () => {
  await browser.viewport(1000, 800)
})

test('the browser of these tests draws by the processor, and says so', () => {
  expect(isDrawnInSoftware()).toBe(true)
})

describe.each([
  ['slow', true],
  ['fast', false],
])('where drawing is %s', (_, isSlow) => {
  test('the map is as large as its place, and follows a drag', async () => {
    const page = mountMap({}, isSlow)
    const map = await open(page)
    const [canvas, stage] = [boxOf(page, 'canvas'), boxOf(page, STAGE)]
    expect([canvas.width, canvas.height]).toEqual([Math.floor(stage.width), stage.height])
    const buttons = boxOf(page, '.maplibregl-ctrl-group')
    const [from, before, place] = [middleOf(page), map.look(), spotOf(page, map)]
    const by = { x: 120, y: -80 }
    await drag(from, by)
    await see(() => {
      const now = spotOf(page, map)
      // The library takes the first pixels of a drag for a press.
      expect(Math.hypot(now.x - place.x - by.x, now.y - place.y - by.y)).toBeLessThan(12)
    })
    expect(boxOf(page, 'canvas')).toEqual(canvas)
    expect(boxOf(page, '.maplibregl-ctrl-group')).toEqual(buttons)
    await drop(from, by)
    expect(map.look().zoom).toBe(before.zoom)
  })

  test.each([
    ['a station', STATION, STATION.name],
    ['a mark', GOTHENBURG, 'Gothenburg'],
  ])('a press names %s, and a drag that ends there does not', async (_what, place, name) => {
    const look = { kind: 'at', centre: place, zoom: 8 } as const
    const page = mountMap({ scene: { ...routeScene, look } }, isSlow)
    const map = await open(page)
    const named = () =>
      [...page.element.querySelectorAll('.maplibregl-popup')].map(({ textContent }) => textContent)
    const by = { x: 40, y: 30 }
    const before = spotOf(page, map, place)
    await drag(before, by)
    await drop(before, by)
    await see(() => {
      expect(spotOf(page, map, place)).not.toEqual(before)
    })
    await rest(MOVE)
    expect(named()).toEqual([])
    const moved = spotOf(page, map, place)
    await mouse('mouseMoved', moved)
    await mouse('mousePressed', moved)
    await mouse('mouseReleased', moved)
    await see(() => {
      expect(named()).toEqual([expect.stringContaining(name)])
    })
  })

  test('what is taken away leaves nothing behind', async () => {
    const page = mountMap({}, isSlow)
    await open(page)
    const place = find(page, '[data-part="live-map"] > div')
    expect(place.childElementCount).toBeGreaterThan(0)
    openPage()
    await see(() => {
      expect(place.childElementCount).toBe(0)
    })
  })
})

test('where drawing is slow a step of the zoom is one drawing', async () => {
  const page = mountMap({}, true)
  const map = await open(page)
  const { zoom } = map.look()
  find(page, '.maplibregl-ctrl-zoom-in').click()
  await nextFrame()
  expect(map.look().zoom).toBeCloseTo(zoom + 1, 5)
})

test('[T-ROUTE-02] the keyboard sees where it is', async () => {
  const page = mountMap()
  await open(page)
  const live = find(page, '[data-part="live-map"]')
  const ring = () => getComputedStyle(live, '::after').outlineStyle
  expect(ring()).not.toBe('solid')
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Tab', code: 'Tab' })
  find(page, 'canvas').focus()
  expect(ring()).toBe('solid')
})
