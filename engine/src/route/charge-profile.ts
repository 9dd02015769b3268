import * as O from '#fp-ts/Option'
import { computeFormula } from '../shared/index.js'
import type { StopPlan } from './stop-plan.js'
import type { Trip, TripStretch } from './trip-check.js'
import { ARRIVAL_FORMULA } from './trip-formulas.js'
import { usedAt, useOf } from './trip-use.js'

/** One point of the charge level along the road; between two of them it is a straight line. */
export interface ChargePoint {
  /** [km] Place on the road. */
  readonly km: number
  /** [%] */
  readonly charge: number
}

/**
 * How much charge the car has on a part of the road: half of it or more, a fifth or more, less, less than the reserve, none.
 * On a ferry or a shuttle it is carried.
 */
export type PartKind = 'high' | 'middle' | 'low' | 'reserve' | 'beyond' | 'carried'

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

/** From this charge on a part of the road is drawn as one with much of it [%]. @source E-T-97 @category constants */
const HIGH_CHARGE = 50

/** Below this charge a part of the road is drawn as one with little of it [%]. @source E-T-97 @category constants */
const LOW_CHARGE = 20

const levelAt = (from: Leg, km: number, trip: Trip): number => {
  const use = useOf(trip)
  return computeFormula(ARRIVAL_FORMULA, {
    departure: from.level,
    usedFrom: usedAt(use, from.position),
    usedTo: usedAt(use, km),
    offFrom: from.off,
    offTo: 0,
    offRange: trip.offRange,
  })
}

// The line bends where the pace changes.
const listLeg = (from: Leg, to: number, trip: Trip): readonly ChargePoint[] => {
  const bends = trip.stretches.flatMap((stretch) =>
    stretch.to > from.position && stretch.to < to ? [stretch.to] : [],
  )
  const ends = from.off > 0 ? [from.position, ...bends, to] : [...bends, to]
  return ends.map((km) => ({ km, charge: Math.max(0, levelAt(from, km, trip)) }))
}

const endOf = (plan: StopPlan, { length }: Trip): number =>
  plan.kind === 'possible' ? length : plan.leg.emptyAt.value

/** Lists the points of the charge level along the road. */
export const listChargePoints = (trip: Trip, plan: StopPlan): readonly ChargePoint[] => {
  const points: ChargePoint[] = [{ km: 0, charge: trip.start }]
  let from: Leg = { position: 0, off: 0, level: trip.start }
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

type Cut = readonly [kind: PartKind, km: number]

const isCarriedAt = (stretches: readonly TripStretch[], km: number): boolean =>
  stretches.some(({ from, to, range }) => O.isNone(range) && from < km && km < to)

// Where the line between two points falls through a level.
const crossingOf = (from: ChargePoint, to: ChargePoint, level: number): readonly number[] => {
  if (from.charge <= level || to.charge >= level) return []
  return [from.km + ((from.charge - level) / (from.charge - to.charge)) * (to.km - from.km)]
}

const kindOf = (charge: number, { reserve }: Trip): PartKind => {
  if (charge < reserve) return 'reserve'
  if (charge >= HIGH_CHARGE) return 'high'
  return charge >= LOW_CHARGE ? 'middle' : 'low'
}

const cutBetween = (from: ChargePoint, to: ChargePoint, trip: Trip): readonly Cut[] => {
  const levels = [HIGH_CHARGE, LOW_CHARGE, trip.reserve]
  const ends = [...levels.flatMap((level) => crossingOf(from, to, level)), to.km]
  let start = from
  return ends
    .sort((a, b) => a - b)
    .map((km): Cut => {
      const end = { km, charge: chargeAt([from, to], km) }
      const middle = (start.charge + end.charge) / 2
      const isCarried = isCarriedAt(trip.stretches, (start.km + end.km) / 2)
      start = end
      return [isCarried ? 'carried' : kindOf(middle, trip), km]
    })
}

const listCuts = (trip: Trip, plan: StopPlan): readonly Cut[] => {
  const points = listChargePoints(trip, plan)
  const cuts = points.flatMap((point, at) => {
    const next = points[at + 1]
    return next === undefined || next.km <= point.km ? [] : cutBetween(point, next, trip)
  })
  return [...cuts, ['beyond', trip.length]]
}

/** Cuts the road into the parts that are drawn in one colour each. */
export const listRouteParts = (trip: Trip, plan: StopPlan): readonly RoutePart[] => {
  const parts: RoutePart[] = []
  for (const [kind, km] of listCuts(trip, plan)) {
    const last = parts.at(-1)
    const from = last?.to ?? 0
    const to = km * METRES
    if (to <= from) continue
    if (last?.kind === kind) parts[parts.length - 1] = { ...last, to }
    else parts.push({ kind, from, to })
  }
  return parts
}
