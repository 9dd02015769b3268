import type { FaqView } from '@evkit/engine/blocks'
import type { FaqQuestionView } from '@evkit/engine/internal/blocks'
import { Icon } from '../../primitives/index.js'
import { CallToAction, Heading, Under, Markdown, MarkdownLine } from '../parts/index.js'
import styles from './faq.module.css'

const Answers = ({ answers, call }: Pick<FaqQuestionView, 'answers' | 'call'>) => (
  <div className={styles['answers']}>
    <Under>
      {answers.map(({ heading, text }, at) => (
        <div key={at} className={styles['answer']}>
          {heading.length === 0 ? null : (
            <Heading className={styles['part']}>
              <MarkdownLine line={heading} />
            </Heading>
          )}
          <Markdown tree={text} />
        </div>
      ))}
    </Under>
    {call === undefined ? null : <CallToAction call={call} look="text" />}
  </div>
)

// The browser opens it, and closes the others of its group; a link to the answer opens it too.
const Question = ({ view, group }: { readonly view: FaqQuestionView; readonly group: string }) => (
  <details className={styles['item']} name={group} data-part="question" data-role={view.role}>
    <summary id={view.headId} className={styles['trigger']}>
      <Heading className={styles['head']}>
        <MarkdownLine line={view.question} />
      </Heading>
      <span className={styles['sign']}>
        <Icon name="chevron" size={20} />
      </span>
    </summary>
    <div id={view.panelId} className={styles['panel']}>
      <Answers {...view} />
    </div>
  </details>
)

/** Props of the questions of a block. */
export interface QuestionsProps {
  /** Id of the block. */
  readonly id: string
  readonly view: FaqView
}

/** Questions the browser folds, those beyond the first in a fold of their own. */
export const Questions = ({ id, view: { first, rest, control } }: QuestionsProps) => {
  const draw = (question: FaqQuestionView) => (
    <Question key={question.headId} view={question} group={`${id}-questions`} />
  )
  return (
    <>
      {first.map(draw)}
      {control === undefined ? null : (
        <details className={styles['fold']} data-part="rest" data-id={control.controls}>
          <summary
            id={`${id}-more`}
            className={styles['more']}
            data-more={control.more}
            data-less={control.less}
          >
            <span>{control.more}</span>
            <Icon name="chevron" size={20} />
          </summary>
          {rest.map(draw)}
        </details>
      )}
    </>
  )
}
