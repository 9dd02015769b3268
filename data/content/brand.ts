// The brand: who makes the cars, what they are called, what pages look like, and where the maker is reached.
import { existsSync, readFileSync } from 'node:fs'
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodeWith } from '@evkit/engine/shared'
import { BRAND_FILE, CarNames } from '../sources/car-names.js'
import { text, toFaults, type Fault } from '../sources/rows.js'

// Spaces between the digits, as it is shown and read aloud.
const PHONE = /^\+\d[\d ]{6,18}\d$/

const isPhone = (value: unknown): value is string => typeof value === 'string' && PHONE.test(value)

const DialledPhone = new t.Type<string, string>(
  'a phone number with its country code',
  isPhone,
  (value, context) => (isPhone(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)

const isHttps = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:'

const HttpsAddress = new t.Type<string, string>(
  'an https address',
  isHttps,
  (value, context) => (isHttps(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)

/** Where a visitor finds somebody to talk to. */
export const ContactHelp = t.union([
  t.type({ kind: t.literal('phone'), phone: DialledPhone }),
  t.type({ kind: t.literal('link'), url: HttpsAddress }),
])

const PATH = /^[MLHVCSQTAZ\d ,.-]+$/i

const isPath = (value: unknown): value is string => typeof value === 'string' && PATH.test(value)

const PathData = new t.Type<string, string>(
  'the data of a path',
  isPath,
  (value, context) => (isPath(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)

const Mark = t.intersection([
  t.type({ path: PathData, width: t.number, height: t.number }),
  /** How thick the path is drawn; filled without it. */
  t.partial({ stroke: t.number }),
])

const BrandEntry = t.type({ name: text, wordmark: t.string, mark: Mark, cars: CarNames })

const MarketLinks = t.intersection([
  t.type({ market: text, help: ContactHelp }),
  /** Hosts of the maker that forms may lead to. */
  t.partial({ redirectHosts: t.readonlyArray(text) }),
])
export type MarketLinks = t.TypeOf<typeof MarketLinks>

/** Colours by their roles, as `#rrggbb`; those that are written in another way are not among them. */
export type ColourRoles = Readonly<Record<string, string>>

/** Everything of the brand. */
export interface Brand extends t.TypeOf<typeof BrandEntry> {
  readonly colours: Readonly<Record<'light' | 'dark', ColourRoles>>
  readonly markets: readonly MarketLinks[]
}

/** The brand, and what is wrong with it. */
export interface ReadBrand {
  readonly brand: Brand
  readonly faults: readonly Fault[]
}

const NO_BRAND: Brand = {
  name: '',
  wordmark: '',
  mark: { path: '', width: 1, height: 1 },
  cars: {},
  colours: { light: {}, dark: {} },
  markets: [],
}

const ROLE = /--([a-z][a-z-]*):\s*(#[\da-f]{6})\s*;/gi

/** Reads the roles of a style sheet of colours. */
export const readColourRoles = (css: string): ColourRoles =>
  Object.fromEntries(
    [...css.matchAll(ROLE)].flatMap(([, role, colour]) =>
      role === undefined || colour === undefined ? [] : [[role, colour.toLowerCase()] as const],
    ),
  )

/** Roles that are read where no style sheet reaches: by browsers around a page, for icons and cards. */
const READ_ROLES = ['surface', 'surface-raised', 'ink', 'ink-muted', 'accent', 'accent-ink']

type Read<A> = E.Either<readonly Fault[], A>

const readFrom = <A>(folder: URL, name: string, use: (text: string) => Read<A>): Read<A> => {
  const file = new URL(name, folder)
  if (!existsSync(file)) return E.left([{ file: `data/${name}`, path: '', text: 'is not there' }])
  try {
    return use(readFileSync(file, 'utf8'))
  } catch (error) {
    return E.left([{ file: `data/${name}`, path: '', text: String(error) }])
  }
}

const readJson = <A>(folder: URL, name: string, codec: t.Type<A, unknown>): Read<A> =>
  readFrom(folder, name, (text) => {
    const decoded = decodeWith(codec, JSON.parse(text) as unknown)
    return E.isRight(decoded) ? decoded : E.left(toFaults(`data/${name}`, decoded.left))
  })

const readScheme = (folder: URL, scheme: string): Read<ColourRoles> => {
  const name = `brand/${scheme}.css`
  return readFrom(folder, name, (text) => {
    const roles = readColourRoles(text)
    const missing = READ_ROLES.filter((role) => roles[role] === undefined)
    return missing.length === 0
      ? E.right(roles)
      : E.left(
          missing.map((role) => ({
            file: `data/${name}`,
            path: `--${role}`,
            text: 'expected a colour such as #0b6457',
          })),
        )
  })
}

/** Reads the brand below the data folder. */
export const readBrand = (folder: URL): ReadBrand => {
  const entry = readJson(folder, BRAND_FILE, BrandEntry)
  const markets = readJson(folder, 'brand/markets.json', t.readonlyArray(MarketLinks))
  const light = readScheme(folder, 'light')
  const dark = readScheme(folder, 'dark')
  return {
    brand: {
      ...E.getOrElse((): t.TypeOf<typeof BrandEntry> => NO_BRAND)(entry),
      markets: E.getOrElse((): Brand['markets'] => [])(markets),
      colours: {
        light: E.getOrElse((): ColourRoles => ({}))(light),
        dark: E.getOrElse((): ColourRoles => ({}))(dark),
      },
    },
    faults: [entry, markets, light, dark].flatMap((read) => (E.isLeft(read) ? read.left : [])),
  }
}
