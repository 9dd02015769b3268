import type { FaqQuestionView, FaqView } from '@evkit/engine/blocks'
import { Icon } from '../../primitives/index.js'
import { UntilFound } from '../parts/index.js'
import { NativeQuestion, Question } from './faq-question.js'
import styles from './faq.module.css'
import { controlId, type FaqActions } from './use-faq.js'

/** Questions before the block is awake; those beyond the first lie in a fold of their own. */
export const NativeQuestions = ({ view, id }: { readonly view: FaqView; readonly id: string }) => {
  const draw = (question: FaqQuestionView) => (
    <NativeQuestion key={question.headId} view={question} group={`${id}-questions`} />
  )
  const { first, rest, control } = view
  return (
    <>
      {first.map(draw)}
      {control === undefined ? null : (
        <details className={styles['fold']} suppressHydrationWarning>
          <summary id={controlId(id)} className={styles['more']}>
            {control.more}
            <Icon name="chevron" size={20} />
          </summary>
          {rest.map(draw)}
        </details>
      )}
    </>
  )
}

/** Props of the questions of a block that is awake. */
export interface AwakeQuestionsProps {
  readonly view: FaqView
  readonly faq: FaqActions
}

/** Questions as an accordion. */
export const AwakeQuestions = ({ view, faq }: AwakeQuestionsProps) => {
  const { first, rest, control } = view
  const draw = (question: FaqQuestionView) => (
    <Question key={question.headId} view={question} faq={faq} />
  )
  if (control === undefined) return first.map(draw)
  const { isExpanded, controls, more, less } = control
  return (
    <>
      {first.map(draw)}
      <UntilFound id={controls} isShown={isExpanded} onFound={faq.showAll}>
        {rest.map(draw)}
      </UntilFound>
      <button
        type="button"
        id={controlId(faq.id)}
        className={styles['more']}
        aria-expanded={isExpanded}
        aria-controls={controls}
        onClick={faq.toggleAll}
      >
        {isExpanded ? less : more}
        <Icon name="chevron" size={20} />
      </button>
    </>
  )
}
