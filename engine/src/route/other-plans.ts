import * as O from '#fp-ts/Option'
import type { Option } from '../shared/index.js'
import { findPossible, planTrip, type PlanInput } from './plan-trip.js'
import { excludeStations } from './station-choice.js'
import type { PlannedStop, StopPlan } from './stop-plan.js'

/** A drive without one of its stops. */
export interface OtherPlan {
  /** Ids of the stations that are struck out for it. */
  readonly struck: readonly string[]
  /** Where it stops instead; empty where it needs no stop there. */
  readonly instead: readonly PlannedStop[]
  /** [min] How much longer it takes. */
  readonly longer: number
}

/** How many other plans are looked for in place of a stop. @source E-T-96 @category constants */
export const MOST_OTHERS = 3

type Possible = Extract<StopPlan, { readonly kind: 'possible' }>

// Nothing is assumed in place of what is known.
const planWithout = (
  input: PlanInput,
  plan: Possible,
  struck: readonly string[],
): Option<Possible> => {
  const hasAssumedSites = plan.stops.some(({ isAssumedSite }) => isAssumedSite)
  const settings = {
    ...input.settings,
    ...excludeStations(input.settings, struck),
    hasAssumedSites,
  }
  return findPossible(planTrip({ ...input, settings }).plan)
}

/** Finds the best plans without a stop: each is the best of those that use neither it nor what the ones before had in its place. */
export const listOthers = (input: PlanInput, plan: Possible, id: string): readonly OtherPlan[] => {
  const kept = new Set(plan.stops.map((stop) => stop.id))
  const others: OtherPlan[] = []
  let struck: readonly string[] = [id]
  while (others.length < MOST_OTHERS) {
    const found = planWithout(input, plan, struck)
    if (O.isNone(found)) return others
    const instead = found.value.stops.filter((stop) => !kept.has(stop.id))
    const longer = found.value.minutes.total.value - plan.minutes.total.value
    others.push({ struck, instead, longer })
    // A place the visitor wants to pass cannot be struck out: without another station the next plan would be this one.
    const stations = instead.filter(({ stay }) => O.isNone(stay))
    if (stations.length === 0) return others
    struck = [...struck, ...stations.map((stop) => stop.id)]
  }
  return others
}
