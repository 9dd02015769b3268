import { readFileSync } from 'node:fs'
import * as t from 'io-ts'
import { readCsvRows } from './csv-rows.js'
import { CountryCodec } from './road-rows.js'
import { text, type Rows } from './rows.js'

const PlaceNameRow = t.type({
  country: CountryCodec,
  name: text,
  shown: t.string,
  also: t.string,
  source: text,
  basis: t.literal('modelled'),
})

const RegionRow = t.type({
  country: CountryCodec,
  code: text,
  name: text,
  source: text,
  basis: t.literal('published'),
})

/** Other names of a place: the English one it is shown by, if it is another, and what else is typed. */
export type PlaceNameRow = t.TypeOf<typeof PlaceNameRow>

/** A region of a country by the code GeoNames has for it. */
export type RegionRow = t.TypeOf<typeof RegionRow>

/** All source files of the places. */
export interface PlaceSources {
  readonly names: Rows<PlaceNameRow>
  readonly regions: Rows<RegionRow>
}

const readFile = <Row>(folder: URL, name: string, codec: t.Type<Row, unknown>): Rows<Row> => {
  const file = `sources/places/${name}.csv`
  return readCsvRows(`data/${file}`, readFileSync(new URL(file, folder), 'utf8'), codec)
}

/** Reads the source files of the places; what is wrong with them is in the faults of each. */
export const readPlaceSources = (folder: URL): PlaceSources => ({
  names: readFile(folder, 'names', PlaceNameRow),
  regions: readFile(folder, 'regions', RegionRow),
})
