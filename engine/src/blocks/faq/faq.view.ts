import {
  describeQuestions,
  toPlainLine,
  toPlainText,
  type CallToAction,
  type MarkdownLine,
  type StructuredData,
} from '../../content/index.js'
import { toUndefined } from '../../shared/index.js'
import type { FaqAnswer, FaqContent } from './faq.types.js'
import {
  countShown,
  FAQ_INITIAL,
  hasMore,
  lengthOf,
  UNTOUCHED_FAQ,
  type FaqScope,
  type FaqState,
} from './open-question.js'

/** What a list of questions says itself. */
export interface FaqWords {
  readonly showMore: string
  readonly showLess: string
}

/** Input of {@link faqView}. */
export interface FaqBlock {
  /** Id of the block; ids of its parts begin with it. */
  readonly id: string
  readonly content: FaqContent
  readonly words: FaqWords
}

/** A question as it is drawn. */
export interface FaqQuestionView {
  readonly headId: string
  readonly panelId: string
  readonly question: MarkdownLine
  readonly answers: readonly FaqAnswer[]
  readonly call: CallToAction | undefined
  /** Landmarks help while there are few of them. */
  readonly role: 'region' | undefined
}

/** View model of a list of frequently asked questions (FAQ, accordion). */
export interface FaqView {
  readonly headingId: string
  /** Questions always shown. */
  readonly first: readonly FaqQuestionView[]
  /** Further questions, shown by the control. */
  readonly rest: readonly FaqQuestionView[]
  /** "Show more" control; absent when all questions are always shown. */
  readonly control:
    { readonly more: string; readonly less: string; readonly controls: string } | undefined
}

/** What of a list of questions is open and shown. */
export interface FaqFold {
  /** Place of the open question, from 0; absent while none is. */
  readonly open: number | undefined
  /** How many are shown. */
  readonly shown: number
  readonly isExpanded: boolean
  /** Place of the question that gets the focus when the control is pressed; absent when the focus stays. */
  readonly focus: number | undefined
}

// More landmarks than these hide the others of a page.
const MOST_REGIONS = 6

/**
 * Builds the view model of an FAQ accordion.
 *
 * @param block - Its id, content and translations.
 * @returns The view model, independent of what is open: texts, ids, and which questions are behind the control.
 * @source B-FAQ-02, B-FAQ-03, B-FAQ-05, D-B-27, E-B-01
 *
 * @example One question
 * ```ts
 * import { faqView } from '@evkit/engine/blocks'
 * import { none } from '@evkit/engine/shared'
 *
 * const line = (text: string) => [{ kind: 'text', text }] as const
 * const content = {
 *   variant: 'default', topic: [], heading: [], text: [], showMoreText: '', showLessText: '',
 *   questions: [{ question: line('How far?'), answers: [{ heading: line('450 km'), text: [] }], cta: none }],
 * } as const
 * const view = faqView({ id: 'q', content, words: { showMore: 'More', showLess: 'Less' } })
 * view.first[0]?.panelId // => 'q-answer-1'
 * view.control // => undefined
 * ```
 * @category views
 */
export const faqView = ({ id, content, words }: FaqBlock): FaqView => {
  const length = lengthOf(content)
  const all = content.questions.map(({ question, answers, cta }, place) => ({
    headId: `${id}-question-${place + 1}`,
    panelId: `${id}-answer-${place + 1}`,
    question,
    answers,
    call: toUndefined(cta),
    role: length.count <= MOST_REGIONS ? ('region' as const) : undefined,
  }))
  const always = countShown(length, UNTOUCHED_FAQ)
  return {
    headingId: `${id}-heading`,
    first: all.slice(0, always),
    rest: all.slice(always),
    control: hasMore(length)
      ? {
          more: content.showMoreText || words.showMore,
          less: content.showLessText || words.showLess,
          controls: `${id}-rest`,
        }
      : undefined,
  }
}

/**
 * Tells what of a list of questions is open and shown.
 *
 * @source B-FAQ-01, B-FAQ-02, B-FAQ-04, D-B-27
 */
export const faqFolds = (scope: FaqScope, state: FaqState): FaqFold => ({
  open: toUndefined(state.open),
  shown: countShown(scope, state),
  isExpanded: state.isAll,
  focus: state.isAll || !hasMore(scope) ? undefined : FAQ_INITIAL,
})

/**
 * Describes the questions of a list for machines.
 *
 * @source E-B-32
 */
export const describeFaq = ({
  questions,
}: Pick<FaqContent, 'questions'>): readonly StructuredData[] =>
  describeQuestions(
    questions.map(({ question, answers }) => ({
      question: toPlainLine(question),
      answer: answers
        .flatMap(({ heading, text }) => [toPlainLine(heading), toPlainText(text)])
        .filter((text) => text !== '')
        .join(' '),
    })),
  )
