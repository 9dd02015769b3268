import { either as E, option as O } from 'fp-ts'
import { toChargeChart, toParts, type ChargeChart, type RoutePartView } from './chart.view.js'
import { toPlaceInput, type AssistPhase, type PlaceInput } from './inputs.view.js'
import { toSettings, type ChoiceLists, type SettingsView } from './settings.view.js'
import {
  countLeftOut,
  toCredits,
  toStations,
  type CreditView,
  type StationView,
} from './stations.view.js'
import { toRouteStatus, type SearchPhase, type StatusView } from './status.view.js'
import { toPlanView, toRefusal, type PlanParts, type PlanView } from './stops.view.js'
import { wordKm, wordMinutes, type RouteWords } from './wording.view.js'
import type { Viewport } from '../../geo/index.js'
import { toUndefined, type Option } from '../../shared/index.js'
import {
  planDrive,
  readDrive,
  type CarInConditions,
  type Drive,
  type PlannedDrive,
} from '../drive.js'
import { ROUTE_MAP } from '../map-provider.js'
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

/** What the page is made from. */
export interface RouteViewInput extends RouteWords {
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
  /** Range and times to charge in the chosen conditions; none while they are not known. */
  readonly car: Option<CarInConditions>
  readonly chargingPath: PlanParts['chargingPath']
  /** The charger of the charging tool a power is counted with; none where it has none. */
  readonly findCharger: PlanParts['findCharger']
  /** What the address asked for and could not be had. */
  readonly corrections: readonly RouteParameter[]
}

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

/** The stations along the road. */
export interface StationsView {
  /** How many there are, in the words of the language. */
  readonly heading: string
  readonly list: readonly StationView[]
  /** How distances are measured, and how many stations lie further off than is set. */
  readonly note: string
}

/** The drive with the chosen car. */
export interface ReachView {
  readonly plan: PlanView
  readonly chart: ChargeChart | undefined
}

/** Everything the page shows. */
export interface RouteView {
  /** Title part: both ends, once there are any. */
  readonly title: string
  readonly heading: string
  readonly description: string
  readonly inputs: Readonly<Record<RouteField, PlaceInput>>
  readonly swap: { readonly label: string }
  readonly search: { readonly label: string; readonly isBusy: boolean }
  readonly here: { readonly label: string; readonly isBusy: boolean; readonly hint: string }
  readonly status: StatusView
  readonly map: MapView
  /** Absent while there is no road. */
  readonly stations: StationsView | undefined
  readonly settings: SettingsView
  /** Absent while there is no road, or the range of the car is not known. */
  readonly reach: ReachView | undefined
  readonly credits: { readonly label: string; readonly list: readonly CreditView[] }
  /** What the address asked for and could not be had, in words. */
  readonly corrections: readonly string[]
  /** What the polite live region says once something has changed and come to rest. */
  readonly live: string
  readonly labels: Readonly<
    Record<'copy' | 'copied' | 'copyFailed' | 'trace' | 'chartTable' | 'parts', string>
  >
}

const HINTS: readonly HerePhase[] = ['denied', 'timedOut', 'unsupported']
const BUSY: readonly SearchPhase[] = ['resolving', 'routing']
const METRES = 1000

interface Planned {
  readonly drive: Drive
  readonly planned: PlannedDrive | undefined
}

const findDrive = ({ state, car }: RouteViewInput): Planned | undefined => {
  const answer = toUndefined(state.answer)
  const drive = answer && toUndefined(readDrive(answer))
  if (drive === undefined) return undefined
  const conditions = toUndefined(car)
  return { drive, planned: conditions && planDrive(drive, state.trip, conditions) }
}

const wordMap = ({ drive }: Planned, parts: readonly RoutePartView[], input: RouteViewInput) => {
  const { state, translate } = input
  const { length, minutes } = drive.road
  const values = {
    from: state.ends.origin.text,
    to: state.ends.destination.text,
    distance: wordKm(length / METRES, input),
    count: drive.stations.length,
  }
  return [
    O.isSome(minutes)
      ? translate('map.text', { ...values, duration: wordMinutes(minutes.value, input) })
      : translate('map.text.distance', values),
    ...parts.map(({ sentence }) => sentence),
  ].join(' ')
}

const toMap = (found: Planned | undefined, input: RouteViewInput): MapView => {
  const { phase, state, translate } = input
  const plan = found?.planned?.plan
  const parts =
    found?.planned !== undefined && plan !== undefined && E.isRight(plan)
      ? toParts({ drive: found.drive, trip: found.planned.trip, plan: plan.right }, input)
      : []
  return {
    isReady: phase.map === 'ready',
    isFailed: phase.map === 'failed',
    ...ROUTE_MAP,
    label: translate('map.label'),
    skip: translate('map.skip'),
    viewport: O.isSome(state.answer) ? state.answer.value.route.viewport : undefined,
    parts,
    text: found === undefined ? '' : wordMap(found, parts, input),
    note: phase.map === 'failed' ? translate('fault.MapFailed') : '',
  }
}

const toStationsView = (drive: Drive, input: RouteViewInput): StationsView => {
  const { trip } = input.state
  return {
    heading: input.translate('stations.heading', { count: drive.stations.length }),
    list: toStations(drive, trip, input),
    note: input.translate('stations.note', {
      count: countLeftOut(drive, trip, 'tooFar'),
      width: wordKm(trip.width, input),
    }),
  }
}

const toReach = (found: Planned | undefined, input: RouteViewInput): ReachView | undefined => {
  if (found?.planned === undefined) return undefined
  const { drive, planned } = found
  const { trip, plan, isBeyondData } = planned
  if (E.isLeft(plan)) return { plan: toRefusal(plan.left, input), chart: undefined }
  const parts = { ...input, drive, trip: input.state.trip, isBeyondData }
  return { plan: toPlanView(plan.right, parts), chart: toChargeChart(trip, plan.right, input) }
}

const toTitle = ({ state, content, translate }: RouteViewInput): string => {
  const { origin, destination } = state.ends
  return O.isNone(state.answer)
    ? content.heading
    : translate('route.title', { from: origin.text, to: destination.text })
}

const toLive = (reach: ReachView | undefined, { state, phase }: RouteViewInput): string =>
  state.hasChanged && phase.settling === 'settled' ? (reach?.plan.text ?? '') : ''

const toLabels = ({ translate }: RouteViewInput): RouteView['labels'] => ({
  copy: translate('copy.label'),
  copied: translate('copy.done'),
  copyFailed: translate('copy.failed'),
  trace: translate('trace.label'),
  chartTable: translate('chart.table'),
  parts: translate('parts.label'),
})

/**
 * Makes everything the planner's page shows from its state and content: plain data, every text in the page's language.
 *
 * @param input - State and value of the machine, content, lists, range and charging times, messages.
 * @returns The view model; the page draws it and decides nothing.
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
export const routeView = (input: RouteViewInput): RouteView => {
  const { state, phase, content, here, translate } = input
  const found = findDrive(input)
  const reach = toReach(found, input)
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
      showStatusMessages: content.showStatusMessages,
    }),
    map: toMap(found, input),
    stations: found && toStationsView(found.drive, input),
    settings: toSettings(state, input.lists, input),
    reach,
    credits: {
      label: translate('credits.label'),
      list: toCredits([...credits, ...state.placeCredits], input),
    },
    corrections: input.corrections.map((one) => translate(`correction.${one}`)),
    live: toLive(reach, input),
    labels: toLabels(input),
  }
}
