// Answers of places, retailers and positions in every order: what is listed is always of the last question.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import { runs } from '../../../../.config/property-runs.mjs'
import type { Retailer, GeoPoint } from '../../../src/forms/lead/forms.types.js'
import type { Prediction } from '../../../src/forms/lead/calls.types.js'
import type { RetailerPlace } from '../../../src/forms/quote/retailer-picker/retailer-place.js'
import {
  retailerByAddressMachine,
  type RetailersQuestion,
  type PlaceQuestion,
} from '../../../src/forms/quote/retailer-picker/retailer-by-address.machine.js'
import { simplePickerMachine } from '../../../src/forms/quote/retailer-picker/simple-picker.machine.js'
import { SUGGEST_PAUSE } from '../../../src/interaction/timing.js'
import { none } from '../../../src/shared/option.js'
import { toUndefined } from '../../../src/shared/result.js'
import { makePort } from '../../../src/testing/port.js'
import { tinyRetailer } from '../../../src/testing/forms-samples.js'

const TEXTS = ['Lund', 'Malmö', 'Ystad'] as const

const nameOf = (place: RetailerPlace | undefined): string => {
  if (place === undefined) return 'nowhere'
  if (place.by === 'address') return place.address
  return place.by === 'zipCode' ? place.zipCode : 'here'
}

// Every answer carries the name of what was asked for.
const retailersOf = (name: string, offset: number): readonly Retailer[] =>
  [0, 1, 2, 3].map((at) => ({
    ...tinyRetailer,
    dealerId: `${name} ${offset + at}`,
    address: { ...tinyRetailer.address, city: name },
  }))

type Step =
  /** A text is typed; `ask` waits until its places are asked for, `go` takes their answer and chooses the first. */
  | { readonly kind: 'type' | 'ask' | 'go'; readonly text: string }
  | { readonly kind: 'choose' | 'here' | 'more' | 'retry' | 'pick' | 'change' }
  | { readonly kind: 'wait'; readonly time: number }
  | { readonly kind: 'answer'; readonly at: number; readonly isGood: boolean }

const step = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.constantFrom(...TEXTS).map((text) => ({ kind: 'type', text })),
  fc.constantFrom(...TEXTS).map((text) => ({ kind: 'ask', text })),
  fc.constantFrom(...TEXTS).map((text) => ({ kind: 'go', text })),
  fc.constantFrom('choose', 'here', 'more', 'retry', 'pick', 'change').map((kind) => ({ kind })),
  fc.constantFrom(100, 300, 300, 300, 5000).map((time) => ({ kind: 'wait', time })),
  fc.record({
    kind: fc.constant('answer' as const),
    at: fc.nat(3),
    isGood: fc.boolean().map((isBad) => !isBad),
  }),
)

const open = () => {
  const clock = new SimulatedClock()
  const waiting: ((isGood: boolean) => void)[] = []
  const portOf = <Question, Answer>(answerTo: (question: Question) => Answer) =>
    makePort<Question, Answer>(({ question, answer, fail }) => {
      waiting.push((isGood) => {
        if (isGood) answer(answerTo(question))
        else fail(new Error('down'))
      })
    }).logic
  const actor = createActor(
    retailerByAddressMachine.provide({
      actors: {
        suggest: portOf<PlaceQuestion, readonly Prediction[]>(({ text }) => [
          { id: 'p', text, type: 'geocode' },
        ]),
        listRetailers: portOf<RetailersQuestion, readonly Retailer[]>(({ place, offset }) =>
          retailersOf(nameOf(place), offset),
        ),
        askPosition: portOf<unknown, GeoPoint>(() => ({ latitude: 1, longitude: 1 })),
      },
    }),
    { input: { chosen: none, isPositionSupported: true }, clock },
  ).start()
  const answer = (at: number, isGood: boolean): void => {
    waiting[at]?.(isGood)
  }
  const ask = (text: string): void => {
    actor.send({ type: 'place.type', text })
    clock.increment(SUGGEST_PAUSE)
  }
  const take = (one: Step): void => {
    const [first] = actor.getSnapshot().context.pages.retailers
    switch (one.kind) {
      case 'type':
        actor.send({ type: 'place.type', text: one.text })
        break
      case 'wait':
        clock.increment(one.time)
        break
      case 'answer':
        // Of the last questions: the one before is the interesting one.
        answer(waiting.length - 1 - one.at, one.isGood)
        break
      case 'ask':
        ask(one.text)
        break
      case 'go':
        ask(one.text)
        answer(waiting.length - 1, true)
        actor.send({ type: 'place.choose', id: 'p' })
        break
      case 'choose':
        actor.send({ type: 'place.choose', id: 'p' })
        break
      case 'here':
        actor.send({ type: 'position.ask' })
        break
      case 'more':
        actor.send({ type: 'retailers.more' })
        break
      case 'retry':
        actor.send({ type: 'retailers.retry' })
        break
      case 'pick':
        actor.send({ type: 'retailer.choose', id: first?.dealerId ?? '' })
        break
      case 'change':
        actor.send({ type: 'retailer.change' })
        break
    }
  }
  return { actor, take, waiting }
}

describe('answers in every order', () => {
  test('Only retailers of the place that was chosen last are listed.', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { actor, take } = open()
        for (const one of steps) {
          take(one)
          const { place, pages } = actor.getSnapshot().context
          const wanted = nameOf(toUndefined(place))
          expect(pages.retailers.filter(({ address }) => address.city !== wanted)).toEqual([])
          // No page is told twice, and none is left out.
          expect(pages.retailers.map(({ dealerId }) => dealerId)).toEqual(
            pages.retailers.map((_, at) => `${wanted} ${at}`),
          )
        }
      }),
      { numRuns: runs(500) },
    )
  })

  test('Only places for the text that stands in the field are listed.', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { actor, take } = open()
        for (const one of steps) {
          take(one)
          const { text, options } = actor.getSnapshot().context
          expect(options.filter((place) => place.text !== text)).toEqual([])
        }
      }),
      { numRuns: runs(500) },
    )
  })

  test('[E-F-18] the second place is listed though the first one answers while it is waited for', () => {
    const { actor, take, waiting } = open()
    const steps: readonly Step[] = [
      { kind: 'go', text: 'Lund' },
      { kind: 'go', text: 'Malmö' },
      { kind: 'answer', at: 2, isGood: true },
      { kind: 'answer', at: 0, isGood: true },
    ]
    steps.forEach(take)
    expect(waiting).toHaveLength(4)
    const { retailers } = actor.getSnapshot().context.pages
    expect(retailers.map(({ dealerId }) => dealerId)).toEqual([
      'Malmö 0',
      'Malmö 1',
      'Malmö 2',
      'Malmö 3',
    ])
  })

  test('[E-F-18] an answer to the question before a retry is not heard', () => {
    const { logic, asked } = makePort<unknown, readonly Retailer[]>()
    const picker = simplePickerMachine.provide({ actors: { listRetailers: logic } })
    const actor = createActor(picker, { input: { chosen: none } }).start()
    asked[0]?.fail(new Error('down'))
    actor.send({ type: 'retailers.retry' })
    asked[0]?.answer([tinyRetailer])
    expect(actor.getSnapshot().value).toBe('loading')
    asked[1]?.answer([])
    expect(actor.getSnapshot().value).toBe('empty')
  })
})
