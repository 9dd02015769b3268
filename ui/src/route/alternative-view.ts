// What is said of the other of two roads: loaded with what works out and draws a road.
import { either as E, option as O } from 'fp-ts'
import {
  planTrip,
  readDrive,
  routeAddress,
  toPlaceStays,
  type CarInConditions,
  type DriveViewInput,
  type RouteAnswer,
  type RouteView,
  type StopPlan,
} from '@evkit/engine/route'
import {
  byOtherWay,
  comparePlans,
  findShownPlan,
  listVia,
  wordKm,
  wordMinutes,
  type Drive,
} from '@evkit/engine/internal/route'
import { toUndefined } from '@evkit/engine/shared'

/**
 * The other of two roads. `asking`: nothing is known of it yet, or it is not planned yet. `missing`: it was asked for, and there is none. `known`: both
 * are planned.
 */
export type AlternativeView =
  | { readonly kind: 'asking' }
  | { readonly kind: 'missing'; readonly text: string }
  | {
      readonly kind: 'known'
      /** What it is, for who does not see it. */
      readonly heading: string
      /** By which road it leads. */
      readonly label: string
      /** Address of the same drive by it, from `?` on. */
      readonly href: string
      /** How much longer or shorter it takes in all; empty where that is not known. */
      readonly time: string
      /** What else differs: length, stops, price; or that only one of them can be driven. */
      readonly details: readonly string[]
    }

/** What the planner's page shows, with the other of two roads. */
export interface PlannerView extends RouteView {
  /** Absent where there is none, and until what works it out is loaded. */
  readonly alternative?: AlternativeView | undefined
}

const METRES = 1000

// [1] A road that is less of the way tells it from no other.
const LEAST_TOLD = 0.1

const kmByRoad = ({ route }: RouteAnswer): ReadonlyMap<string, number> => {
  const byRoad = new Map<string, number>()
  for (const { road, distance } of route.legs.flatMap(({ steps }) => steps)) {
    byRoad.set(road, (byRoad.get(road) ?? 0) + O.getOrElse(() => 0)(distance) / METRES)
  }
  return byRoad
}

/** The road that tells another way from the one that is shown: it leads along it farther than any; empty where none has a name. */
const findTelling = (other: RouteAnswer, shown: RouteAnswer): string => {
  const [named, known] = [kmByRoad(other), kmByRoad(shown)]
  const length = [...named.values()].reduce((sum, km) => sum + km, 0)
  const more = [...named]
    .filter(([road]) => road !== '')
    .map(([road, km]) => [road, km - (known.get(road) ?? 0)] as const)
    .sort(([, a], [, b]) => b - a)
  const [road = '', km = 0] = more[0] ?? []
  return km >= length * LEAST_TOLD ? road : ''
}

const changeOf = (difference: number): 'more' | 'less' | 'same' => {
  if (difference === 0) return 'same'
  return difference > 0 ? 'more' : 'less'
}

// [km, min] What differs less is as long.
const LEAST_DIFFERENCE = 0.5

const wordChange = (
  key: 'alternative.km' | 'alternative.time',
  difference: number,
  input: DriveViewInput,
): string => {
  const word = key === 'alternative.km' ? wordKm : wordMinutes
  const amount = word(Math.abs(difference), input)
  const isNothing = Math.abs(difference) < LEAST_DIFFERENCE
  return input.translate(key, {
    change: isNothing ? 'same' : changeOf(difference),
    amount,
  })
}

const stopCount = ({ stops }: StopPlan): number => stops.filter(({ stay }) => O.isNone(stay)).length

interface Compared {
  readonly other: StopPlan
  readonly shown: StopPlan
  /** [km] */
  readonly longer: number
}

const HUNDREDTHS = 100

const wordPrice = ({ other, shown }: Compared, input: DriveViewInput): readonly string[] => {
  const { currency } = input.prices
  if (other.kind === 'impossible' || shown.kind === 'impossible' || currency === '') return []
  if (O.isNone(other.price) || O.isNone(shown.price)) return []
  const cents = Math.round((other.price.value.value - shown.price.value.value) * HUNDREDTHS)
  const amount = input.numbers.money(Math.abs(cents) / HUNDREDTHS, currency, 2)
  return [input.translate('alternative.price', { change: changeOf(cents), amount })]
}

const wordDetails = (
  compared: Compared,
  input: DriveViewInput,
): { readonly time: string; readonly details: readonly string[] } => {
  const { other, shown, longer } = compared
  const { translate } = input
  const km = wordChange('alternative.km', longer, input)
  if (other.kind === 'impossible')
    return { time: '', details: [km, translate('alternative.fails')] }
  const count = stopCount(other)
  if (shown.kind === 'impossible')
    return { time: '', details: [km, translate('alternative.works', { count })] }
  const stops = count - stopCount(shown)
  const isTimed = other.minutes.isDrivingCounted && shown.minutes.isDrivingCounted
  return {
    time: isTimed
      ? wordChange('alternative.time', other.minutes.total.value - shown.minutes.total.value, input)
      : '',
    details: [
      km,
      translate('alternative.stops', { change: changeOf(stops), count: Math.abs(stops) }),
      ...wordPrice(compared, input),
    ],
  }
}

interface Kept {
  readonly from: readonly unknown[]
  readonly plan: StopPlan | undefined
}

// As with the road that is shown: planned once for a car and its settings.
const kept = /*#__PURE__*/ new WeakMap<Drive, Kept>()

interface OtherRoad {
  readonly drive: Drive
  readonly car: CarInConditions
  readonly from: readonly unknown[]
}

const findOther = (input: DriveViewInput): OtherRoad | undefined => {
  const { state, terms } = input
  const { alternative } = state
  const other = O.isSome(alternative) ? toUndefined(alternative.value) : undefined
  const drive = other && toUndefined(readDrive(other))
  const car = toUndefined(input.car)
  return drive && car && { drive, car, from: [state.trip, car, terms] }
}

const findKept = ({ drive, from }: OtherRoad): Kept | undefined => {
  const known = kept.get(drive)
  return known?.from.every((one, at) => one === from[at]) === true ? known : undefined
}

const planOnce = (other: OtherRoad, { state, terms }: DriveViewInput): Kept => {
  const known = findKept(other)
  if (known !== undefined) return known
  const { drive, car, from } = other
  const given = { stays: toPlaceStays(state.ends), settings: state.trip, terms, car }
  const { plan } = planTrip({ drive, ...given })
  const made = { from, plan: E.isRight(plan) ? plan.right : undefined }
  kept.set(drive, made)
  return made
}

/** Works out one more of the plans that stand side by side, on either road; false where all are known. @source E-T-160 */
export const planNext = (input: DriveViewInput): boolean => {
  if (comparePlans(input)) return true
  const other = findOther(input)
  if (other === undefined || findKept(other) !== undefined) return false
  planOnce(other, input)
  return true
}

const toKnown = (
  other: RouteAnswer,
  shown: RouteAnswer,
  input: DriveViewInput,
): AlternativeView | undefined => {
  const { state, translate } = input
  const shownPlan = findShownPlan(input)
  const own = toUndefined(readDrive(shown))
  const found = findOther(input)
  if (shownPlan === undefined || own === undefined || found === undefined) return undefined
  if (input.compare === 'known' && findKept(found) === undefined) return { kind: 'asking' }
  const { plan } = planOnce(found, input)
  if (plan === undefined) return undefined
  const road = findTelling(other, shown)
  return {
    kind: 'known',
    heading: translate('alternative.label'),
    label: translate(road === '' ? 'alternative.else' : 'alternative.by', { road }),
    href: `?${routeAddress.write({ ends: byOtherWay(state.ends), trip: state.trip }, [])}`,
    ...wordDetails(
      {
        other: plan,
        shown: shownPlan,
        longer: (found.drive.road.length - own.road.length) / METRES,
      },
      input,
    ),
  }
}

/** The other of two roads: by which road it leads, and how it differs from the one that is shown; undefined where there is none. */
export const alternativeView = (input: DriveViewInput): AlternativeView | undefined => {
  const { state, translate } = input
  const shown = toUndefined(state.answer)
  if (shown === undefined) return undefined
  if (state.ends.way !== shown.route.way)
    return { kind: 'missing', text: translate('alternative.missing') }
  if (O.isNone(state.alternative))
    return listVia(state.ends).length === 0 ? { kind: 'asking' } : undefined
  const other = toUndefined(state.alternative.value)
  return other === undefined || other.route.way === shown.route.way
    ? undefined
    : toKnown(other, shown, input)
}
