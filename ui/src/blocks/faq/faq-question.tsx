import type { FaqQuestionView } from '@evkit/engine/blocks'
import { Icon } from '../../primitives/index.js'
import { CallToAction, Heading, Under, Markdown, MarkdownLine, UntilFound } from '../parts/index.js'
import styles from './faq.module.css'
import type { FaqActions } from './use-faq.js'

interface AnswersProps extends Pick<FaqQuestionView, 'answers' | 'call'> {
  readonly id?: string
}

const Answers = ({ id, answers, call }: AnswersProps) => (
  <div id={id} className={styles['answers']}>
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

const Sign = () => (
  <span className={styles['sign']}>
    <Icon name="chevron" size={20} />
  </span>
)

/** A question before the block is awake: the browser opens it, and closes the others of its group. */
export const NativeQuestion = (props: {
  readonly view: FaqQuestionView
  readonly group: string
}) => {
  const { view, group } = props
  return (
    <details className={styles['item']} name={group} suppressHydrationWarning>
      <summary id={view.headId} className={styles['trigger']}>
        <Heading className={styles['head']}>
          <MarkdownLine line={view.question} />
        </Heading>
        <Sign />
      </summary>
      {/* A link to the answer opens it. */}
      <Answers id={view.panelId} {...view} />
    </details>
  )
}

/** Props of a question of a block that is awake. */
export interface QuestionProps {
  readonly view: FaqQuestionView
  readonly faq: FaqActions
}

/** A question as the header of an accordion. */
export const Question = ({ view, faq }: QuestionProps) => (
  <div className={styles['item']}>
    <Heading className={styles['head']}>
      <button
        type="button"
        id={view.headId}
        className={styles['trigger']}
        aria-expanded={view.isOpen}
        aria-controls={view.panelId}
        onClick={() => {
          faq.toggle(view.place)
        }}
        onKeyDown={(event) => {
          faq.moveFocus(event, view.place)
        }}
      >
        <span>
          <MarkdownLine line={view.question} />
        </span>
        <Sign />
      </button>
    </Heading>
    <UntilFound
      id={view.panelId}
      className={styles['panel']}
      role={view.role}
      aria-labelledby={view.role === undefined ? undefined : view.headId}
      isShown={view.isOpen}
      onFound={() => {
        faq.reveal(view.place)
      }}
    >
      <Answers {...view} />
    </UntilFound>
  </div>
)
