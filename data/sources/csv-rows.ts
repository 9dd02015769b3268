// Source files that are tables: comments that say where they come from, names of columns, one row a line.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodeWith } from '@evkit/engine/shared'
import { csvReader, type CsvRecord } from '../cli/csv-read.js'
import { toFaults, type Fault, type Rows } from './rows.js'

const readNumber = (value: unknown): number | undefined => {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** A number in a cell. */
export const NumberCell = new t.Type<number, string>(
  'a number',
  t.number.is,
  (value, context) => {
    const number = readNumber(value)
    return number === undefined ? t.failure(value, context) : t.success(number)
  },
  String,
)

/** A number above 0 in a cell, or an empty cell where it is not known. */
export const KnownCell = new t.Type<number | null, string>(
  'a number above 0, or nothing',
  (value): value is number | null => value === null || t.number.is(value),
  (value, context) => {
    if (value === '') return t.success(null)
    const number = readNumber(value)
    return number === undefined || number <= 0 ? t.failure(value, context) : t.success(number)
  },
  (value) => (value === null ? '' : String(value)),
)

/** The day or year something is of. */
export const DateCell = new t.Type<string, string>(
  'a date such as 2026-11-20, a month, or a year',
  t.string.is,
  (value, context) =>
    typeof value === 'string' && /^\d{4}(-\d{2}(-\d{2})?)?$/.test(value)
      ? t.success(value)
      : t.failure(value, context),
  t.identity,
)

/** Reads the rows of a table one by one, so that every fault is told, by its line, and the good rows still count. */
export const readCsvRows = <Row>(
  file: string,
  text: string,
  codec: t.Type<Row, unknown>,
): Rows<Row> => {
  const records: CsvRecord[] = []
  const faults: Fault[] = []
  const reader = csvReader({
    record: (record) => {
      records.push(record)
    },
    fault: ({ line, text: what }) => {
      faults.push({ file, path: `line ${line}`, text: what })
    },
  })
  reader.push(text)
  reader.end()
  const [head, ...body] = records
  const names = head?.cells ?? []
  const rows = body.flatMap(({ cells, line }) => {
    const path = `line ${line}`
    if (cells.length !== names.length) {
      faults.push({ file, path, text: `expected ${names.length} cells, found ${cells.length}` })
      return []
    }
    const row = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
    const decoded = decodeWith(codec, row)
    if (E.isRight(decoded)) return [decoded.right]
    faults.push(...toFaults(file, decoded.left, path))
    return []
  })
  return { file, rows, faults }
}
