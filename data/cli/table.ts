// A CSV in, a CSV out: rows are answered as they come, and none is kept.
import { either as E } from 'fp-ts'
import { left, right, type Either } from '@evkit/engine/shared'
import { csvReader, type CsvRecord } from './csv-read.js'
import { unshieldText, writeCsvRecord } from './csv-write.js'
import { hintAt, nearestName } from './hint.js'
import type { CellFault, Cells, OpenTool, Tool, Values } from './tool.types.js'

/** The first of the user's own columns in the output, if the input has it. */
const ID_COLUMN = 'id'

// What stands for bytes that are no letter.
const UNREAD = '\ufffd'

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
  /** The user's own columns, which are carried through: names and places in a row. */
  readonly carried: readonly { readonly name: string; readonly at: number }[]
}

const listCarried = (names: readonly string[], known: readonly string[]): Layout['carried'] => {
  const own = names.flatMap((name, at) => (known.includes(name) ? [] : [{ name, at }]))
  return [
    ...own.filter(({ name }) => name === ID_COLUMN),
    ...own.filter(({ name }) => name !== ID_COLUMN),
  ]
}

// Rows of a table whose columns nobody knows would all have the figures of the defaults.
const SEPARATORS = /[;\t|]/u
const listParted = (names: Cells): readonly string[] =>
  names
    .filter((name) => SEPARATORS.test(name))
    .map((name) => `${JSON.stringify(name)} is no column: cells are parted by commas`)

const listStrange = (tool: Tool, names: Cells, known: readonly string[]): readonly string[] => {
  const inputs = tool.inputs.map(({ name }) => name)
  const isStrange = names.some((name) => !known.includes(name))
  return isStrange && !names.some((name) => inputs.includes(name))
    ? [`no column is one of ${inputs.join(', ')}`]
    : []
}

const readHeader = (tool: Tool, cells: Cells): Either<readonly string[], Layout> => {
  const names = cells.map((cell) => cell.trim())
  const inputs = tool.inputs.map(({ name }) => name)
  const outputs = tool.outputs.map(({ name }) => name)
  const known = [...inputs, ID_COLUMN, ...outputs]
  const faults = names.flatMap((name, at) => {
    const where = `column ${at + 1}`
    // A column that is nearly one of the tool's is a misspelt one, which would else count as its default.
    const near = known.includes(name) ? undefined : nearestName(name, inputs)
    if (name === '' || near !== undefined) {
      return [`${where}: unknown column ${JSON.stringify(name)}: ${hintAt(name, known)}`]
    }
    return names.indexOf(name) === at ? [] : [`${where}: column ${name} is there twice`]
  })
  const [all = []] = [listParted(names), faults, listStrange(tool, names, known)].filter(
    ({ length }) => length > 0,
  )
  return all.length > 0
    ? left(all)
    : right({
        width: names.length,
        places: inputs.map((name) => names.indexOf(name)),
        carried: listCarried(names, [...inputs, ...outputs]),
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
    ...layout.carried.map(({ name }) => name),
    ...[...tool.inputs, ...tool.outputs].map(({ name }) => name),
  ])

// A double holds fifteen to seventeen digits; twelve of them leave out what its arithmetic has added.
const KEPT_DIGITS = 12

// Inputs stay as they counted, so that an answer given in again comes out the same.
const roundOutputs = (values: Values, inputs: number): Values =>
  values.map((value, at) =>
    at < inputs || typeof value !== 'number' || Number.isInteger(value)
      ? value
      : Number(value.toPrecision(KEPT_DIGITS)),
  )

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
    if (E.isLeft(answer)) {
      refuse(
        line,
        answer.left.map((fault) => wordFault(tool, layout, fault)),
      )
      return
    }
    const values = roundOutputs(answer.right, tool.inputs.length)
    written.answered += 1
    written.rows += writeCsvRecord(
      layout.carried.length === 0
        ? values
        : [...layout.carried.map(({ at }) => textAt(cells, at)), ...values],
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
    state.isUsable = E.isRight(read)
    if (E.isLeft(read)) {
      refuse(line, read.left)
      return
    }
    state.layout = read.right
    written.rows += preface + headerOf(tool, read.right)
  }
  const reader = csvReader({
    record: (record) => {
      if (!state.isUsable) return
      if (record.cells.some((cell) => cell.includes(UNREAD))) {
        state.isUsable = state.layout !== undefined
        refuse(record.line, ['there are letters that are not UTF-8'])
      } else if (state.layout === undefined) takeHeader(record)
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
