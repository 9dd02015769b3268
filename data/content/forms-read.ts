// Reads the content files of the forms; a new market is a new file in each of three folders.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as t from 'io-ts'
import { option as O } from 'fp-ts'
import { resolveAnswerTarget } from '@evkit/engine/internal/forms'
import { readCsvRows } from '../sources/csv-rows.js'
import type { Fault, Rows } from '../sources/rows.js'
import {
  AddressRow,
  ConsumerEntry,
  RetailerRow,
  FlexForms,
  FormLimits,
  FormTexts,
  MarketEntry,
  toStoredForms,
  VehicleEntry,
  type FormsParts,
} from './forms-parts.js'
import { readBrand, type Brand } from './brand.js'
import { ConsentEntry } from './parts.js'
import { CONSENT } from './read.js'
import { readFile, readFolder, toMap, type ReadFile } from './read-files.js'

const readTable = <Row>(folder: URL, name: string, codec: t.Type<Row, unknown>): Rows<Row> => {
  const url = new URL(name, folder)
  const file = `data/content/${name}`
  return existsSync(url)
    ? readCsvRows(file, readFileSync(url, 'utf8'), codec)
    : { file, rows: [], faults: [{ file, path: '', text: 'is not there' }] }
}

const readEach = <A>(folder: URL, name: string, codec: t.Type<A, unknown>) =>
  existsSync(new URL(`${name}/`, folder)) ? readFolder(folder, name, codec) : []

const readRetailers = (folder: URL): readonly (readonly [string, Rows<RetailerRow>])[] => {
  const name = 'forms/dealers/'
  if (!existsSync(new URL(name, folder))) return []
  return readdirSync(new URL(name, folder))
    .filter((file) => file.endsWith('.csv'))
    .sort()
    .map((file) => [file.slice(0, -4), readTable(folder, name + file, RetailerRow)] as const)
}

const putLinks = ({ markets }: Brand, entry: unknown): unknown => {
  if (!t.UnknownRecord.is(entry)) return entry
  const links = markets.find(({ market }) => market === entry['market'])
  if (links === undefined) return entry
  const { configuration } = entry
  const { help, redirectHosts } = links
  return {
    ...entry,
    help,
    ...(redirectHosts === undefined || !t.UnknownRecord.is(configuration)
      ? {}
      : { configuration: { ...configuration, allowedRedirectHosts: redirectHosts } }),
  }
}

// Where the maker is reached stands with the brand, for all markets.
const linkedBy = (brand: Brand): t.Type<MarketEntry, unknown> =>
  new t.Type<MarketEntry, unknown>(
    'MarketEntry',
    MarketEntry.is,
    (entry, context) => MarketEntry.validate(putLinks(brand, entry), context),
    t.identity,
  )

// Retailers bear the name of the maker.
const nameAfter = (maker: string, rows: readonly RetailerRow[]): readonly RetailerRow[] =>
  rows.map((row) => ({ ...row, name: row.name.replace('{maker}', maker) }))

/** Where nothing says how much may be asked, nothing may. */
const CLOSED = { burst: 0, perHour: 0 }
const NO_LIMITS: FormLimits = {
  submissions: CLOSED,
  validators: CLOSED,
  lookups: CLOSED,
  pictures: CLOSED,
  configuration: CLOSED,
  personal: CLOSED,
  sameEmail: CLOSED,
  leadsOfNetwork: CLOSED,
  leadsOfProvider: CLOSED,
  leadsOfSite: CLOSED,
  leadsByPass: CLOSED,
  mostKept: 0,
}

// A market speaks a language that is there and has forms and retailers.
const partFaults = (
  markets: readonly ReadFile<MarketEntry>[],
  parts: Pick<FormsParts, 'languages' | 'consent' | 'flexforms' | 'retailers'>,
): readonly Fault[] =>
  markets.flatMap(({ file, values }) =>
    values.flatMap(({ market, language }) => {
      const wanted = [
        [parts.languages.has(language), 'language', `forms/languages/${language}.json`],
        [parts.consent.has(language), 'language', `${CONSENT}/${language}.json`],
        [parts.flexforms.has(market), 'market', `forms/flexforms/${market}.json`],
        [parts.retailers.has(market), 'market', `forms/dealers/${market}.csv`],
      ] as const
      return wanted.flatMap(([isThere, path, name]) =>
        isThere ? [] : [{ file, path, text: `there is no readable data/content/${name}` }],
      )
    }),
  )

const NOWHERE = { origin: 'https://site.invalid', allowedHosts: [] }

// An answer that leads nowhere would be given to every visitor of the purpose.
const targetFaults = (markets: readonly ReadFile<MarketEntry>[]): readonly Fault[] =>
  markets.flatMap(({ file, values }) =>
    values.flatMap(({ configuration }) =>
      [...configuration.value.purposeConfigs].flatMap(([purpose, { redirectUrl }]) =>
        O.isNone(redirectUrl) || O.isSome(resolveAnswerTarget(redirectUrl.value, NOWHERE))
          ? []
          : [
              {
                file,
                path: `configuration.purposeConfigs.${purpose}.redirectUrl`,
                text: 'is neither an http(s) address nor a path',
              },
            ],
      ),
    ),
  )

const ORDER = ['uk', 'us', 'se', 'de', 'tr']
const placeOf = ({ market }: MarketEntry): number =>
  ORDER.includes(market) ? ORDER.indexOf(market) : ORDER.length

/** Reads all content files of the forms; a file that is broken is left out and its faults are told. */
export const readFormsContent = (
  folder: URL,
): { readonly parts: FormsParts; readonly faults: readonly Fault[] } => {
  const { brand } = readBrand(new URL('../', folder))
  const markets = readEach(folder, 'forms/markets', linkedBy(brand))
  const flexforms = readEach(folder, 'forms/flexforms', FlexForms)
  const languages = readEach(folder, 'forms/languages', FormTexts)
  const consent = readEach(folder, CONSENT, ConsentEntry)
  const retailers = readRetailers(folder)
  const addresses = readTable(folder, 'forms/addresses.csv', AddressRow)
  const vehicles = readFile(folder, 'forms/vehicles.json', t.readonlyArray(VehicleEntry))
  const limits = readFile(folder, 'forms/limits.json', FormLimits)
  const consumers = readFile(folder, 'forms/consumers.json', t.readonlyArray(ConsumerEntry))
  const parts: FormsParts = {
    markets: markets
      .flatMap(({ values }) => values)
      .sort((one, other) => placeOf(one) - placeOf(other)),
    flexforms: new Map(
      [...toMap(flexforms)].map(([market, forms]) => [market, toStoredForms(forms)] as const),
    ),
    languages: toMap(languages),
    consent: toMap(consent),
    retailers: new Map(
      retailers.map(([market, { rows }]) => [market, nameAfter(brand.name, rows)] as const),
    ),
    addresses: addresses.rows,
    vehicles: vehicles.values.flat(),
    limits: limits.values[0] ?? NO_LIMITS,
    consumers: consumers.values.flat(),
  }
  return {
    parts,
    faults: [
      ...[...markets, ...flexforms, ...languages].flatMap(({ faults }) => faults),
      ...[vehicles, limits, consumers, addresses].flatMap(({ faults }) => faults),
      ...retailers.flatMap(([, { faults }]) => faults),
      ...partFaults(markets, parts),
      ...targetFaults(markets),
    ],
  }
}
