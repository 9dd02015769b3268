// What cars are called: the files of data call them by a key, and the brand says what each is called. Names are put in
// where a file is read, so that pages, addresses and answers all have them.
import { existsSync, readFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { decodeWith } from '@evkit/engine/shared'

// A name stands in texts of JSON and, in small letters, in addresses.
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} .+-]*[\p{L}\p{N}+])?$/u

const isName = (value: unknown): value is string => typeof value === 'string' && NAME.test(value)

const CarName = new t.Type<string, string>(
  'a name of letters, digits, spaces, points, plus signs and hyphens',
  isName,
  (value, context) => (isName(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)

/** Names of cars by the keys the files of data call them by. */
export const CarNames = t.record(t.string, CarName)
export type CarNames = t.TypeOf<typeof CarNames>

const Named = t.type({ cars: CarNames })

/** Puts names in the place of keys. */
export type NameCars = (text: string) => string

const isSame: NameCars = (text) => text

const inAddress = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, '-')

/**
 * Makes what puts names in the place of keys: `EX30` becomes the name, `ex30` the name as addresses write it. Letters and
 * digits beside a key make it another word.
 */
export const nameCarsBy = (names: CarNames): NameCars => {
  const entries = Object.entries(names)
  if (entries.every(([key, name]) => key === name)) return isSame
  const written = new Map(
    entries.flatMap(([key, name]) => [
      [key, name] as const,
      [inAddress(key), inAddress(name)] as const,
    ]),
  )
  // The longest first: one key may begin with another.
  const keys = [...written.keys()].sort((one, other) => other.length - one.length)
  const any = new RegExp(`(?<![A-Za-z0-9])(?:${keys.join('|')})(?![A-Za-z0-9])`, 'g')
  return (text) => text.replaceAll(any, (key) => written.get(key) ?? key)
}

/** Address of the brand below the data folder. */
export const BRAND_FILE = 'brand/brand.json'

/** Reads what cars are called below a data folder; their keys, where no brand can be read. */
export const readCarNames = (folder: URL): NameCars => {
  const file = new URL(BRAND_FILE, folder)
  if (!existsSync(file)) return isSame
  const read = decodeWith(Named, JSON.parse(readFileSync(file, 'utf8')) as unknown)
  return E.isRight(read) ? nameCarsBy(read.right.cars) : isSame
}

/** Reads a file below the data folder, with the cars called as the brand calls them. */
export const readNamed = (folder: URL, name: string): string =>
  readCarNames(folder)(readFileSync(new URL(name, folder), 'utf8'))
