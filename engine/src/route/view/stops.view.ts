import { option as O } from 'fp-ts'
import { countLeftOut } from './stations.view.js'
import { wordKm, wordLevel, wordMinutes, type RouteWords } from './wording.view.js'
import { writeQuery, type Option } from '../../shared/index.js'
import { toExplanation, type Explanation } from '../../tool/index.js'
import { listChargeParameters, type ChargerWords } from '../charge-link.js'
import type { Drive } from '../drive.js'
import type { PlannedStop, StopPlan } from '../stop-plan.js'
import type { TripFault } from '../trip-check.js'
import type { Figure } from '../trip-formulas.js'
import type { TripSettings } from '../trip.js'

/** One stop of the list. */
export interface StopView {
  readonly id: string
  /** From 1. */
  readonly number: number
  readonly name: string
  /** How far along the road, and how far off it. */
  readonly place: string
  readonly arrival: string
  readonly departure: string
  readonly minutes: string
  readonly power: string
  /** That the power is assumed; empty when it is known. */
  readonly note: string
  /** The charging tool with this stop; absent where it has no such charger. */
  readonly link: { readonly href: string; readonly label: string } | undefined
  readonly explanations: readonly Explanation[]
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
  readonly stops: readonly StopView[]
  /** Rows under the list: driving, charging, detours, total, level at the destination. */
  readonly figures: readonly {
    readonly id: string
    readonly label: string
    readonly value: string
  }[]
  /** How many stations are left out as their power is not known, and the button that lets them in. */
  readonly leftOut: { readonly text: string; readonly include: string } | undefined
  /** What the figures rest on. */
  readonly conditions: string
  readonly explanations: readonly Explanation[]
}

/** What the plan is put into words with. */
export interface PlanParts extends RouteWords {
  readonly drive: Drive
  readonly trip: TripSettings
  /** True where no station is known on a stretch that is too long to cross. */
  readonly isBeyondData: boolean
  /** Path of the page of the charging tool in public. */
  readonly chargingPath: string
  /** The charger of the charging tool a power is counted with; none where it has none. */
  readonly findCharger: (power: number) => Option<ChargerWords>
}

const INPUTS = [
  'departure',
  'fromKm',
  'toKm',
  'offFrom',
  'offTo',
  'range',
  'arrival',
  'tableMinutes',
  'charge',
  'floor',
  'off',
  'driving',
  'charging',
  'detours',
]

const explanationOf = (id: string, { trace }: Figure, words: RouteWords): Explanation =>
  toExplanation({ id, step: trace, inputs: INPUTS }, words)

const linkOf = (stop: PlannedStop, parts: PlanParts): StopView['link'] => {
  const charger = parts.findCharger(stop.power)
  if (O.isNone(charger)) return undefined
  const query = writeQuery(listChargeParameters(stop, parts.trip, charger.value), [], [])
  return { href: `${parts.chargingPath}?${query}`, label: parts.translate('stop.link') }
}

const nameOf = (id: string, { drive }: PlanParts): string =>
  drive.stations.find(({ station }) => station.id === id)?.station.name ?? id

const toStop = (stop: PlannedStop, at: number, parts: PlanParts): StopView => {
  const { translate, numbers } = parts
  const power = translate('unit.kW', { value: numbers.number(stop.power) })
  return {
    id: stop.id,
    number: at + 1,
    name: nameOf(stop.id, parts),
    place: translate('stop.place', {
      position: wordKm(stop.position, parts),
      off: wordKm(stop.off, parts),
    }),
    arrival: translate('stop.arrival', { level: wordLevel(stop.arrival.value, parts) }),
    departure: translate('stop.departure', { level: wordLevel(stop.departure, parts) }),
    minutes: wordMinutes(stop.minutes.value, parts),
    power,
    note: stop.isAssumed ? translate('stop.assumed', { power }) : '',
    link: linkOf(stop, parts),
    explanations: [
      explanationOf('trip-arrival', stop.arrival, parts),
      explanationOf('trip-level', stop.arrivalLevel, parts),
      explanationOf('trip-minutes', stop.minutes, parts),
      explanationOf('trip-detour', stop.detour, parts),
    ],
  }
}

type Possible = Extract<StopPlan, { readonly kind: 'possible' }>
type Impossible = Extract<StopPlan, { readonly kind: 'impossible' }>

const toFigures = (
  { stops, minutes, arrival }: Possible,
  parts: PlanParts,
): PlanView['figures'] => {
  const { translate } = parts
  const row = (id: string, value: string) => ({ id, label: translate(`plan.${id}`), value })
  const { road } = parts.drive
  const driving = O.isSome(road.minutes)
    ? [row('driving', wordMinutes(road.minutes.value, parts))]
    : []
  const charging =
    stops.length === 0
      ? []
      : [
          row('charging', wordMinutes(minutes.charging.value, parts)),
          row('detours', wordMinutes(minutes.detours.value, parts)),
        ]
  const total = minutes.isDrivingCounted
    ? [row('total', wordMinutes(minutes.total.value, parts))]
    : []
  return [...driving, ...charging, ...total, row('arrival', wordLevel(arrival.value, parts))]
}

const wordPossible = ({ stops, minutes, arrival }: Possible, parts: PlanParts): string =>
  parts.translate('plan.text', {
    count: stops.length,
    charging: wordMinutes(minutes.charging.value, parts),
    level: wordLevel(arrival.value, parts),
  })

const wordFailed = ({ leg }: Impossible, parts: PlanParts): string => {
  const { translate } = parts
  return translate(parts.isBeyondData ? 'plan.unknown' : 'plan.fails', {
    from: O.isSome(leg.from) ? nameOf(leg.from.value, parts) : translate('plan.start'),
    to: O.isSome(leg.to) ? nameOf(leg.to.value, parts) : translate('plan.destination'),
    end: wordKm(leg.endsAt.value, parts),
    empty: wordKm(leg.emptyAt.value, parts),
    reserve: wordLevel(parts.trip.reserve, parts),
  })
}

const kindOf = (plan: StopPlan, { isBeyondData }: PlanParts): PlanView['kind'] => {
  if (plan.kind === 'impossible') return isBeyondData ? 'unknown' : 'fails'
  return plan.stops.length === 0 ? 'enough' : 'stops'
}

const toLeftOut = ({ drive, trip, translate }: PlanParts): PlanView['leftOut'] => {
  const count = countLeftOut(drive, trip, 'powerUnknown')
  return count === 0
    ? undefined
    : { text: translate('plan.leftOut', { count }), include: translate('plan.include') }
}

const explanationsOf = (plan: StopPlan, parts: PlanParts): readonly Explanation[] =>
  plan.kind === 'possible'
    ? [
        explanationOf('trip-total', plan.minutes.total, parts),
        explanationOf('trip-arrival', plan.arrival, parts),
      ]
    : [explanationOf('trip-end', plan.leg.endsAt, parts)]

/** Puts a plan into words: the result, each stop, and what the time is made of. */
export const toPlanView = (plan: StopPlan, parts: PlanParts): PlanView => {
  const { translate } = parts
  const kind = kindOf(plan, parts)
  return {
    kind,
    heading: translate(`plan.heading.${kind}`, { count: plan.stops.length }),
    text: plan.kind === 'possible' ? wordPossible(plan, parts) : wordFailed(plan, parts),
    stops: plan.stops.map((stop, at) => toStop(stop, at, parts)),
    figures: plan.kind === 'possible' ? toFigures(plan, parts) : [],
    leftOut: toLeftOut(parts),
    conditions: translate('plan.conditions', { reserve: wordLevel(parts.trip.reserve, parts) }),
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
  stops: [],
  figures: [],
  leftOut: undefined,
  conditions: '',
  explanations: [],
})
