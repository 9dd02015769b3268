import { readFileSync } from 'node:fs'
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { MotorKeyCodec } from '@evkit/engine/car'
import { decodeWith, type Issue } from '@evkit/engine/shared'
import { readNamed } from './car-names.js'

/** A text that is not empty. */
export const text = new t.Type<string, string>(
  'a text that is not empty',
  (value): value is string => typeof value === 'string' && value !== '',
  (value, context) =>
    typeof value === 'string' && value !== '' ? t.success(value) : t.failure(value, context),
  t.identity,
)

const day = new t.Type<string, string>(
  'a date such as 2026-11-20',
  (value): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  (value, context) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? t.success(value)
      : t.failure(value, context),
  t.identity,
)

const Basis = t.keyof(
  { measured: null, published: null, modelled: null },
  'measured, published or modelled',
)

/** Where a row comes from; every row of every source file carries it. */
export const Provenance = t.type({
  source: text,
  licence: text,
  retrieved: day,
  basis: Basis,
  note: t.string,
})

const CurveRow = t.intersection([
  Provenance,
  t.type({
    battery: text,
    powerAt: t.literal('charger'),
    points: t.readonlyArray(t.tuple([t.number, t.number])),
  }),
])

const BatteryRow = t.intersection([
  Provenance,
  t.type({
    battery: text,
    grossKwh: t.number,
    usableKwh: t.number,
    peakKw: t.number,
    onBoardKw: t.number,
  }),
])

const PublishedTimeRow = t.intersection([
  Provenance,
  t.type({
    battery: text,
    from: t.number,
    to: t.number,
    minutes: t.number,
    chargerKw: t.number,
    confirmed: t.boolean,
  }),
])

const VehicleRow = t.intersection([
  Provenance,
  t.type({
    model: text,
    name: text,
    motor: MotorKeyCodec,
    engine: text,
    batteries: t.readonlyArray(text),
    years: text,
    chargingTool: t.boolean,
  }),
  /** Further names the same car is offered under. */
  t.partial({ alsoNamed: t.readonlyArray(text) }),
])

const SourceRow = t.intersection([
  t.type({
    id: text,
    title: text,
    what: text,
    url: t.string,
    licence: text,
    attribution: text,
    retrieved: day,
  }),
  // Which version was taken, and by which way.
  t.partial({ detail: text }),
])

/** A charging curve: points of charge level [%] and power at the charger [kW], levels rising from 0 to 100. */
export type CurveRow = t.TypeOf<typeof CurveRow>
/** What is known of a battery: energies [kWh] and powers [kW]. */
export type BatteryRow = t.TypeOf<typeof BatteryRow>
/** A charging time [min] the maker has published, and the charger [kW] it holds for. */
export type PublishedTimeRow = t.TypeOf<typeof PublishedTimeRow>
/** A car with one motor: engine code and battery codes. */
export type VehicleRow = t.TypeOf<typeof VehicleRow>
/** A source with its licence and the words it is credited with. */
export type SourceRow = t.TypeOf<typeof SourceRow>

/** A fault of a file: which file, where in it, what is wrong. */
export interface Fault {
  readonly file: string
  readonly path: string
  readonly text: string
}

/** Rows of a file, and the faults that kept others out. */
export interface Rows<Row> {
  readonly file: string
  readonly rows: readonly Row[]
  readonly faults: readonly Fault[]
}

/** Turns decoding issues into faults of a file. */
export const toFaults = (file: string, issues: readonly Issue[], below = ''): readonly Fault[] =>
  issues.map(({ path, expected, actual }) => ({
    file,
    path: [below, path].filter((part) => part !== '').join('.'),
    text: `expected ${expected}, found ${actual}`,
  }))

const parse = (json: string): unknown => JSON.parse(json) as unknown

/** Decodes the rows of a file one by one, so that every fault is told and the good rows still count. */
export const readRows = <Row>(
  file: string,
  json: string,
  codec: t.Type<Row, unknown>,
): Rows<Row> => {
  const document = parse(json)
  if (!Array.isArray(document)) {
    return { file, rows: [], faults: [{ file, path: '', text: 'expected a list of rows' }] }
  }
  const decoded = document.map((row: unknown, at) => ({ at, answer: decodeWith(codec, row) }))
  return {
    file,
    rows: decoded.flatMap(({ answer }) => (E.isRight(answer) ? [answer.right] : [])),
    faults: decoded.flatMap(({ at, answer }) =>
      E.isLeft(answer) ? toFaults(file, answer.left, String(at)) : [],
    ),
  }
}

const readFile = <Row>(folder: URL, name: string, codec: t.Type<Row, unknown>): Rows<Row> =>
  readRows(`data/${name}`, readNamed(folder, name), codec)

/** All source files of the project. */
export interface Sources {
  readonly curves: Rows<CurveRow>
  readonly batteries: Rows<BatteryRow>
  readonly publishedTimes: Rows<PublishedTimeRow>
  readonly vehicles: Rows<VehicleRow>
  readonly sources: Rows<SourceRow>
}

const SOURCES = 'data/sources/sources.json'

/** Reads all source files below the data folder; what is wrong with them is in the faults of each. */
export const readSources = (folder: URL): Sources => ({
  curves: readFile(folder, 'sources/charging-curves.json', CurveRow),
  batteries: readFile(folder, 'sources/batteries.json', BatteryRow),
  publishedTimes: readFile(folder, 'sources/published-times.json', PublishedTimeRow),
  vehicles: readFile(folder, 'sources/vehicles.json', VehicleRow),
  // Titles of others keep their words.
  sources: readRows(
    SOURCES,
    readFileSync(new URL('sources/sources.json', folder), 'utf8'),
    SourceRow,
  ),
})
