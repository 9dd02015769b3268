import { faqView, type FaqBlock } from '@evkit/engine/blocks'
import { Heading, Under, Markdown, MarkdownLine } from '../parts/index.js'
import { Questions } from './faq-list.js'
import styles from './faq.module.css'

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

/** Questions and answers, to be enhanced as an accordion; without scripts the browser folds them and opens one at a time. */
export const Faq = (block: FaqBlock) => {
  const { content, id } = block
  const view = faqView(block)
  const hasHeading = content.heading.length > 0
  return (
    <section
      className={styles['block']}
      aria-labelledby={hasHeading ? view.headingId : undefined}
      data-part="faq"
    >
      <FaqHead content={content} headingId={view.headingId} />
      <Under by={hasHeading ? 1 : 0}>
        <div className={styles['list']} data-part="questions">
          <Questions id={id} view={view} />
        </div>
      </Under>
    </section>
  )
}
