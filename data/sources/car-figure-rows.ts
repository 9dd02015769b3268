// The rows of what is published of each car: its body, which is one whatever drives it, and its versions.
import * as t from 'io-ts'
import { MotorKeyCodec } from '@evkit/engine/car'
import { readNamed } from './car-names.js'
import { Provenance, readRows, text, type Rows } from './rows.js'

/** Figures of a body [mm, l, kg, m, count]. */
export const BODY_FIGURES = {
  lengthMm: null,
  widthMm: null,
  widthWithMirrorsMm: null,
  heightMm: null,
  wheelbaseMm: null,
  clearanceMm: null,
  turningCircleM: null,
  seats: null,
  bootL: null,
  bootThirdRowFoldedL: null,
  bootFoldedL: null,
  frunkL: null,
  roofKg: null,
} as const

/** Figures of a version, by its motor [kW, Nm, s, km/h, Wh/km, kg]. */
export const VERSION_FIGURES = {
  powerKw: null,
  torqueNm: null,
  zeroTo100S: null,
  topSpeedKmh: null,
  whPerKm: null,
  kerbKg: null,
  grossKg: null,
  towingKg: null,
} as const

/** Name of a figure of a version. */
export type VersionFigure = keyof typeof VERSION_FIGURES

const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(value)

const month = new t.Type<string, string>(
  'a year or a month such as 2024-10',
  isMonth,
  (value, context) => (isMonth(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)

const CarFigureRow = t.intersection([
  Provenance,
  t.type({
    model: text,
    figure: t.keyof({ ...BODY_FIGURES, ...VERSION_FIGURES }),
    value: t.number,
    /** When it held. */
    asOf: month,
  }),
  /** Which version it is of; absent for the body. */
  t.partial({ motor: MotorKeyCodec }),
])

/** A published figure of a car. */
export type CarFigureRow = t.TypeOf<typeof CarFigureRow>

const nameRow = (row: unknown): string =>
  t.UnknownRecord.is(row)
    ? [row['model'], row['motor'], row['figure']].filter(t.string.is).join(' ')
    : ''

/** Decodes the published figures of the cars; a fault says which car and figure it is of. */
export const readCarFigureRows = (json: string): Rows<CarFigureRow> => {
  const read = readRows('data/sources/car-figures.json', json, CarFigureRow)
  const rows: unknown = JSON.parse(json)
  return {
    ...read,
    faults: read.faults.map((fault) => {
      const [at = '', ...member] = fault.path.split('.')
      const row: unknown = Array.isArray(rows) ? rows[Number(at)] : undefined
      return { ...fault, path: [nameRow(row), ...member].join('.') }
    }),
  }
}

/** Reads the published figures of the cars. */
export const readCarFigures = (folder: URL): Rows<CarFigureRow> =>
  readCarFigureRows(readNamed(folder, 'sources/car-figures.json'))
