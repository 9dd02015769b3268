import type { IntroContent } from '@evkit/engine/internal/blocks'
import { Heading, HeadingStart, MarkdownLine } from '../parts/index.js'
import styles from './intro.module.css'

/** The header that opens a part of a page: a label, a heading and a line under it. */
export const Intro = ({ content }: { readonly content: IntroContent }) => {
  const { label, heading, subHeading, level, align } = content
  return (
    <header className={styles['intro']} data-align={align} data-part="intro">
      {label.length === 0 ? null : (
        <p className={styles['label']}>
          <MarkdownLine line={label} />
        </p>
      )}
      <HeadingStart level={level}>
        <Heading className={styles['heading']}>
          <MarkdownLine line={heading} />
        </Heading>
      </HeadingStart>
      {subHeading.length === 0 ? null : (
        <p className={styles['sub']}>
          <MarkdownLine line={subHeading} />
        </p>
      )}
    </header>
  )
}
