// Reads CSV as it arrives, by RFC 4180: what is kept in memory is one record at most, however long the file is.

/** One record of a CSV. */
export interface CsvRecord {
  readonly cells: readonly string[]
  /** The line it starts on, from 1. */
  readonly line: number
}

/** What is wrong with how a record is written. */
export interface CsvFault {
  /** The line the record starts on, from 1. */
  readonly line: number
  /** The cell of the record, from 1. */
  readonly cell: number
  readonly text: string
}

/** What takes records and faults, in the order of the file. */
export interface CsvSink {
  readonly record: (record: CsvRecord) => void
  readonly fault: (fault: CsvFault) => void
}

/** A reader that is given the text piece by piece. */
export interface CsvReader {
  /** Takes the next piece; false when the rest cannot be read. */
  readonly push: (text: string) => boolean
  /** Says that nothing more comes. */
  readonly end: () => void
}

/** [characters] No record may be longer: a quote that is never closed would fill the memory. */
export const LONGEST_RECORD = 1_048_576

const BOM = '\ufeff'

type Scanned =
  | { readonly kind: 'record'; readonly cells: readonly string[]; readonly next: number }
  | { readonly kind: 'fault'; readonly cell: number; readonly text: string; readonly at: number }
  | { readonly kind: 'open' }

// Some programs end lines by a return alone; how the first one ends tells it of all.
const FIRST_END = /\r\n|\n|\r(?=[^\n])/u

const lineEnd = (text: string, at: number): number => {
  if (text[at] === '\n') return at + 1
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : -1
}

// The place behind the closing quote, or -1 while there is none.
const closeQuote = (text: string, from: number): number => {
  let at = text.indexOf('"', from)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at < 0 ? -1 : at + 1
}

interface Cell {
  readonly value: string
  readonly next: number
  readonly fault?: string
}

const quotedCell = (text: string, from: number, separator: string): Cell | undefined => {
  const next = closeQuote(text, from + 1)
  // A quote as the last character may be the first of two.
  if (next < 0 || next >= text.length) return undefined
  const value = text.slice(from + 1, next - 1).replaceAll('""', '"')
  const isEnd = text[next] === separator || lineEnd(text, next) >= 0
  if (!isEnd && text[next] === '\r' && next + 1 >= text.length) return undefined
  return isEnd ? { value, next } : { value, next, fault: 'text behind a closing quote' }
}

const plainCell = (text: string, from: number, separator: string): Cell | undefined => {
  const end = text.indexOf('\n', from)
  if (end < 0) return undefined
  const comma = text.indexOf(separator, from)
  const next = comma >= 0 && comma < end ? comma : end - (text[end - 1] === '\r' ? 1 : 0)
  const value = text.slice(from, next)
  return value.includes('"')
    ? { value, next, fault: 'a quote in a cell that does not start with one' }
    : { value, next }
}

// One record that has quotes; the others take the short way.
const scan = (text: string, from: number, separator: string): Scanned => {
  const cells: string[] = []
  let at = from
  for (;;) {
    const cell = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator)
    if (cell === undefined) return { kind: 'open' }
    if (cell.fault !== undefined) {
      return { kind: 'fault', cell: cells.length + 1, text: cell.fault, at: cell.next }
    }
    cells.push(cell.value)
    const end = lineEnd(text, cell.next)
    if (end >= 0) return { kind: 'record', cells, next: end }
    at = cell.next + 1
  }
}

const splitCells = (
  text: string,
  [from, to]: readonly [number, number],
  separator: string,
): readonly string[] => {
  const cells: string[] = []
  let at = from
  let comma = text.indexOf(separator, at)
  while (comma >= 0 && comma < to) {
    cells.push(text.slice(at, comma))
    at = comma + 1
    comma = text.indexOf(separator, at)
  }
  cells.push(text.slice(at, to))
  return cells
}

const countLines = (text: string, from: number, to: number): number => {
  let lines = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
    lines += 1
  }
  return lines
}

const lineReader = (): ((text: string) => string) => {
  let firstEnd: string | undefined
  return (text) => {
    firstEnd ??= FIRST_END.exec(text)?.[0]
    return firstEnd === '\r' ? text.replaceAll('\r', '\n') : text
  }
}

/**
 * Makes a reader; cells are parted by commas unless another sign is named. Left out are empty lines, a byte order mark at the start, and lines that start with `#` before the
 * first record.
 */
export const csvReader = (sink: CsvSink, separator: ',' | ';' = ','): CsvReader => {
  let rest = ''
  // A piece may end between the two signs of one line end.
  let held = ''
  const toLines = lineReader()
  let line = 1
  let isStart = true
  let isHead = true

  const readQuoted = (text: string, from: number): number => {
    const found = scan(text, from, separator)
    if (found.kind === 'open') return -1
    isHead = false
    if (found.kind === 'record') {
      sink.record({ cells: found.cells, line })
      line += countLines(text, from, found.next)
      return found.next
    }
    // The next record starts on the next line.
    const end = text.indexOf('\n', found.at)
    if (end < 0) return -1
    sink.fault({ line, cell: found.cell, text: found.text })
    line += countLines(text, from, end + 1)
    return end + 1
  }

  const readPlain = (text: string, from: number, end: number): void => {
    const to = end > from && text[end - 1] === '\r' ? end - 1 : end
    const isComment = isHead && text[from] === '#'
    if (to > from && !isComment) {
      isHead = false
      sink.record({ cells: splitCells(text, [from, to], separator), line })
    }
    line += 1
  }

  // Reads whole records; what is left is kept for the next piece.
  const readAll = (text: string): void => {
    let at = 0
    let quote = text.indexOf('"')
    for (;;) {
      const end = text.indexOf('\n', at)
      if (end < 0) break
      if (quote >= 0 && quote < at) quote = text.indexOf('"', at)
      if (quote < 0 || quote > end || (isHead && text[at] === '#')) {
        readPlain(text, at, end)
        at = end + 1
        continue
      }
      const next = readQuoted(text, at)
      if (next < 0) break
      at = next
    }
    rest = text.slice(at)
  }

  return {
    push: (piece) => {
      const text = held + (isStart && piece.startsWith(BOM) ? piece.slice(1) : piece)
      isStart &&= piece === ''
      held = text.endsWith('\r') ? '\r' : ''
      readAll(toLines(rest + text.slice(0, text.length - held.length)))
      if (rest.length <= LONGEST_RECORD) return true
      sink.fault({ line, cell: 1, text: `a record longer than ${LONGEST_RECORD} characters` })
      rest = ''
      return false
    },
    end: () => {
      if (rest + held === '') return
      readAll(toLines(`${rest}${held}\n`))
      if (rest !== '') sink.fault({ line, cell: 1, text: 'a quote that is never closed' })
      rest = ''
    },
  }
}
