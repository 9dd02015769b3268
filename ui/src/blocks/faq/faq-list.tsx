import type { FaqQuestionView, FaqView } from '@evkit/engine/blocks'
import { Icon } from '../../primitives/index.js'
import { UntilFound } from '../parts/index.js'
import { NativeQuestion, Question } from './faq-question.js'
import styles from './faq.module.css'
import { controlId, type FaqActions } from './use-faq.js'

/** Props of the questions of a block. */
export interface QuestionsProps {
  readonly view: FaqView
  readonly faq: FaqActions
  readonly isAwake: boolean
}

/** Questions as an accordion; until the block is awake the browser folds them, those beyond the first in a fold of their own. */
export const Questions = ({ view, faq, isAwake }: QuestionsProps) => {
  const { first, rest, control } = view
  const draw = (question: FaqQuestionView) =>
    isAwake ? (
      <Question key={question.headId} view={question} faq={faq} />
    ) : (
      <NativeQuestion key={question.headId} view={question} group={`${faq.id}-questions`} />
    )
  const shown = first.map(draw)
  if (control === undefined) return shown
  const { isExpanded, controls, more, less } = control
  const opener = {
    id: controlId(faq.id),
    className: styles['more'],
    children: [isExpanded ? less : more, <Icon key="" name="chevron" size={20} />],
  }
  return (
    <>
      {shown}
      {isAwake ? (
        <>
          <UntilFound id={controls} isShown={isExpanded} onFound={faq.showAll}>
            {rest.map(draw)}
          </UntilFound>
          <button
            type="button"
            aria-expanded={isExpanded}
            aria-controls={controls}
            onClick={faq.toggleAll}
            {...opener}
          />
        </>
      ) : (
        <details className={styles['fold']} suppressHydrationWarning>
          <summary {...opener} />
          {rest.map(draw)}
        </details>
      )}
    </>
  )
}
