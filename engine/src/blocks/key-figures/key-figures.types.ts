import type { CallToAction, Markdown, MarkdownLine } from '../../content/index.js'
import type { Option } from '../../shared/index.js'

/** One value of a figure that is drawn beside others. */
export interface FigureBar {
  /** What it holds for; never empty. */
  readonly label: string
  /** The value in words; never empty. */
  readonly value: string
  /** Share of the longest bar, 0 to 1. */
  readonly share: number
}

/** One figure in words. */
export interface KeyFigure {
  /** Never empty. */
  readonly value: string
  /** What it is; never empty. */
  readonly label: string
  /** What it holds for. */
  readonly text: MarkdownLine
  readonly bars: readonly FigureBar[]
  readonly link: Option<CallToAction>
}

/** What a block of key figures shows. */
export interface KeyFiguresContent {
  readonly heading: MarkdownLine
  readonly text: Markdown
  /** Never empty. */
  readonly figures: readonly KeyFigure[]
}
