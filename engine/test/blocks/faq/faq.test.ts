import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { faqCodec } from '../../../src/blocks/faq/faq.codec.js'
import type { FaqContent } from '../../../src/blocks/faq/faq.types.js'
import { describeFaq, faqFolds, faqView } from '../../../src/blocks/faq/faq.view.js'
import {
  findNextQuestion,
  lengthOf,
  revealQuestion,
  toggleAllQuestions,
  toggleQuestion,
  UNTOUCHED_FAQ,
  type FaqState,
} from '../../../src/blocks/faq/open-question.js'
import { root } from '../../kit/content-site.js'

const words = { showMore: 'Show more', showLess: 'Show less' }

const read = (value: unknown) => faqCodec(value, root)

const ask = (count: number, more: object = {}): FaqContent => {
  const faqList = Array.from({ length: count }, (_, at) => ({
    question: `Question ${at + 1}?`,
    answer: `Answer ${at + 1}.`,
  }))
  const { value } = read({ faqList, ...more })
  if (O.isNone(value)) throw new Error('no questions')
  return value.value
}

const draw = (content: FaqContent) => faqView({ id: 'q', content, words })

const fold = (content: FaqContent, state: FaqState = UNTOUCHED_FAQ) =>
  faqFolds(lengthOf(content), state)

const codes = (value: unknown): readonly string[] =>
  read(value).findings.map(({ code, path }) => `${code} ${path}`)

describe('the content of questions', () => {
  test('[B-FAQ-06] a list of answers wins over an answer, an empty one does not', () => {
    const parts = [{ heading: 'At home', text: 'Overnight.' }, { heading: 'On the road' }, {}]
    const { value } = read({
      faqList: [
        { question: 'a', textAnswer: parts, answer: 'x' },
        { question: 'b', textAnswer: [], answer: 'x' },
        { question: 'c', textAnswer: [{ heading: ' ', text: '' }], answer: 'x' },
      ],
    })
    const questions = O.isSome(value) ? value.value.questions : []
    expect(questions.map(({ answers }) => answers.length)).toEqual([2, 1, 1])
    expect(describeFaq({ questions })[0]?.['mainEntity']).toMatchObject([
      { name: 'a', acceptedAnswer: { text: 'At home Overnight. On the road' } },
      { name: 'b', acceptedAnswer: { text: 'x' } },
      { name: 'c', acceptedAnswer: { text: 'x' } },
    ])
  })

  test('[B-FAQ-07] a call to action needs text and address', () => {
    const withCall = (cta: object) => ask(1, { faqList: [{ question: 'a', answer: 'b', cta }] })
    const shown = draw(withCall({ text: 'Go', href: '/a', target: '_blank' })).first[0]?.call
    expect(shown).toMatchObject({ text: 'Go', href: '/a', target: '_blank', rel: 'noopener' })
    expect(draw(withCall({ text: 'Go' })).first[0]?.call).toBeUndefined()
  })

  test('[B-FAQ-08] what has no question or no answer is dropped before anything is counted', () => {
    const good = Array.from({ length: 5 }, () => ({ question: 'a', answer: 'b' }))
    const faqList = [{ question: 'a' }, ...good, { question: ' ', answer: 'b' }]
    const content = ask(1, { faqList })
    expect([draw(content).first.length, draw(content).control]).toEqual([5, undefined])
    expect(codes({ faqList })).toEqual([
      'MISSING_TEXT faqList.0',
      'MISSING_TEXT faqList.6.question',
    ])
  })

  test('[B-FAQ-09] fields of the block; labels of the control are its own or the site’s', () => {
    const own = { heading: 'H', text: 'T', topic: 'C', showMoreText: 'All', showLessText: 'Few' }
    const content = ask(6, own)
    expect([content.heading, content.topic]).toEqual([
      [{ kind: 'text', text: 'H' }],
      [{ kind: 'text', text: 'C' }],
    ])
    expect(content.text).toHaveLength(1)
    expect(draw(content).control).toMatchObject({ more: 'All', less: 'Few' })
    expect(draw(ask(6)).control).toMatchObject({ more: 'Show more', less: 'Show less' })
  })

  test('[B-FAQ-10] without questions there is nothing, its heading included', () => {
    expect(read({ heading: 'H', faqList: [] }).value).toEqual(O.none)
    expect(read({ heading: 'H' }).value).toEqual(O.none)
  })

  test('[E-B-31] an unknown variant is the default, and told of', () => {
    expect(ask(1, { variant: 'fancy' }).variant).toBe('default')
    expect(codes({ variant: 'fancy', faqList: [{ question: 'a', answer: 'b' }] })).toEqual([
      'UNKNOWN_VALUE variant',
    ])
  })
})

describe('how many questions are shown', () => {
  test.each([
    [8, 'default', 5, true],
    [6, 'default', 5, true],
    [5, 'default', 5, false],
    [3, 'default', 3, false],
    [1, 'default', 1, false],
    [200, 'default', 5, true],
    [200, 'advanced', 200, false],
    [9, 'advanced', 9, false],
  ])('[B-FAQ-02] [B-FAQ-03] [B-FAQ-05] %i of %s: %i, control %s', (count, variant, shown, more) => {
    const content = ask(count, { variant })
    const view = draw(content)
    expect([fold(content).shown, view.first.length, view.control !== undefined]).toEqual([
      shown,
      shown,
      more,
    ])
    expect(view.rest).toHaveLength(count - shown)
  })

  test('[B-FAQ-04] more shows all, less five again, and what is open beyond them is closed', () => {
    const content = ask(8)
    const all = toggleAllQuestions(UNTOUCHED_FAQ)
    expect([fold(content, all).shown, fold(content, all).isExpanded]).toEqual([8, true])
    const seventh = toggleQuestion(all, 6)
    expect(toggleAllQuestions(seventh)).toEqual(UNTOUCHED_FAQ)
    const fifth = toggleQuestion(all, 4)
    expect(toggleAllQuestions(fifth)).toEqual({ open: O.some(4), isAll: false })
  })

  test('[B-FAQ-04] more leads to the first question it shows, less stays', () => {
    const content = ask(8)
    expect(draw(content).rest[0]?.headId).toBe('q-question-6')
    expect(fold(content).focus).toBe(5)
    expect(fold(content, toggleAllQuestions(UNTOUCHED_FAQ)).focus).toBeUndefined()
    expect(fold(ask(5)).focus).toBeUndefined()
  })
})

describe('what is open', () => {
  test('[B-FAQ-01] the second, the fourth, the fourth again', () => {
    const open = (state: FaqState) => fold(ask(5), state).open
    const second = toggleQuestion(UNTOUCHED_FAQ, 1)
    const fourth = toggleQuestion(second, 3)
    expect([UNTOUCHED_FAQ, second, fourth, toggleQuestion(fourth, 3)].map(open)).toEqual([
      undefined,
      1,
      3,
      undefined,
    ])
  })

  test('[B-FAQ-01] At most one question is open.', () => {
    const content = ask(10)
    // Nobody presses what is not shown.
    const press = (state: FaqState, at: number): FaqState =>
      at < fold(content, state).shown ? toggleQuestion(state, at) : state
    const step = fc.oneof(
      fc.nat(9).map((at) => (state: FaqState) => press(state, at)),
      fc.nat(9).map((at) => (state: FaqState) => revealQuestion(state, at)),
      fc.constant(toggleAllQuestions),
    )
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const state = steps.reduce((before, act) => act(before), UNTOUCHED_FAQ)
        const { open, shown } = fold(content, state)
        // What is open can be seen.
        expect(open ?? 0).toBeLessThan(shown)
      }),
    )
  })

  test('[E-B-13] what is found is opened, and shown where it was not', () => {
    expect(revealQuestion(UNTOUCHED_FAQ, 6)).toEqual({ open: O.some(6), isAll: true })
    expect(revealQuestion(UNTOUCHED_FAQ, 4)).toEqual({ open: O.some(4), isAll: false })
    const all = toggleAllQuestions(UNTOUCHED_FAQ)
    expect(revealQuestion(all, 1)).toEqual({ open: O.some(1), isAll: true })
  })
})

describe('the keys of an accordion', () => {
  test.each([
    ['ArrowDown', 1, 2],
    ['ArrowDown', 4, 0],
    ['ArrowUp', 0, 4],
    ['ArrowUp', 3, 2],
    ['Home', 3, 0],
    ['End', 1, 4],
  ])('[E-B-01] %s from %i to %i', (key, at, next) => {
    expect(findNextQuestion(key, { at, shown: 5 })).toEqual(O.some(next))
  })

  test('[E-B-01] other keys are the browser’s, names of prototypes too', () => {
    for (const key of ['Tab', 'a', 'constructor'])
      expect(findNextQuestion(key, { at: 0, shown: 5 })).toEqual(O.none)
  })

  test('[E-B-01] The answer is the place of a question that is shown.', () => {
    const key = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End')
    fc.assert(
      fc.property(key, fc.integer({ min: 1, max: 9 }), fc.nat(8), (name, shown, from) => {
        const next = findNextQuestion(name, { at: from % shown, shown })
        expect(O.isSome(next) && next.value >= 0 && next.value < shown).toBe(true)
      }),
    )
  })

  test('[E-B-01] panels are landmarks while there are six at most', () => {
    const roles = (count: number) => draw(ask(count)).first.map(({ role }) => role)
    expect([roles(6)[0], roles(7)[0]]).toEqual(['region', undefined])
    expect(lengthOf(ask(7)).count).toBe(7)
  })
})
