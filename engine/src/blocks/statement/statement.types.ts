import type { CallToAction, MarkdownLine } from '../../content/index.js'
import type { Option } from '../../shared/index.js'

/** Content of a prominent statement. */
export interface StatementContent {
  /** Never empty. */
  readonly text: MarkdownLine
  readonly cta: Option<CallToAction>
  readonly align: 'start' | 'center' | 'end'
}
