// Outlines of windows, lamps and intakes in the plane they are cut in.
import { clamp } from '../vector.js'
import type { Inlay, SideGlass } from './record.js'
import { beltAt, pillarAt, sampled, spread, type Skin } from './skin.js'
import { softStep } from './numbers.js'

/** A point in a plane: right and up [m]. */
export type Point = readonly [number, number]

/** Lower and upper edge over a line, from its start to its end. */
export interface Ribbon {
  readonly places: readonly number[]
  readonly low: readonly number[]
  readonly high: readonly number[]
}

/** The closed outline between the edges of a ribbon. */
export const outlineOf = ({ places, low, high }: Ribbon): readonly Point[] => {
  const edge = (heights: readonly number[]): Point[] =>
    heights.map((height, i) => [places[i] ?? 0, height])
  return [...edge(low), ...edge(high).reverse()]
}

const NEAR_ENDS = [0, 0.06, 0.15, 0.3, 0.5, 0.75, 1]

const inset = (distance: number, round: number): number =>
  distance >= round ? 0 : round - Math.sqrt(Math.max(0, round ** 2 - (round - distance) ** 2))

/** A lamp or intake as a ribbon over its width, with round ends. */
export const inlayRibbon = ({ across, up, rise, taper, round }: Inlay): Ribbon => {
  const [inner, outer] = across
  const isWhole = inner === 0
  const height = up[1] - up[0]
  const r = Math.min(round, height * (1 - taper) * 0.5)
  const ends = NEAR_ENDS.map((part) => part * r)
  const start = isWhole ? -outer : inner
  const places = [
    ...ends.map((d) => start + d),
    ...spread(start + r, outer - r, 60).slice(1, -1),
    ...ends.map((d) => outer - d).reverse(),
  ]
  const shrink = (y: number): number => Math.max(inset(y - start, r), inset(outer - y, r))
  const lost = (y: number): number =>
    taper * height * clamp((Math.abs(y) - inner) / (outer - inner), 0, 1)
  const lift = (y: number): number => rise * Math.abs(y)
  return {
    places,
    low: places.map((y) => up[0] + lost(y) + lift(y) + shrink(y)),
    high: places.map((y) => up[1] + lift(y) - shrink(y)),
  }
}

/** The height at which a line leaning over the car passes a place; endless where it never does. */
const heightOf = (line: readonly Point[], isPast: (x: number) => boolean): number =>
  line.find(([x]) => isPast(x))?.[1] ?? Infinity

interface Edges {
  readonly belt: (x: number) => number
  readonly front: readonly Point[]
  readonly back: readonly Point[]
}

const HEIGHTS = spread(0.82, 1.78, 240)

/** What bounds the side windows of a body; worked out once. */
export const sideEdges = (skin: Skin): Edges => {
  const { tail, nose } = skin.measures
  const span = [tail + 0.1, nose - 0.8] as const
  const belts = spread(span[0], span[1], 120).map((x) => beltAt(skin, x))
  return {
    belt: (x) => sampled(belts, span, x),
    front: HEIGHTS.map((z) => [pillarAt(skin, 'front', z), z]),
    back: HEIGHTS.map((z) => [pillarAt(skin, 'rear', z), z]),
  }
}

const backOf = (glass: SideGlass, [x, z]: Point): Point => [
  x + glass.back + glass.backLean * (z - 1),
  z,
]

/** The side windows as a ribbon, everywhere `inwards` from their frame. */
export const sideRibbon = (skin: Skin, edges: Edges, inwards: number): Ribbon => {
  const { glass } = skin.record
  const front = edges.front.map(([x, z]): Point => [x - glass.front - inwards * 1.6, z])
  const back = edges.back
    .map((point) => backOf(glass, point))
    .map(([x, z]): Point => [x + inwards * 1.6, z])
  const low = (x: number): number =>
    edges.belt(x) + glass.above + glass.kick * softStep(0, 0.35, -x - glass.kickFrom) + inwards
  const high = (x: number): number =>
    Math.min(
      skin.roof(x) - glass.belowRoof - inwards * 1.1,
      heightOf(front, (at) => at < x),
      heightOf(back, (at) => at > x),
    )
  const places = spread(skin.measures.tail, skin.measures.front, 900).filter(
    (x) => high(x) < 1.77 && high(x) > low(x) && edges.belt(x) > edges.belt(0) - 0.1,
  )
  return { places, low: places.map(low), high: places.map(high) }
}
