import { option as O } from 'fp-ts'
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
 * @param state - What is open.
 * @param question - Place of the question that was pressed, from 0.
 * @returns What is open then.
 * @law At most one question is open.
 * @source B-FAQ-01, D-B-27
 *
 * @example The second, the fourth, the fourth again
 * ```ts
 * import { toggleQuestion, UNTOUCHED_FAQ } from '@evkit/engine/blocks'
 * import { option } from 'fp-ts'
 *
 * const fourth = toggleQuestion(toggleQuestion(UNTOUCHED_FAQ, 1), 3)
 * fourth.open // => option.some(3)
 * toggleQuestion(fourth, 3).open // => option.none
 * ```
 * @category state
 */
export const toggleQuestion = (state: FaqState, question: number): FaqState => ({
  ...state,
  open: O.isSome(state.open) && state.open.value === question ? none : some(question),
})

/**
 * Shows all questions, or the first five again; what is open beyond them is closed then.
 *
 * @param state - What is shown and open.
 * @returns What is shown and open then.
 * @source B-FAQ-04, D-B-27
 *
 * @example The seventh is closed with the rest
 * ```ts
 * import { toggleAllQuestions, toggleQuestion, UNTOUCHED_FAQ } from '@evkit/engine/blocks'
 * import { option } from 'fp-ts'
 *
 * const seventh = toggleQuestion(toggleAllQuestions(UNTOUCHED_FAQ), 6)
 * toggleAllQuestions(seventh) // => { open: option.none, isAll: false }
 * ```
 * @category state
 */
export const toggleAllQuestions = ({ open, isAll }: FaqState): FaqState => ({
  isAll: !isAll,
  open: isAll ? O.filter((at: number) => at < FAQ_INITIAL)(open) : open,
})

/**
 * Opens a question in which the browser has found what the visitor looks for, and shows it where it is not shown.
 *
 * @param state - What is shown and open.
 * @param question - Place of the question, from 0.
 * @returns What is shown and open then.
 * @source E-B-13, B-FAQ-01
 *
 * @example The seventh is found
 * ```ts
 * import { revealQuestion, UNTOUCHED_FAQ } from '@evkit/engine/blocks'
 *
 * revealQuestion(UNTOUCHED_FAQ, 6).isAll // => true
 * revealQuestion(UNTOUCHED_FAQ, 1).isAll // => false
 * ```
 * @category state
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
 * @param key - Name of the key.
 * @param from - Place of the question that has the focus, and how many are shown.
 * @returns Its place, round and round; none for a key that means nothing here.
 * @law The answer is the place of a question that is shown.
 * @source E-B-01
 *
 * @example From the last to the first
 * ```ts
 * import { findNextQuestion } from '@evkit/engine/blocks'
 * import { option } from 'fp-ts'
 *
 * findNextQuestion('ArrowDown', { at: 4, shown: 5 }) // => option.some(0)
 * findNextQuestion('a', { at: 4, shown: 5 }) // => option.none
 * ```
 * @category look-ups
 */
export const findNextQuestion = (
  key: string,
  { at, shown }: { readonly at: number; readonly shown: number },
): Option<number> => (Object.hasOwn(STEPS, key) ? O.fromNullable(STEPS[key]?.(at, shown)) : none)
