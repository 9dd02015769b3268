import type { CallToAction, Markdown, MarkdownLine } from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { INFO_TYPES } from './message-types.js'

/** What a message is: `dialog` stands over the page until it is closed. */
export type InfoType = (typeof INFO_TYPES)[number]

/** Content of a message. */
export interface InfoMessageContent {
  readonly id: string
  readonly messageType: InfoType
  /** Empty when it has none. */
  readonly title: MarkdownLine
  /** Never empty. */
  readonly message: Markdown
  readonly link: Option<CallToAction>
  readonly dismissible: boolean
  readonly marketSlug: string
  /** Empty when it is for all cars. */
  readonly modelSlug: string
}
