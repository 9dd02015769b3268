import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../shared/index.js'
import type { FaqContent, FaqVariant } from './faq.types.js'

/**
 * Questions that are shown at first.
 *
 * @source B-FAQ-02
 * @category constants
 */
export const FAQ_INITIAL = 5

/** What a visitor has opened of a list of questions. */
export interface FaqState {
  /** Place of the open question, from 0. */
  readonly open: Option<number>
  readonly isAll: boolean
}

/** A list nobody has touched. @source B-FAQ-01, B-FAQ-02 @category constants */
export const UNTOUCHED_FAQ: FaqState = { open: none, isAll: false }

/** How many questions a list has, and how it shows them. */
export interface FaqScope {
  readonly variant: FaqVariant
  readonly count: number
}

/** The length of a list of questions. */
export const lengthOf = ({ variant, questions }: FaqContent): FaqScope => ({
  variant,
  count: questions.length,
})

/** Tells whether there is more than is shown at first. */
export const hasMore = ({ variant, count }: FaqScope): boolean =>
  variant === 'default' && count > FAQ_INITIAL

/** Counts the questions that are shown. */
export const countShown = (length: FaqScope, { isAll }: FaqState): number =>
  hasMore(length) && !isAll ? FAQ_INITIAL : length.count

/**
 * Opens a question and closes the one that was open; the open one is closed.
 *
 * @source B-FAQ-01, D-B-27
 */
export const toggleQuestion = (state: FaqState, question: number): FaqState => ({
  ...state,
  open: O.isSome(state.open) && state.open.value === question ? none : some(question),
})

/**
 * Shows all questions, or the first five again; what is open beyond them is closed then.
 *
 * @source B-FAQ-04, D-B-27
 */
export const toggleAllQuestions = ({ open, isAll }: FaqState): FaqState => ({
  isAll: !isAll,
  open: isAll ? O.filter((at: number) => at < FAQ_INITIAL)(open) : open,
})

/**
 * Opens a question in which the browser has found what the visitor looks for, and shows it where it is not shown.
 *
 * @source E-B-13, B-FAQ-01
 */
export const revealQuestion = ({ isAll }: FaqState, question: number): FaqState => ({
  open: some(question),
  isAll: isAll || question >= FAQ_INITIAL,
})

const STEPS: Readonly<Record<string, (at: number, shown: number) => number>> = {
  ArrowDown: (at, shown) => (at + 1) % shown,
  ArrowUp: (at, shown) => (at - 1 + shown) % shown,
  Home: () => 0,
  End: (_at, shown) => shown - 1,
}

/**
 * Finds the question a key leads to.
 *
 * @source E-B-01
 */
export const findNextQuestion = (
  key: string,
  { at, shown }: { readonly at: number; readonly shown: number },
): Option<number> => (Object.hasOwn(STEPS, key) ? O.fromNullable(STEPS[key]?.(at, shown)) : none)
