import * as O from '#fp-ts/Option'
import { joinLines, LINE_STRIDE, measureLine, type Line } from '../geo/index.js'
import { none, some, type Option } from '../shared/index.js'
import { listHeights, type RoadHeight } from './heights.js'
import { isModelled } from './road-kind.js'
import { findFault, readSteps } from './route-steps.js'
import type { RoadKind, Route, RouteStep, ZoneChange } from './route.types.js'

/** A place where the drawn line and the road are known to be at the same point. */
export interface Milestone {
  /** [m] Along the drawn line. */
  readonly drawn: number
  /** [m] Along the road. */
  readonly road: number
}

/** One step of the road, as far as driving it needs to be known. */
export interface RoadStretch {
  /** [km] Where on the road it begins. */
  readonly from: number
  /** [km] Where on the road it ends. */
  readonly to: number
  readonly kind: RoadKind
  /** Number or name of the road; empty when it has none. */
  readonly road: string
  /** Country by its code; empty when the service does not say. */
  readonly country: string
  /** [min] Driving time, or time on board; none when the service says it neither of the step nor of the road. */
  readonly minutes: Option<number>
  /** [min] Time from arrival to departure of a ferry or shuttle. */
  readonly wait: number
}

/** The road as a line, with the length of the road itself. */
export interface RouteLine {
  /** The lines of all steps, joined. */
  readonly line: Line
  /** One line a step, in order. */
  readonly steps: readonly Line[]
  /** Where each step begins and ends; the last one is the end of the road. */
  readonly milestones: readonly Milestone[]
  /** [m] Length of the road; of the drawn line where the service says nothing of it. */
  readonly length: number
  /** [min] Driving time and time on board, without waits: that of all steps; none when the service does not say. */
  readonly minutes: Option<number>
  /** The whole road, step by step. */
  readonly stretches: readonly RoadStretch[]
  /** [km] Where on the road the places in between are, in order: one fewer than it has legs. */
  readonly places: readonly number[]
  /** Where its height is known, in order; empty when the service says nothing of heights. */
  readonly heights: readonly RoadHeight[]
  /** From where on which time zone counts, in order; empty when the service says nothing of them. */
  readonly zones: readonly ZoneChange[]
}

const METRES = 1000

const sumOf = (values: readonly Option<number>[]): Option<number> =>
  values.reduce<Option<number>>(
    (sum, value) => (O.isSome(sum) && O.isSome(value) ? some(sum.value + value.value) : none),
    some(0),
  )

const lengthOf = (line: Line): number => measureLine(line).at(-1) ?? 0

// The road is as long as the service says; else as its steps together; else as it is drawn.
const roadLength = (route: Route, steps: readonly RouteStep[], drawn: number): number => {
  if (O.isSome(route.distance)) return route.distance.value
  return O.getOrElse(() => drawn)(sumOf(steps.map(({ distance }) => distance)))
}

// How far along the joined line each step ends; from one step to the next it may have to jump.
const listEnds = (lines: readonly Line[]): readonly number[] => {
  let end = 0
  let before: Line = new Float64Array()
  return lines.map((line) => {
    const gap = joinLines([before.slice(-LINE_STRIDE), line.slice(0, LINE_STRIDE)])
    end += lengthOf(gap) + lengthOf(line)
    if (line.length > 0) before = line
    return end
  })
}

const listMilestones = (
  steps: readonly RouteStep[],
  lines: readonly Line[],
  length: number,
): readonly Milestone[] => {
  const ends = listEnds(lines)
  const drawn = ends.at(-1) ?? 0
  const stated = sumOf(steps.map(({ distance }) => distance))
  const milestones: Milestone[] = [{ drawn: 0, road: 0 }]
  let road = 0
  for (const [at, { distance }] of steps.entries()) {
    const here = ends[at] ?? drawn
    road += O.getOrElse(() => 0)(distance)
    const isStated = O.isSome(stated) && stated.value > 0
    const share = isStated ? road / stated.value : here / (drawn > 0 ? drawn : 1)
    milestones.push({ drawn: here, road: share * length })
  }
  return milestones
}

const listStretches = (
  steps: readonly RouteStep[],
  milestones: readonly Milestone[],
): readonly RoadStretch[] =>
  steps.flatMap(({ kind, road, country, minutes, wait }, at) => {
    const [from, to] = [milestones[at]?.road ?? 0, milestones[at + 1]?.road ?? 0]
    const time = { minutes, wait: O.getOrElse(() => 0)(wait) }
    return to > from ? [{ from: from / METRES, to: to / METRES, kind, road, country, ...time }] : []
  })

const withoutTime = ({ minutes }: RoadStretch): boolean => O.isNone(minutes)

// What is told of the road as a whole is shared out by length among the steps that have no time of their own.
const timeStretches = (
  stretches: readonly RoadStretch[],
  whole: Option<number>,
): readonly RoadStretch[] => {
  const km = stretches.filter(withoutTime).reduce((sum, { from, to }) => sum + to - from, 0)
  if (O.isNone(whole) || km === 0) return stretches
  const stated = stretches.reduce((sum, { minutes }) => sum + O.getOrElse(() => 0)(minutes), 0)
  const perKm = Math.max(0, whole.value - stated) / km
  return stretches.map((one) =>
    withoutTime(one) ? { ...one, minutes: some((one.to - one.from) * perKm) } : one,
  )
}

const listPlaces = ({ legs }: Route, milestones: readonly Milestone[]): readonly number[] => {
  let steps = 0
  return legs.slice(0, -1).map((leg) => {
    steps += leg.steps.length
    return (milestones[steps]?.road ?? 0) / METRES
  })
}

/**
 * Reads the road of a route: every step of every leg decoded, and how its drawn line compares with the road itself.
 *
 * A drawn line cuts corners, so it is shorter than the road. Lengths are those the service states, step by step; a place
 * on the line is a place on the road in proportion, between the ends of its step.
 *
 * @source T-ROUTE-11, T-DATA-08, B-T-02
 */
export const readRouteLine = (route: Route): Option<RouteLine> => {
  const read = readSteps(route)
  if (O.isSome(findFault(read))) return none
  const steps = read.map(({ step }) => step)
  const lines = read.flatMap(({ line }) => (O.isSome(line) ? [line.value] : []))
  const line = joinLines(lines)
  const length = roadLength(route, steps, lengthOf(line))
  const milestones = listMilestones(steps, lines, length)
  const stretches = timeStretches(listStretches(steps, milestones), route.minutes)
  return some({
    line,
    steps: lines,
    milestones,
    length,
    minutes: stretches.length > 0 ? sumOf(stretches.map(({ minutes }) => minutes)) : route.minutes,
    stretches,
    places: listPlaces(route, milestones),
    heights: listHeights(route.heights ?? [], length),
    zones: route.zones ?? [],
  })
}

type Scale = keyof Milestone

const convert = (
  { milestones }: RouteLine,
  metres: number,
  { from, to }: { readonly from: Scale; readonly to: Scale },
): number => {
  const last = milestones.length - 1
  const found = milestones.findIndex((one, at) => at > 0 && one[from] >= metres)
  const at = found < 0 ? last : found
  const [a, b] = [milestones[at - 1], milestones[at]]
  if (a === undefined || b === undefined) return 0
  const width = b[from] - a[from]
  const share = width > 0 ? Math.min(1, Math.max(0, (metres - a[from]) / width)) : 0
  return a[to] + share * (b[to] - a[to])
}

/** Turns a place on the drawn line into one on the road. @source B-T-02, E-T-138 */
export const toRoadMetres = (road: RouteLine, metres: number): number =>
  convert(road, metres, { from: 'drawn', to: 'road' })

/** Turns a place on the road into one on the drawn line. */
export const toDrawnMetres = (road: RouteLine, metres: number): number =>
  convert(road, metres, { from: 'road', to: 'drawn' })

/** A piece of the drawn line. */
export interface DrawnSpan {
  /** [m] */
  readonly drawnFrom: number
  /** [m] */
  readonly drawnTo: number
}

/** Lists the pieces of the drawn line whose roads nobody surveyed: they are drawn as such. @source E-T-121 */
export const listModelled = (road: RouteLine): readonly DrawnSpan[] =>
  road.stretches
    .filter(({ kind }) => isModelled(kind))
    .map(({ from, to }) => ({
      drawnFrom: toDrawnMetres(road, from * METRES),
      drawnTo: toDrawnMetres(road, to * METRES),
    }))
