// The rows the range data is made from: published ranges, the constants of the model, and what was measured elsewhere.
import * as t from 'io-ts'
import { MotorKeyCodec } from '@evkit/engine/car'
import { readNamed } from './car-names.js'
import { Provenance, readRows, text, type Rows } from './rows.js'

const PublishedRangeRow = t.intersection([
  Provenance,
  t.type({
    model: text,
    motor: MotorKeyCodec,
    battery: text,
    rangeKm: t.number,
    confirmed: t.boolean,
  }),
])

const RangeModelRow = t.intersection([
  Provenance,
  t.type({
    parameter: t.keyof({
      profileFactor: null,
      speed: null,
      temperatureFactor: null,
      climatePower: null,
    }),
    value: t.number,
    unit: text,
  }),
  t.partial({
    profile: t.keyof({ city: null, combined: null, highway: null }),
    temperature: t.number,
    heatpump: t.boolean,
  }),
])

const RangeEvidenceRow = t.intersection([
  Provenance,
  t.type({
    temperature: t.number,
    modelTemperature: t.number,
    climate: t.boolean,
    heatpump: t.boolean,
    share: t.number,
  }),
])

/** A combined range [km] the maker has published for a model with a motor, and the battery it has. */
export type PublishedRangeRow = t.TypeOf<typeof PublishedRangeRow>
/** A constant of the range model, for a profile, a temperature [°C] or both settings of the heat pump. */
export type RangeModelRow = t.TypeOf<typeof RangeModelRow>
/** A share of the mild-weather range others have measured, and the temperature [°C] of the model it is compared with. */
export type RangeEvidenceRow = t.TypeOf<typeof RangeEvidenceRow>

/** All source files of the range data. */
export interface RangeSources {
  readonly ranges: Rows<PublishedRangeRow>
  readonly model: Rows<RangeModelRow>
  readonly evidence: Rows<RangeEvidenceRow>
}

const readFile = <Row>(folder: URL, name: string, codec: t.Type<Row, unknown>): Rows<Row> =>
  readRows(`data/${name}`, readNamed(folder, name), codec)

/** Reads the source files of the range data; what is wrong with them is in the faults of each. */
export const readRangeSources = (folder: URL): RangeSources => ({
  ranges: readFile(folder, 'sources/published-ranges.json', PublishedRangeRow),
  model: readFile(folder, 'sources/range-model.json', RangeModelRow),
  evidence: readFile(folder, 'sources/range-evidence.json', RangeEvidenceRow),
})
