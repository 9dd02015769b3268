import * as O from '#fp-ts/Option'
import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { FactNotes, FactRow, FactTableContent } from './fact-table.types.js'

const LEAST_COLUMNS = 2

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i

const isLanguage = (tag: string): boolean => tag === '' || LANGUAGE.test(tag)

const language: c.Lenient<string> = c.mapContent(
  c.checked(c.optionalText, (tag, at) =>
    isLanguage(tag) ? [] : [c.findAt('UNKNOWN_VALUE', at, 'a language is written as en or pt-BR')],
  ),
  (tag) => (isLanguage(tag) ? tag : ''),
)

// The place of a cell is its column, so an empty one stays.
const cells = c.list(c.mapContent(c.markdownLine, O.some))

const row: c.Lenient<Option<FactRow>> = c.shownIf(
  c.record({
    title: c.needed(c.markdownLine),
    note: c.optionalText,
    cells,
  }),
  ({ title }) => title.length > 0,
)

const notes: c.Lenient<Option<FactNotes>> = c.ifThere(
  c.shownIf(
    c.record({
      title: c.text,
      items: c.list(c.shownIf(c.text, (item) => item !== '')),
    }),
    ({ title, items }) => title !== '' && items.length > 0,
  ),
)

const findTooMany = (
  { columns, rows }: FactTableContent,
  at: c.ContentPlace,
): readonly c.Finding[] =>
  rows.some((one) => one.cells.length >= columns.length)
    ? [c.findAt('TOO_MANY', c.placeIn(at, 'rows'), 'more cells than columns')]
    : []

const fitRows = (content: FactTableContent): FactTableContent => ({
  ...content,
  rows: content.rows.map((one) => ({
    ...one,
    cells: content.columns.slice(1).map((_, at) => one.cells[at] ?? []),
  })),
})

/** Reads the content of a table of facts, a cell in every column of a row: none without two columns and a row. */
export const factTableCodec: c.Lenient<Option<FactTableContent>> = /*#__PURE__*/ c.shownIf(
  c.mapContent(
    c.checked(
      c.record({
        heading: c.markdownLine,
        text: c.markdown,
        fold: c.optionalText,
        label: c.text,
        rowLanguage: language,
        columns: c.list(c.mapContent(c.text, O.some)),
        rows: c.list(row),
        more: notes,
      }),
      findTooMany,
    ),
    fitRows,
  ),
  ({ columns, rows }) => columns.length >= LEAST_COLUMNS && rows.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const factTableBlock = /*#__PURE__*/ c.defineBlock({
  codec: factTableCodec,
  wakes: false,
  place: 'rows',
  isPictured: c.never,
  moves: c.never,
})
