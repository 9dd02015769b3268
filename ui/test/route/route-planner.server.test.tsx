// The planner as the server writes it: the same markup with and without a first view, and a road that is there at once.
import { type RouteAnswer, type RouteParameter } from '@evkit/engine/route'
import { left, none, right, type Translate } from '@evkit/engine/shared'
import { tinyChoices, tinyRoute, tinyRouteView } from '@evkit/engine/testing'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  RoutePlanner,
  routeViewMaker,
  startRoute,
  toRouteScene,
  type RoutePlannerPorts,
  type RoutePlannerProps,
} from '../../src/route/index.js'
import * as road from '../../src/route/road.js'
import { silentToolPorts } from '../../src/shell/ports/tools/tool-ports.js'
import { driveParts, readStart } from './drive-parts.js'

const ENDS = 'from=Gothenburg&fromAt=57.70887,11.97456&to=Lund&toAt=55.70466,13.19101'
const CENTRE = { lat: 59, lng: 15 }

const translate: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ').trim()

const never = () => new Promise<never>(() => undefined)

const ports = (search: string): RoutePlannerPorts => ({
  ...silentToolPorts(search),
  ask: { suggest: never, place: never, resolve: never, route: never, alternative: never },
  recent: {
    read: () => [],
    keep: () => {
      throw new Error('a server remembers no place')
    },
  },
  map: { openMap: never, drawGround: never, logFault: () => undefined },
  saveDrive: () => Promise.resolve(false),
  drawCode: () => Promise.resolve(undefined),
  hasKept: () => false,
  now: () => 0,
  today: () => '2026-11-30',
  geolocation: { isSupported: false, ask: never },
})

const propsAt = (search: string, firstAnswer?: RouteAnswer): RoutePlannerProps => ({
  content: tinyRouteView.content,
  translate,
  locale: 'en-GB',
  direction: 'ltr',
  distance: 'km',
  start: readStart(search),
  choices: tinyChoices,
  listsOf: () => tinyRouteView.lists,
  road: { load: () => Promise.resolve(road), find: () => road },
  kept: { load: never, find: () => undefined, usePart: () => undefined },
  driveOf: () => driveParts(1200),
  first: firstAnswer === undefined ? {} : { road: right(firstAnswer) },
  firstView: undefined,
  opening: { kind: 'at', centre: CENTRE, zoom: 10 },
  ground: '<svg data-part="drawn-by-server"></svg>',
  mapSource: {
    layers: { fine: '', coarse: '', world: '', roads: '', places: '' },
    style: '',
  },
  mapWords: {
    label: '',
    skip: '',
    open: 'Open',
    opening: '',
    unavailable: '',
    controls: {
      zoomIn: '',
      zoomOut: '',
      scrollHint: '',
      scrollHintMac: '',
      touchHint: '',
      canvas: '',
    },
  },
  mapCredits: [{ text: 'Example map', url: '' }],
  visit: 'k3v9',
  plainForm: <p>settings without scripts</p>,
  ports: ports(search),
})

describe('the server', () => {
  test('writes the road it has found: heading, stations, plan, in the markup', () => {
    const html = renderToString(<RoutePlanner {...propsAt(ENDS, tinyRoute)} />)
    for (const text of ['stations.heading 2', 'Depot', 'plan.text', 'map.text', 'Example map']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('drawn-by-server')
    expect(html).toContain('value="Gothenburg"')
    expect(html).toContain('settings without scripts')
    expect(html).not.toContain('style=')
  })

  test('the first view is what the page would make itself', () => {
    const props = propsAt(`${ENDS}&start=101`, tinyRoute)
    const firstView = routeViewMaker(props).makeView(startRoute(props))
    expect(firstView.corrections).toEqual([
      'correction.start',
    ] satisfies `correction.${RouteParameter}`[])
    const own = renderToString(<RoutePlanner {...props} />)
    // With it neither lists nor the car are asked for.
    const fails = () => {
      throw new Error('made once more')
    }
    const sent = renderToString(
      <RoutePlanner {...props} firstView={firstView} listsOf={fails} driveOf={fails} />,
    )
    expect(sent).toBe(own)
  })

  test('the scene it draws is the one the page begins with', () => {
    const props = propsAt(ENDS, tinyRoute)
    const view = routeViewMaker(props).makeView(startRoute(props))
    const scene = toRouteScene({
      view,
      answer: tinyRoute,
      ...props.start,
      opening: props.opening,
      road,
    })
    expect(scene.look.kind).toBe('fit')
    expect(scene.stations.map(({ name }) => name)).toEqual(['Depot', 'Mill'])
    expect(scene.marks.map(({ text }) => text)).toEqual(expect.arrayContaining(['A', 'B']))
  })

  test('without a road the map looks at the first place that is known, else at the centre', () => {
    const look = (search: string) => {
      const props = propsAt(search)
      const view = routeViewMaker(props).makeView(startRoute(props))
      return toRouteScene({
        view,
        answer: undefined,
        ...props.start,
        opening: props.opening,
        road,
      }).look
    }
    expect(look('')).toEqual({ kind: 'at', centre: CENTRE, zoom: 10 })
    expect(look('to=Lund&toAt=55.70466,13.19101')).toEqual({
      kind: 'at',
      centre: { lat: 55.70466, lng: 13.19101 },
      zoom: 10,
    })
    const html = renderToString(<RoutePlanner {...propsAt('')} />)
    expect(html).not.toContain('stations.heading')
  })

  test('[E-T-64] a map that opens on its roads stays there for a place outside of them', () => {
    const opening = {
      kind: 'fit',
      viewport: { low: { latitude: 47, longitude: -9 }, high: { latitude: 61, longitude: 19 } },
    } as const
    const look = (search: string) => {
      const props = propsAt(search)
      const view = routeViewMaker(props).makeView(startRoute(props))
      return toRouteScene({ view, answer: undefined, ...props.start, opening, road }).look
    }
    for (const at of ['42.36,-71.06', '46.9,10', '61.1,10', '50,-9.1', '50,19.1']) {
      expect([at, look(`from=There&fromAt=${at}`)]).toEqual([at, opening])
    }
    expect(look('to=Lund&toAt=55.70466,13.19101').kind).toBe('at')
  })
})

describe('[T-ROUTE-11] the lines of the scene', () => {
  const sceneOf = (range: number) => {
    const props = {
      ...propsAt(`${ENDS}&assumedSites=false`, { ...tinyRoute, chargingStations: [] }),
      driveOf: () => driveParts(range),
    }
    const view = routeViewMaker(props).makeView(startRoute(props))
    return toRouteScene({
      view,
      answer: tinyRoute,
      ...props.start,
      opening: props.opening,
      road,
    })
  }

  test('begin and end where the road does, each where the one before ends', () => {
    const { lines } = sceneOf(400)
    expect(lines.map(({ look }) => look)).toEqual(['high', 'middle', 'low', 'reserve', 'beyond'])
    expect(lines[0]?.points[0]).toEqual({ lat: 38.5, lng: -120.2 })
    const end = lines.at(-1)?.points.at(-1)
    expect(end?.lat).toBeCloseTo(43.252, 9)
    expect(end?.lng).toBeCloseTo(-126.453, 9)
    for (const [at, { points }] of lines.slice(1).entries()) {
      expect(points[0]).toEqual(lines[at]?.points.at(-1))
    }
  })

  test('one whole line where the range is enough', () => {
    const { lines } = sceneOf(5000)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.points).toContainEqual({ lat: 40.7, lng: -120.95 })
  })
})

describe('what the server could not find', () => {
  test('[E-T-03] [E-T-129] [T-ERR-01] an unknown place and a road that failed are said in the markup', () => {
    const unknown = {
      ...propsAt('from=Gothenburg&to=Atlantis'),
      first: {
        places: right({
          start: { places: [], outside: '' },
          destination: { places: [], outside: '' },
          credits: [],
        }),
      },
    }
    expect(renderToString(<RoutePlanner {...unknown} />)).toContain('fault.PlaceNotFound')
    const outside = {
      ...propsAt('from=Gothenburg&to=Wien'),
      first: {
        places: right({
          start: { places: [], outside: '' },
          destination: { places: [], outside: 'Vienna, Austria' },
          credits: [],
        }),
      },
    }
    expect(renderToString(<RoutePlanner {...outside} />)).toContain('place.outside')
    const status = { kind: 'status', status: 500, statusText: '', problem: none } as const
    const failed = { ...propsAt(ENDS), first: { road: left(status) } }
    const html = renderToString(<RoutePlanner {...failed} />)
    expect(html).toContain('fault.RequestFailed')
    expect(html).toContain('value="Gothenburg"')
  })
})
