import * as O from '#fp-ts/Option'
import { MILES_PER_KM } from '../../shared/index.js'
import { namePlace } from './places.view.js'
import { wordAt } from './clock.view.js'
import type { StopParts } from './stops.view.js'
import { wordHeight, wordKm, wordLevel, type RouteWords } from './wording.view.js'
import {
  chargeAt,
  listChargePoints,
  listRouteParts,
  type ChargePoint,
  type RoutePart,
} from '../charge-profile.js'
import { toDrawnMetres } from '../route-line.js'
import type { Drive } from '../drive.js'
import type { StopPlan } from '../stop-plan.js'
import type { Trip } from '../trip-check.js'
import { listTimes } from '../trip-times.js'

/** A mark of an axis. */
export interface Tick {
  /** [km] or [%], as the axis has it. */
  readonly at: number
  readonly label: string
}

/** A place of the road whose height is drawn. */
interface HeightMark {
  readonly km: number
  /** [1] Between the lowest and the highest place. */
  readonly share: number
}

/** The charge level along the road, as a chart and as a table. */
export interface ChargeChart {
  readonly label: string
  readonly xLabel: string
  readonly yLabel: string
  /** [km] End of the horizontal axis. */
  readonly length: number
  /** [%] Where the reserve is drawn. */
  readonly reserve: { readonly at: number; readonly label: string }
  readonly points: readonly { readonly km: number; readonly charge: number }[]
  /** Where the plan stops, with the time of day under it; the time is empty while none is set. */
  readonly halts: readonly {
    readonly id: string
    readonly km: number
    readonly charge: number
    readonly time: string
  }[]
  /** How high the road lies, as far as that counts: from 0 for the lowest place to 1; absent where it does not. */
  readonly heights: { readonly label: string; readonly points: readonly HeightMark[] } | undefined
  readonly xTicks: readonly Tick[]
  readonly yTicks: readonly Tick[]
  readonly table: {
    readonly caption: string
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }
}

/** A part of the road that is drawn in one colour, with its meaning. */
export interface RoutePartView extends RoutePart {
  /** [m] Along the drawn line. */
  readonly drawnFrom: number
  /** [m] Along the drawn line. */
  readonly drawnTo: number
  readonly label: string
  /** Label with both distances, for the text that stands for the map. */
  readonly sentence: string
}

const LEVELS = [0, 20, 40, 60, 80, 100]
const WIDTHS = [1, 2, 5]
const MOST_TICKS = 6
const METRES = 1000
const TEN = 10

// The smallest of 1, 2, 5, 10, 20 … that leaves at most six marks.
const stepOf = (length: number): number => {
  for (let scale = 1; ; scale *= TEN) {
    const found = WIDTHS.map((width) => width * scale).find((width) => length / width <= MOST_TICKS)
    if (found !== undefined) return found
  }
}

// Marks stand at round distances of the unit that is shown.
const listTicks = (length: number, words: RouteWords): readonly Tick[] => {
  const shown = words.distance === 'km' ? 1 : MILES_PER_KM
  const step = stepOf(length * shown) / shown
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, at) => ({
    at: at * step,
    label: wordKm(at * step, words),
  }))
}

// A point that lies on the line between its neighbours, to a third of a percent, is not drawn.
const NEAR = 0.3

const thin = (points: readonly ChargePoint[]): readonly ChargePoint[] =>
  points.reduce<readonly ChargePoint[]>((kept, point, at) => {
    const [before, next] = [kept.at(-1), points[at + 1]]
    const isNeeded =
      before === undefined ||
      next === undefined ||
      next.km === point.km ||
      before.km === point.km ||
      Math.abs(chargeAt([before, next], point.km) - point.charge) > NEAR
    return isNeeded ? [...kept, point] : kept
  }, [])

interface Charted {
  readonly trip: Trip
  readonly plan: StopPlan
  readonly points: readonly ChargePoint[]
}

const rowsOf = (
  { trip, plan, points }: Charted,
  parts: StopParts,
): ChargeChart['table']['rows'] => {
  const { translate } = parts
  const row = (
    name: string,
    [km, level, minutes]: readonly [km: number, level: number, minutes: number],
  ): readonly string[] => {
    const cells = [name, wordKm(km, parts), wordLevel(level, parts)]
    const time = wordAt({ minutes, km }, parts)
    return time === '' ? cells : [...cells, time]
  }
  const halts = listTimes(trip, plan).flatMap(({ id, position, arrives, leaves }) => {
    const name = namePlace(id, parts)
    const stop = plan.stops.find((one) => one.id === id)
    return stop === undefined
      ? [row(name, [position, chargeAt(points, position), arrives])]
      : [
          row(translate('chart.arrive', { name }), [position, stop.arrival.value, arrives]),
          row(translate('chart.leave', { name }), [position, stop.departure, leaves]),
        ]
  })
  const last = points.at(-1) ?? { km: 0, charge: 0 }
  const end = O.isSome(parts.total) ? parts.total.value : 0
  return [
    row(parts.ends.origin.text, [0, trip.start, 0]),
    ...halts,
    ...(plan.kind === 'possible'
      ? [row(parts.ends.destination.text, [trip.length, plan.arrival.value, end])]
      : [
          row(plan.leg.arrival.value < 0 ? translate('chart.empty') : parts.ends.destination.text, [
            last.km,
            last.charge,
            0,
          ]).slice(0, 3),
        ]),
  ]
}

// [m] A road that is more level is drawn level.
const LEAST_RELIEF = 100

const toHeights = ({ climb }: Trip, parts: StopParts): ChargeChart['heights'] => {
  if (climb === undefined) return undefined
  const { heights } = parts.drive.road
  const metres = heights.map(({ height }) => height)
  const [low, high] = [Math.min(...metres), Math.max(...metres)]
  return {
    label: parts.translate('chart.heights', {
      low: wordHeight(low, parts),
      high: wordHeight(high, parts),
    }),
    points: heights.map(({ km, height }) => ({
      km,
      share: (height - low) / Math.max(high - low, LEAST_RELIEF),
    })),
  }
}

/** Makes the chart of the charge level along the road, and the same as a table. */
export const toChargeChart = (trip: Trip, plan: StopPlan, parts: StopParts): ChargeChart => {
  const { translate } = parts
  const points = listChargePoints(trip, plan)
  const isTimed = wordAt({ minutes: 0, km: 0 }, parts) !== ''
  const times = new Map(listTimes(trip, plan).map(({ id, arrives }) => [id, arrives]))
  return {
    label: translate('chart.label'),
    xLabel: translate('chart.x'),
    yLabel: translate('chart.y'),
    length: trip.length,
    reserve: {
      at: trip.reserve,
      label: translate('chart.reserve', { level: wordLevel(trip.reserve, parts) }),
    },
    points: thin(points),
    halts: plan.stops.map(({ id, position, departure }) => ({
      id,
      km: position,
      charge: departure,
      time: wordAt({ minutes: times.get(id) ?? 0, km: position }, parts),
    })),
    heights: toHeights(trip, parts),
    xTicks: listTicks(trip.length, parts),
    yTicks: LEVELS.map((at) => ({ at, label: wordLevel(at, parts) })),
    table: {
      caption: translate('chart.table'),
      head: [
        translate('chart.place'),
        translate('chart.x'),
        translate('chart.y'),
        ...(isTimed ? [translate('chart.time')] : []),
      ],
      rows: rowsOf({ trip, plan, points }, parts),
    },
  }
}

/** The parts of the road in their colours, with what each means. */
export const toParts = (
  { drive, trip, plan }: { readonly drive: Drive; readonly trip: Trip; readonly plan: StopPlan },
  words: RouteWords,
): readonly RoutePartView[] =>
  listRouteParts(trip, plan).map((part) => {
    const label = words.translate(`part.${part.kind}`)
    return {
      ...part,
      drawnFrom: toDrawnMetres(drive.road, part.from),
      drawnTo: toDrawnMetres(drive.road, part.to),
      label,
      sentence: words.translate('part.sentence', {
        label,
        from: wordKm(part.from / METRES, words),
        to: wordKm(part.to / METRES, words),
      }),
    }
  })
