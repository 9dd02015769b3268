// How the table of country codes and of ways of writing numbers is made: from the metadata of libphonenumber, which knows which numbers there are.
import { createRequire } from 'node:module'
import type { DialCountry } from '@evkit/engine/internal/forms'

interface Metadata {
  readonly countries: Readonly<Record<string, readonly unknown[]>>
}

/** The table as it is kept. */
export interface DialCodeFile {
  readonly format: 'evkit-dial-codes-1'
  readonly credit: {
    readonly text: string
    readonly url: string
    readonly licence: string
    readonly version: string
  }
  /** Sorted by country. */
  readonly countries: readonly DialCountry[]
}

// Places in an entry of the metadata.
const CODE = 0
const PATTERN = 2
const LENGTHS = 3
const PREFIX = 5
const PREFIX_PARSED = 7
const TRANSFORM = 8
const LEADING_DIGITS = 10
const TYPES = 11

const SHARED = '1'
const AREA = /^\d{3}$/

const expandClass = (text: string): readonly string[] => {
  const inner = text.slice(1, -1)
  return [...inner.matchAll(/(\d)-(\d)|(\d)/g)].flatMap(([, from, to, one]) =>
    one === undefined
      ? Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at))
      : [one],
  )
}

const listParts = (branch: string): readonly string[] => branch.match(/\[[^\]]*\]|\d/g) ?? []

/** Lists the digits a pattern of the metadata stands for, such as `8[024]9`. */
export const expandDigits = (pattern: string): readonly string[] =>
  pattern
    .split('|')
    .flatMap((branch) =>
      listParts(branch).reduce<readonly string[]>(
        (starts, part) =>
          starts.flatMap((start) =>
            (part.startsWith('[') ? expandClass(part) : [part]).map((digit) => start + digit),
          ),
        [''],
      ),
    )

// Countries that share +1 are told apart by their area codes, where the metadata has them.
const listCodes = (entry: readonly unknown[]): readonly string[] => {
  const code = String(entry[CODE])
  const leading = entry[LEADING_DIGITS]
  const areas =
    code === SHARED && typeof leading === 'string' && /^[\d[\]|-]+$/.test(leading)
      ? expandDigits(leading).filter((digits) => AREA.test(digits))
      : []
  return areas.length === 0 ? [`+${code}`] : areas.map((area) => `+${code}${area}`)
}

// One number of that length could be another with its country's code before it: the length does not tell them apart.
const isAmbiguous = (lengths: readonly number[], calling: string): boolean =>
  lengths.some((length) => lengths.includes(length + calling.length))

const textAt = (entry: readonly unknown[], place: number): string => {
  const value = entry[place]
  return typeof value === 'string' ? value : ''
}

// Of numbers people have, fixed and mobile; a kind that says nothing has the lengths of the whole.
const listLengths = (entry: readonly unknown[]): readonly number[] => {
  const all = entry[LENGTHS] as readonly number[]
  const types = entry[TYPES] as readonly (0 | readonly [string, (readonly number[])?])[]
  const lengths = types.slice(0, 2).flatMap((type) => (type === 0 ? [] : (type[1] ?? all)))
  return [...new Set(lengths)].sort((one, other) => one - other)
}

// Zero is the rule; only what differs from it is written.
const writeNumbering = (entry: readonly unknown[], areaCodes: readonly string[]) => {
  const calling = textAt(entry, CODE)
  const trunk = textAt(entry, PREFIX_PARSED) || textAt(entry, PREFIX)
  const becomes = textAt(entry, TRANSFORM)
  const lengths = listLengths(entry)
  return {
    ...(areaCodes.includes(`+${calling}`) ? {} : { callingCode: `+${calling}` }),
    ...(trunk === '0' ? {} : { trunk }),
    ...(becomes === '' ? {} : { becomes }),
    lengths,
    ...(isAmbiguous(lengths, calling) ? { pattern: textAt(entry, PATTERN) } : {}),
  }
}

const toCountry = (iso2: string, entry: readonly unknown[]): DialCountry => {
  const areaCodes = listCodes(entry)
  return { iso2, areaCodes, ...writeNumbering(entry, areaCodes) }
}

const require = createRequire(import.meta.url)

/** Makes the table of country codes. */
export const makeDialCodes = (): DialCodeFile => {
  const { countries } = require('libphonenumber-js/metadata.max.json') as Metadata
  const { version } = require('libphonenumber-js/package.json') as { readonly version: string }
  return {
    format: 'evkit-dial-codes-1',
    credit: {
      text: 'Country codes and ways of writing numbers: libphonenumber-js, from the metadata of libphonenumber',
      url: 'https://gitlab.com/catamphetamine/libphonenumber-js',
      licence: 'MIT; metadata Apache-2.0',
      version,
    },
    countries: Object.entries(countries)
      .map(([iso2, entry]) => toCountry(iso2, entry))
      .sort((one, other) => (one.iso2 < other.iso2 ? -1 : 1)),
  }
}

/** Writes the table, a country a line. */
export const writeDialCodes = ({ countries, ...head }: DialCodeFile): string => {
  const lines = countries.map((country) => JSON.stringify(country)).join(',\n')
  return `${JSON.stringify(head).slice(0, -1)},"countries":[\n${lines}\n]}\n`
}
