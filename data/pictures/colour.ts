import { at, clamp, mix } from './vector.js'

/** A paint by name. */
export type Colour = 'cloud' | 'graphite' | 'fjord' | 'moss' | 'sand' | 'dusk'

/** What a visitor reads for every paint. */
export const COLOUR_LABELS: Readonly<Record<Colour, string>> = {
  cloud: 'Cloud',
  graphite: 'Graphite',
  fjord: 'Fjord',
  moss: 'Moss',
  sand: 'Sand',
  dusk: 'Dusk',
}

/** Shades of one paint from the deepest shadow to the brightest reflection, as `#rrggbb`. */
export type Ramp = readonly string[]

/** Shades of every paint, deepest first. */
export const RAMPS: Readonly<Record<Colour, Ramp>> = {
  cloud: ['#63676a', '#8d9092', '#b3b5b4', '#d0d0cd', '#e5e4df', '#f3f2ed', '#fdfcfa'],
  graphite: ['#0d0f11', '#1a1d20', '#2a2f34', '#3e454c', '#5a636b', '#87919a', '#c3cbd2'],
  fjord: ['#081422', '#0f2339', '#173654', '#214d73', '#386b95', '#6f9bbf', '#c4dbeb'],
  moss: ['#141a16', '#232d26', '#364339', '#4c5c4e', '#697a69', '#94a392', '#d3dccf'],
  sand: ['#453b2e', '#6c5e4b', '#94836b', '#b8a68b', '#d2c3aa', '#e7dcc8', '#faf5ea'],
  dusk: ['#1f0e0d', '#371a17', '#552b26', '#763f37', '#975d52', '#bd8b7e', '#ead0c6'],
}

/** Shades of a roof in the dark colour. */
export const DARK_ROOF: Ramp = [
  '#090b0c',
  '#111416',
  '#1b1f22',
  '#272d31',
  '#3a4348',
  '#606b72',
  '#a9b4ba',
]

type Rgb = readonly [number, number, number]

const parsed = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const written = (rgb: Rgb): string =>
  `#${rgb.map((part) => clamp(Math.round(part), 0, 255).toString(16).padStart(2, '0')).join('')}`

/** Colour between two colours, `t` from 0 at the first to 1 at the second. */
export const tint = (a: string, b: string, t: number): string => {
  const [p, q] = [parsed(a), parsed(b)]
  return written([mix(p[0], q[0], t), mix(p[1], q[1], t), mix(p[2], q[2], t)])
}

/** Shade of a ramp at a tone from 0, deepest, to 1, brightest. */
export const shadeOf = (ramp: Ramp, tone: number): string => {
  const place = clamp(tone, 0, 1) * (ramp.length - 1)
  const low = Math.min(ramp.length - 2, Math.floor(place))
  return tint(at(ramp, low), at(ramp, low + 1), place - low)
}
