// The registers charging stations come from: which there are, and a file of rows for each. Files are never joined into one:
// some of their licences forbid it.
import { existsSync, readFileSync } from 'node:fs'
import * as t from 'io-ts'
import { DateCell, KnownCell, NumberCell, readCsvRows } from './csv-rows.js'
import { CountryCodec, type Country } from './road-rows.js'
import { text, type Rows } from './rows.js'

const RegisterRow = t.type({
  file: text,
  provider: text,
  source: text,
  licence: text,
  country: t.union([CountryCodec, t.literal('')]),
  asOf: DateCell,
  basis: t.keyof({ published: null, modelled: null }, 'published or modelled'),
})

const StationRow = t.intersection([
  t.type({
    id: text,
    name: t.string,
    lat: NumberCell,
    lng: NumberCell,
    operator: t.string,
    power: KnownCell,
    points: KnownCell,
    connectors: t.string,
  }),
  t.partial({ country: CountryCodec, asOf: DateCell }),
])

/** A register of charging stations; country and day are those of its rows that name none. */
export type RegisterRow = t.TypeOf<typeof RegisterRow>
/** A charging station; power [kW] and number of points are null where they are not known. */
export type StationRow = t.TypeOf<typeof StationRow>

/** A register and its stations. */
export interface RegisterFile {
  readonly register: RegisterRow
  readonly stations: Rows<StationRow>
}

/** All registers. */
export interface StationSources {
  readonly registers: Rows<RegisterRow>
  readonly files: readonly RegisterFile[]
}

const FOLDER = 'sources/stations'
/** File that lists the registers. */
const REGISTERS = `${FOLDER}/registers.csv`

/** Finds the country of a station; none when neither it nor its register says. */
export const countryOf = (
  { country }: Pick<StationRow, 'country'>,
  register: RegisterRow,
): Country | '' => country ?? register.country

const readRows = <Row>(folder: URL, file: string, codec: t.Type<Row, unknown>): Rows<Row> => {
  const url = new URL(file, folder)
  const name = `data/${file}`
  return existsSync(url)
    ? readCsvRows(name, readFileSync(url, 'utf8'), codec)
    : { file: name, rows: [], faults: [{ file: name, path: '', text: 'is not there' }] }
}

/** Reads the registers and their stations; what is wrong with them is in the faults of each. */
export const readStationSources = (folder: URL): StationSources => {
  const registers = readRows(folder, REGISTERS, RegisterRow)
  return {
    registers,
    files: registers.rows.map((register) => ({
      register,
      stations: readRows(folder, `${FOLDER}/${register.file}.csv`, StationRow),
    })),
  }
}
