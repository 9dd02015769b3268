import type { MarkdownLine as MarkdownLineTree } from '@evkit/engine/internal/content'
import { Heading } from './heading.js'
import { MarkdownLine } from './markdown.js'

/** Props of the texts of a head. */
export interface HeadTextsProps {
  /** Id of the block on its page. */
  readonly id: string
  readonly heading: MarkdownLineTree
  readonly text: MarkdownLineTree
  /** Class of the text below the heading. */
  readonly lead: string | undefined
}

/** The heading of a block and the line below it, each where content has one. */
export const HeadTexts = ({ id, heading, text, lead }: HeadTextsProps) => (
  <>
    {heading.length === 0 ? null : (
      <Heading id={`${id}-title`}>
        <MarkdownLine line={heading} />
      </Heading>
    )}
    {text.length === 0 ? null : (
      <p className={lead}>
        <MarkdownLine line={text} />
      </p>
    )}
  </>
)
