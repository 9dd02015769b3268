import type { Markdown, MarkdownLine } from '../../content/index.js'
import type { Option } from '../../shared/index.js'

/** One row of a table of facts. */
export interface FactRow {
  /** What the row is about; never empty. */
  readonly title: MarkdownLine
  /** What is to be said of it in small; empty where there is nothing. */
  readonly note: string
  /** One for each column but the first; empty where nothing is known. */
  readonly cells: readonly MarkdownLine[]
}

/** What lies folded below a table. */
export interface FactNotes {
  /** Never empty. */
  readonly title: string
  /** Never empty. */
  readonly items: readonly string[]
}

/** What a table of facts shows. */
export interface FactTableContent {
  readonly heading: MarkdownLine
  readonly text: Markdown
  /** What opens the table, which lies folded; empty for one that lies open. */
  readonly fold: string
  /** Name of the table for those who hear it. */
  readonly label: string
  /** Language tag of the rows where it is not that of the page; empty where it is. */
  readonly rowLanguage: string
  /** Headings of the columns, the first above what the rows are about; at least two. */
  readonly columns: readonly string[]
  /** Never empty. */
  readonly rows: readonly FactRow[]
  readonly more: Option<FactNotes>
}
