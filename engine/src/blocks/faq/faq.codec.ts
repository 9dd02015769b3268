import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import { FAQ_VARIANTS } from './faq-variants.js'
import type { FaqAnswer, FaqContent, FaqQuestion } from './faq.types.js'

const answer: c.Lenient<Option<FaqAnswer>> = c.shownIf(
  c.record({ heading: c.markdownLine, text: c.markdown }),
  ({ heading, text }) => heading.length + text.length > 0,
)

const question: c.Lenient<FaqQuestion> = c.mapContent(
  c.record({
    question: c.needed(c.markdownLine),
    textAnswer: c.list(answer),
    answer: c.markdown,
    cta: c.callToAction,
  }),
  ({ textAnswer, answer: text, question: asked, cta }) => ({
    question: asked,
    answers: textAnswer.length > 0 || text.length === 0 ? textAnswer : [{ heading: [], text }],
    cta,
  }),
)

const answered: c.Lenient<Option<FaqQuestion>> = c.shownIf(
  c.checked(question, ({ answers }, at) =>
    answers.length === 0 ? [c.findAt('MISSING_TEXT', at, 'a question without an answer')] : [],
  ),
  (one) => one.question.length > 0 && one.answers.length > 0,
)

/** Reads the content of a list of questions: none without a question that has an answer. */
export const faqCodec: c.Lenient<Option<FaqContent>> = /*#__PURE__*/ c.shownIf(
  c.mapContent(
    c.record({
      variant: c.oneOf(FAQ_VARIANTS, 'default'),
      topic: c.markdownLine,
      heading: c.markdownLine,
      text: c.markdown,
      faqList: c.list(answered),
      showMoreText: c.optionalText,
      showLessText: c.optionalText,
    }),
    ({ faqList, ...rest }) => ({ ...rest, questions: faqList }),
  ),
  ({ questions }) => questions.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const faqBlock = /*#__PURE__*/ c.defineBlock({
  codec: faqCodec,
  wakes: 'enhanced',
  place: 'rows',
  isPictured: c.never,
  moves: c.never,
})
