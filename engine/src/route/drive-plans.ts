import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../shared/index.js'
import type { Drive } from './drive.js'
import { listOthers, type OtherPlan } from './other-plans.js'
import {
  findPossible,
  listAims,
  planFor,
  planTrip,
  type PlanInput,
  type PlannedTrip,
} from './plan-trip.js'
import type { PlannerState } from './planner-state.js'
import type { StopPlan } from './stop-plan.js'
import type { PlanAim } from './trip-check.js'
import { findTrouble, type OtherCar, type TripTrouble } from './trip-trouble.js'

/** The plan for an aim, where the drive can be driven. */
export interface AimPlan {
  readonly aim: PlanAim
  readonly plan: Extract<StopPlan, { readonly kind: 'possible' }>
}

/** What may be shown of a drive besides the chosen plan. */
export interface DriveQuestion {
  /** With the stop whose place others might take, where somebody asks for them. */
  readonly state: PlannerState
  /** Which plans stand side by side; `known`: those that are worked out already. All where it is not said. */
  readonly compare?: 'all' | 'known'
  /** Other cars in the same conditions, by rising range; used where a trip is infeasible. */
  readonly otherCars: () => readonly OtherCar[]
}

/** Everything that is planned along a road. */
export interface DrivePlans {
  /** With the plan for the chosen aim. */
  readonly planned: PlannedTrip
  readonly plans: readonly AimPlan[]
  /** Whether there are aims whose plans are not worked out yet. */
  readonly isBusy: boolean
  /** Why the drive fails; none where it can be driven. */
  readonly trouble: Option<TripTrouble>
  /** What might take the place of the stop that is asked about. */
  readonly others: Option<{ readonly id: string; readonly plans: readonly OtherPlan[] }>
}

/** What a drive was planned from, with what came of it so far. */
interface Kept {
  readonly from: readonly unknown[]
  readonly first: PlannedTrip
  readonly plans: Partial<Record<PlanAim, PlannedTrip['plan']>>
  /** In place of a stop, by the aim and its id. */
  readonly others: Record<string, readonly OtherPlan[]>
  /** The same for every aim. */
  trouble?: TripTrouble
}

// Much happens on a page that a plan does not depend on; it is worked out anew when one of its parts is another.
const kept = /*#__PURE__*/ new WeakMap<Drive, Kept>()

// Plans for every aim are made of one trip.
const planOnce = (input: PlanInput): Kept => {
  const { drive, stays, settings, car, terms } = input
  const from = [JSON.stringify([stays, { ...settings, aim: '' }]), car, terms]
  const known = kept.get(drive)
  if (known?.from.every((one, at) => one === from[at]) === true) return known
  const first = planTrip(input)
  const made = { from, first, plans: { [settings.aim]: first.plan }, others: {} }
  kept.set(drive, made)
  return made
}

/** Works out the plans for so many more aims; false where all are there. */
export const planAims = (input: PlanInput, most: number): boolean => {
  const { first, plans } = planOnce(input)
  // What fails for one aim fails for all.
  const aims = O.isSome(findPossible(first.plan)) ? listAims(first.trip) : []
  const missing = aims.filter((aim) => plans[aim] === undefined).slice(0, most)
  for (const aim of missing) plans[aim] = planFor(first.trip, aim, input)
  return missing.length > 0
}

/** Plans a drive for the chosen aim, and for the others as far as they are asked for; the drive keeps what was worked out. */
export const planDrive = (
  input: PlanInput,
  { compare, state: { opened }, otherCars }: DriveQuestion,
): DrivePlans => {
  const made = planOnce(input)
  const { first, plans, others } = made
  const { trip } = first
  const { aim } = input.settings
  const plan = (plans[aim] ??= planFor(trip, aim, input))
  if (compare !== 'known') planAims(input, Infinity)
  const possible = findPossible(plan)
  const failed = E.isRight(plan) && plan.right.kind === 'impossible' ? plan.right : undefined
  const aims = failed ? [] : listAims(trip)
  const listed = aims.flatMap((one) => {
    const known = plans[one]
    const found = known ? findPossible(known) : none
    return O.isSome(found) ? [{ aim: one, plan: found.value }] : []
  })
  return {
    planned: { ...first, plan },
    plans: listed,
    isBusy: listed.length < aims.length,
    trouble: failed
      ? some((made.trouble ??= findTrouble(input, { trip, plan: failed }, otherCars())))
      : none,
    others:
      O.isSome(opened) && O.isSome(possible)
        ? some({
            id: opened.value,
            plans: (others[aim + opened.value] ??= listOthers(input, possible.value, opened.value)),
          })
        : none,
  }
}
