// The brand: colours that can be read on each other, names that tell cars apart, and every market with its links.
import type { Brand, ColourRoles } from '../content/brand.js'
import type { Fault } from '../sources/rows.js'

const INKS = ['ink', 'ink-muted', 'accent', 'accent-hover', 'positive', 'caution', 'critical']
const GROUNDS = ['surface', 'surface-raised', 'surface-sunken']

// What is written in a role on another one.
const PAIRS: readonly (readonly [ink: string, ground: string])[] = [
  ...INKS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)),
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['accent', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'caution-soft'],
  ['ink', 'critical-soft'],
]

/** The least contrast of a text [1], by WCAG 2.2. */
const LEAST_CONTRAST = 4.5

const PARTS = [1, 3, 5]
const WEIGHTS = [0.2126, 0.7152, 0.0722]
const DARK_PART = 0.04045

// Relative luminance as WCAG defines it.
const luminanceOf = (colour: string): number =>
  PARTS.reduce((sum, at, part) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    const linear = value <= DARK_PART ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    return sum + linear * (WEIGHTS[part] ?? 0)
  }, 0)

const contrastOf = (one: string, other: string): number => {
  const [high, low] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

const contrastFaults = (scheme: string, roles: ColourRoles): readonly Fault[] =>
  PAIRS.flatMap(([ink, ground]) => {
    const [text, behind] = [roles[ink], roles[ground]]
    const contrast = text === undefined || behind === undefined ? 0 : contrastOf(text, behind)
    return contrast >= LEAST_CONTRAST
      ? []
      : [
          {
            file: `data/brand/${scheme}.css`,
            path: `--${ink}`,
            text: `expected a contrast of ${LEAST_CONTRAST} to --${ground}, found ${contrast.toFixed(2)}`,
          },
        ]
  })

const fold = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, '-')

const nameFaults = ({ cars }: Brand, register: readonly string[]): readonly Fault[] => {
  const file = 'data/brand/brand.json'
  const names = Object.values(cars)
  return Object.entries(cars).flatMap(([key, name], at) => {
    const path = `cars.${key}`
    const isFirst = names.findIndex((other) => fold(other) === fold(name)) === at
    return [
      ...(isFirst ? [] : [{ file, path, text: `repeats ${name}` }]),
      ...(register.includes(name) ? [] : [{ file, path, text: 'no car has this key' }]),
    ]
  })
}

const marketFaults = (
  { markets }: Brand,
  known: readonly { readonly market: string }[],
): readonly Fault[] =>
  markets.flatMap(({ market }, at) =>
    known.some((one) => one.market === market)
      ? []
      : [{ file: 'data/brand/markets.json', path: `${at}.market`, text: `there is no ${market}` }],
  )

/** What the brand is compared with. */
export interface BrandSurroundings {
  /** Names of the cars of the register. */
  readonly register: readonly string[]
  readonly markets: readonly { readonly market: string }[]
}

/** Faults of the brand. */
export const listBrandFaults = (
  brand: Brand,
  { register, markets }: BrandSurroundings,
): readonly Fault[] => [
  ...contrastFaults('light', brand.colours.light),
  ...contrastFaults('dark', { ...brand.colours.light, ...brand.colours.dark }),
  ...nameFaults(brand, register),
  ...marketFaults(brand, markets),
]
