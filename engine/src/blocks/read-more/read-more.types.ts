import type { Markdown } from '../../content/index.js'

/** Content of a text that is folded where it is long. */
export interface ReadMoreContent {
  /** Never empty. */
  readonly text: Markdown
  /** Lines that are shown while it is folded. */
  readonly lines: number
  /** Empty when content does not say. */
  readonly moreText: string
  /** Empty when content does not say. */
  readonly lessText: string
}
