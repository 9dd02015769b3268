// A CSV in, a CSV out: rows are answered as they come, and none is kept.
import { left, right, type Either } from '@evkit/engine/shared'
import { csvReader, type CsvRecord } from './csv-read.js'
import { unshieldText, writeCsvRecord } from './csv-write.js'
import { hintAt } from './hint.js'
import type { CellFault, Cells, OpenTool, Tool } from './tool.types.js'

/** A column of the user's own that is carried through: first in the output if the input has it. */
const ID_COLUMN = 'id'

/** Where the pieces come from and go to. */
export interface TableStreams {
  readonly pieces: AsyncIterable<string>
  readonly out: (text: string) => Promise<void>
  readonly err: (text: string) => Promise<void>
  /** What stands before the header line of the output. */
  readonly preface: string
}

/** How many rows had figures and how many had none. */
export interface TableCount {
  readonly answered: number
  readonly refused: number
}

interface Layout {
  /** How many cells each row has. */
  readonly width: number
  /** Place of each input of the tool in a row; -1 when the table has no such column. */
  readonly places: readonly number[]
  /** Place of the user's own column; -1 when there is none. */
  readonly id: number
}

const readHeader = (tool: Tool, cells: Cells): Either<readonly string[], Layout> => {
  const names = cells.map((cell) => cell.trim())
  const inputs = tool.inputs.map(({ name }) => name)
  const outputs = tool.outputs.map(({ name }) => name)
  const known = [...inputs, ID_COLUMN, ...outputs]
  const faults = names.flatMap((name, at) => {
    const where = `column ${at + 1}`
    if (!known.includes(name)) {
      return [`${where}: unknown column ${JSON.stringify(name)}: ${hintAt(name, known)}`]
    }
    return names.indexOf(name) === at ? [] : [`${where}: column ${name} is there twice`]
  })
  return faults.length > 0
    ? left(faults)
    : right({
        width: names.length,
        places: inputs.map((name) => names.indexOf(name)),
        id: names.indexOf(ID_COLUMN),
      })
}

const textAt = (cells: Cells, place: number): string => {
  if (place < 0) return ''
  const text = cells[place] ?? ''
  return text.startsWith("'") ? unshieldText(text) : text
}

const wordFault = (tool: Tool, layout: Layout, { column, text }: CellFault): string => {
  const place = layout.places[tool.inputs.findIndex(({ name }) => name === column)] ?? -1
  if (column === '') return text
  return place < 0 ? `${column}: ${text}` : `column ${place + 1} (${column}): ${text}`
}

interface Written {
  rows: string
  faults: string
  answered: number
  refused: number
}

const headerOf = (tool: Tool, layout: Layout): string =>
  writeCsvRecord([
    ...(layout.id < 0 ? [] : [ID_COLUMN]),
    ...[...tool.inputs, ...tool.outputs].map(({ name }) => name),
  ])

const rowWriter = (tool: Tool, open: OpenTool, written: Written) => {
  const refuse = (line: number, texts: readonly string[]): void => {
    written.refused += 1
    for (const text of texts) written.faults += `line ${line}, ${text}\n`
  }
  const writeRow = (layout: Layout, { cells, line }: CsvRecord): void => {
    if (cells.length !== layout.width) {
      refuse(line, [`${cells.length} cells where the header line has ${layout.width}`])
      return
    }
    const answer = open.answer(layout.places.map((place) => textAt(cells, place)))
    if (answer._tag === 'Left') {
      refuse(
        line,
        answer.left.map((fault) => wordFault(tool, layout, fault)),
      )
      return
    }
    written.answered += 1
    written.rows += writeCsvRecord(
      layout.id < 0 ? answer.right : [textAt(cells, layout.id), ...answer.right],
    )
  }
  return { refuse, writeRow }
}

/** Answers a table row by row: good rows go out, what is wrong with the others is told with line and column. */
export const runTable = async (
  tool: Tool,
  open: OpenTool,
  { pieces, out, err, preface }: TableStreams,
): Promise<TableCount> => {
  const written: Written = { rows: '', faults: '', answered: 0, refused: 0 }
  const { refuse, writeRow } = rowWriter(tool, open, written)
  const state: { layout: Layout | undefined; isUsable: boolean } = {
    layout: undefined,
    isUsable: true,
  }

  const takeHeader = ({ cells, line }: CsvRecord): void => {
    const read = readHeader(tool, cells)
    state.isUsable = read._tag === 'Right'
    if (read._tag === 'Left') {
      refuse(line, read.left)
      return
    }
    state.layout = read.right
    written.rows += preface + headerOf(tool, read.right)
  }
  const reader = csvReader({
    record: (record) => {
      if (!state.isUsable) return
      if (state.layout === undefined) takeHeader(record)
      else writeRow(state.layout, record)
    },
    fault: ({ line, cell, text }) => {
      if (!state.isUsable) return
      state.isUsable = state.layout !== undefined
      refuse(line, [`column ${cell}: ${text}`])
    },
  })
  const flush = async (): Promise<void> => {
    const { rows, faults } = written
    written.rows = ''
    written.faults = ''
    if (rows !== '') await out(rows)
    if (faults !== '') await err(faults)
  }

  for await (const piece of pieces) {
    const canGoOn = reader.push(piece)
    await flush()
    if (!canGoOn || !state.isUsable) break
  }
  reader.end()
  if (state.layout === undefined && state.isUsable) refuse(1, ['there is no header line'])
  await flush()
  return { answered: written.answered, refused: written.refused }
}
