// What a tool of the command is: columns in, columns out, and the engine's answer between them.
import type { Either, Query, Step } from '@evkit/engine/shared'
import type { PageName } from '@evkit/engine/site'
import type { Store } from '../service/store.js'

/** A column of a table, and a flag of the same name. */
export interface Column {
  readonly name: string
  /** Unit in words; empty for a text. */
  readonly unit: string
  /** What it holds, and what counts when it is empty. */
  readonly text: string
}

/** A number or a text of a table. */
export type Value = string | number

/** Texts of a row in the order of the tool's inputs; an empty one is not given. */
export type Cells = readonly string[]

/** Values of a row: the inputs as they counted, then the outputs. */
export type Values = readonly Value[]

/** Why a row has no figure. */
export interface CellFault {
  /** Name of the column; empty when the whole row is meant. */
  readonly column: string
  readonly text: string
}

/** A row with how its figures came about. */
export interface Explained {
  readonly values: Values
  readonly traces: readonly Step[]
}

/** What an address asked for and could not have. */
export interface AddressCorrection {
  /** What the page calls it. */
  readonly name: string
  /** Name of the input it is of. */
  readonly column: string
}

/** What an address leads to: the cells the page would show, and what it could not have. */
export interface ReadAddress {
  readonly cells: Cells
  readonly corrections: readonly AddressCorrection[]
}

/** Where the numbers of a site come from. */
export interface Origin {
  /** Settings of the site the columns depend on: unit of distances, currency. */
  readonly settings: readonly (readonly [name: string, value: string])[]
  readonly sources: readonly string[]
  /** How sure the numbers are: measured, published, modelled or example. */
  readonly basis: readonly string[]
}

/** A tool on a site, ready for rows. */
export interface OpenTool {
  readonly origin: Origin
  readonly readAddress: (query: Query, path: string) => ReadAddress
  /** The figures of a row; the short way for tables. */
  readonly answer: (cells: Cells) => Either<readonly CellFault[], Values>
  /** The same figures with their traces. */
  readonly explain: (cells: Cells) => Either<readonly CellFault[], Explained>
}

/** What the tools are opened with. */
export interface CommandData {
  readonly store: Store
  /** Ids of the sources the range data is made from. */
  readonly rangeSources: readonly string[]
}

/** A tool of the command. */
export interface Tool {
  readonly name: string
  /** What it answers, in one sentence. */
  readonly summary: string
  /** Pages whose addresses it answers. */
  readonly pages: readonly PageName[]
  readonly inputs: readonly Column[]
  readonly outputs: readonly Column[]
  /** Opens the tool on a site, or says why it cannot be. */
  readonly open: (data: CommandData, site: string) => Either<readonly string[], OpenTool>
}
