import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../shared/index.js'
import { explainFormula } from '../shared/index.js'
import { climbBetween, type Climb } from './climb.js'
import type { RoadKind } from './route.types.js'
import type { StopPlan } from './stop-plan.js'
import type { Trip } from './trip-check.js'
import { toFigure } from './trip-figures.js'
import { USE_FORMULA, type Figure } from './trip-formulas.js'
import { minutesAt, useOf } from './trip-use.js'

/** A part of a leg that is driven at one pace, or carried. */
export interface LegPart {
  readonly kind: RoadKind
  /** [km/h] None where the car is carried. */
  readonly pace: Option<number>
  /** [km] */
  readonly km: number
  /** [min] */
  readonly minutes: number
  /** [km] Range from full to empty at this pace; none where the car is carried. */
  readonly range: Option<number>
  /** [%] Charge it uses. */
  readonly used: Figure
}

/** A leg of a trip: the road between two of origin, stops, waypoints and destination. */
export interface TripLeg {
  /** Id of the stop or stay it starts at; none for the origin. */
  readonly from: Option<string>
  /** Id of the stop or stay it leads to; none for the destination. */
  readonly to: Option<string>
  /** [km] Distance along the route at its start. */
  readonly fromKm: number
  /** [km] Distance along the route at its end. */
  readonly toKm: number
  /** [min] Driving time, time on board and waits included. */
  readonly minutes: number
  /** Its parts by road kind and speed; parts of the same kind and speed are merged. */
  readonly parts: readonly LegPart[]
  /** What it climbs and falls; absent where heights do not count. */
  readonly climb: Climb | undefined
}

interface Gathered {
  readonly kind: RoadKind
  readonly pace: Option<number>
  readonly range: Option<number>
  readonly km: number
  readonly minutes: number
}

const gather = (trip: Trip, fromKm: number, toKm: number): readonly Gathered[] => {
  const parts = new Map<string, Gathered>()
  for (const { from, to, kind, pace, range, minutes } of trip.stretches) {
    const km = Math.min(to, toKm) - Math.max(from, fromKm)
    if (km <= 0) continue
    const key = [kind, ...[pace, range].map(O.getOrElse(() => 0))].join(' ')
    const known = parts.get(key)
    parts.set(key, {
      kind,
      pace,
      range,
      km: (known?.km ?? 0) + km,
      minutes: (known?.minutes ?? 0) + (minutes * km) / (to - from),
    })
  }
  return [...parts.values()]
}

const toPart = (part: Gathered): LegPart => ({
  ...part,
  used: toFigure(
    explainFormula(USE_FORMULA, {
      fromKm: 0,
      toKm: O.isSome(part.range) ? part.km : 0,
      range: O.getOrElse(() => 1)(part.range),
    }),
  ),
})

interface Place {
  readonly id: Option<string>
  readonly km: number
}

const listPlaces = (trip: Trip, { stops }: StopPlan): readonly Place[] => {
  const places = new Map([
    ...trip.stays.map(({ id, position }) => [id, position] as const),
    ...stops.map(({ id, position }) => [id, position] as const),
  ])
  return [
    { id: none, km: 0 },
    ...[...places].map(([id, km]) => ({ id: some(id), km })).sort((a, b) => a.km - b.km),
    { id: none, km: trip.length },
  ]
}

/**
 * Splits a planned trip into legs, each with its parts; an infeasible trip is split up to the destination, too.
 *
 * @param trip - The trip that was planned.
 * @param plan - Its charging plan.
 * @returns The legs in driving order [km, min], with the charge each part uses [%] and its trace.
 * @law The parts of a leg and its climb use what the leg uses; the parts are as long.
 * @source E-T-90, E-T-138
 *
 * @example One leg where no stop is needed
 * ```ts
 * import { listLegs, planTrip, readDrive, toTripTerms } from '@evkit/engine/route'
 * import { toUndefined } from '@evkit/engine/shared'
 * import { tinyDriven, tinyPlanner, tinyRoute } from '@evkit/engine/testing'
 * import { either } from 'fp-ts'
 *
 * const drive = toUndefined(readDrive(tinyRoute))
 * const given = { stays: [], settings: tinyPlanner.trip, terms: toTripTerms({}), car: tinyDriven(1000) }
 * const planned = drive && planTrip({ drive, ...given })
 * const legs = planned && either.isRight(planned.plan) ? listLegs(planned.trip, planned.plan.right) : []
 * legs.map(({ fromKm, toKm, minutes }) => [fromKm, toKm, minutes]) // => [[0, 800, 480]]
 * legs[0]?.parts.map(({ kind, used }) => [kind, used.value]) // => [['motorway', 80]]
 * ```
 * @category look-ups
 */
export const listLegs = (trip: Trip, plan: StopPlan): readonly TripLeg[] => {
  const use = useOf(trip)
  const places = listPlaces(trip, plan)
  return places.slice(1).map((to, at) => {
    const from = places[at] ?? to
    return {
      from: from.id,
      to: to.id,
      fromKm: from.km,
      toKm: to.km,
      minutes: minutesAt(use, to.km) - minutesAt(use, from.km),
      parts: gather(trip, from.km, to.km).map(toPart),
      climb: climbBetween(trip, from.km, to.km),
    }
  })
}
