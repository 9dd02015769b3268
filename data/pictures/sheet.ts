import { num } from './path.js'
import type { Vec2 } from './vector.js'

/** One colour of a gradient: place from 0 to 1, colour, opacity. */
export type Stop = readonly [number, string, number?]

/** A drawing in progress: hands out prefixed ids and gathers the definitions behind them. */
export interface Sheet {
  /** The prefixed form of a short name. */
  readonly id: (name: string) => string
  /** A straight gradient from one point to another; gives the paint reference. */
  readonly linear: (from: Vec2, to: Vec2, stops: readonly Stop[]) => string
  /** A round gradient about a point with a radius [px]; gives the paint reference. */
  readonly radial: (centre: Vec2, radius: number, stops: readonly Stop[]) => string
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

type Ends = Readonly<Record<string, number>>

const gradient = (kind: 'linear' | 'radial', ends: Ends, stops: readonly Stop[]) => (id: string) => {
  const places = Object.fromEntries(Object.entries(ends).map(([name, value]) => [name, num(value)]))
  return `<${kind}Gradient id="${id}" gradientUnits="userSpaceOnUse"${marks(places)}>${stopsOf(stops)}</${kind}Gradient>`
}

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
    id: (name) => `${prefix}${name}`,
    linear: (from, to, stops) => kept(gradient('linear', { x1: from[0], y1: from[1], x2: to[0], y2: to[1] }, stops)),
    radial: (centre, radius, stops) => kept(gradient('radial', { cx: centre[0], cy: centre[1], r: radius }, stops)),
    shade: (turn, stops) => {
      const [x, y] = [Math.cos(turn) / 2, Math.sin(turn) / 2]
      const ends = { x1: 0.5 - x, y1: 0.5 - y, x2: 0.5 + x, y2: 0.5 + y }
      return kept((id) => `<linearGradient id="${id}"${marks(ends)}>${stopsOf(stops)}</linearGradient>`)
    },
    pool: (stops) => kept((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`),
    clip: (d) => kept((id) => `<clipPath id="${id}"><path clip-rule="evenodd" d="${d}"/></clipPath>`),
    round: (radius) =>
      kept((id) => `<clipPath id="${id}"><circle r="${num(radius)}"/></clipPath>`),
    blur: (deviation) =>
      kept(
        (id) =>
          `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${num(deviation, 2)}"/></filter>`,
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
