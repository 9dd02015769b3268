import type { GalleryBlock } from '@evkit/engine/blocks'
import { Heading, Markdown, MarkdownLine } from '../parts/index.js'
import styles from './gallery-head.module.css'

/** What stands over a gallery; nothing where content has neither a heading nor a text. */
export const GalleryHead = ({
  id,
  content: { heading, text },
}: {
  /** Id of the heading. */
  readonly id: string
  readonly content: Pick<GalleryBlock['content'], 'heading' | 'text'>
}) =>
  heading.length === 0 && text.length === 0 ? null : (
    <header className={styles['head']}>
      {heading.length === 0 ? null : (
        <Heading id={id}>
          <MarkdownLine line={heading} />
        </Heading>
      )}
      <Markdown tree={text} className={styles['text']} />
    </header>
  )
