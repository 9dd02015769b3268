import { faqView, type FaqBlock } from '@evkit/engine/blocks'
import { useRef } from 'react'
import { Heading, Under, Markdown, MarkdownLine, useNative } from '../parts/index.js'
import { Questions } from './faq-list.js'
import styles from './faq.module.css'
import { useFaq } from './use-faq.js'

const FaqHead = ({ content, headingId }: Pick<FaqBlock, 'content'> & { headingId: string }) => {
  const { topic, heading, text } = content
  return topic.length + heading.length + text.length === 0 ? null : (
    <header className={styles['header']}>
      {topic.length === 0 ? null : (
        <p className={styles['topic']}>
          <MarkdownLine line={topic} />
        </p>
      )}
      {heading.length === 0 ? null : (
        <Heading id={headingId}>
          <MarkdownLine line={heading} />
        </Heading>
      )}
      <Markdown tree={text} className={styles['intro']} />
    </header>
  )
}

/** Questions and answers: an accordion, of which the browser opens one until the block is awake. */
export const Faq = (block: FaqBlock) => {
  const { content } = block
  const root = useRef<HTMLElement>(null)
  const faq = useFaq(root, block)
  const isAwake = useNative(root, faq.takeOver)
  const view = faqView(block, faq.state)
  const hasHeading = content.heading.length > 0
  return (
    <section
      ref={root}
      className={styles['block']}
      aria-labelledby={hasHeading ? view.headingId : undefined}
      data-part="faq"
    >
      <FaqHead content={content} headingId={view.headingId} />
      <Under by={hasHeading ? 1 : 0}>
        <div className={styles['list']}>
          <Questions view={view} faq={faq} isAwake={isAwake} />
        </div>
      </Under>
    </section>
  )
}
