import { computeFormula } from '../shared/index.js'
import { toDriven } from './carried.js'
import type { StopPlan } from './stop-plan.js'
import type { Trip } from './trip-check.js'
import { ARRIVAL_FORMULA } from './trip-formulas.js'

/** One point of the charge level along the road; between two of them it is a straight line. */
export interface ChargePoint {
  /** [km] Place on the road. */
  readonly km: number
  /** [%] */
  readonly charge: number
}

/** How the car gets over a part of the road. */
export type PartKind = 'reachable' | 'afterStops' | 'belowReserve' | 'unreachable'

/** A part of the road that is drawn in one colour. */
export interface RoutePart {
  readonly kind: PartKind
  /** [m] From the start of the road. */
  readonly from: number
  /** [m] From the start of the road; above `from`. */
  readonly to: number
}

interface Leg {
  /** [km] */
  readonly position: number
  /** [km] */
  readonly off: number
  /** [%] */
  readonly level: number
}

const METRES = 1000
const START = { position: 0, off: 0 }

const levelAt = (from: Leg, km: number, { range, carried }: Trip): number =>
  computeFormula(ARRIVAL_FORMULA, {
    departure: from.level,
    fromKm: toDriven(from.position, carried),
    toKm: toDriven(km, carried),
    offFrom: from.off,
    offTo: 0,
    range,
  })

// A leg bends where the car is carried.
const listLeg = (from: Leg, to: number, trip: Trip): readonly ChargePoint[] => {
  const bends = trip.carried
    .flatMap((span) => [span.from, span.to])
    .filter((km) => km > from.position && km < to)
  const ends = from.off > 0 ? [from.position, ...bends, to] : [...bends, to]
  return ends.map((km) => ({ km, charge: Math.max(0, levelAt(from, km, trip)) }))
}

const endOf = (plan: StopPlan, { length }: Trip): number =>
  plan.kind === 'possible' ? length : plan.leg.emptyAt.value

/** Lists the points of the charge level along the road. */
export const listChargePoints = (trip: Trip, plan: StopPlan): readonly ChargePoint[] => {
  const points: ChargePoint[] = [{ km: 0, charge: trip.start }]
  let from: Leg = { ...START, level: trip.start }
  for (const { position, off, arrival, departure } of plan.stops) {
    points.push(
      ...listLeg(from, position, trip),
      { km: position, charge: arrival.value },
      { km: position, charge: departure },
    )
    from = { position, off, level: departure }
  }
  return [...points, ...listLeg(from, Math.max(from.position, endOf(plan, trip)), trip)]
}

/** Finds the charge level at a place of the road. */
export const chargeAt = (points: readonly ChargePoint[], km: number): number => {
  const after = points.findIndex((point) => point.km > km)
  const next = points[after]
  const before = points[(after < 0 ? points.length : after) - 1]
  if (before === undefined) return next?.charge ?? 0
  if (next === undefined) return before.charge
  const share = (km - before.km) / (next.km - before.km)
  return before.charge + (next.charge - before.charge) * share
}

const boundsOf = (trip: Trip, plan: StopPlan): readonly (readonly [PartKind, number])[] => {
  const [first] = plan.stops
  if (plan.kind === 'possible') {
    return [
      ['reachable', first?.position ?? trip.length],
      ['afterStops', trip.length],
    ]
  }
  const { endsAt, emptyAt } = plan.leg
  return [
    ['reachable', Math.min(first?.position ?? endsAt.value, endsAt.value)],
    ['afterStops', endsAt.value],
    ['belowReserve', emptyAt.value],
    ['unreachable', trip.length],
  ]
}

/** Cuts the road into the parts that are drawn in one colour each. */
export const listRouteParts = (trip: Trip, plan: StopPlan): readonly RoutePart[] => {
  let from = 0
  return boundsOf(trip, plan).flatMap(([kind, km]) => {
    const to = km * METRES
    if (to <= from) return []
    const part = { kind, from, to }
    from = to
    return [part]
  })
}
