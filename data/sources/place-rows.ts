import { readFileSync } from 'node:fs'
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { DateCell, NumberCell, readCsvRows } from './csv-rows.js'
import { HEIGHT_WORDS, isHeight } from '@evkit/engine/internal/route'
import { readSpoken, type Spoken } from '../places/index.js'
import { CountryCodec } from './road-rows.js'
import { text, type Rows } from './rows.js'

const SpokenCell = new t.Type<Spoken, string>(
  'names by language, as de:Köln;sv:Köln',
  (value): value is Spoken => typeof value === 'object',
  (value, context) => {
    const read = readSpoken(typeof value === 'string' ? value : ':')
    return E.isLeft(read) ? t.failure(value, context) : t.success(read.right)
  },
  (spoken) =>
    Object.entries(spoken)
      .map((pair) => pair.join(':'))
      .join(';'),
)

const PlaceNameRow = t.type({
  country: CountryCodec,
  name: text,
  shown: t.string,
  also: t.string,
  spoken: SpokenCell,
  source: text,
  basis: t.literal('modelled'),
})

const ForeignNameRow = t.type({
  country: CountryCodec,
  id: NumberCell,
  name: text,
  also: t.string,
  spoken: SpokenCell,
  source: text,
  basis: t.literal('published'),
})

const OtherNameRow = t.type({
  country: CountryCodec,
  id: NumberCell,
  name: text,
  shown: t.string,
  also: t.string,
  source: text,
  basis: t.literal('published'),
})

const OutsideRow = t.type({
  country: text,
  id: NumberCell,
  name: text,
  also: t.string,
  spoken: SpokenCell,
  source: text,
  basis: t.literal('published'),
})

const RegionRow = t.type({
  country: CountryCodec,
  code: text,
  name: text,
  source: text,
  basis: t.literal('published'),
})

const RegionNameRow = t.type({
  country: CountryCodec,
  code: text,
  spoken: SpokenCell,
  source: text,
  basis: t.literal('modelled'),
})

const HeightCell = t.refinement(NumberCell, isHeight, HEIGHT_WORDS)

const HeightRow = t.type({
  country: CountryCodec,
  id: NumberCell,
  name: text,
  height: HeightCell,
  asOf: DateCell,
  source: text,
  basis: t.literal('published'),
})

/** Other names of a place: the English one it is shown by, if it is another, what else is typed, and which is whose. */
export type PlaceNameRow = t.TypeOf<typeof PlaceNameRow>

/** Names of a place in other languages, by its number. */
export type ForeignNameRow = t.TypeOf<typeof ForeignNameRow>

/** Names of a place by its number: the English one it is shown by, if it is another, and what else is typed. */
export type OtherNameRow = t.TypeOf<typeof OtherNameRow>

/** A well-known place outside the countries with roads, with its English name and its others. */
export type OutsideRow = t.TypeOf<typeof OutsideRow>

/** A region of a country by the code GeoNames has for it. */
export type RegionRow = t.TypeOf<typeof RegionRow>

/** Names of a region in other languages. */
export type RegionNameRow = t.TypeOf<typeof RegionNameRow>

/** How high a place lies [m], by its number. */
export type HeightRow = t.TypeOf<typeof HeightRow>

/** All source files of the places. */
export interface PlaceSources {
  readonly names: Rows<PlaceNameRow>
  readonly foreign: Rows<ForeignNameRow>
  readonly others: Rows<OtherNameRow>
  readonly outside: Rows<OutsideRow>
  readonly regions: Rows<RegionRow>
  readonly regionNames: Rows<RegionNameRow>
  readonly heights: Rows<HeightRow>
}

const readFile = <Row>(folder: URL, name: string, codec: t.Type<Row, unknown>): Rows<Row> => {
  const file = `sources/places/${name}.csv`
  return readCsvRows(`data/${file}`, readFileSync(new URL(file, folder), 'utf8'), codec)
}

/** Reads the source files of the places; what is wrong with them is in the faults of each. */
export const readPlaceSources = (folder: URL): PlaceSources => ({
  names: readFile(folder, 'names', PlaceNameRow),
  foreign: readFile(folder, 'foreign-names', ForeignNameRow),
  others: readFile(folder, 'other-names', OtherNameRow),
  outside: readFile(folder, 'outside', OutsideRow),
  regions: readFile(folder, 'regions', RegionRow),
  regionNames: readFile(folder, 'region-names', RegionNameRow),
  heights: readFile(folder, 'heights', HeightRow),
})
