import { either as E, function as F, option as O } from 'fp-ts'
import {
  apply,
  explainFormula,
  given,
  none,
  right,
  some,
  type Either,
  type Option,
  type Step,
} from '../shared/index.js'
import { toDriven } from './carried.js'
import {
  listNodes,
  searchStops,
  type ChargeMinutes,
  type FoundStop,
  type SearchNode,
} from './stop-search.js'
import { checkTrip, type Trip, type TripFault } from './trip-check.js'
import { explainArrival, explainEnd, startOf, toFigure, type Departure } from './trip-figures.js'
import { DETOUR_FORMULA, LEVEL_FORMULA, TOTAL_FORMULA, type Figure } from './trip-formulas.js'

/** One stop of a plan. */
export interface PlannedStop {
  /** Id of the station. */
  readonly id: string
  /** [km] Where on the road it is left for the station. */
  readonly position: number
  /** [km] How far off the road the station lies, one way. */
  readonly off: number
  /** [kW] */
  readonly power: number
  /** True when the power of the station is not known and one is assumed. */
  readonly isAssumed: boolean
  /** [%] Level on arrival; never below the reserve. */
  readonly arrival: Figure
  /** [%] Level the time is looked up from: on arrival, rounded down to a multiple of 10. */
  readonly arrivalLevel: Figure
  /** [%] Level on departure, a multiple of 10. */
  readonly departure: number
  /** [min] Time at the charger, from the charging table. */
  readonly minutes: Figure
  /** [min] Time for the ways off the road and back. */
  readonly detour: Figure
}

/** What the time of a drive is made of. */
export interface TripMinutes {
  /** [min] Driving, charging and detours; without driving where nothing is known of it. */
  readonly total: Figure
  /** [min] At the chargers. */
  readonly charging: Figure
  /** [min] Off the road. */
  readonly detours: Figure
  /** True when the driving time is in the total. */
  readonly isDrivingCounted: boolean
}

/** The leg on which a drive fails. */
export interface FailedLeg {
  /** Id of the station it starts at; none for the start of the drive. */
  readonly from: Option<string>
  /** Id of the first station beyond where the car ends; none for the destination. */
  readonly to: Option<string>
  /** [km] Where on the road the reserve is reached: the car should go no further. */
  readonly endsAt: Figure
  /** [km] Where on the road the battery is empty, at most the end of the road. */
  readonly emptyAt: Figure
}

/** Where to stop and how long. */
export type StopPlan =
  | {
      readonly kind: 'possible'
      /** Empty when the range suffices. */
      readonly stops: readonly PlannedStop[]
      /** [%] Level at the destination; never below the reserve. */
      readonly arrival: Figure
      readonly minutes: TripMinutes
    }
  | {
      readonly kind: 'impossible'
      /** The stops that bring the car farthest. */
      readonly stops: readonly PlannedStop[]
      readonly leg: FailedLeg
    }

const TABLE = { name: 'tableMinutes', unit: 'min', rules: ['B-T-02', 'T-CHG-34'] } as const
const SUM = { name: 'minutesSum', unit: 'min', rules: ['B-T-02'] } as const
const NO_TIME = { name: 'noMinutes', unit: 'min', rules: ['B-T-02'] } as const
const addUp = (steps: readonly Step[]): Figure =>
  toFigure(
    steps.reduce<Step | undefined>(
      (sum, step) => (sum === undefined ? step : apply(SUM, 'add', [sum, step])),
      undefined,
    ) ?? given(NO_TIME, 0),
  )

const departureOf = ({ node, departure }: FoundStop): Departure => ({
  id: some(node.station.id),
  driven: node.driven,
  off: node.station.off,
  level: departure,
})

const minutesOf = (
  { node, departure }: FoundStop,
  level: number,
  minutes: ChargeMinutes,
): Figure => {
  const found = minutes(node.power, level, departure)
  const value = F.pipe(
    found,
    O.getOrElse(() => 0),
  )
  return toFigure(given(TABLE, value, `${node.power} kW.${departure}.${level}`))
}

interface Planning {
  readonly trip: Trip
  readonly minutes: ChargeMinutes
}

const toStop = (found: FoundStop, from: Departure, { trip, minutes }: Planning): PlannedStop => {
  const { node, departure } = found
  const { id, position, off } = node.station
  const arrival = explainArrival(from, { driven: node.driven, off }, trip)
  const arrivalLevel = toFigure(explainFormula(LEVEL_FORMULA, { arrival: arrival.value }))
  return {
    id,
    position,
    off,
    power: node.power,
    isAssumed: node.isAssumed,
    arrival,
    arrivalLevel,
    departure,
    minutes: minutesOf(found, arrivalLevel.value, minutes),
    detour: toFigure(explainFormula(DETOUR_FORMULA, { off })),
  }
}

const toMinutes = (stops: readonly PlannedStop[], { driving }: Trip): TripMinutes => {
  const charging = addUp(stops.map(({ minutes }) => minutes.trace))
  const detours = addUp(stops.map(({ detour }) => detour.trace))
  const total = explainFormula(TOTAL_FORMULA, {
    driving: F.pipe(
      driving,
      O.getOrElse(() => 0),
    ),
    charging: charging.value,
    detours: detours.value,
  })
  return { total: toFigure(total), charging, detours, isDrivingCounted: O.isSome(driving) }
}

const findNext = (nodes: readonly SearchNode[], endsAt: number): Option<string> => {
  const next = nodes.find(({ station }) => station.position > endsAt)
  return next === undefined ? none : some(next.station.id)
}

/** Plans where to stop and how long, so that the drive takes the least time. */
export const planStops = (
  trip: Trip,
  minutes: ChargeMinutes,
): Either<readonly TripFault[], StopPlan> => {
  const checked = checkTrip(trip)
  if (E.isLeft(checked)) return checked
  const { isPossible, stops: found } = searchStops(trip, minutes)
  const departures = [startOf(trip), ...found.map(departureOf)]
  const stops = found.map((one, at) =>
    toStop(one, departures[at] ?? startOf(trip), { trip, minutes }),
  )
  const last = departures.at(-1) ?? startOf(trip)
  if (isPossible) {
    const end = { driven: toDriven(trip.length, trip.carried), off: 0 }
    const arrival = explainArrival(last, end, trip)
    return right({ kind: 'possible', stops, arrival, minutes: toMinutes(stops, trip) })
  }
  const endsAt = explainEnd(last, trip.reserve, trip)
  const leg = {
    from: last.id,
    to: findNext(listNodes(trip), endsAt.value),
    endsAt,
    emptyAt: explainEnd(last, 0, trip),
  }
  return right({ kind: 'impossible', stops, leg })
}
