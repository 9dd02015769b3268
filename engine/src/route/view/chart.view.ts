import { MILES_PER_KM } from '../../shared/index.js'
import { wordKm, wordLevel, type RouteWords } from './wording.view.js'
import { listChargePoints, listRouteParts, type RoutePart } from '../charge-profile.js'
import { toDrawnMetres } from '../route-line.js'
import type { Drive } from '../drive.js'
import type { StopPlan } from '../stop-plan.js'
import type { Trip } from '../trip-check.js'

/** A mark of an axis. */
export interface Tick {
  /** [km] or [%], as the axis has it. */
  readonly at: number
  readonly label: string
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
  readonly xTicks: readonly Tick[]
  readonly yTicks: readonly Tick[]
  readonly table: {
    readonly caption: string
    readonly head: readonly [place: string, charge: string]
    readonly rows: readonly (readonly [place: string, charge: string])[]
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

/** Makes the chart of the charge level along the road, and the same as a table. */
export const toChargeChart = (trip: Trip, plan: StopPlan, words: RouteWords): ChargeChart => {
  const { translate } = words
  const points = listChargePoints(trip, plan)
  return {
    label: translate('chart.label'),
    xLabel: translate('chart.x'),
    yLabel: translate('chart.y'),
    length: trip.length,
    reserve: {
      at: trip.reserve,
      label: translate('chart.reserve', { level: wordLevel(trip.reserve, words) }),
    },
    points,
    xTicks: listTicks(trip.length, words),
    yTicks: LEVELS.map((at) => ({ at, label: wordLevel(at, words) })),
    table: {
      caption: translate('chart.table'),
      head: [translate('chart.x'), translate('chart.y')],
      rows: points.map(({ km, charge }) => [wordKm(km, words), wordLevel(charge, words)]),
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
