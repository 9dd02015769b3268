import type { StatementContent } from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { CallToAction, MarkdownLine } from '../parts/index.js'
import styles from './statement.module.css'

/** A prominent statement: large, and a paragraph all the same. */
export const Statement = ({ content }: { readonly content: StatementContent }) => {
  const call = toUndefined(content.cta)
  return (
    <div className={styles['statement']} data-align={content.align} data-part="statement">
      <p className={styles['text']}>
        <MarkdownLine line={content.text} />
      </p>
      {call === undefined ? null : <CallToAction call={call} look="plain" />}
    </div>
  )
}
