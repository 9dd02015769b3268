// A table of a register: commas or semicolons between cells, lines before the names of columns skipped.
import { csvReader, type CsvRecord } from '../cli/csv-read.js'

/** Rows by the names of their columns, and what could not be read. */
export interface CsvTable {
  readonly rows: readonly {
    readonly line: number
    readonly cells: Readonly<Record<string, string>>
  }[]
  readonly faults: readonly { readonly line: number; readonly text: string }[]
}

/** Reads a table; its names stand in the first row that has a column of the name. */
export const readCsvTable = (text: string, column: RegExp, separator: ',' | ';'): CsvTable => {
  const records: CsvRecord[] = []
  const faults: { line: number; text: string }[] = []
  const reader = csvReader(
    {
      record: (record) => {
        records.push(record)
      },
      fault: ({ line, text: what }) => {
        faults.push({ line, text: what })
      },
    },
    separator,
  )
  reader.push(text)
  reader.end()
  const start = records.findIndex(({ cells }) => cells.some((cell) => column.test(cell.trim())))
  const names = (records[start]?.cells ?? []).map((cell) => cell.trim())
  const body = start < 0 ? [] : records.slice(start + 1)
  return {
    rows: body.flatMap(({ cells, line }) => {
      if (cells.length !== names.length) {
        faults.push({ line, text: `expected ${names.length} cells, found ${cells.length}` })
        return []
      }
      // Of two columns of one name both are kept: registers number the points of a device that way.
      const named = names.map((name, at) => [
        names.indexOf(name) === at ? name : `${name} ${at}`,
        (cells[at] ?? '').trim(),
      ])
      return [{ line, cells: Object.fromEntries(named) as Record<string, string> }]
    }),
    faults:
      start < 0 ? [...faults, { line: 1, text: 'has no names of columns that are known' }] : faults,
  }
}
