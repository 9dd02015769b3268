import type { TextLink } from './link-address.js'
import type { Markdown } from './markdown.types.js'

/** Where a disclaimer is told: at the end of the page, or beside the block that refers to it. */
export type DisclaimerType = 'appendix' | 'inline'

/** Where something a disclaimer says can be read. */
export interface DisclaimerSource extends TextLink {
  readonly title: string
}

/** A text that says for what something on the page holds. */
export interface Disclaimer {
  /** Letters, digits, `_` and `-`: it is part of the ids of elements. */
  readonly id: string
  readonly text: Markdown
  readonly type: DisclaimerType
  readonly sources: readonly DisclaimerSource[]
}

/** A place that refers to a disclaimer. */
export interface DisclaimerMark {
  /** Id of the disclaimer. */
  readonly markOf: string
  /** Which mark of its disclaimer it is, counted from 1 along the page; 0 until the page is read as a whole. */
  readonly place: number
  /** Where the document has it; gone once the page is read as a whole. */
  readonly at?: string
  /** The disclaimer where it is written at the place itself; gone once the page is read as a whole. */
  readonly written?: Disclaimer
}

/** A footnote of a page: a disclaimer with its symbol and its references. */
export interface Footnote extends Disclaimer {
  /** `1`, `2`, … at the end of the page, `a`, `b`, … beside a block. */
  readonly symbol: string
  /** Id of the block that refers to it first; empty when nothing does. */
  readonly block: string
  /** Numbers of the marks (references) to it, from 1. */
  readonly places: readonly number[]
}
