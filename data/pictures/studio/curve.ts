// Smooth curves through a few points: monotone between them, then rounded, so that a lump cannot arise.
import { clamp } from '../vector.js'
import { read } from './numbers.js'

/** A place and the value there. */
export type Knot = readonly [place: number, value: number]

/** Value of a curve at a place. */
export type Curve = (place: number) => number

const GRAIN = 0.004
const BEYOND = 1

const slopesOf = (knots: readonly Knot[]): number[] =>
  knots.slice(1).map(([x, y], index) => {
    const [x0, y0] = knots[index] ?? [x - 1, y]
    return (y - y0) / (x - x0)
  })

// Fritsch and Carlson: a harmonic mean keeps every piece within its two ends.
const tangentsOf = (slopes: readonly number[]): number[] => {
  const inner = slopes.slice(1).map((after, index) => {
    const before = read(slopes, index)
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return [read(slopes, 0), ...inner, read(slopes, slopes.length - 1)]
}

const hermite = (knots: readonly Knot[]): Curve => {
  const tangents = tangentsOf(slopesOf(knots))
  return (place) => {
    const after = knots.findIndex(([x]) => x > place)
    const low = after < 0 ? knots.length - 2 : Math.max(0, after - 1)
    const [x0, y0] = knots[low] ?? [0, 0]
    const [x1, y1] = knots[low + 1] ?? [x0 + 1, y0]
    const [m0, m1] = [read(tangents, low), read(tangents, low + 1)]
    if (place <= x0) return y0 + (place - x0) * m0
    if (place >= x1) return y1 + (place - x1) * m1
    const [h, t] = [x1 - x0, (place - x0) / (x1 - x0)]
    const bend = t * t * (3 - 2 * t)
    return y0 + (y1 - y0) * bend + h * t * (1 - t) * ((1 - t) * m0 - t * m1)
  }
}

// Three runs of a box are as good as a bell, and fast.
const box = (values: Float64Array, half: number): Float64Array => {
  const last = values.length - 1
  const out = new Float64Array(values.length)
  let sum = 0
  for (let i = -half; i <= half; i += 1) sum += read(values, clamp(i, 0, last))
  for (let i = 0; i <= last; i += 1) {
    out[i] = sum / (2 * half + 1)
    sum += read(values, Math.min(last, i + half + 1)) - read(values, Math.max(0, i - half))
  }
  return out
}

/** Curve through knots, rounded over about `round` on both sides of each [m]. */
export const curveThrough = (points: readonly Knot[], round: number): Curve => {
  const knots = [...points].sort(([one], [other]) => one - other)
  const start = (knots[0]?.[0] ?? 0) - BEYOND
  const end = (knots[knots.length - 1]?.[0] ?? 0) + BEYOND
  const exact = hermite(knots)
  const count = Math.ceil((end - start) / GRAIN) + 1
  const raw = Float64Array.from({ length: count }, (_, i) => exact(start + i * GRAIN))
  const half = Math.max(1, Math.round(round / GRAIN))
  const table = box(box(box(raw, half), half), half)
  return (place) => {
    const t = clamp((place - start) / GRAIN, 0, count - 1.001)
    const low = Math.floor(t)
    const value = read(table, low)
    return value + (read(table, low + 1) - value) * (t - low)
  }
}
