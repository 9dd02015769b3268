import type { CallToAction as Call, Markdown as Text } from '@evkit/engine/content'
import type { MarkdownLine as Line } from '@evkit/engine/internal/content'
import { CallToAction } from './call-to-action.js'
import styles from './details-text.module.css'
import { Heading } from './heading.js'
import { Markdown, MarkdownLine } from './markdown.js'

/** Props of what a pop-up says. */
export interface DetailsTextProps {
  readonly title: Line
  readonly description: Text
  readonly call: Call | undefined
}

/** What a pop-up says: a title, a text and a way on. */
export const DetailsText = ({ title, description, call }: DetailsTextProps) => (
  <div className={styles['details']} data-part="details">
    <Heading className={styles['title']}>
      <MarkdownLine line={title} />
    </Heading>
    <Markdown tree={description} />
    {call === undefined ? null : <CallToAction call={call} />}
  </div>
)
