// How the table of country codes is made: from the metadata of libphonenumber, which knows which numbers there are.
import { createRequire } from 'node:module'
import type { DialCountry } from '@evkit/engine/forms'

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

const CODE = 0
const LEADING_DIGITS = 10
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

const require = createRequire(import.meta.url)

/** Makes the table of country codes. */
export const makeDialCodes = (): DialCodeFile => {
  const { countries } = require('libphonenumber-js/metadata.max.json') as Metadata
  const { version } = require('libphonenumber-js/package.json') as { readonly version: string }
  return {
    format: 'evkit-dial-codes-1',
    credit: {
      text: 'Country codes: libphonenumber-js, from the metadata of libphonenumber',
      url: 'https://gitlab.com/catamphetamine/libphonenumber-js',
      licence: 'MIT; metadata Apache-2.0',
      version,
    },
    countries: Object.entries(countries)
      .map(([iso2, entry]) => ({ iso2, areaCodes: listCodes(entry) }))
      .sort((one, other) => (one.iso2 < other.iso2 ? -1 : 1)),
  }
}

/** Writes the table, a country a line. */
export const writeDialCodes = ({ countries, ...head }: DialCodeFile): string => {
  const lines = countries.map((country) => JSON.stringify(country)).join(',\n')
  return `${JSON.stringify(head).slice(0, -1)},"countries":[\n${lines}\n]}\n`
}
