import { computeFormula, explainFormula, PER_HUNDRED, toUndefined } from '../shared/index.js'
import { CLIMB_FORMULA } from './climb-formula.js'
import type { RoadHeight } from './heights.js'
import { isCarried } from './road-kind.js'
import type { Trip, TripClimb, TripStretch } from './trip-check.js'
import { toFigure } from './trip-figures.js'
import type { Figure } from './trip-formulas.js'

/** How heights of a road count. */
export interface ClimbTerms extends Pick<TripClimb, 'efficiencyUp' | 'efficiencyBack'> {
  /** [kg] Weight on the road of a version of a car, by its name and motor: `EX30 SM`. */
  readonly masses: Readonly<Record<string, number>>
  /** [km] A known height covers the road so far before and behind it. */
  readonly covering: number
  /** [1] Share of the driven road that is covered at least; heights of one that is covered less do not count. */
  readonly share: number
}

// How heights count, with the weight of the car and the energy of its battery.
type Counted = ClimbTerms & TripClimb

// [km] Less than that is rounding, and no ferry.
const NEAR = 1e-6

/** [km] Measures what of the road between two places is driven. */
type Measure = (from: number, to: number) => number

const measureDriven = (stretches: readonly TripStretch[]): Measure => {
  const carried = stretches.filter(({ kind }) => isCarried(kind))
  return (from, to) =>
    carried.reduce(
      (km, one) => km - Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)),
      to - from,
    )
}

// Between two known heights the road rises or falls evenly [m/km]. A ferry parts the roads before and behind it.
const listSlopes = (heights: readonly RoadHeight[], measure: Measure): readonly number[] =>
  heights.slice(1).map((b, at) => {
    const a = heights[at] ?? b
    const km = b.km - a.km
    return km > NEAR && km - measure(a.km, b.km) < NEAR ? (b.height - a.height) / km : 0
  })

// [km] What of the road lies far from any known height along it.
const measureBare = (places: readonly number[], covering: number, measure: Measure): number =>
  places
    .slice(1)
    .map((km, at) => measure(places[at] ?? km, km) - covering - covering)
    .reduce((sum, km) => sum + Math.max(0, km), 0)

// A fall counts as far as driving there takes what it gives: the charge never rises along the road.
const withClimb = (piece: TripStretch, metres: number, climb: Counted): TripStretch => {
  const range = toUndefined(piece.range)
  if (metres === 0 || range === undefined) return piece
  const useOf = (rise: number, fall: number): number =>
    computeFormula(CLIMB_FORMULA, { ...climb, rise, fall })
  const drive = ((piece.to - piece.from) / range) * PER_HUNDRED
  const rise = Math.max(0, metres)
  const fall = Math.min(Math.max(0, -metres), drive / -useOf(0, 1))
  return { ...piece, climb: { rise, fall, used: useOf(rise, fall) } }
}

/**
 * Counts the heights of a road into its stretches: cuts them where a height is known, and adds what the climb of each
 * piece uses and its fall gives back. Undefined where too little of the road lies near a known height.
 */
export const climbStretches = (
  stretches: readonly TripStretch[],
  heights: readonly RoadHeight[],
  climb: Counted,
): readonly TripStretch[] | undefined => {
  const { covering, share } = climb
  const measure = measureDriven(stretches)
  const length = stretches.at(-1)?.to ?? 0
  const places = heights.map(({ km }) => km)
  const bare = measureBare([-covering, ...places, length + covering], covering, measure)
  if (places.length < 2 || bare > (1 - share) * measure(0, length) + NEAR) return undefined
  const slopes = listSlopes(heights, measure)
  return stretches.flatMap((stretch) => {
    const within = places.filter((km) => km > stretch.from && km < stretch.to)
    const ends = [...new Set([stretch.from, ...within, stretch.to])]
    return ends.slice(1).map((to, at) => {
      const from = ends[at] ?? to
      const slope = slopes[places.findLastIndex((km) => km <= from)] ?? 0
      const minutes = (stretch.minutes * (to - from)) / (stretch.to - stretch.from)
      return withClimb({ ...stretch, from, to, minutes }, slope * (to - from), climb)
    })
  })
}

/** What climbs and falls on a part of the road, with what they use. */
export interface Climb {
  /** [m] */
  readonly rise: number
  /** [m] As far as it counts. */
  readonly fall: number
  /** [%] Charge it uses; below 0 where the fall gives back more. */
  readonly used: Figure
}

/** Adds up the climbs between two places of the road [km]; undefined where heights do not count. @source E-T-138 */
export const climbBetween = (
  { climb, stretches }: Pick<Trip, 'climb' | 'stretches'>,
  fromKm: number,
  toKm: number,
): Climb | undefined => {
  if (climb === undefined) return undefined
  let [rise, fall] = [0, 0]
  for (const { from, to, climb: own } of stretches) {
    const share = (Math.min(to, toKm) - Math.max(from, fromKm)) / (to - from)
    if (own === undefined || share <= 0) continue
    rise += own.rise * share
    fall += own.fall * share
  }
  return { rise, fall, used: toFigure(explainFormula(CLIMB_FORMULA, { ...climb, rise, fall })) }
}
