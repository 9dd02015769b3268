// The surface of a body as fields: five gentle surfaces joined with rounded edges, and a glasshouse on top.
import { FORMS } from '../form.js'
import { curveThrough, type Curve } from './curve.js'
import type { Field } from './grid.js'
import { bell, read, smoothMax, smoothMin, softStep } from './numbers.js'
import type { Along, Anchor, BodyRecord, Inlay, Pane } from './record.js'

/** Places and radii of a body [m]. */
export interface Measures {
  readonly nose: number
  readonly tail: number
  readonly front: number
  readonly rear: number
  readonly height: number
  readonly tyre: number
  readonly rim: number
  readonly archRadius: number
  readonly halfWidth: number
}

/** A body's fields and the curves its cuts are drawn by. */
export interface Skin {
  readonly record: BodyRecord
  readonly measures: Measures
  readonly body: Field
  readonly glasshouse: Field
  readonly whole: Field
  /** Half width of the glasshouse. */
  readonly glassSide: (x: number, z: number) => number
  readonly floor: Curve
  readonly roof: Curve
  readonly windscreen: (y: number, z: number) => number
  readonly rearGlass: (y: number, z: number) => number
}

/** Places and radii of a body, from its form. */
export const measuresOf = (record: BodyRecord): Measures => {
  const form = FORMS[record.body]
  const front = form.wheelbase / 2
  return {
    nose: front + form.frontOverhang,
    tail: front + form.frontOverhang - form.length,
    front,
    rear: -front,
    height: form.height,
    tyre: form.tyre,
    rim: form.rim,
    archRadius: form.tyre + record.arch.gap,
    halfWidth: form.width / 2,
  }
}

const anchorOf = (measures: Measures, anchor: Anchor): number =>
  anchor === 'middle' ? 0 : measures[anchor]

/** Place along the car of an anchor and a distance in front of it. */
export const placeAhead = (
  measures: Measures,
  [anchor, ahead]: readonly [Anchor, number, ...unknown[]],
): number => anchorOf(measures, anchor) + ahead

const curveAlong = (
  measures: Measures,
  { points, round }: { readonly points: readonly Along[]; readonly round: number },
): Curve =>
  curveThrough(
    points.map((point) => [placeAhead(measures, point), point[2]]),
    round,
  )

// How far below the crease its hollow is deepest [m].
const BELOW = 0.075

const sideOf = (record: BodyRecord, measures: Measures) => {
  const { arch } = record
  const plan = curveAlong(measures, { points: record.plan, round: 0.12 })
  const section = curveThrough(record.section, 0.03)
  const waist = curveThrough(record.waist, 0.03)
  const { front, rear, tyre, archRadius, halfWidth } = measures
  const widest = halfWidth - Math.max(arch.front, arch.rear)
  const flare = (x: number, z: number): number => {
    const near = Math.hypot(x - front, z - tyre) - archRadius - 0.02
    const far = Math.hypot(x - rear, z - tyre) - archRadius - 0.02
    return arch.front * bell(near, arch.fade) + arch.rear * bell(far, arch.fade)
  }
  const line = curveAlong(measures, { points: record.crease.line, round: 0.12 })
  const { lean, hollow } = record.crease
  const fold = (x: number, z: number): number => {
    const above = z - line(x)
    return -lean * smoothMax(above, 0, 0.005) - hollow * bell(Math.abs(above + BELOW), BELOW * 0.6)
  }
  const inDoors = (x: number): number =>
    softStep(rear + archRadius * 0.2, rear + archRadius + 1.0, x) *
    (1 - softStep(front - archRadius - 1.0, front - archRadius * 0.2, x))
  return (x: number, z: number): number =>
    widest + plan(x) + section(z) + fold(x, z) + waist(z) * inDoors(x) + flare(x, z)
}

const topOf = (record: BodyRecord, measures: Measures) => {
  const deck = curveAlong(measures, { points: record.deck, round: 0.1 })
  const [height, across] = record.dome
  return (x: number, ay: number): number => {
    const hood = softStep(measures.front - 0.75, measures.front - 0.25, x)
    const dome = height * softStep(across - 0.1, across + 0.14, ay)
    return deck(x) - record.crown * (ay / 0.9) ** 2.4 - hood * dome
  }
}

const bodyOf = (record: BodyRecord, measures: Measures): Field => {
  const side = sideOf(record, measures)
  const top = topOf(record, measures)
  const nose = curveThrough(record.nose, 0.035)
  const tail = curveThrough(record.tail, 0.035)
  const floor = curveAlong(measures, { points: record.floor, round: 0.09 })
  const { edges, bows } = record
  return (x, y, z) => {
    const ay = Math.abs(y)
    const sides = smoothMax(ay - side(x, z), (z - top(x, ay)) * 0.97, edges.shoulder)
    const front = (x - measures.nose - nose(z) + bows.nose * (ay / 0.85) ** bows.nosePower) * 0.9
    const rear = (measures.tail + tail(z) + bows.tail * (ay / 0.85) ** 2.6 - x) * 0.9
    const ends = smoothMax(smoothMax(sides, front, edges.nose), rear, edges.tail)
    return smoothMax(ends, floor(x) - z, 0.03)
  }
}

const paneOf = (measures: Measures, pane: Pane, sign: 1 | -1) => {
  const foot = placeAhead(measures, pane.foot)
  return (y: number, z: number): number => {
    const h = z - 1
    const bow = pane.bow * (Math.abs(y) / 0.75) ** 2
    return foot - sign * (pane.lean * h + pane.bend * h * h + bow)
  }
}

const spoilerOf = (
  record: BodyRecord,
  roofAt: (x: number, ay: number) => number,
  side: (x: number, z: number) => number,
): Field | undefined => {
  const { spoiler } = record
  if (spoiler === undefined) return undefined
  return (x, y, z) => {
    const ay = Math.abs(y)
    const top = roofAt(x, ay)
    const slab = smoothMax(z - top, top - spoiler.thick - z, 0.008)
    const sides = smoothMax(slab, ay - side(x, z) + 0.01, 0.02)
    const edge = spoiler.at + 0.1 * (ay / 0.6) ** 2.2
    return smoothMax(smoothMax(sides, edge - x, 0.01), x - spoiler.at - 0.45, 0.02)
  }
}

const glasshouseOf = (record: BodyRecord, measures: Measures) => {
  const shoulder = curveAlong(measures, { points: record.shoulder, round: 0.12 })
  const roof = curveAlong(measures, { points: record.roof, round: 0.14 })
  const [lean, bend] = record.tumble
  const side = (x: number, z: number): number =>
    shoulder(x) - lean * (z - 1) - bend * (z - 1) * Math.abs(z - 1)
  const windscreen = paneOf(measures, record.windscreen, 1)
  const rearGlass = paneOf(measures, record.rearGlass, -1)
  const roofAt = (x: number, ay: number): number => roof(x) - record.roofCrown * (ay / 0.6) ** 2.4
  const spoiler = spoilerOf(record, roofAt, side)
  const { edges } = record
  const shell: Field = (x, y, z) => {
    const ay = Math.abs(y)
    const sides = smoothMax((ay - side(x, z)) * 0.93, z - roofAt(x, ay), edges.rail)
    const front = (x - windscreen(y, z)) / Math.hypot(1, record.windscreen.lean)
    const rear = (rearGlass(y, z) - x) / Math.hypot(1, record.rearGlass.lean)
    const ends = smoothMax(smoothMax(sides, front, edges.windscreen), rear, edges.rear)
    return smoothMax(ends, 0.8 - z, 0.02)
  }
  const field: Field =
    spoiler === undefined ? shell : (x, y, z) => smoothMin(shell(x, y, z), spoiler(x, y, z), 0.012)
  return { field, side, roof, windscreen, rearGlass }
}

/** The fields of a body. */
export const skinOf = (record: BodyRecord): Skin => {
  const measures = measuresOf(record)
  const body = bodyOf(record, measures)
  const glass = glasshouseOf(record, measures)
  return {
    record,
    measures,
    body,
    glasshouse: glass.field,
    whole: (x, y, z) => smoothMin(body(x, y, z), glass.field(x, y, z), record.edges.belt),
    glassSide: glass.side,
    floor: curveAlong(measures, { points: record.floor, round: 0.09 }),
    roof: glass.roof,
    windscreen: glass.windscreen,
    rearGlass: glass.rearGlass,
  }
}

/** Where a field begins on a line, from outside inwards; `along` gives the field on the line. */
export const findEdge = (
  along: (place: number) => number,
  [outside, inside]: readonly [number, number],
): number => {
  const step = (inside - outside) / 160
  let at = outside
  for (let i = 0; i < 160 && along(at + step) > 0; i += 1) at += step
  let [out, into] = [at, at + step]
  for (let i = 0; i < 24; i += 1) {
    const middle = (out + into) / 2
    if (along(middle) > 0) out = middle
    else into = middle
  }
  return out
}

/** Distance of the body's side from the centre plane. */
export const sideAt = ({ body }: Skin, x: number, z: number): number =>
  findEdge((y) => body(x, y, z), [1.15, 0.2])

/** Place of the front or rear face. */
export const faceAt = (skin: Skin, end: 'front' | 'rear', [y, z]: readonly number[]): number => {
  const { nose, tail } = skin.measures
  const line = end === 'front' ? ([nose + 0.1, 0.2] as const) : ([tail - 0.1, -0.2] as const)
  return findEdge((x) => skin.body(x, y ?? 0, z ?? 0), line)
}

// Lamps reach round the corner as far as this [m].
const ROUND_CORNER = 0.34

/** Lamps and intakes of an end, none wider than the body is there. */
export const inlaysOn = (skin: Skin, end: 'front' | 'rear'): readonly Inlay[] => {
  const { nose, tail } = skin.measures
  const x = end === 'front' ? nose - ROUND_CORNER : tail + ROUND_CORNER
  return skin.record[end].map((inlay) => {
    const [inner, outer] = inlay.across
    const most = Math.min(...inlay.up.map((z) => sideAt(skin, x, z + inlay.rise * outer)))
    return { ...inlay, across: [inner, Math.min(outer, most - 0.012)] }
  })
}

/** Height of the belt, where the glasshouse meets the body. */
export const beltAt = ({ body, glassSide }: Skin, x: number): number =>
  findEdge((z) => body(x, glassSide(x, z), z), [1.35, 0.7])

/** Where windscreen or rear window meet the side, by height. */
export const pillarAt = (skin: Skin, end: 'front' | 'rear', z: number): number => {
  const pane = end === 'front' ? skin.windscreen : skin.rearGlass
  let x = end === 'front' ? skin.measures.front - 0.7 : skin.measures.rear - 0.3
  for (let turn = 0; turn < 30; turn += 1) x = pane(skin.glassSide(x, z), z)
  return x
}

/** A list of numbers from one to another, both included. */
export const spread = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1))

/** Value of samples at a place between the first and the last. */
export const sampled = (
  samples: readonly number[],
  [from, to]: readonly [number, number],
  place: number,
): number => {
  const t = Math.min(1, Math.max(0, (place - from) / (to - from))) * (samples.length - 1)
  const low = Math.min(samples.length - 2, Math.floor(t))
  return read(samples, low) + (read(samples, low + 1) - read(samples, low)) * (t - low)
}
