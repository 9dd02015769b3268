import * as O from '#fp-ts/Option'
import type { RoutePartView } from './chart.view.js'
import {
  driveView,
  type DriveView,
  type DriveViewInput,
  type ReachView,
  type StationsView,
} from './drive.view.js'
import {
  toPlaceInput,
  toVia,
  type AssistPhase,
  type PlaceInput,
  type ViaView,
} from './inputs.view.js'
import { toSettings, type ChoiceLists, type SettingsView } from './settings.view.js'
import { toCredits, type CreditView } from './credits.view.js'
import { toRouteStatus, type SearchPhase, type StatusView } from './status.view.js'
import type { RouteWords } from './wording.view.js'
import type { Viewport } from '../../geo/index.js'
import { ROUTE_MAP } from '../map-provider.js'
import { MOST_VIA } from '../route-ends.js'
import type { PlannerState } from '../planner-state.js'
import type { RouteField } from '../route.types.js'
import type { RouteParameter } from '../route.url.js'

/** State of the map, as the machine names it. */
export type MapPhase = 'loading' | 'ready' | 'failed'

/** State of asking the browser for the visitor's position. */
export type HerePhase = 'idle' | 'asking' | 'granted' | 'denied' | 'timedOut' | 'unsupported'

/** What content says of the page. */
export interface RoutePageContent {
  readonly heading: string
  readonly description: string
  readonly showStatusMessages: boolean
}

/** What the page is made from, but for a road. */
export interface RouteFrameInput extends RouteWords {
  readonly state: PlannerState
  /** The machine's value: the state of each of its regions. */
  readonly phase: {
    readonly search: SearchPhase
    readonly assist: AssistPhase
    readonly map: MapPhase
    readonly settling: 'settled' | 'changed' | 'moved'
  }
  readonly content: RoutePageContent
  readonly here: HerePhase
  readonly lists: ChoiceLists
  /** What the address asked for and could not be had. */
  readonly corrections: readonly RouteParameter[]
}

/** Input of {@link routeView}. */
export interface RouteViewInput extends RouteFrameInput, DriveViewInput {}

/** The map, or what stands in its place. */
export interface MapView {
  /** False until the map service is ready; nothing tries to draw before. */
  readonly isReady: boolean
  readonly isFailed: boolean
  /** [px] */
  readonly height: number
  readonly zoom: number
  readonly label: string
  readonly skip: string
  /** The box the map fits to; absent while there is no road. */
  readonly viewport: Viewport | undefined
  readonly parts: readonly RoutePartView[]
  /** What the map shows, in words. */
  readonly text: string
  /** That the map could not be loaded; empty when it could. */
  readonly note: string
}

/** View model of the route planner's page. */
export interface RouteView {
  /** Title part: both ends, once there are any. */
  readonly title: string
  readonly heading: string
  readonly description: string
  readonly inputs: Readonly<Record<RouteField, PlaceInput>>
  readonly via: ViaView
  readonly swap: { readonly label: string }
  readonly search: { readonly label: string; readonly isBusy: boolean }
  readonly here: { readonly label: string; readonly isBusy: boolean; readonly hint: string }
  readonly status: StatusView
  readonly map: MapView
  /** Absent while there is no route. */
  readonly stations: StationsView | undefined
  readonly settings: SettingsView
  /** Absent while there is no route, or the range of the car is unknown. */
  readonly reach: ReachView | undefined
  readonly credits: { readonly label: string; readonly list: readonly CreditView[] }
  /** Choices of the URL that were unavailable, as sentences. */
  readonly corrections: readonly string[]
  /** Text of the polite live region once a change has settled. */
  readonly live: string
  readonly labels: Readonly<
    Record<'copy' | 'copied' | 'copyFailed' | 'trace' | 'chartTable' | 'parts', string>
  >
}

const HINTS: readonly HerePhase[] = ['denied', 'timedOut', 'unsupported']
const BUSY: readonly SearchPhase[] = ['resolving', 'routing']
const toMap = (drive: DriveView | undefined, input: RouteFrameInput): MapView => {
  const { phase, state, translate } = input
  return {
    isReady: phase.map === 'ready',
    isFailed: phase.map === 'failed',
    ...ROUTE_MAP,
    label: translate('map.label'),
    skip: translate('map.skip'),
    viewport: O.isSome(state.answer) ? state.answer.value.route.viewport : undefined,
    parts: drive?.parts ?? [],
    text: drive?.text ?? '',
    note: phase.map === 'failed' ? translate('fault.MapFailed') : '',
  }
}

const toTitle = ({ state, content, translate }: RouteFrameInput): string => {
  const { origin, destination } = state.ends
  return O.isNone(state.answer)
    ? content.heading
    : translate('route.title', { from: origin.text, to: destination.text })
}

const toLive = (reach: ReachView | undefined, { state, phase }: RouteFrameInput): string =>
  state.hasChanged && phase.settling === 'settled' ? (reach?.plan.text ?? '') : ''

const toLabels = ({ translate }: RouteFrameInput): RouteView['labels'] => ({
  copy: translate('copy.label'),
  copied: translate('copy.done'),
  copyFailed: translate('copy.failed'),
  trace: translate('trace.label'),
  chartTable: translate('chart.table'),
  parts: translate('parts.label'),
})

const VIA = /^via(\d)(.*)$/

// What is said of a place on the way is said of each with its number.
const wordCorrection = (one: RouteParameter, { translate }: RouteFrameInput): string => {
  const [, number, part] = VIA.exec(one) ?? []
  if (number === undefined) return translate(`correction.${one}`)
  return Number(number) > MOST_VIA
    ? translate('correction.via.most', { count: MOST_VIA })
    : translate(`correction.via${part ?? ''}`, { number })
}

/**
 * Makes the planner's page around a road: a page without one needs nothing of what is worked out along it.
 *
 * @source T-ROUTE-01, T-ROUTE-02, T-ROUTE-03, E-T-01, E-T-03, E-T-04, E-T-12, E-T-33
 */
export const routeFrame = (input: RouteFrameInput, drive: DriveView | undefined): RouteView => {
  const { state, phase, content, here, translate } = input
  const inputs = { ...input, assist: phase.assist }
  const credits = O.isSome(state.answer) ? state.answer.value.credits : []
  return {
    title: toTitle(input),
    heading: content.heading,
    description: content.description,
    inputs: {
      origin: toPlaceInput('origin', inputs),
      destination: toPlaceInput('destination', inputs),
    },
    via: toVia(inputs),
    swap: { label: translate('swap.label') },
    search: { label: translate('search.label'), isBusy: BUSY.includes(phase.search) },
    here: {
      label: translate('here.label'),
      isBusy: here === 'asking',
      hint: HINTS.includes(here) ? translate(`here.${here}`) : '',
    },
    status: toRouteStatus({
      ...input,
      search: phase.search,
      road: drive?.status ?? '',
      showStatusMessages: content.showStatusMessages,
    }),
    map: toMap(drive, input),
    stations: drive?.stations,
    settings: toSettings(state, input.lists, input),
    reach: drive?.reach,
    credits: {
      label: translate('credits.label'),
      list: toCredits([...credits, ...state.placeCredits], input),
    },
    corrections: input.corrections.map((one) => wordCorrection(one, input)),
    live: toLive(drive?.reach, input),
    labels: toLabels(input),
  }
}

/**
 * Builds the view model of the route planner from its state and content: plain data, every text translated.
 *
 * @param input - State and value of the machine, content, lists, range and charging times, messages.
 * @returns The view model; the page only renders it.
 * @source T-ROUTE-01, T-ROUTE-02, T-ROUTE-03, T-ROUTE-09, T-ROUTE-13, E-T-01, E-T-03, E-T-04, E-T-12, E-T-33, B-T-02, B-T-06
 *
 * @example Before anything is asked
 * ```ts
 * import { routeView } from '@evkit/engine/route'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyRouteView } from '@evkit/engine/testing'
 *
 * const view = routeView({ ...tinyRouteView, translate: (key: string) => key, numbers: numberFormat('en') })
 * [view.heading, view.stations, view.map.height] // => ['Route planner', undefined, 600]
 * ```
 * @category views
 */
export const routeView = (input: RouteViewInput): RouteView => routeFrame(input, driveView(input))
