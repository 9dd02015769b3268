import * as O from '#fp-ts/Option'
import type { LegView } from './legs.view.js'
import { locatePlace, namePlace, type PlaceNames } from './places.view.js'
import { wordTimes, type ClockParts } from './clock.view.js'
import { wordKm, wordLevel, wordMinutes, type RouteWords } from './wording.view.js'
import { writeQuery, type Option } from '../../shared/index.js'
import { toExplanation, type Explanation } from '../../tool/index.js'
import { findToolLevels, listChargeParameters, type ChargerWords } from '../charge-link.js'
import type { OtherPlan } from '../other-plans.js'
import { routeAddress } from '../route.url.js'
import { excludeStations } from '../station-choice.js'
import type { PlannedStop, StopPlan } from '../stop-plan.js'
import type { Trip } from '../trip-check.js'
import { roundAsShown } from '../trip-figures.js'
import { TRIP_FORMULAS, type Figure } from '../trip-formulas.js'
import { listTimes, type TripTime } from '../trip-times.js'
import type { TripSettings } from '../trip.js'

/** Something a press changes: in the page at once, without scripts by the address of the same state. */
export interface ChangeLink {
  readonly label: string
  /** Address of the state it leads to, from `?` on. */
  readonly href: string
  readonly change: Partial<TripSettings>
}

/** One line of the plan: a stop to charge, or a place on the way. */
export interface StopView {
  readonly id: string
  /** `stop`: a station. `stay`: a place on the way where the car is charged. `place`: one where it is not. */
  readonly kind: 'stop' | 'stay' | 'place'
  /** Of the stops, from 1; of the places on the way as well. */
  readonly number: number
  readonly name: string
  /** True for a charger that is not in the data but assumed. */
  readonly isAssumedSite: boolean
  /** [°] Where it is; absent where nothing is known of it. */
  readonly at: { readonly lat: number; readonly lng: number } | undefined
  /** How the leg from it is driven: how far, how long, how fast, and what of the charge it uses; empty where none is. */
  readonly leg: string
  /** How far along the road, and how far off it. */
  readonly place: string
  /** From when to when, on the clock; empty while no time is set. */
  readonly times: string
  /** Charge levels; empty where it is not charged. */
  readonly arrival: string
  readonly departure: string
  /** Time at the charger, or of the stay; empty for a place that is passed. */
  readonly minutes: string
  readonly power: string
  /** What the charge costs; empty where nothing is known of it. */
  readonly price: string
  /** That the charger or its power is assumed; empty when both are known. */
  readonly note: string
  /** The charging tool with this stop; absent where it has no such charger. */
  readonly link: { readonly href: string; readonly label: string } | undefined
  /** Leaves the stop out; absent where it is no station. */
  readonly strike: ChangeLink | undefined
  /** What can be had in its place, once it is asked for. */
  readonly others: readonly ChangeLink[]
  /** Text of what asks for it; empty where nothing can be. */
  readonly othersLabel: string
  /** That there is nothing else; empty as long as it was not asked for, or there is something. */
  readonly othersNote: string
  readonly explanations: readonly Explanation[]
}

/** What stops are put into words with. */
export interface StopParts extends ClockParts, PlaceNames {
  readonly trip: Trip
  /** [min] How long the whole drive takes; none while nothing is known of the driving time. */
  readonly total: Option<number>
  /** Path of the page of the charging tool in public. */
  readonly chargingPath: string
  /** The charger of the charging tool a power is counted with; none where it has none. */
  readonly findCharger: (power: number) => Option<ChargerWords>
  /** Currency of prices; empty where there are none. */
  readonly currency: string
  /** The stop in whose place something else is asked for, and what was found. */
  readonly others: Option<{ readonly id: string; readonly plans: readonly OtherPlan[] }>
}

// What the formulas are given, but a level that stands as the result of another.
const INPUTS = [
  'tableMinutes',
  ...TRIP_FORMULAS.flatMap(({ inputs }) => inputs.map(({ name }) => name)),
].filter((name) => name !== 'levelBelow')

type MoneyWords = RouteWords & { readonly currency?: string }

/** Puts what a figure came about by into steps, as exact as it is. */
export const explainTrace = (id: string, { trace }: Figure, words: MoneyWords): Explanation =>
  toExplanation(
    {
      id,
      step: trace,
      inputs: INPUTS,
      ...(words.currency ? { currency: words.currency } : {}),
    },
    words,
  )

/** Puts a figure of a plan into steps, the last of which rounds it as it is shown. */
export const explanationOf = (id: string, figure: Figure, words: MoneyWords): Explanation =>
  explainTrace(id, roundAsShown(figure), words)

/** Makes a change of the settings something to press. */
export const toChangeLink = (
  label: string,
  change: Partial<TripSettings>,
  { ends, settings }: Pick<StopParts, 'ends' | 'settings'>,
): ChangeLink => ({
  label,
  change,
  href: `?${routeAddress.write({ ends, trip: { ...settings, ...change } }, [])}`,
})

const linkOf = (stop: PlannedStop, parts: StopParts): StopView['link'] => {
  const charger = parts.findCharger(stop.power)
  if (O.isNone(charger)) return undefined
  const query = writeQuery(listChargeParameters(stop, parts.settings, charger.value), [], [])
  const [from, to] = findToolLevels(stop).map((level) => parts.numbers.percent(level))
  return {
    href: `${parts.chargingPath}?${query}`,
    label: parts.translate('stop.link', { from: from ?? '', to: to ?? '' }),
  }
}

const wordOther = ({ instead, longer }: OtherPlan, parts: StopParts): string => {
  const { translate } = parts
  const names = instead.map(({ id }) => namePlace(id, parts)).join(', ')
  const time = wordMinutes(Math.abs(longer), parts)
  const change = Math.round(longer)
  const difference =
    change === 0
      ? translate('other.same')
      : translate(change > 0 ? 'other.longer' : 'other.shorter', { time })
  return names === ''
    ? translate('other.none', { difference })
    : translate('other.instead', { names, difference })
}

const listOthers = (id: string, parts: StopParts): readonly ChangeLink[] => {
  const { others, settings } = parts
  if (O.isNone(others) || others.value.id !== id) return []
  return others.value.plans.map((plan) =>
    toChangeLink(wordOther(plan, parts), excludeStations(settings, plan.struck), parts),
  )
}

const strikeOf = (id: string, parts: StopParts): ChangeLink => {
  const { settings, translate } = parts
  const label = translate('stop.strike', { name: namePlace(id, parts) })
  return toChangeLink(label, excludeStations(settings, [id]), parts)
}

const isAsked = (id: string, { others }: StopParts): boolean =>
  O.isSome(others) && others.value.id === id

const explainStop = (stop: PlannedStop, parts: StopParts): readonly Explanation[] => [
  explanationOf('trip-arrival', stop.arrival, parts),
  explanationOf('trip-level', stop.arrivalLevel, parts),
  explanationOf('trip-minutes', stop.minutes, parts),
  ...(O.isNone(stop.stay) ? [explanationOf('trip-detour', stop.detour, parts)] : []),
  ...(O.isSome(stop.price) && O.isNone(stop.stay)
    ? [explanationOf('trip-price', stop.price.value, parts)]
    : []),
]

// [km] What lies nearer is on the road: it would read as 0.0.
const ASIDE = 0.1

const wordPlace = ({ position, off, stay }: PlannedStop, parts: StopParts): string =>
  parts.translate(O.isNone(stay) && off >= ASIDE ? 'stop.place' : 'stop.place.on', {
    position: wordKm(position, parts),
    off: wordKm(off, parts),
  })

const wordNote = (
  { isAssumed, isAssumedSite: isSite }: PlannedStop,
  power: string,
  { translate }: StopParts,
): string => {
  if (isSite) return translate('stop.site.note', { power })
  return isAssumed ? translate('stop.assumed', { power }) : ''
}

type Told = Omit<StopView, 'number' | 'leg'>

const toStop = (stop: PlannedStop, time: TripTime, parts: StopParts): Told => {
  const { translate, numbers, currency } = parts
  const { id } = stop
  const power = translate('unit.kW', { value: numbers.number(stop.power) })
  const isStation = O.isNone(stop.stay)
  const others = listOthers(id, parts)
  return {
    id,
    kind: isStation ? 'stop' : 'stay',
    name: stop.isAssumedSite ? translate('stop.site') : namePlace(id, parts),
    isAssumedSite: stop.isAssumedSite,
    at: locatePlace(id, parts),
    place: wordPlace(stop, parts),
    times: wordTimes(time, parts),
    arrival: translate('stop.arrival', { level: wordLevel(stop.arrival.value, parts) }),
    departure: translate('stop.departure', { level: wordLevel(stop.departure, parts) }),
    minutes: wordMinutes(isStation ? stop.minutes.value : time.leaves - time.arrives, parts),
    power,
    price:
      isStation && O.isSome(stop.price) && currency !== ''
        ? translate('stop.price', { price: numbers.money(stop.price.value.value, currency, 2) })
        : '',
    note: wordNote(stop, power, parts),
    link: linkOf(stop, parts),
    strike: isStation ? strikeOf(id, parts) : undefined,
    others,
    othersLabel: isStation ? translate('stop.others', { name: namePlace(id, parts) }) : '',
    othersNote: isAsked(id, parts) && others.length === 0 ? translate('stop.others.none') : '',
    explanations: explainStop(stop, parts),
  }
}

const toPlace = (time: TripTime, parts: StopParts): Told => {
  const { translate } = parts
  const stay = time.leaves - time.arrives
  return {
    id: time.id,
    kind: 'place',
    name: namePlace(time.id, parts),
    isAssumedSite: false,
    at: locatePlace(time.id, parts),
    place: translate('stop.place.on', { position: wordKm(time.position, parts) }),
    times: wordTimes(time, parts),
    arrival: '',
    departure: '',
    minutes: stay > 0 ? wordMinutes(stay, parts) : '',
    power: '',
    price: '',
    note: '',
    link: undefined,
    strike: undefined,
    others: [],
    othersLabel: '',
    othersNote: '',
    explanations: [],
  }
}

/** The lines of a plan in the order of the road: stops to charge, and places on the way. */
export const toStopViews = (
  plan: StopPlan,
  legs: readonly LegView[],
  parts: StopParts,
): readonly StopView[] => {
  const legFrom = (id: string): string =>
    legs.find(({ from }) => O.isSome(from) && from.value === id)?.text ?? ''
  const counts = { stop: 0, place: 0 }
  return listTimes(parts.trip, plan).map((time) => {
    const stop = plan.stops.find(({ id }) => id === time.id)
    const view = stop === undefined ? toPlace(time, parts) : toStop(stop, time, parts)
    const counted = view.kind === 'stop' ? 'stop' : 'place'
    counts[counted] += 1
    return { ...view, number: counts[counted], leg: legFrom(time.id) }
  })
}
