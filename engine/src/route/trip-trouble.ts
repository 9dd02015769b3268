import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../shared/index.js'
import { findLeastKnown, isWellKnown, listAssumedSites } from './assumed-sites.js'
import type { CarInConditions } from './make-trip.js'
import { findPossible, planTrip, type PlanInput } from './plan-trip.js'
import type { CountryCoverage } from './route.types.js'
import { countLeftOut, type LeftOut, type LeftOutCount } from './left-out.js'
import { LEAST_POINTS, LEAST_POWERS } from './station-choice.js'
import type { StopPlan } from './stop-plan.js'
import type { Trip } from './trip-check.js'
import { explainEnd } from './trip-figures.js'
import { usedAt, useOf } from './trip-use.js'
import { TRIP_GRIDS, type TripSettings } from './trip.js'

/**
 * Why a drive fails: no station is known beyond where it ends, stations there are left out by a setting, a stop the visitor
 * wants cannot be reached, less charge would be left than is wanted on arrival, stations are left with less than is needed, or
 * the car does not go far enough.
 */
export type TroubleCause = 'dataEnds' | 'leftOut' | 'fixed' | 'arrival' | 'limit' | 'tooShort'

/** A change of the settings with which the drive can be driven. */
export interface Remedy {
  readonly kind:
    | LeftOut
    | 'assumedSites'
    | 'everyStation'
    | 'fixed'
    | 'arrival'
    | 'limit'
    | 'start'
    | 'reserve'
    | 'car'
  readonly change: Partial<TripSettings>
}

/** Why a trip is infeasible, and changes that fix it. */
export interface TripTrouble {
  readonly cause: TroubleCause
  /** Station coverage of the country where the trip fails; none where unknown or irrelevant. */
  readonly coverage: Option<CountryCoverage>
  /** Number of excluded stations on the stretch, by reason. */
  readonly leftOut: readonly LeftOutCount[]
  /** Changes that each make the trip feasible, the smallest first. */
  readonly remedies: readonly Remedy[]
}

/** Another car the visitor could take, in the same conditions. */
export interface OtherCar {
  readonly change: Pick<TripSettings, 'car' | 'motor'>
  readonly car: CarInConditions
}

type Failed = Extract<StopPlan, { readonly kind: 'impossible' }>

/** The stretch on which a drive fails. */
interface Gap {
  /** [km] Where the car leaves for it. */
  readonly from: number
  /** [km] How far a full battery would bring it from there, at most to the end of the road. */
  readonly to: number
}

const findGap = (trip: Trip, { stops }: Failed): Gap => {
  const from = stops.at(-1)?.position ?? 0
  const full = { id: none, position: from, used: usedAt(useOf(trip), from), off: 0, level: FULL }
  return { from, to: explainEnd(full, trip.reserve, trip).value }
}

const listWithin = <Place extends { readonly position: number }>(
  stations: readonly Place[],
  { from, to }: Gap,
): readonly Place[] => stations.filter(({ position }) => position > from && position <= to)

// A stop the visitor wants is kept as long as the drive can be driven with it.
const LET_IN: Partial<TripSettings> = {
  leastPower: 0,
  leastPoints: 0,
  plug: '',
  avoided: [],
  struck: [],
  isAssumed: true,
  width: TRIP_GRIDS.width.max,
}

const EVERY_STATION: Partial<TripSettings> = { ...LET_IN, fixed: [] }

const FULL = TRIP_GRIDS.start.max
const WIDTHS = [8, 12, TRIP_GRIDS.width.max]

// What lets in the stations that are left out for a reason, the smallest change first.
const listLettingIn = (
  reason: LeftOut,
  { width, leastPower, leastPoints }: TripSettings,
): readonly Partial<TripSettings>[] => {
  switch (reason) {
    case 'struck':
      return [{ struck: [] }]
    case 'operator':
      return [{ avoided: [] }]
    case 'tooFar':
      return WIDTHS.filter((one) => one > width).map((one) => ({ width: one }))
    case 'plug':
      return [{ plug: '' }]
    case 'tooWeak':
      return LEAST_POWERS.filter((power) => power < leastPower)
        .reverse()
        .map((power) => ({ leastPower: power }))
    case 'tooFew':
      return LEAST_POINTS.filter((count) => count < leastPoints)
        .reverse()
        .map((count) => ({ leastPoints: count }))
    case 'powerUnknown':
      return [{ isAssumed: true }, { isAssumed: true, leastPower: 0 }]
  }
}

const listLower = (slider: 'reserve' | 'arrival', below: number): readonly number[] => {
  const { min, step } = TRIP_GRIDS[slider]
  const values: number[] = []
  for (let value = below - step; value >= min; value -= step) values.push(value)
  return values
}

// The most that can be asked of a station and an assumed charger has [kW].
const toAsked = ({ assumedSites: { power } }: PlanInput['terms']): TripSettings['leastPower'] =>
  LEAST_POWERS.findLast((least) => least <= power) ?? 0

const listHigher = (above: number): readonly Partial<TripSettings>[] => {
  const { max, step } = TRIP_GRIDS.limit
  return Array.from({ length: (max - above) / step }, (_, at) => ({
    limit: above + (at + 1) * step,
  }))
}

type Attempts = readonly (readonly [kind: Remedy['kind'], changes: readonly Remedy['change'][]])[]

const listAttempts = (
  { settings, terms }: PlanInput,
  leftOut: TripTrouble['leftOut'],
): Attempts => [
  [
    'assumedSites',
    settings.hasAssumedSites
      ? []
      : [{ hasAssumedSites: true }, { hasAssumedSites: true, leastPower: toAsked(terms) }],
  ],
  ...leftOut.map(({ reason }) => [reason, listLettingIn(reason, settings)] as const),
  // No known station may be too weak where those that could be assumed are.
  [
    'tooWeak',
    terms.assumedSites.power < settings.leastPower &&
    !leftOut.some(({ reason }) => reason === 'tooWeak')
      ? listLettingIn('tooWeak', settings)
      : [],
  ],
  ['fixed', settings.fixed.length > 0 ? [{ fixed: [] }] : []],
  [
    'arrival',
    settings.arrival > settings.reserve
      ? listLower('arrival', settings.arrival).map((arrival) => ({ arrival }))
      : [],
  ],
  ['limit', listHigher(settings.limit)],
  ['start', settings.start < FULL ? [{ start: FULL }] : []],
  // With what is wanted on arrival, which would else stand in its way.
  [
    'reserve',
    listLower('reserve', settings.reserve).map((reserve) => ({
      reserve,
      arrival: Math.min(settings.arrival, reserve),
    })),
  ],
]

const works = (input: PlanInput, change: Partial<TripSettings>, car = input.car): boolean => {
  const settings = { ...input.settings, ...change, aim: 'fastest' as const }
  return O.isSome(findPossible(planTrip({ ...input, settings, car }).plan))
}

const listRemedies = (
  input: PlanInput,
  leftOut: TripTrouble['leftOut'],
  others: readonly OtherCar[],
): readonly Remedy[] => {
  const single = listAttempts(input, leftOut).flatMap(([kind, changes]) => {
    const change = changes.find((one) => works(input, one))
    return change === undefined ? [] : [{ kind, change }]
  })
  if (single.length > 0) return single
  const every = [LET_IN, EVERY_STATION].find((change) => works(input, change))
  if (every !== undefined) return [{ kind: 'everyStation', change: every }]
  const other = others.find(({ change, car }) => works(input, change, car))
  return other === undefined ? [] : [{ kind: 'car', change: other.change }]
}

const isMissed = ({ stations }: Trip, { stops }: Failed): boolean =>
  stations.some(({ id, isFixed }) => isFixed && !stops.some((stop) => stop.id === id))

// Stations that lie together are one place: what counts is what is known beyond where the car ends.
const isDataEnding = (input: PlanInput, { leg }: Failed, gap: Gap): boolean => {
  const { drive } = input
  const places = [...drive.stations, ...listAssumedSites(input)]
  const beyond = { from: leg.endsAt.value, to: gap.to }
  return (
    listWithin(places, beyond).length === 0 &&
    listCountries(input, gap).some((country) => !isWellKnown(country, drive.coverage))
  )
}

const listCountries = ({ drive }: PlanInput, { from, to }: Gap): readonly string[] =>
  drive.road.stretches.flatMap((one) => (one.to > from && one.from < to ? [one.country] : []))

/** A drive with the plan that fails. */
interface FailedTrip {
  readonly trip: Trip
  readonly plan: Failed
}

// The drive as it would fail with every station there is; none where it does not.
const openUp = (input: PlanInput, failed: FailedTrip): Option<FailedTrip> => {
  const { trip, plan } = planTrip({
    ...input,
    settings: { ...input.settings, ...EVERY_STATION, aim: 'fastest' },
  })
  if (E.isLeft(plan)) return some(failed)
  return plan.right.kind === 'possible' ? none : some({ trip, plan: plan.right })
}

const findCause = (
  input: PlanInput,
  failed: FailedTrip,
): Pick<TripTrouble, 'cause' | 'coverage'> => {
  const { trip, plan } = failed
  if (plan.leg.arrival.value >= trip.reserve)
    return { cause: isMissed(trip, plan) ? 'fixed' : 'arrival', coverage: none }
  if (input.settings.fixed.length > 0 && works(input, { fixed: [] }))
    return { cause: 'fixed', coverage: none }
  if (input.settings.limit < FULL && works(input, { limit: FULL }))
    return { cause: 'limit', coverage: none }
  const opened = openUp(input, failed)
  if (O.isNone(opened)) return { cause: 'leftOut', coverage: none }
  const { leg } = opened.value.plan
  const gap = findGap(opened.value.trip, opened.value.plan)
  const coverage = findLeastKnown(listCountries(input, gap), input.drive.coverage)
  const isEnding = isDataEnding(input, opened.value.plan, gap)
  // Where it is not known how well stations are known, those that bring the car further on are what it lacks.
  const isHeld = leg.endsAt.value > plan.leg.endsAt.value + TRIP_GRIDS.width.max
  if (isHeld && (O.isNone(coverage) || !isEnding)) return { cause: 'leftOut', coverage: none }
  return { cause: isEnding ? 'dataEnds' : 'tooShort', coverage }
}

/**
 * Diagnoses an infeasible trip, and suggests changes that make it feasible: each is verified by planning with it.
 *
 * @param input - The input the trip was planned from.
 * @param failed - The trip with its infeasible plan.
 * @param others - Other cars in the same conditions, by rising range.
 * @returns The cause, the station coverage where that is the cause, the excluded stations, and the changes.
 * @law Every change that is offered makes the drive possible.
 * @source E-T-97, E-T-123
 *
 * @example A station further off is what is missing
 * ```ts
 * import { findTrouble, planTrip, readDrive, toTripTerms } from '@evkit/engine/route'
 * import { toUndefined } from '@evkit/engine/shared'
 * import { tinyDriven, tinyPlanner, tinyRoute } from '@evkit/engine/testing'
 * import { either } from 'fp-ts'
 *
 * const drive = toUndefined(readDrive(tinyRoute))
 * const settings = { ...tinyPlanner.trip, isAssumed: false, hasAssumedSites: false }
 * const input = drive && { drive, stays: [], settings, terms: toTripTerms({}), car: tinyDriven(600) }
 * const { trip, plan } = input ? planTrip(input) : {}
 * const failed = plan && either.isRight(plan) && plan.right.kind === 'impossible' ? plan.right : undefined
 * const trouble = input && trip && failed && findTrouble(input, { trip, plan: failed }, [])
 * trouble?.cause // => 'leftOut'
 * trouble?.remedies.map(({ change }) => change) // => [{ hasAssumedSites: true }, { width: 8 }]
 * ```
 * @category planning
 */
export const findTrouble = (
  input: PlanInput,
  failed: FailedTrip,
  others: readonly OtherCar[],
): TripTrouble => {
  const gap = findGap(failed.trip, failed.plan)
  const leftOut = countLeftOut(listWithin(input.drive.stations, gap), input.settings)
  return {
    ...findCause(input, failed),
    leftOut,
    remedies: listRemedies(input, leftOut, others),
  }
}
