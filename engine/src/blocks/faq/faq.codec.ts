import {
  callToAction,
  checked,
  defineBlock,
  findAt,
  list,
  mapContent,
  markdown,
  markdownLine,
  needed,
  never,
  oneOf,
  optionalText,
  record,
  shownIf,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import { FAQ_VARIANTS } from './faq-variants.js'
import type { FaqAnswer, FaqContent, FaqQuestion } from './faq.types.js'

const answer: Lenient<Option<FaqAnswer>> = shownIf(
  record({ heading: markdownLine, text: markdown }),
  ({ heading, text }) => heading.length + text.length > 0,
)

const question: Lenient<FaqQuestion> = mapContent(
  record({
    question: needed(markdownLine),
    textAnswer: list(answer),
    answer: markdown,
    cta: callToAction,
  }),
  ({ textAnswer, answer: text, question: asked, cta }) => ({
    question: asked,
    answers: textAnswer.length > 0 || text.length === 0 ? textAnswer : [{ heading: [], text }],
    cta,
  }),
)

const answered: Lenient<Option<FaqQuestion>> = shownIf(
  checked(question, ({ answers }, at) =>
    answers.length === 0 ? [findAt('MISSING_TEXT', at, 'a question without an answer')] : [],
  ),
  (one) => one.question.length > 0 && one.answers.length > 0,
)

/** Reads the content of a list of questions: none without a question that has an answer. */
export const faqCodec: Lenient<Option<FaqContent>> = /*#__PURE__*/ shownIf(
  mapContent(
    record({
      variant: oneOf(FAQ_VARIANTS, 'default'),
      topic: markdownLine,
      heading: markdownLine,
      text: markdown,
      faqList: list(answered),
      showMoreText: optionalText,
      showLessText: optionalText,
    }),
    ({ faqList, ...rest }) => ({ ...rest, questions: faqList }),
  ),
  ({ questions }) => questions.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const faqBlock = /*#__PURE__*/ defineBlock({
  codec: faqCodec,
  wakes: 'enhanced',
  place: 'rows',
  isPictured: never,
  moves: never,
})
