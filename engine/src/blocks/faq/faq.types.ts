import type { CallToAction, Markdown, MarkdownLine } from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { FAQ_VARIANTS } from './faq-variants.js'

/** How a list of questions is shown: its first five, or all of it. */
export type FaqVariant = (typeof FAQ_VARIANTS)[number]

/** A part of an answer. */
export interface FaqAnswer {
  /** Empty when the part has none. */
  readonly heading: MarkdownLine
  readonly text: Markdown
}

/** A question with its answer. */
export interface FaqQuestion {
  readonly question: MarkdownLine
  /** Never empty. */
  readonly answers: readonly FaqAnswer[]
  readonly cta: Option<CallToAction>
}

/** Content of a list of questions. */
export interface FaqContent {
  readonly variant: FaqVariant
  /** What the questions are about; a short line over the heading. */
  readonly topic: MarkdownLine
  readonly heading: MarkdownLine
  readonly text: Markdown
  /** Never empty. */
  readonly questions: readonly FaqQuestion[]
  /** Empty when content does not say. */
  readonly showMoreText: string
  /** Empty when content does not say. */
  readonly showLessText: string
}
