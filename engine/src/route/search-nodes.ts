import * as O from '#fp-ts/Option'
import type { Option } from '../shared/index.js'
import { coldAt, type BatteryCold } from './cold.js'
import type { Trip, TripStation, TripStay } from './trip-check.js'
import { usedAt, useOf } from './trip-use.js'

/** Port: minutes from one charge level to another at a power [kW]; levels are multiples of 10 %. */
export type ChargeMinutes = (power: number, from: number, to: number) => Option<number>

/** What a plan needs to know of the car. */
export interface ChargedCar {
  /** Times to charge, from the charging table. */
  readonly minutes: ChargeMinutes
  /** [kWh] Energy between 0 and 100 %. */
  readonly usableKwh: number
  /** [1] Share of the energy at a charger of a power [kW] that arrives in the battery. */
  readonly efficiencyAt: (power: number) => number
}

/** A place where the plan may charge, with the charge used when it is reached. */
export interface SearchNode {
  readonly id: string
  /** [km] Where on the road it is left for it. */
  readonly position: number
  /** [km] How far off the road it lies, one way. */
  readonly off: number
  /** [%] Charge used along the road by then. */
  readonly used: number
  /** [kW] */
  readonly power: number
  /** True when the power is assumed. */
  readonly isAssumed: boolean
  /** How long the car stays here anyway [min]; none for a station, which is a stop of its own. */
  readonly stay: Option<number>
  /** [money/kWh] */
  readonly price: Option<number>
  /** [min] */
  readonly disfavour: number
  readonly isFixed: boolean
  /** Absent where the battery is warm. */
  readonly cold: BatteryCold | undefined
}

// What is known of a place by where it is.
const placeAt = (position: number, trip: Trip) => ({
  position,
  used: usedAt(useOf(trip), position),
  cold: coldAt(trip, position),
})

const stationNode = (
  { id, position, off, power, price, disfavour, isFixed }: TripStation,
  trip: Trip,
): SearchNode | undefined => {
  const isAssumed = O.isNone(power)
  const counted = isAssumed ? trip.assumedPower : power
  if (O.isNone(counted)) return undefined
  const known = { id, off, power: counted.value, isAssumed, stay: O.none }
  return { ...placeAt(position, trip), ...known, price, disfavour, isFixed }
}

const FREE = O.some(0)

const stayNode = (
  { id, position, minutes, power }: TripStay,
  trip: Trip,
): SearchNode | undefined => {
  if (O.isNone(power)) return undefined
  const known = { id, off: 0, power: power.value, isAssumed: false, stay: O.some(minutes) }
  return { ...placeAt(position, trip), ...known, price: FREE, disfavour: 0, isFixed: false }
}

const nodesOf = /*#__PURE__*/ new WeakMap<Trip, readonly SearchNode[]>()

const makeNodes = (trip: Trip): readonly SearchNode[] =>
  [
    ...trip.stations.map((station) => stationNode(station, trip)),
    ...trip.stays.map((stay) => stayNode(stay, trip)),
  ]
    .filter((node) => node !== undefined)
    .sort((a, b) => a.position - b.position || a.off - b.off)

/** Places where the plan may charge, in the order of the road; those of a drive are listed once. */
export const listNodes = (trip: Trip): readonly SearchNode[] => {
  const known = nodesOf.get(trip)
  if (known !== undefined) return known
  const nodes = makeNodes(trip)
  nodesOf.set(trip, nodes)
  return nodes
}

/** [min] What a charge adds to the drive: nothing as long as the car stays there anyway. */
export const addedMinutes = (minutes: number, { stay }: Pick<SearchNode, 'stay'>): number =>
  O.isSome(stay) ? Math.max(0, minutes - stay.value) : minutes
