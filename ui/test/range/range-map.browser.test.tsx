import { FIRST_RANGE_MAP } from '@evkit/engine/range'
import { left, none, right, some } from '@evkit/engine/shared'
import type { PositionAnswer } from '@evkit/engine/site'
import type { VisitorLocation } from '@evkit/engine/internal/site'
import { userEvent } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import type { MapScene } from '../../src/map/index.js'
import type { RangeMapPorts, RangeMapStart } from '../../src/range/index.js'
import { mapWords, source } from '../map/scenes.js'
import { find, findInput, part, see, textOf, type ToolPage } from '../tool-page.js'
import { setBox } from '../walk-tool.js'
import { mountTool, openRangePage } from './mounted.js'

const GOTHENBURG = { latitude: 57.7, longitude: 11.97 }
const LUND = { latitude: 55.7, longitude: 13.2, city: 'Lund', formattedAddress: 'Lund, Sweden' }

interface MapTool {
  readonly page: ToolPage
  readonly scenes: MapScene[]
  readonly stored: VisitorLocation[]
  readonly logged: string[]
}

const mountMap = (
  answer: PositionAnswer = { kind: 'found', position: GOTHENBURG },
  {
    ports = {},
    start = {},
  }: { readonly ports?: Partial<RangeMapPorts>; readonly start?: Partial<RangeMapStart> } = {},
): MapTool => {
  const page = openRangePage()
  const scenes: MapScene[] = []
  const stored: VisitorLocation[] = []
  const logged: string[] = []
  mountTool(
    '',
    {
      map: {
        ground: '',
        start: {
          location: none,
          region: none,
          isFunctional: true,
          centre: { lat: 54, lng: -2.6 },
          source,
          credits: [],
          words: mapWords,
          ...start,
        },
        ports: {
          map: {
            openMap: ({ scene }) => {
              scenes.push(scene)
              return Promise.resolve({
                show: (one) => scenes.push(one),
                look: () => ({ centre: { lat: 0, lng: 0 }, zoom: 0 }),
                point: () => undefined,
                close: () => undefined,
              })
            },
            drawGround: () => Promise.resolve(''),
            logFault: () => undefined,
          },
          isPositionSupported: true,
          askPosition: () => Promise.resolve(answer),
          isPositionDenied: () => Promise.resolve(false),
          findPlace: () => Promise.resolve(right(some(LUND))),
          storeLocation: (location) => {
            stored.push(location)
          },
          watchLocation: () => () => undefined,
          watchConsent: () => () => undefined,
          log: ({ text }) => {
            logged.push(text)
          },
          ...ports,
        },
      },
    },
    page,
  )
  return { page, scenes, stored, logged }
}

const map = (page: ToolPage) => part(page, 'range-map')
const here = (page: ToolPage) => find(map(page), 'button')
const circles = (page: ToolPage) =>
  [...map(page).querySelectorAll('path[data-look]')].filter((path) => path.tagName === 'path')

describe('the map of the range tool', () => {
  test('[T-RANGE-21] [T-LOC-07] no circle and no question before the visitor asks; one around the position then', async () => {
    const { page, scenes, stored } = mountMap()
    expect(circles(page)).toHaveLength(0)
    expect(textOf(page, 'range-map-text')).toBe('map.noPosition')
    await userEvent.click(here(page))
    await see(() => {
      expect(scenes.at(-1)?.circles).toEqual([
        { look: 'range', centre: { lat: 57.7, lng: 11.97 }, radius: 450_000 },
      ])
    })
    expect(scenes.at(-1)?.look).toEqual({ kind: 'at', centre: { lat: 57.7, lng: 11.97 }, zoom: 4 })
    expect(textOf(page, 'range-map-text')).toContain('Up to')
    expect(stored.at(-1)?.browserCoords).toEqual(some(GOTHENBURG))
  })

  test.each([
    ['denied', 'map.here.denied'],
    ['failed', 'map.here.timedOut'],
  ] as const)(
    '[E-T-04] a position that is %s leaves a hint, and a place can be typed',
    async (kind, hint) => {
      const { page, scenes } = mountMap({ kind })
      await userEvent.click(here(page))
      await see(() => {
        expect(textOf(page, 'range-map-text')).toContain(hint)
      })
      await userEvent.fill(findInput(map(page), 'input[type=text]'), 'Lund')
      await userEvent.keyboard('{Enter}')
      await see(() => {
        expect(scenes.at(-1)?.circles[0]?.centre).toEqual({ lat: 55.7, lng: 13.2 })
      })
    },
  )

  test('[T-LOC-06] [E-T-04] a browser without positions says so once in the log and keeps the input', async () => {
    const { page, logged } = mountMap({ kind: 'failed' }, { ports: { isPositionSupported: false } })
    await userEvent.click(here(page))
    await see(() => {
      expect(textOf(page, 'range-map-text')).toContain('map.here.unsupported')
    })
    expect(logged).toEqual(['Geolocation is not supported by your browser'])
    expect(findInput(map(page), 'input[type=text]').value).toBe(FIRST_RANGE_MAP.text)
  })

  test.each([
    ['map.place.notFound', right(none)],
    ['map.place.failed', left('network')],
  ] as const)('[E-T-04] %s, and the text stays', async (words, answer) => {
    const { page } = mountMap(
      { kind: 'denied' },
      { ports: { findPlace: () => Promise.resolve(answer) } },
    )
    const field = findInput(map(page), 'input[type=text]')
    await userEvent.fill(field, 'Atlantis')
    await userEvent.keyboard('{Enter}')
    await see(() => {
      expect(textOf(page, 'place-error')).toBe(words)
    })
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['Atlantis', 'true'])
  })

  test('[B-T-06] [E-T-12] more circles are drawn and said as they are switched on', async () => {
    const { page, scenes } = mountMap()
    await userEvent.click(here(page))
    for (const box of map(page).querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
      await setBox(box, true)
    }
    await see(() => {
      expect(scenes.at(-1)?.circles.map(({ look }) => look)).toEqual([
        'range',
        'return',
        'return',
        'least',
        'most',
      ])
    })
    const text = textOf(page, 'range-map-text')
    for (const words of ['ring.outAndBack', 'ring.withReserve', 'ring.lowest', 'ring.highest'])
      expect(text).toContain(words)
  })

  test('[D-T-44] the place of the connection draws a circle and is said to be approximate', () => {
    const { page } = mountMap(undefined, { start: { region: some(GOTHENBURG) } })
    expect(circles(page)).not.toHaveLength(0)
    expect(textOf(page, 'range-map-text')).toContain('map.approximate')
  })

  test('[E-T-20] without consent nothing is kept', async () => {
    const { page, scenes, stored } = mountMap(undefined, { start: { isFunctional: false } })
    await userEvent.click(here(page))
    await see(() => {
      expect(scenes.at(-1)?.circles).toHaveLength(1)
    })
    expect(stored).toEqual([])
  })

  test('[E-T-20] [B-CONS-09] consent given later keeps the place, and withdrawn none that comes then', async () => {
    let tell: (isFunctional: boolean) => void = () => undefined
    const { page, scenes, stored } = mountMap(undefined, {
      start: { isFunctional: false },
      ports: {
        watchConsent: (listen) => {
          tell = listen
          return () => undefined
        },
      },
    })
    await userEvent.click(here(page))
    await see(() => {
      expect(scenes.at(-1)?.circles).toHaveLength(1)
    })
    tell(true)
    expect(stored).toHaveLength(1)
    tell(false)
    await userEvent.click(here(page))
    expect(stored).toHaveLength(1)
  })
})
