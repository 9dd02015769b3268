import { option as O } from 'fp-ts'
import {
  checked,
  defineBlock,
  findAt,
  ifThere,
  list,
  mapContent,
  markdown,
  markdownLine,
  needed,
  never,
  optionalText,
  placeIn,
  record,
  shownIf,
  text,
  type ContentPlace,
  type Finding,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { FactNotes, FactRow, FactTableContent } from './fact-table.types.js'

const LEAST_COLUMNS = 2

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i

const isLanguage = (tag: string): boolean => tag === '' || LANGUAGE.test(tag)

const language: Lenient<string> = mapContent(
  checked(optionalText, (tag, at) =>
    isLanguage(tag) ? [] : [findAt('UNKNOWN_VALUE', at, 'a language is written as en or pt-BR')],
  ),
  (tag) => (isLanguage(tag) ? tag : ''),
)

// The place of a cell is its column, so an empty one stays.
const cells = list(mapContent(markdownLine, O.some))

const row: Lenient<Option<FactRow>> = shownIf(
  record({ title: needed(markdownLine), note: optionalText, cells }),
  ({ title }) => title.length > 0,
)

const notes: Lenient<Option<FactNotes>> = ifThere(
  shownIf(
    record({ title: text, items: list(shownIf(text, (item) => item !== '')) }),
    ({ title, items }) => title !== '' && items.length > 0,
  ),
)

const findTooMany = ({ columns, rows }: FactTableContent, at: ContentPlace): readonly Finding[] =>
  rows.some((one) => one.cells.length >= columns.length)
    ? [findAt('TOO_MANY', placeIn(at, 'rows'), 'more cells than columns')]
    : []

const fitRows = (content: FactTableContent): FactTableContent => ({
  ...content,
  rows: content.rows.map((one) => ({
    ...one,
    cells: content.columns.slice(1).map((_, at) => one.cells[at] ?? []),
  })),
})

/** Reads the content of a table of facts, a cell in every column of a row: none without two columns and a row. */
export const factTableCodec: Lenient<Option<FactTableContent>> = /*#__PURE__*/ shownIf(
  mapContent(
    checked(
      record({
        heading: markdownLine,
        text: markdown,
        label: text,
        rowLanguage: language,
        columns: list(mapContent(text, O.some)),
        rows: list(row),
        more: notes,
      }),
      findTooMany,
    ),
    fitRows,
  ),
  ({ columns, rows }) => columns.length >= LEAST_COLUMNS && rows.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const factTableBlock = /*#__PURE__*/ defineBlock({
  codec: factTableCodec,
  wakes: false,
  place: 'rows',
  isPictured: never,
  moves: never,
})
