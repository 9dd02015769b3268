import {
  faqFolds,
  findNextQuestion,
  revealQuestion,
  toggleAllQuestions,
  toggleQuestion,
  UNTOUCHED_FAQ,
  type FaqScope,
} from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { findPart, setExpanded, setLabel, type Enhance } from '../parts/enhance.dom.js'
import { whenLifted } from '../parts/when-lifted.dom.js'
import { makeAccordion, showUntilFound, type Accordion } from './accordion.dom.js'

type State = typeof UNTOUCHED_FAQ

interface Questions {
  readonly scope: FaqScope
  readonly read: () => State
  readonly set: (next: State) => void
}

const draw = ({ heads, panels, more, rest }: Accordion, { scope, read }: Questions): void => {
  const { open, isExpanded } = faqFolds(scope, read())
  for (const [at, head] of heads.entries()) setExpanded(head, at === open)
  for (const [at, panel] of panels.entries()) showUntilFound(panel, at === open)
  if (more === undefined || rest === undefined) return
  showUntilFound(rest, isExpanded)
  setExpanded(more, isExpanded)
  setLabel(more, more.dataset[isExpanded ? 'less' : 'more'])
}

const listenToQuestion = (accordion: Accordion, at: number, { scope, read, set }: Questions) => {
  const { heads, panels } = accordion
  heads[at]?.addEventListener('click', () => {
    set(toggleQuestion(read(), at))
  })
  heads[at]?.addEventListener('keydown', (event) => {
    const { shown } = faqFolds(scope, read())
    const next = toUndefined(findNextQuestion(event.key, { at, shown }))
    if (next === undefined) return
    event.preventDefault()
    heads[next]?.focus()
  })
  panels[at]?.addEventListener('beforematch', () => {
    set(revealQuestion(read(), at))
  })
}

const listenToRest = ({ heads, more, rest }: Accordion, { scope, read, set }: Questions): void => {
  more?.addEventListener('click', () => {
    const { focus } = faqFolds(scope, read())
    set(toggleAllQuestions(read()))
    if (focus !== undefined) heads[focus]?.focus()
  })
  rest?.addEventListener('beforematch', () => {
    if (!read().isAll) set(toggleAllQuestions(read()))
  })
}

const enhanceList = (list: HTMLElement): void => {
  const { opened, ...accordion } = makeAccordion(list)
  const variant = accordion.more === undefined ? 'advanced' : 'default'
  const scope: FaqScope = { variant, count: accordion.heads.length }
  const all = opened.isAll ? toggleAllQuestions(UNTOUCHED_FAQ) : UNTOUCHED_FAQ
  let state = opened.question < 0 ? all : toggleQuestion(all, opened.question)
  const questions: Questions = {
    scope,
    read: () => state,
    set: (next) => {
      state = next
      draw(accordion, questions)
    },
  }
  for (const at of accordion.heads.keys()) listenToQuestion(accordion, at, questions)
  listenToRest(accordion, questions)
  draw(accordion, questions)
}

/** Enhances questions: an accordion in the place of the folds of the browser, once nothing on the page is pressed. */
export const enhanceFaq: Enhance = (root) =>
  new Promise((resolve) => {
    const list = findPart(root, 'questions')
    whenLifted(() => {
      if (list !== undefined) enhanceList(list)
      resolve()
    })
  })
