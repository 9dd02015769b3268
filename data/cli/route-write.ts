// A planned drive as a person, a program or a device for navigation reads it.
import { option as O } from 'fp-ts'
import { listTimesAtPlaces, writeGpx } from '@evkit/engine/internal/tool'
import { listLegs, routeAddress, type PlannedStop, type TripLeg } from '@evkit/engine/route'
import { climbBetween, namePlace, roundAsShown } from '@evkit/engine/internal/route'
import { startClock } from '@evkit/engine/internal/site'
import { parseQuery, toUndefined, type Option, type Step } from '@evkit/engine/shared'
import { wordTraces } from './figure.js'
import type { Provenance } from './provenance.js'
import type { RoutePlan } from './route-plan.js'
import { withColumns, writeCorrections, writeOrigin } from './text.js'

/** A planned drive with where its numbers come from. */
export interface PlannedRoute extends RoutePlan {
  readonly provenance: Provenance
  /** Currency of prices; empty where nothing is known of them. */
  readonly currency: string
  /** What an assumed charger is called in a file for navigation. */
  readonly site: string
}

type Figure = PlannedStop['arrival']
type Climb = NonNullable<TripLeg['climb']>
type Named = (id: Option<string>, otherwise: string) => string

const HOUR = 60

const one = (value: number): string => value.toFixed(1)

const shown = (figure: Figure): number => roundAsShown(figure).value

const wordMinutes = (minutes: number): string => {
  const whole = Math.round(minutes)
  return `${Math.floor(whole / HOUR)}:${String(whole % HOUR).padStart(2, '0')} h`
}

const namer = (route: RoutePlan): Named => {
  const nameSite = (km: number): string => `assumed charger at ${km} km`
  const places = { ends: route.ends, drive: route.input.drive, nameSite }
  return (id, otherwise) => (O.isNone(id) ? otherwise : namePlace(id.value, places))
}

const nameEnds = ({ ends }: RoutePlan): readonly [from: string, to: string] => [
  ends.origin.text,
  ends.destination.text,
]

const timesOf = ({ trip, plan, input, settings, provenance }: PlannedRoute) =>
  plan.kind === 'possible'
    ? listTimesAtPlaces({
        trip,
        plan,
        road: input.drive.road,
        settings,
        today: provenance.date,
        startClock,
      })
    : []

const zoneAt = ({ input }: RoutePlan, end: 0 | -1): string =>
  input.drive.road.zones.at(end)?.zone ?? ''

const listEndTimes = (route: PlannedRoute): readonly (readonly [string, string])[] => {
  const times = timesOf(route)
  const word = (time: string | undefined, end: 0 | -1): string =>
    [time, zoneAt(route, end)].filter((text) => text !== '').join(', ')
  return times.length === 0
    ? []
    : [
        ['leaves', word(times[0]?.leaves, 0)],
        ['arrives', word(times.at(-1)?.arrives, -1)],
      ]
}

const listGiven = ({ ends, settings }: RoutePlan): readonly (readonly [string, string])[] =>
  parseQuery(routeAddress.write({ ends, trip: settings }, [])).map(({ key, value }) => [key, value])

// As it is read; a kind without a word of its own is one.
const KIND_WORDS: Readonly<Record<string, string>> = { 'local-modelled': 'local roads, modelled' }

const wordPart = ({ kind, pace, km, minutes, used }: TripLeg['parts'][number]): string => {
  const at = O.isNone(pace) ? 'carried' : `${one(pace.value)} km/h`
  return `  ${KIND_WORDS[kind] ?? kind}, ${at}: ${one(km)} km, ${wordMinutes(minutes)}, ${one(used.value)} %`
}

const HUNDRED = 100

const sign = (value: number): string => (value < 0 ? '' : '+') + one(value)

// [kWh] What a climb takes of the battery.
const kwhOf = ({ used }: Climb, { input: { car } }: RoutePlan): number =>
  (used.value / HUNDRED) * car.usableKwh

const wordClimb = (climb: Climb, route: RoutePlan): string =>
  `${Math.round(climb.rise)} m up, ${Math.round(climb.fall)} m down: ${sign(kwhOf(climb, route))} kWh, ${sign(climb.used.value)} %`

// [min] What is left of it in tenths is none.
const wordCold = ({ coldMinutes }: PlannedStop): string =>
  Number(one(coldMinutes)) > 0 ? ` (${one(coldMinutes)} of it for a cold battery)` : ''

const wordStop = (stop: PlannedStop, name: string, currency: string): string => {
  const { arrival, departure, power, isAssumed, isAssumedSite, minutes, detour, price, off } = stop
  const known = isAssumed || isAssumedSite ? `${power} kW assumed` : `${power} kW`
  const cost = O.isNone(price) ? '' : `, ${price.value.value.toFixed(2)} ${currency}`
  return `stop: ${name}, ${known}, ${one(off)} km off: ${shown(arrival)} to ${departure} %, ${shown(minutes)} min${wordCold(stop)}, ways ${shown(detour)} min${cost}`
}

const wordLeg = (leg: TripLeg, route: PlannedRoute, name: Named): readonly string[] => {
  const [from, to] = nameEnds(route)
  const stop = route.plan.stops.find(({ id }) => O.isSome(leg.to) && leg.to.value === id)
  return [
    '',
    `leg: ${name(leg.from, from)} to ${name(leg.to, to)}, ${one(leg.toKm - leg.fromKm)} km, ${wordMinutes(leg.minutes)}`,
    ...leg.parts.map(wordPart),
    ...(leg.climb === undefined ? [] : [`  heights: ${wordClimb(leg.climb, route)}`]),
    ...(stop === undefined ? [] : [wordStop(stop, name(leg.to, to), route.currency)]),
    ...timesOf(route)
      .filter(({ id }) => id === stop?.id)
      .map(({ arrives, leaves }) => `  there: ${arrives} to ${leaves}`),
  ]
}

// Which of two roads it is, where the other one was asked for.
const wordWay = ({ ends, answer }: RoutePlan): string => {
  if (ends.way === undefined) return ''
  return answer.route.way === undefined ? ' (there is no other one)' : ' (the other one)'
}

const listAnswer = (route: PlannedRoute, name: Named): readonly (readonly [string, string])[] => {
  const { trip, driving, plan, currency, trouble } = route
  const climb = climbBetween(trip, 0, trip.length)
  const road = [
    ['road', `${one(trip.length)} km${wordWay(route)}`],
    ['driving', O.isNone(driving) ? 'not known' : wordMinutes(driving.value.value)],
    ...(climb === undefined ? [] : [['heights', wordClimb(climb, route)] as const]),
  ] as const
  if (plan.kind === 'impossible') {
    const { from, to, endsAt, emptyAt, arrival } = plan.leg
    const [start, end] = nameEnds(route)
    return [
      ...road,
      ['outcome', `fails between ${name(from, start)} and ${name(to, end)}`],
      ['reserve after', `${one(endsAt.value)} km`],
      // The road ends before the battery is empty.
      arrival.value < 0
        ? ['empty after', `${one(emptyAt.value)} km`]
        : ['on arrival', `${shown(arrival)} %`],
      ['cause', trouble?.cause ?? ''],
      ...(trouble?.remedies ?? []).map(
        ({ change }) => ['would work', JSON.stringify(change)] as const,
      ),
    ]
  }
  const { charging, stopping, detours, staying, total } = plan.minutes
  const sites = plan.stops.filter(({ isAssumedSite }) => isAssumedSite).length
  return [
    ...road,
    ['charging', wordMinutes(charging.value)],
    ['stopping', wordMinutes(stopping.value)],
    ['detours', wordMinutes(detours.value)],
    ['staying', wordMinutes(staying.value)],
    ['in all', wordMinutes(total.value)],
    ...listEndTimes(route),
    ['stops', String(plan.stops.length)],
    ...(sites === 0 ? [] : [['assumed', String(sites)] as const]),
    ['on arrival', `${shown(plan.arrival)} %`],
    ...(O.isNone(plan.price)
      ? []
      : [['price', `${plan.price.value.value.toFixed(2)} ${currency}`] as const]),
  ]
}

const traceStop = (stop: PlannedStop): readonly Step[] =>
  [
    stop.arrival,
    stop.arrivalLevel,
    stop.minutes,
    ...(O.isNone(stop.stay) ? [stop.detour] : []),
    ...(O.isSome(stop.price) ? [stop.price.value] : []),
  ].map((figure) => roundAsShown(figure).trace)

const traceWhole = ({ plan, driving }: RoutePlan): readonly Step[] => {
  const whole: readonly Figure[] =
    plan.kind === 'possible'
      ? [plan.arrival, plan.minutes.total, ...(O.isSome(plan.price) ? [plan.price.value] : [])]
      : [plan.leg.endsAt, plan.leg.emptyAt]
  return [...(O.isSome(driving) ? [driving.value] : []), ...whole].map(
    (figure) => roundAsShown(figure).trace,
  )
}

// Each leg and each stop by itself, as they are driven.
const explainLeg = (leg: TripLeg, route: PlannedRoute, name: Named): readonly string[] => {
  const [from, to] = nameEnds(route)
  const stop = route.plan.stops.find(({ id }) => O.isSome(leg.to) && leg.to.value === id)
  return [
    '',
    `how it came about, leg: ${name(leg.from, from)} to ${name(leg.to, to)}`,
    ...wordTraces(
      [...leg.parts, ...(leg.climb === undefined ? [] : [leg.climb])].map(({ used }) => used.trace),
    ),
    ...(stop === undefined
      ? []
      : ['', `how it came about, stop: ${name(leg.to, to)}`, ...wordTraces(traceStop(stop))]),
  ]
}

/** Writes a drive as text: what was asked, each leg with its stop, the answer, the explanation, and the origin. */
export const writeRoute = (route: PlannedRoute): string => {
  const { corrections, trip, plan, provenance } = route
  const name = namer(route)
  const [from, to] = nameEnds(route)
  const legs = listLegs(trip, plan)
  const lines = [
    `evkit route, site ${provenance.site}: ${from} to ${to}`,
    ...writeCorrections(corrections),
    '',
    'given',
    ...withColumns(listGiven(route)),
    ...legs.flatMap((leg) => wordLeg(leg, route, name)),
    '',
    'answer',
    ...withColumns(listAnswer(route, name)),
    ...legs.flatMap((leg) => explainLeg(leg, route, name)),
    '',
    'how it came about, in all',
    ...wordTraces(traceWhole(route)),
    ...writeOrigin(provenance),
  ]
  return `${lines.join('\n')}\n`
}

const toStopRecord = (stop: PlannedStop, name: Named) => ({
  ...stop,
  arrival: roundAsShown(stop.arrival),
  name: name(O.some(stop.id), ''),
  stay: toUndefined(stop.stay),
  price: toUndefined(stop.price),
})

const toLegRecord = ({ from, to, parts, ...leg }: TripLeg) => ({
  ...leg,
  from: toUndefined(from),
  to: toUndefined(to),
  parts: parts.map(({ pace, range, ...part }) => ({
    ...part,
    pace: toUndefined(pace),
    range: toUndefined(range),
  })),
})

const toOutcome = ({ plan, trouble }: PlannedRoute) =>
  plan.kind === 'possible'
    ? {
        outcome: plan.kind,
        arrival: roundAsShown(plan.arrival),
        minutes: plan.minutes,
        price: toUndefined(plan.price),
      }
    : {
        outcome: plan.kind,
        failedLeg: {
          ...plan.leg,
          from: toUndefined(plan.leg.from),
          to: toUndefined(plan.leg.to),
        },
        cause: trouble?.cause,
        remedies: trouble?.remedies.map(({ change }) => change),
      }

/** Writes a drive as JSON: every figure with its trace, kilometres, minutes and percent, and the origin. */
export const writeRouteJson = (route: PlannedRoute): string => {
  const { provenance, corrections, trip, driving, plan, currency, input } = route
  const document = {
    provenance,
    corrections,
    inputs: Object.fromEntries(listGiven(route)),
    roadKm: trip.length,
    heights: input.drive.road.heights,
    climb: climbBetween(trip, 0, trip.length),
    driving: toUndefined(driving),
    currency,
    legs: listLegs(trip, plan).map(toLegRecord),
    stops: plan.stops.map((stop) => toStopRecord(stop, namer(route))),
    zones: input.drive.road.zones,
    times: timesOf(route),
    ...toOutcome(route),
  }
  return `${JSON.stringify(document, undefined, 2)}\n`
}

/** Writes a drive as GPX; nothing of one that cannot be driven. */
export const writeRouteGpx = (route: PlannedRoute): string => {
  const { input, ends, trip, plan, answer, site, settings, provenance } = route
  return plan.kind === 'possible'
    ? writeGpx({
        ...{ drive: input.drive, ends, trip, plan, site, settings },
        ...{ credits: answer.credits, today: provenance.date, startClock },
      })
    : ''
}
