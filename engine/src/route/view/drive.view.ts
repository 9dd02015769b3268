import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { toChargeChart, toParts, type ChargeChart, type RoutePartView } from './chart.view.js'
import { toPlanView, toRefusal, type PlanParts, type PlanView } from './plan.view.js'
import { toStations, type StationView } from './stations.view.js'
import { wordKm, wordMinutes, type RouteWords } from './wording.view.js'
import { none, some, toUndefined, type Option } from '../../shared/index.js'
import type { StartClock } from '../../site/index.js'
import { readDrive, type Drive } from '../drive.js'
import { planDrive, planAims, type DrivePlans, type DriveQuestion } from '../drive-plans.js'
import { toPlaceStays, type CarInConditions, type TripTerms } from '../make-trip.js'
import type { PlanInput, PlannedTrip } from '../plan-trip.js'
import { countLeftOut, filterUsable } from '../left-out.js'
import type { StationChoice } from '../station-choice.js'
import type { StopPlan } from '../stop-plan.js'

/** The stations along the road. */
export interface StationsView {
  /** How many the plan may use, in the words of the language. */
  readonly heading: string
  readonly list: readonly StationView[]
  /** How many are left out for which setting, how many are known in all, and how distances are measured. */
  readonly notes: readonly string[]
}

/** The drive with the chosen car. */
export interface ReachView {
  readonly plan: PlanView
  readonly chart: ChargeChart | undefined
}

/** View model of a route that was found. */
export interface DriveView {
  /** Its length, for the status line. */
  readonly status: string
  readonly parts: readonly RoutePartView[]
  /** Text alternative of the map. */
  readonly text: string
  readonly stations: StationsView
  /** Absent while the range of the car is unknown. */
  readonly reach: ReachView | undefined
}

/** Input of {@link driveView}. */
export interface DriveViewInput extends RouteWords, DriveQuestion {
  /** Data of the car in the chosen conditions; none while unknown. */
  readonly car: Option<CarInConditions>
  readonly terms: TripTerms
  /** Currency of prices, and the text about their source; both empty where there are none. */
  readonly prices: { readonly currency: string; readonly note: string }
  /** Translates a country code to its name. */
  readonly nameCountry: (code: string) => string
  readonly chargingPath: PlanParts['chargingPath']
  /** Maps a power to a charger of the charging tool; none where it has none. */
  readonly findCharger: PlanParts['findCharger']
  /** What day it is, such as `2026-12-24`. */
  readonly today: string
  /** Starts the clocks along a road: what is known of time zones is the machine's. */
  readonly startClock: StartClock
  /** Names a day by its number since 1 January 1970, without the year: `Tuesday 1 December`. */
  readonly nameDay: (days: number) => string
}

const METRES = 1000

interface Planned {
  readonly drive: Drive
  /** What it is planned from; absent while nothing is known of the car. */
  readonly plan: PlanInput | undefined
  readonly worked: DrivePlans | undefined
}

const findDrive = (input: DriveViewInput): Planned | undefined => {
  const { answer, ends, trip } = input.state
  const drive = O.isSome(answer) ? toUndefined(readDrive(answer.value)) : undefined
  if (drive === undefined) return undefined
  const car = toUndefined(input.car)
  const given = { drive, stays: toPlaceStays(ends), settings: trip, terms: input.terms }
  const plan = car && { ...given, car }
  return { drive, plan, worked: plan && planDrive(plan, input) }
}

/** Works out one more of the plans that stand side by side; false where all are known. @source E-T-160 */
export const comparePlans = (input: DriveViewInput): boolean => {
  const plan = findDrive(input)?.plan
  return plan !== undefined && planAims(plan, 1)
}

const planOf = (found: Planned | undefined): StopPlan | undefined => {
  const plan = found?.worked?.planned.plan
  return plan && E.isRight(plan) ? plan.right : undefined
}

/** The plan of the road that is shown; undefined while it is not known. @source E-T-146 */
export const findShownPlan = (input: DriveViewInput): StopPlan | undefined =>
  planOf(findDrive(input))

// How many stations the plan may use.
const countUsable = ({ stations }: Drive, choice: StationChoice): number =>
  filterUsable(stations, choice).length

// [km] What is shorter is not worth a sentence.
const LEAST_TOLD = 1

const MODELLED = ['local-modelled', 'modelled'] as const

// What of the road nobody surveyed, as it must not pass for known; and what is left of roads that are avoided.
const wordKinds = ({ road }: Drive, input: DriveViewInput): readonly string[] =>
  [MODELLED, ...input.state.ends.avoid.map((kind) => [kind, kind] as const)].flatMap(
    ([kind, word]) => {
      const km = road.stretches
        .filter((stretch) => stretch.kind === kind)
        .reduce((sum, { from, to }) => sum + to - from, 0)
      return km < LEAST_TOLD
        ? []
        : [input.translate(`road.${word}`, { distance: wordKm(km, input) })]
    },
  )

// How long the road is, how long it takes where that is known, and what it is made of.
const wordRoad = (
  key: 'map.text' | 'status.ready',
  drive: Drive,
  input: DriveViewInput,
): readonly string[] => {
  const { state, translate } = input
  const { length, minutes } = drive.road
  const values = {
    from: state.ends.origin.text,
    to: state.ends.destination.text,
    distance: wordKm(length / METRES, input),
    count: countUsable(drive, state.trip),
  }
  return [
    O.isSome(minutes)
      ? translate(key, { ...values, duration: wordMinutes(minutes.value, input) })
      : translate(`${key}.distance`, values),
    ...wordKinds(drive, input),
  ]
}

const listParts = (found: Planned, input: DriveViewInput): readonly RoutePartView[] => {
  const plan = planOf(found)
  return found.worked === undefined || plan === undefined
    ? []
    : toParts({ drive: found.drive, trip: found.worked.planned.trip, plan }, input)
}

const toStationsView = ({ drive }: Planned, input: DriveViewInput): StationsView => {
  const { state, translate } = input
  const { trip } = state
  const { stations, stationsAlong } = drive
  const leftOut = countLeftOut(stations, trip)
  const list = toStations(drive, trip, input)
  const width = wordKm(trip.width, input)
  return {
    heading: translate('stations.heading', { count: countUsable(drive, trip) }),
    list,
    notes: [
      ...leftOut.map(({ reason, count }) => translate(`leftOut.${reason}`, { count, width })),
      ...(O.isSome(stationsAlong) && stationsAlong.value > stations.length
        ? [translate('stations.selection', { count: stationsAlong.value })]
        : []),
      ...(list.length < stations.length
        ? [translate('stations.listed', { count: list.length })]
        : []),
      translate('stations.note', { width }),
    ],
  }
}

const totalOf = (plan: StopPlan, { trip, driving }: PlannedTrip): Option<number> => {
  if (O.isNone(driving)) return none
  if (plan.kind === 'possible') return some(plan.minutes.total.value)
  // Where the drive fails its end is not known: the clock runs as far as it gets.
  return some(O.getOrElse(() => 0)(trip.driving))
}

const toReach = (found: Planned, input: DriveViewInput): ReachView | undefined => {
  const { drive, worked } = found
  if (worked === undefined) return undefined
  const { planned } = worked
  if (E.isLeft(planned.plan)) return { plan: toRefusal(planned.plan.left, input), chart: undefined }
  const plan = planned.plan.right
  const total = totalOf(plan, planned)
  const parts: PlanParts = {
    ...input,
    ...worked,
    drive,
    nameSite: (km) => input.translate('site.at', { position: wordKm(km, input) }),
    ends: input.state.ends,
    settings: input.state.trip,
    trip: planned.trip,
    driving: planned.driving,
    total,
    clock: O.chain((whole: number) =>
      input.startClock({
        ...input.state.trip,
        today: input.today,
        zones: drive.road.zones,
        total: whole,
      }),
    )(total),
    currency: input.prices.currency,
    priceNote: input.prices.note,
  }
  return { plan: toPlanView(plan, parts), chart: toChargeChart(planned.trip, plan, parts) }
}

/**
 * Builds the view model of a route: its parts, the charging stations along it, and how far the car gets.
 *
 * @param input - State of the machine, data of the car, terms of the site, messages.
 * @returns The view model; `undefined` while there is no route.
 * @source T-ROUTE-09, T-ROUTE-13, B-T-02, B-T-06, E-T-98
 *
 * @example Nothing before there is a road
 * ```ts
 * import { driveView } from '@evkit/engine/route'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyRouteView } from '@evkit/engine/testing'
 *
 * driveView({ ...tinyRouteView, translate: (key: string) => key, numbers: numberFormat('en') }) // => undefined
 * ```
 * @category views
 */
export const driveView = (input: DriveViewInput): DriveView | undefined => {
  const found = findDrive(input)
  if (found === undefined) return undefined
  const parts = listParts(found, input)
  return {
    status: wordRoad('status.ready', found.drive, input).join(' '),
    parts,
    text: [
      ...wordRoad('map.text', found.drive, input),
      ...parts.map(({ sentence }) => sentence),
    ].join(' '),
    stations: toStationsView(found, input),
    reach: toReach(found, input),
  }
}
