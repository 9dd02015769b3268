import type { CallToAction, DisclaimerMark, Markdown, MarkdownLine } from '../../content/index.js'

/** What a block about the price of a car shows. */
export interface CarPriceContent {
  readonly heading: MarkdownLine
  readonly text: Markdown
  /** Slug of the model in the prices of the site; never empty. */
  readonly modelSlug: string
  /** Key of the model, by which the United States ask; empty without one. */
  readonly modelKey: string
  /** Empty for the default edition. */
  readonly edition: string
  /** How the label reads; empty for the default of the site. */
  readonly variant: string
  /** Shown in place of a price there is none of; empty for nothing. */
  readonly fallback: string
  readonly marks: readonly DisclaimerMark[]
  /** Two at most. */
  readonly ctas: readonly CallToAction[]
}
