import * as O from '#fp-ts/Option'
import {
  explainTrace,
  explanationOf,
  toChangeLink,
  toStopViews,
  type ChangeLink,
  type StopParts,
  type StopView,
} from './stops.view.js'
import { wordAt, wordClocks } from './clock.view.js'
import { toLegViews } from './legs.view.js'
import { nameEnds, toTroubleView, type TroubleParts, type TroubleView } from './trouble.view.js'
import { listWishes, type WishView } from './wishes.view.js'
import { wordHeight, wordLevel, wordMinutes, type RouteWords } from './wording.view.js'
import { PER_HUNDRED, toUndefined, type Option } from '../../shared/index.js'
import type { Explanation } from '../../tool/index.js'
import { countryAt, findLeastKnown } from '../assumed-sites.js'
import { climbBetween } from '../climb.js'
import { countLeftOut } from '../left-out.js'
import type { StopPlan } from '../stop-plan.js'
import type { PlanAim, TripFault } from '../trip-check.js'
import type { Figure } from '../trip-formulas.js'
import type { TripTrouble } from '../trip-trouble.js'

/** One plan among those that stand side by side. */
export interface AimView extends ChangeLink {
  readonly id: PlanAim
  readonly isChosen: boolean
  /** How long it takes. */
  readonly time: string
  /** How many stops it has. */
  readonly stops: string
  /** What it costs; empty where nothing is known of it. */
  readonly price: string
}

/** The words of what a drive that can be driven is taken along by: a file for navigation, a code for a phone. */
export interface TakeAlongView {
  readonly save: string
  readonly saveFailed: string
  readonly phone: string
  /** What to do with the code. */
  readonly phoneText: string
  /** What the code is, for who does not see it. */
  readonly phoneCode: string
  readonly phoneFailed: string
  readonly close: string
}

/** What is made of the plan. */
export interface PlanView {
  /**
   * `enough`: no stop. `stops`: with stops. `fails`: not at all. `unknown`: our stations end before the road does.
   * `refused`: the numbers make no drive.
   */
  readonly kind: 'enough' | 'stops' | 'fails' | 'unknown' | 'refused'
  readonly heading: string
  /** The result in one sentence; for a drive that fails, the leg and where the car ends. */
  readonly text: string
  /** Plans for the least time, the fewest stops and the least to pay, side by side; empty where all are one. */
  readonly aims: {
    readonly label: string
    readonly list: readonly AimView[]
    /** Whether some of them are not worked out yet: what was shown last may stay so long. */
    readonly isBusy: boolean
  }
  readonly stops: readonly StopView[]
  /** How the leg to the first of them is driven; empty where there is none. */
  readonly firstLeg: string
  /** Rows under the list: when it ends, driving, charging, detours, stops, stays, total, level at the destination. */
  readonly figures: readonly {
    readonly id: string
    readonly label: string
    readonly value: string
  }[]
  /** Absent where it cannot be driven. */
  readonly takeAlong: TakeAlongView | undefined
  /** Why the drive fails and what would help; absent where it can be driven. */
  readonly trouble: TroubleView | undefined
  /** How many stations are left out as their power is not known, and what lets them in. */
  readonly leftOut: { readonly text: string; readonly include: ChangeLink } | undefined
  /** Stations the visitor has struck out or wants to stop at, and what takes that back. */
  readonly wishes: readonly WishView[]
  /** What the figures rest on. */
  readonly conditions: readonly string[]
  readonly explanations: readonly Explanation[]
}

type Possible = Extract<StopPlan, { readonly kind: 'possible' }>

/** What the plan is put into words with. */
export interface PlanParts extends TroubleParts {
  /** [min] With what is allowed for traffic; none while nothing is known of it. */
  readonly driving: Option<Figure>
  /** The plans for other aims that can be had. */
  readonly plans: readonly { readonly aim: PlanAim; readonly plan: Possible }[]
  /** Whether there are aims whose plans are not worked out yet. */
  readonly isBusy: boolean
  /** Why the drive fails; none where it can be driven. */
  readonly trouble: Option<TripTrouble>
  /** Where prices come from; empty where there are none. */
  readonly priceNote: string
}

const wordPrice = (price: Possible['price'], { numbers, currency }: StopParts): string =>
  O.isNone(price) || currency === '' ? '' : numbers.money(price.value.value, currency, 2)

const wordEnd = ({ minutes }: Possible, parts: PlanParts): string =>
  wordAt({ minutes: minutes.total.value, km: parts.trip.length }, parts)

const listRows = (plan: Possible, parts: PlanParts): PlanView['figures'] => {
  const { translate, driving, trip, settings } = parts
  const { minutes, stops, arrival, price } = plan
  const row = (id: string, value: string) => ({ id, label: translate(`plan.${id}`), value })
  const timed = (id: string, { value }: Figure) =>
    value > 0 ? [row(id, wordMinutes(value, parts))] : []
  const ends = wordEnd(plan, parts)
  const starts = wordAt({ minutes: 0, km: 0 }, parts)
  const road = O.isSome(driving) ? driving.value.value - trip.carried : 0
  return [
    ...(starts === '' ? [] : [row('leaves', starts), row('arrives', ends)]),
    ...(O.isSome(driving)
      ? [row(settings.traffic > 0 ? 'driving.traffic' : 'driving', wordMinutes(road, parts))]
      : []),
    ...(trip.carried > 0 ? [row('carried', wordMinutes(trip.carried, parts))] : []),
    ...(stops.length === 0 ? [] : timed('charging', minutes.charging)),
    ...timed('detours', minutes.detours),
    ...timed('stopping', minutes.stopping),
    ...timed('staying', minutes.staying),
    ...(minutes.isDrivingCounted ? [row('total', wordMinutes(minutes.total.value, parts))] : []),
    ...(wordPrice(price, parts) === '' || stops.length === 0
      ? []
      : [row('price', wordPrice(price, parts))]),
    row('arrival', wordLevel(arrival.value, parts)),
  ]
}

const stopCount = ({ stops }: Pick<StopPlan, 'stops'>): number =>
  stops.filter(({ stay }) => O.isNone(stay)).length

// How many stops are assumed, how little is known where they are, and what to do about it; empty where none is.
const wordSites = (
  plan: Possible,
  { drive, translate, numbers, nameCountry }: PlanParts,
): string => {
  const sites = plan.stops.filter(({ isAssumedSite }) => isAssumedSite)
  const countries = sites.map(({ position }) => countryAt(drive.road, position))
  const least = toUndefined(findLeastKnown(countries, drive.coverage))
  return translate('plan.sites', {
    count: sites.length,
    stops: stopCount(plan),
    known: sites.length === 0 ? 'no' : least ? 'some' : 'none',
    share: numbers.percent((least?.share ?? 0) * PER_HUNDRED),
    country: least ? nameCountry(least.country) : '',
  })
}

const wordPossible = (plan: Possible, parts: PlanParts): string => {
  const { minutes, arrival } = plan
  const ends = wordEnd(plan, parts)
  return [
    parts.translate('plan.text', {
      count: stopCount(plan),
      charging: wordMinutes(minutes.charging.value, parts),
      level: wordLevel(arrival.value, parts),
    }),
    ends === '' ? '' : parts.translate('plan.text.arrives', { time: ends }),
    ...wordClocks(parts),
    wordSites(plan, parts),
  ]
    .filter((text) => text !== '')
    .join(' ')
}

const kindOf = (plan: StopPlan, { trouble }: PlanParts): PlanView['kind'] => {
  if (plan.kind === 'impossible')
    return O.isSome(trouble) && trouble.value.cause === 'dataEnds' ? 'unknown' : 'fails'
  return plan.stops.length === 0 ? 'enough' : 'stops'
}

const toAim = ({ aim, plan }: PlanParts['plans'][number], parts: PlanParts): AimView => {
  const { translate } = parts
  return {
    ...toChangeLink(translate(`aim.${aim}`), { aim }, parts),
    id: aim,
    isChosen: aim === parts.settings.aim,
    time: wordMinutes(plan.minutes.total.value, parts),
    stops: translate('aim.stops', { count: stopCount(plan) }),
    price: wordPrice(plan.price, parts),
  }
}

const chargesOf = ({ stops }: Possible): string =>
  stops.map(({ id, departure }) => `${id} ${departure}`).join()

// Plans that stop alike are one: there is nothing to choose.
const isOneOnly = (plans: PlanParts['plans']): boolean =>
  new Set(plans.map(({ plan }) => chargesOf(plan))).size < 2

const toAims = (parts: PlanParts): PlanView['aims'] => ({
  label: parts.translate('aims.label'),
  list: isOneOnly(parts.plans) ? [] : parts.plans.map((one) => toAim(one, parts)),
  isBusy: parts.isBusy,
})

const toLeftOut = (parts: PlanParts): PlanView['leftOut'] => {
  const { drive, settings, translate } = parts
  const unknown = countLeftOut(drive.stations, settings).find(
    ({ reason }) => reason === 'powerUnknown',
  )
  if (unknown === undefined || settings.isAssumed) return undefined
  return {
    text: translate('plan.leftOut', { count: unknown.count }),
    include: toChangeLink(translate('plan.include'), { isAssumed: true }, parts),
  }
}

const climbOf = ({ trip }: StopParts) => climbBetween(trip, 0, trip.length)

const explainClimb = (parts: StopParts): readonly Explanation[] => {
  const climb = climbOf(parts)
  return climb === undefined ? [] : [explainTrace('trip-climb', climb.used, parts)]
}

const explanationsOf = (plan: StopPlan, parts: PlanParts): readonly Explanation[] => [
  ...(O.isSome(parts.driving) ? [explanationOf('trip-driving', parts.driving.value, parts)] : []),
  ...(plan.kind === 'possible'
    ? [
        explanationOf('trip-stopping', plan.minutes.stopping, parts),
        explanationOf('trip-total', plan.minutes.total, parts),
        explanationOf('trip-arrival', plan.arrival, parts),
      ]
    : [explanationOf('trip-end', plan.leg.endsAt, parts)]),
  ...explainClimb(parts),
]

// What the whole road climbs and falls, with the energy that takes or gives; empty where heights do not count.
const wordClimb = (parts: PlanParts): string => {
  const { translate, numbers, trip } = parts
  const climb = climbOf(parts)
  if (climb === undefined) return ''
  const { rise, fall, used } = climb
  const energy = (used.value / PER_HUNDRED) * (trip.climb?.usableEnergy ?? 0)
  return translate('conditions.climb', {
    rise: wordHeight(rise, parts),
    fall: wordHeight(fall, parts),
    energy: translate('unit.kWh', { value: numbers.decimal(Math.abs(energy), 1) }),
    sign: energy < 0 ? 'less' : 'more',
  })
}

// What a cold battery adds at the chargers; empty where it adds nothing.
const wordCold = ({ stops }: StopPlan, parts: PlanParts): string => {
  const longer = stops.reduce((sum, one) => (O.isNone(one.stay) ? sum + one.coldMinutes : sum), 0)
  const { cold } = parts.trip
  if (cold === undefined || Math.round(longer) === 0) return ''
  return parts.translate('conditions.cold', {
    warming: wordMinutes(cold.warming, parts),
    longer: wordMinutes(longer, parts),
  })
}

const listConditions = (plan: StopPlan, parts: PlanParts): readonly string[] => {
  const { translate, settings, trip, priceNote } = parts
  const climb = wordClimb(parts)
  return [
    translate(settings.profile === 'road' ? 'conditions.road' : 'conditions.profile', {
      heights: climb === '' ? 'no' : 'yes',
    }),
    climb,
    wordCold(plan, parts),
    translate('plan.conditions', {
      reserve: wordLevel(settings.reserve, parts),
      stop: wordMinutes(trip.stopMinutes, parts),
    }),
    priceNote,
  ].filter((text) => text !== '')
}

const toTakeAlong = ({ translate }: RouteWords): TakeAlongView => ({
  save: translate('save.label'),
  saveFailed: translate('save.failed'),
  phone: translate('phone.label'),
  phoneText: translate('phone.text'),
  phoneCode: translate('phone.code'),
  phoneFailed: translate('phone.failed'),
  close: translate('phone.close'),
})

/** Puts a plan into words: the result, each stop, and what the time is made of. */
export const toPlanView = (plan: StopPlan, parts: PlanParts): PlanView => {
  const { translate, trouble } = parts
  const kind = kindOf(plan, parts)
  const legs = toLegViews(parts.trip, plan, parts)
  return {
    kind,
    heading: translate(`plan.heading.${kind}`, { count: stopCount(plan) }),
    text:
      plan.kind === 'possible'
        ? wordPossible(plan, parts)
        : [translate('plan.fails', nameEnds(plan.leg, parts)), ...wordClocks(parts)].join(' '),
    aims: toAims(parts),
    stops: toStopViews(plan, legs, parts),
    firstLeg: legs[0]?.text ?? '',
    figures: plan.kind === 'possible' ? listRows(plan, parts) : [],
    takeAlong: plan.kind === 'possible' ? toTakeAlong(parts) : undefined,
    trouble:
      plan.kind === 'impossible' && O.isSome(trouble)
        ? toTroubleView(trouble.value, plan, parts)
        : undefined,
    leftOut: toLeftOut(parts),
    wishes: listWishes(parts),
    conditions: listConditions(plan, parts),
    explanations: explanationsOf(plan, parts),
  }
}

/** What is said where the numbers make no drive. */
export const toRefusal = (faults: readonly TripFault[], { translate }: RouteWords): PlanView => ({
  kind: 'refused',
  heading: translate('plan.heading.refused'),
  text: faults
    .slice(0, 1)
    .map(({ tag }) => translate(`fault.${tag}`))
    .join(''),
  aims: { label: '', list: [], isBusy: false },
  stops: [],
  firstLeg: '',
  figures: [],
  takeAlong: undefined,
  trouble: undefined,
  leftOut: undefined,
  wishes: [],
  conditions: [],
  explanations: [],
})
