import { num } from './path.js'
import type { Vec2 } from './vector.js'

/** One colour of a gradient: place from 0 to 1, colour, opacity. */
export type Stop = readonly [number, string, number?]

/** A drawing in progress: hands out prefixed ids and gathers the definitions behind them. */
export interface Sheet {
  /** A straight gradient from one point to another; gives the paint reference. */
  readonly linear: (from: Vec2, to: Vec2, stops: readonly Stop[]) => string
  /** A straight gradient across whatever shape it fills, at an angle [rad]; gives the paint reference. */
  readonly shade: (turn: number, stops: readonly Stop[]) => string
  /** A round gradient from the middle of whatever shape it fills; gives the paint reference. */
  readonly pool: (stops: readonly Stop[]) => string
  /** A clip to path data; gives the reference. */
  readonly clip: (d: string) => string
  /** A clip to a circle about the origin with a radius; gives the reference. */
  readonly round: (radius: number) => string
  /** A soft blur by a deviation [px]; gives the reference. */
  readonly blur: (deviation: number) => string
  /** A mask that shows where a gradient is white; gives the reference. */
  readonly mask: (paint: string) => string
  /** A colour matrix over whatever it is put on; gives the reference. */
  readonly grade: (matrix: string) => string
  /** Everything defined so far. */
  readonly defs: () => string
}

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([place, colour, opacity]) => {
      const clear = opacity === undefined ? '' : ` stop-opacity="${num(opacity, 2)}"`
      return `<stop offset="${num(place, 2)}" stop-color="${colour}"${clear}/>`
    })
    .join('')

/** A fresh sheet whose ids all start with a prefix; equal definitions are kept once. */
export const sheetOf = (prefix: string): Sheet => {
  const known = new Map<string, string>()
  const kept = (markup: (id: string) => string): string => {
    const text = markup('')
    const id = known.get(text) ?? `${prefix}${known.size.toString(36)}`
    known.set(text, id)
    return `url(#${id})`
  }
  const texts = (): string =>
    [...known].map(([text, id]) => text.replace('id=""', `id="${id}"`)).join('')
  return {
    linear: (from, to, stops) => {
      const [x1, y1, x2, y2] = [...from, ...to].map((value) => num(value))
      return kept(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
      )
    },
    shade: (turn, stops) => {
      const [x, y] = [Math.cos(turn) / 2, Math.sin(turn) / 2]
      const ends = { x1: 0.5 - x, y1: 0.5 - y, x2: 0.5 + x, y2: 0.5 + y }
      return kept(
        (id) => `<linearGradient id="${id}"${marks(ends)}>${stopsOf(stops)}</linearGradient>`,
      )
    },
    pool: (stops) => kept((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`),
    clip: (d) =>
      kept((id) => `<clipPath id="${id}"><path clip-rule="evenodd" d="${d}"/></clipPath>`),
    round: (radius) => kept((id) => `<clipPath id="${id}"><circle r="${num(radius)}"/></clipPath>`),
    blur: (deviation) =>
      kept(
        (id) =>
          `<filter id="${id}" x="-30%" y="-70%" width="160%" height="240%"><feGaussianBlur stdDeviation="${num(deviation, 2)}"/></filter>`,
      ),
    mask: (paint) =>
      kept(
        (id) =>
          `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="2400" height="1600"><path d="M0 0h2400v1600H0z" fill="${paint}"/></mask>`,
      ),
    grade: (matrix) =>
      kept(
        (id) =>
          `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feColorMatrix values="${matrix}"/></filter>`,
      ),
    defs: () => `<defs>${texts()}</defs>`,
  }
}

/** Attributes of a mark as SVG text; numbers are shortened. */
export const marks = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value, 2) : value}"`)
    .join('')

/** A path element. */
export const path = (d: string, values: Readonly<Record<string, string | number>>): string =>
  d === '' ? '' : `<path d="${d}"${marks(values)}/>`

/** A group element. */
export const group = (
  values: Readonly<Record<string, string | number>>,
  ...inner: readonly string[]
): string => `<g${marks(values)}>${inner.join('')}</g>`
