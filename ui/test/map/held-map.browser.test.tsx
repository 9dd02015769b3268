// Dragging a map where the browser draws by the processor, and where it does not.
// The order of the style layers is that of the first style sheet.
import '../../src/tokens/base.css'
import { toSpot, type Spot } from '@evkit/engine/geo'
import { cdp, page as browser } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import type { LiveMap } from '../../src/map/live-map.dom.js'
import { isDrawnInSoftware } from '../../src/map/software-drawing.dom.js'
import { find, nextFrame, openPage, see } from '../tool-page.js'
import { mountMap, open, type MapPage } from './mounted.js'
import { GOTHENBURG, rangeScene, routeScene } from './scenes.js'

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

const DRAWING = '[data-part="map-drawing"]'

const isFilled = (page: MapPage): boolean => {
  const [drawing, stage] = [boxOf(page, DRAWING), boxOf(page, STAGE)]
  return (
    drawing.left <= stage.left &&
    drawing.top <= stage.top &&
    drawing.right >= stage.right &&
    drawing.bottom >= stage.bottom
  )
}

// Where the picture lies from where it was drawn for, and how much larger it is shown.
const lies = (page: MapPage): DOMMatrixReadOnly =>
  new DOMMatrixReadOnly(getComputedStyle(find(page, DRAWING)).transform)
const seeDrawnAnew = (page: MapPage): Promise<void> =>
  see(() => {
    expect(lies(page).isIdentity).toBe(true)
    expect(isFilled(page)).toBe(true)
  })

const STEPS = 4
const drag = async (
  from: Spot,
  by: Spot,
  look: (share: number) => void = () => undefined,
): Promise<void> => {
  await mouse('mouseMoved', from)
  await mouse('mousePressed', from)
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS
    await mouse('mouseMoved', { x: from.x + by.x * share, y: from.y + by.y * share })
    look(share)
  }
}
const drop = (from: Spot, by: Spot): Promise<void> =>
  mouse('mouseReleased', { x: from.x + by.x, y: from.y + by.y })

const expectNear = (a: Spot, b: Spot): void => {
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(1.5)
}

beforeEach(async () => {
  await browser.viewport(1000, 800)
})

test('the browser of these tests draws by the processor, and says so', () => {
  expect(isDrawnInSoftware()).toBe(true)
})

describe('where drawing is slow', () => {
  test('a drag moves the picture at once, and the map is drawn anew when it is let go', async () => {
    const page = mountMap()
    const map = await open(page)
    const [from, before, place] = [middleOf(page), map.look(), spotOf(page, map)]
    const [drawing, buttons] = [boxOf(page, DRAWING), boxOf(page, '.maplibregl-ctrl-group')]
    const by = { x: 60, y: -40 }
    await drag(from, by, (share) => {
      const now = boxOf(page, DRAWING)
      const moved = { x: by.x * share, y: by.y * share }
      expectNear(
        { x: now.left, y: now.top },
        { x: drawing.left + moved.x, y: drawing.top + moved.y },
      )
      expectNear(spotOf(page, map), { x: place.x + moved.x, y: place.y + moved.y })
      expect(isFilled(page)).toBe(true)
    })
    expect(boxOf(page, '.maplibregl-ctrl-group')).toEqual(buttons)
    await drop(from, by)
    await seeDrawnAnew(page)
    expectNear(spotOf(page, map), { x: place.x + by.x, y: place.y + by.y })
    expect(map.look().zoom).toBe(before.zoom)
  })

  test('a drag longer than the margin is drawn anew on the way', async () => {
    const page = mountMap()
    const map = await open(page)
    const [from, place] = [middleOf(page), spotOf(page, map)]
    const by = { x: -460, y: 280 }
    await drag(from, by)
    await see(() => {
      expect(isFilled(page)).toBe(true)
    })
    await drop(from, by)
    await seeDrawnAnew(page)
    expectNear(spotOf(page, map), { x: place.x + by.x, y: place.y + by.y })
  })

  test('the picture has what was drawn, and the drawing itself is not shown', async () => {
    const page = mountMap({ scene: rangeScene })
    const map = await open(page)
    const drawing = find(page, DRAWING)
    if (!(drawing instanceof HTMLCanvasElement)) throw new Error('no picture')
    const colourAt = ({ lat, lng }: typeof GOTHENBURG): string => {
      const { width, height } = drawing
      const { x, y } = toSpot({ ...map.look(), width, height }, { lat, lng })
      const pixel = drawing.getContext('2d')?.getImageData(Math.round(x), Math.round(y), 1, 1)
      return String(pixel?.data)
    }
    const inside = { ...GOTHENBURG, lat: GOTHENBURG.lat + 0.3, lng: GOTHENBURG.lng + 0.8 }
    const skagerrak = { lat: 58.4, lng: 8.9 }
    expect(colourAt(inside)).not.toBe(colourAt(skagerrak))
    expect(colourAt(skagerrak)).toMatch(/,255$/)
    expect(getComputedStyle(find(page, '.maplibregl-canvas')).opacity).toBe('0')
  })

  test('a step of the zoom scales the picture until it is drawn anew', async () => {
    const page = mountMap()
    const map = await open(page)
    const { zoom } = map.look()
    const scales: number[] = []
    const watch = new MutationObserver(() => scales.push(lies(page).a))
    watch.observe(find(page, DRAWING), { attributeFilter: ['style'] })
    find(page, '.maplibregl-ctrl-zoom-in').click()
    await see(() => {
      expect(map.look().zoom).toBeCloseTo(zoom + 1, 5)
      expect(scales[0]).toBeCloseTo(2, 5)
    })
    await seeDrawnAnew(page)
    watch.disconnect()
  })

  test('a press names what it meets, and a drag that ends there does not', async () => {
    const page = mountMap({ scene: { ...routeScene, look: rangeScene.look } })
    const map = await open(page)
    const named = () => page.element.querySelectorAll('.maplibregl-popup').length
    const station = spotOf(page, map)
    const by = { x: 40, y: 30 }
    await drag(station, by)
    await drop(station, by)
    await nextFrame()
    expect(named()).toBe(0)
    const moved = spotOf(page, map)
    expectNear(moved, { x: station.x + by.x, y: station.y + by.y })
    await mouse('mouseMoved', moved)
    await mouse('mousePressed', moved)
    await mouse('mouseReleased', moved)
    await see(() => {
      expect(named()).toBe(1)
    })
  })

  test('what is taken away leaves nothing behind', async () => {
    const page = mountMap()
    await open(page)
    const place = find(page, '[data-part="live-map"] > div')
    expect(place.childElementCount).toBe(2)
    openPage()
    await see(() => {
      expect(place.childElementCount).toBe(0)
    })
  })
})

describe('where drawing is fast', () => {
  test('the map itself is moved, and is as large as its place', async () => {
    const page = mountMap({}, false)
    const map = await open(page)
    expect(page.element.querySelector(DRAWING)).toBeNull()
    const [canvas, stage] = [boxOf(page, 'canvas'), boxOf(page, STAGE)]
    expect([canvas.width, canvas.height]).toEqual([Math.floor(stage.width), stage.height])
    const [from, before] = [middleOf(page), map.look()]
    const by = { x: 120, y: -80 }
    await drag(from, by)
    expect(boxOf(page, 'canvas')).toEqual(canvas)
    await see(() => {
      expect(map.look().centre).not.toEqual(before.centre)
    })
    await drop(from, by)
  })
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
