import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
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
import { isAssumedSite } from './assumed-sites.js'
import { explainMinutes, type StopCharge } from './charge-minutes.js'
import { COLD_FORMULA } from './cold-formula.js'
import { STRONGEST_POWER } from './cold.js'
import { addedMinutes, listNodes, type SearchNode } from './search-nodes.js'
import type { SearchInput } from './search-weights.js'
import { searchStops, type FoundStop } from './stop-search.js'
import { checkTrip, type Trip, type TripFault } from './trip-check.js'
import {
  destinationOf,
  explainArrival,
  explainEnd,
  startOf,
  toFigure,
  type Departure,
} from './trip-figures.js'
import {
  CHARGE_PRICE_FORMULA,
  DETOUR_FORMULA,
  LEVEL_FORMULA,
  STOPPING_FORMULA,
  TOTAL_FORMULA,
  type Figure,
} from './trip-formulas.js'

/** A charging stop of a plan: at a station, or at a waypoint where the car is charged during its stay. */
export interface PlannedStop {
  /** Id of the station, or of the stay. */
  readonly id: string
  /** [km] Distance along the route at which the car leaves it for the stop. */
  readonly position: number
  /** [km] Detour from the route, one way. */
  readonly off: number
  /** [kW] */
  readonly power: number
  /** True when the power of the station is unknown and assumed. */
  readonly isAssumed: boolean
  /** True when there is no such charger in the data: that there is one is assumed, its power with it. */
  readonly isAssumedSite: boolean
  /** [min] Planned stay at the waypoint; none at a station. */
  readonly stay: Option<number>
  /** [%] Level on arrival; never below the reserve. */
  readonly arrival: Figure
  /** [%] Level on arrival, rounded down to a whole percent: what the charging time counts from. */
  readonly arrivalLevel: Figure
  /** [%] Level on departure, a whole number. */
  readonly departure: number
  /** [min] Time at the charger: from the charging table, in proportion between the levels it knows. */
  readonly minutes: Figure
  /** [min] What of it a cold battery adds; 0 where it is warm, or where the charger is weaker than it. */
  readonly coldMinutes: number
  /** [min] Time for the detour both ways. */
  readonly detour: Figure
  /** [money] Cost of the charge; none where no price is known. */
  readonly price: Option<Figure>
}

/** What the time of a drive is made of. */
export interface TripMinutes {
  /** [min] All of it; without driving where nothing is known of it. */
  readonly total: Figure
  /** [min] At the chargers, beyond the time the car stays there anyway. */
  readonly charging: Figure
  /** [min] Off the road. */
  readonly detours: Figure
  /** [min] What stops take besides charging. */
  readonly stopping: Figure
  /** [min] At places on the way. */
  readonly staying: Figure
  /** True when the driving time is in the total. */
  readonly isDrivingCounted: boolean
}

/** The leg on which a drive fails. */
export interface FailedLeg {
  /** Id of the stop it starts at; none for the start of the drive. */
  readonly from: Option<string>
  /** Id of the first place to charge beyond where the car ends; none for the destination. */
  readonly to: Option<string>
  /** [km] Where on the road the reserve is reached: the car should go no further. */
  readonly endsAt: Figure
  /** [km] Where on the road the battery is empty; the end of the road where the level at the destination is 0 or more. */
  readonly emptyAt: Figure
  /** [%] Level at the destination; below 0 when the car does not get there. */
  readonly arrival: Figure
}

/** A charging plan: where to stop, and how long. */
export type StopPlan =
  | {
      readonly kind: 'possible'
      /** Empty when the range suffices. */
      readonly stops: readonly PlannedStop[]
      /** [%] Level at the destination; never below the reserve, nor below the required arrival level. */
      readonly arrival: Figure
      readonly minutes: TripMinutes
      /** [money] What all charges cost; none where the price of one is not known. */
      readonly price: Option<Figure>
    }
  | {
      readonly kind: 'impossible'
      /** The stops that bring the car farthest. */
      readonly stops: readonly PlannedStop[]
      readonly leg: FailedLeg
    }

const STAY = { name: 'stayMinutes', unit: 'min', rules: ['E-T-93'] } as const
const SUM = { name: 'minutesSum', unit: 'min', rules: ['B-T-02'] } as const
const NO_TIME = { name: 'noMinutes', unit: 'min', rules: ['B-T-02'] } as const
const BEYOND = { name: 'minutesBeyondStay', unit: 'min', rules: ['E-T-93'] } as const
const ADDED = { name: 'addedMinutes', unit: 'min', rules: ['E-T-93'] } as const
const PRICES = { name: 'priceSum', unit: 'money', rules: ['E-T-95'] } as const
const NO_PRICE = { name: 'noPrice', unit: 'money', rules: ['E-T-95'] } as const

type SumLabels = readonly [sum: Parameters<typeof apply>[0], nothing: Parameters<typeof given>[0]]

const MINUTES: SumLabels = [SUM, NO_TIME]

const addUp = (steps: readonly Step[], [sum, nothing]: SumLabels): Figure =>
  toFigure(
    steps.reduce<Step | undefined>(
      (all, step) => (all === undefined ? step : apply(sum, 'add', [all, step])),
      undefined,
    ) ?? given(nothing, 0),
  )

const departureOf = ({ node, departure }: FoundStop): Departure => ({
  id: some(node.id),
  position: node.position,
  used: node.used,
  off: node.off,
  level: departure,
})

const explainPrice = (
  { node, departure }: FoundStop,
  levelBelow: Figure,
  { car }: SearchInput,
): Option<Figure> =>
  O.isNone(node.price)
    ? none
    : some(
        toFigure(
          explainFormula(CHARGE_PRICE_FORMULA, {
            usableEnergy: car.usableKwh,
            departure,
            levelBelow: levelBelow.value,
            efficiency: car.efficiencyAt(node.power),
            unitPrice: node.price.value,
          }),
        ),
      )

// The time to charge with what a cold battery adds, which only shows where it adds any.
const explainCharge = (
  { power, cold }: SearchNode,
  levels: Omit<StopCharge, 'power'>,
  { car }: SearchInput,
): Pick<PlannedStop, 'minutes' | 'coldMinutes'> => {
  const warm = explainMinutes(car, { ...levels, power })
  if (cold === undefined) return { minutes: toFigure(warm), coldMinutes: 0 }
  const isStrongest = power >= STRONGEST_POWER
  const strongestMinutes = isStrongest
    ? warm
    : explainMinutes(car, { ...levels, power: STRONGEST_POWER })
  const step = explainFormula(COLD_FORMULA, { ...cold, chargerMinutes: warm, strongestMinutes })
  const coldMinutes = step.value - warm.value
  return { minutes: toFigure(coldMinutes > 0 ? step : warm), coldMinutes }
}

const toStop = (found: FoundStop, from: Departure, input: SearchInput): PlannedStop => {
  const { node, departure } = found
  const { id, position, off, power, isAssumed, stay } = node
  const arrival = explainArrival(from, node, input.trip)
  const arrivalLevel = toFigure(explainFormula(LEVEL_FORMULA, { arrival: arrival.value }))
  return {
    id,
    position,
    off,
    power,
    isAssumed,
    isAssumedSite: isAssumedSite(id),
    stay,
    arrival,
    arrivalLevel,
    departure,
    ...explainCharge(node, { from: arrivalLevel.value, to: departure }, input),
    detour: toFigure(explainFormula(DETOUR_FORMULA, { off })),
    price: explainPrice(found, arrivalLevel, input),
  }
}

// What a charge adds to the drive: its time, less the time the car stays there anyway.
const explainAdded = ({ minutes, stay }: PlannedStop): Step =>
  O.isNone(stay)
    ? minutes.trace
    : apply(ADDED, 'atLeast', [
        apply(BEYOND, 'subtract', [minutes.trace, given(STAY, stay.value)]),
        given(NO_TIME, 0),
      ])

const toMinutes = (
  stops: readonly PlannedStop[],
  { driving, stays, stopMinutes }: Trip,
): TripMinutes => {
  const charging = addUp(stops.map(explainAdded), MINUTES)
  const detours = addUp(
    stops.map(({ detour }) => detour.trace),
    MINUTES,
  )
  const stopCount = stops.filter(({ stay }) => O.isNone(stay)).length
  const stopping = toFigure(explainFormula(STOPPING_FORMULA, { stopCount, stopMinutes }))
  const staying = addUp(
    stays.map(({ minutes }) => given(STAY, minutes)),
    MINUTES,
  )
  const total = explainFormula(TOTAL_FORMULA, {
    driving: O.getOrElse(() => 0)(driving),
    charging: charging.value,
    detours: detours.value,
    stopping: stopping.value,
    staying: staying.value,
  })
  return {
    total: toFigure(total),
    charging,
    detours,
    stopping,
    staying,
    isDrivingCounted: O.isSome(driving),
  }
}

const toPrice = (stops: readonly PlannedStop[]): Option<Figure> => {
  const known = stops.flatMap(({ price }) => (O.isSome(price) ? [price.value.trace] : []))
  return known.length < stops.length ? none : some(addUp(known, [PRICES, NO_PRICE]))
}

const findNext = (nodes: readonly SearchNode[], endsAt: number): Option<string> => {
  const next = nodes.find(({ position }) => position > endsAt)
  return next === undefined ? none : some(next.id)
}

const toFailedLeg = (last: Departure, trip: Trip): FailedLeg => {
  const endsAt = explainEnd(last, trip.reserve, trip)
  return {
    from: last.id,
    to: findNext(listNodes(trip), endsAt.value),
    endsAt,
    emptyAt: explainEnd(last, 0, trip),
    arrival: explainArrival(last, destinationOf(trip), trip),
  }
}

/** Plans where to stop and how long, so that the aim is served best. */
export const planStops = (input: SearchInput): Either<readonly TripFault[], StopPlan> => {
  const { trip } = input
  const checked = checkTrip(trip)
  if (E.isLeft(checked)) return checked
  const { isPossible, stops: found } = searchStops(input)
  const departures = [startOf(trip), ...found.map(departureOf)]
  const stops = found.map((one, at) => toStop(one, departures[at] ?? startOf(trip), input))
  const last = departures.at(-1) ?? startOf(trip)
  if (!isPossible) return right({ kind: 'impossible', stops, leg: toFailedLeg(last, trip) })
  const arrival = explainArrival(last, destinationOf(trip), trip)
  const minutes = toMinutes(stops, trip)
  return right({ kind: 'possible', stops, arrival, minutes, price: toPrice(stops) })
}

/** [min] How long a stop takes: charging or staying, whichever is longer, with the ways to it and what stopping takes. */
export const timeAtStop = (
  { minutes, stay, detour }: PlannedStop,
  { stopMinutes }: Pick<Trip, 'stopMinutes'>,
): number =>
  O.isSome(stay)
    ? stay.value + addedMinutes(minutes.value, { stay })
    : minutes.value + detour.value + stopMinutes
