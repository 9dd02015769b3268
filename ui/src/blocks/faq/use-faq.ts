import {
  faqView,
  findNextQuestion,
  revealQuestion,
  toggleAllQuestions,
  toggleQuestion,
  UNTOUCHED_FAQ,
  type FaqBlock,
} from '@evkit/engine/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

/** What a visitor does with a list of questions. */
export interface FaqActions {
  /** Id of the block. */
  readonly id: string
  readonly toggle: (question: number) => void
  readonly reveal: (question: number) => void
  readonly toggleAll: () => void
  readonly showAll: () => void
  readonly moveFocus: (event: KeyboardEvent, question: number) => void
}

/** Id of the control that shows all questions. */
export const controlId = (id: string): string => `${id}-more`

/** Holds what is open, and moves the focus where a press has led. */
export const useFaq = (root: RefObject<HTMLElement | null>, block: FaqBlock) => {
  const [state, setState] = useState(UNTOUCHED_FAQ)
  const wanted = useRef<string | undefined>(undefined)
  const { first, rest, shown, control } = faqView(block, state)
  const questions = [...first, ...rest]
  const focusOn = (id = ''): void => {
    root.current?.querySelector<HTMLElement>(`[id="${id}"]`)?.focus()
  }
  useLayoutEffect(() => {
    focusOn(wanted.current)
    wanted.current = undefined
  })
  return {
    id: block.id,
    state,
    takeOver: (opened: readonly string[]): void => {
      const open = questions.findIndex(({ headId }) => opened.includes(headId))
      const isAll = opened.includes(controlId(block.id))
      const all = isAll ? toggleAllQuestions(UNTOUCHED_FAQ) : UNTOUCHED_FAQ
      setState(open < 0 ? all : toggleQuestion(all, open))
    },
    toggle: (question: number): void => {
      setState((now) => toggleQuestion(now, question))
    },
    reveal: (question: number): void => {
      setState((now) => revealQuestion(now, question))
    },
    toggleAll: (): void => {
      wanted.current = control?.focusId
      setState(toggleAllQuestions)
    },
    showAll: (): void => {
      setState((now) => (now.isAll ? now : toggleAllQuestions(now)))
    },
    moveFocus: (event: KeyboardEvent, question: number): void => {
      const next = toUndefined(findNextQuestion(event.key, { at: question, shown }))
      if (next === undefined) return
      event.preventDefault()
      focusOn(questions[next]?.headId)
    },
  }
}
