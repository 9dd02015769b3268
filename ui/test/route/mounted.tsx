// The planner mounted in a real page, over the engine's own samples; every port is given, nothing is fetched.
// The order of the style layers is that of the first style sheet.
import '../../src/tokens/base.css'
import type { LatLng } from '@evkit/engine/geo'
import {
  type Place,
  type PlaceDetails,
  type PlaceRequest,
  type RequestFailure,
  type ResolveAnswer,
  type ResolveRequest,
  type RouteAnswer,
  type RouteRequest,
  type SuggestAnswer,
  type SuggestRequest,
} from '@evkit/engine/route'
import type { PlaceField } from '@evkit/engine/internal/route'
import { left, none, right, type Either } from '@evkit/engine/shared'
import type { PositionAnswer } from '@evkit/engine/site'
import { tinyChoices, tinyRouteView } from '@evkit/engine/testing'
import type { MapPorts } from '../../src/map/index.js'
import {
  RoutePlanner,
  type RoutePlannerPorts,
  type RoutePlannerProps,
  type SavedDrive,
} from '../../src/route/index.js'
import * as roadParts from '../../src/route/road.js'
import { createLater } from '../../src/tool/later.js'
import { mapWords, source } from '../map/scenes.js'
import {
  dropAtOnce,
  find,
  findInput,
  openPage,
  show,
  translate,
  type ToolPage,
} from '../tool-page.js'
import { driveParts, readStart } from './drive-parts.js'

/** A question that waits for its answer. */
export interface Asked<Question, Answer> {
  readonly question: Question
  readonly signal: AbortSignal
  readonly answer: (reply: Answer) => void
  readonly fail: (failure: RequestFailure) => void
}

/** Everything the planner asked for, in order. */
export interface AskedOf {
  readonly suggest: Asked<SuggestRequest, SuggestAnswer>[]
  readonly place: Asked<PlaceRequest, PlaceDetails>[]
  readonly resolve: Asked<ResolveRequest, ResolveAnswer>[]
  readonly route: Asked<RouteRequest, RouteAnswer>[]
  readonly alternative: Asked<RouteRequest, RouteAnswer>[]
}

/** A page with what the planner asked of it. */
export interface RoutePage extends ToolPage {
  readonly asked: AskedOf
  /** The same in one line: the names of the calls. */
  readonly calls: string[]
  readonly kept: (readonly Place[])[]
  /** Questions for the visitor's position, each with the way to answer. */
  readonly positions: ((found: PositionAnswer) => void)[]
  readonly opened: { readonly count: number }
  /** Drives that were saved. */
  readonly saved: SavedDrive[]
  /** Texts that were drawn as codes. */
  readonly drawn: string[]
}

/** A failure of the service. */
export const down: RequestFailure = {
  kind: 'status',
  status: 500,
  statusText: 'Internal Server Error',
  problem: none,
}

/** Where the map looks before anything is known. */
const CENTRE: LatLng = { lat: 59, lng: 15 }

const recorder =
  <Question, Answer>(name: string, asked: Asked<Question, Answer>[], calls: string[]) =>
  (question: Question, signal: AbortSignal): Promise<Either<RequestFailure, Answer>> =>
    new Promise((resolve) => {
      const one: Asked<Question, Answer> = {
        question,
        signal,
        answer: (reply) => {
          resolve(right(reply))
        },
        fail: (failure) => {
          resolve(left(failure))
        },
      }
      calls.push(name)
      asked.push(one)
      dropAtOnce(calls, name, signal)
      dropAtOnce(asked, one, signal)
    })

/** What can be different about the page. */
export interface MountOptions extends Partial<Omit<RoutePlannerProps, 'ports'>> {
  readonly recent?: readonly Place[]
  readonly openMap?: MapPorts['openMap']
  readonly isLocatable?: boolean
  /** Whether a file can be handed to the visitor. */
  readonly isSavable?: boolean
  /** Whether a code can be drawn. */
  readonly isDrawable?: boolean
  /** Whether the device has kept trips. */
  readonly hasKept?: boolean
}

/** A live map that draws nothing. */
export const stubMap = () =>
  Promise.resolve({
    show: () => undefined,
    look: () => ({ centre: CENTRE, zoom: 10 }),
    point: () => undefined,
    close: () => undefined,
  })

/** What a road needs is there, as on a page that came with one. */
const road = createLater(() => Promise.resolve(roadParts), 'RoadFailed')
road.give(roadParts)

export const propsAt = (
  search: string,
  ports: RoutePlannerPorts,
  more: Partial<RoutePlannerProps> = {},
): RoutePlannerProps => ({
  content: tinyRouteView.content,
  translate,
  locale: 'en-GB',
  direction: 'ltr',
  distance: 'km',
  start: readStart(search),
  choices: tinyChoices,
  listsOf: () => tinyRouteView.lists,
  road,
  kept: createLater(() => Promise.reject(new Error('nothing is kept here')), 'KeptTripsFailed'),
  driveOf: ({ car }) => driveParts(car === 'EX90' ? 2000 : 400),
  first: {},
  firstView: undefined,
  opening: { kind: 'at', centre: CENTRE, zoom: 10 },
  ground: '',
  mapSource: source,
  mapWords,
  mapCredits: [{ text: 'Example map', url: '' }],
  visit: 'k3v9',
  ports,
  ...more,
})

/** Opens a page for the planner. */
export const openRoutePage = (
  search = '',
  {
    recent = [],
    openMap = stubMap,
    isLocatable = true,
    isSavable = true,
    isDrawable = true,
    hasKept = false,
  }: MountOptions = {},
): { readonly page: RoutePage; readonly ports: RoutePlannerPorts } => {
  const tool = openPage(search)
  const asked: AskedOf = { suggest: [], place: [], resolve: [], route: [], alternative: [] }
  const calls: string[] = []
  const kept: (readonly Place[])[] = []
  const positions: RoutePage['positions'] = []
  const opened = { count: 0 }
  const saved: SavedDrive[] = []
  const drawn: string[] = []
  const ports: RoutePlannerPorts = {
    ...tool.ports,
    ask: {
      suggest: recorder('suggest', asked.suggest, calls),
      place: recorder('place', asked.place, calls),
      resolve: recorder('resolve', asked.resolve, calls),
      route: recorder('route', asked.route, calls),
      // The other road is asked for beside what the page asks: it is no call of the visitor.
      alternative: recorder('alternative', asked.alternative, []),
    },
    recent: { read: () => recent, keep: (places) => kept.push(places) },
    map: {
      openMap: (options) => {
        opened.count += 1
        return openMap(options)
      },
      drawGround: () => Promise.resolve(''),
      logFault: () => undefined,
    },
    saveDrive: (drive) => {
      saved.push(drive)
      return Promise.resolve(isSavable)
    },
    drawCode: (text) => {
      drawn.push(text)
      return Promise.resolve(isDrawable ? { size: 9, path: 'M4 4h1v1h-1z' } : undefined)
    },
    hasKept: () => hasKept,
    now: () => 510,
    today: () => '2026-11-30',
    geolocation: {
      isSupported: isLocatable,
      ask: () =>
        new Promise((answer) => {
          positions.push(answer)
        }),
    },
  }
  return { page: { ...tool, asked, calls, kept, positions, opened, saved, drawn }, ports }
}

/** Mounts the planner; the one before is taken away. */
export const mountRoute = (search = '', options: MountOptions = {}): RoutePage => {
  const {
    recent: _recent,
    openMap: _openMap,
    isLocatable: _isLocatable,
    isSavable: _isSavable,
    isDrawable: _isDrawable,
    hasKept: _hasKept,
    ...more
  } = options
  const { page, ports } = openRoutePage(search, options)
  const props = propsAt(search, ports, more)
  show(page, <RoutePlanner {...props} />, props.direction)
  return page
}

/** The input of an end. */
export const boxOf = (page: ToolPage, field: PlaceField): HTMLInputElement =>
  findInput(page, `#route-${field}`)

/** The options of an end that are shown. */
export const optionsOf = (page: ToolPage, field: PlaceField): readonly string[] =>
  find(page, `[data-part="${field}-popup"]`).hidden
    ? []
    : [...page.element.querySelectorAll(`#route-${field}-list [role=option]`)].map(
        ({ textContent }) => textContent,
      )

/** The last question of a kind. */
export const lastOf = <One,>(asked: readonly One[]): One => {
  const last = asked.at(-1)
  if (last === undefined) throw new Error('nothing was asked')
  return last
}
