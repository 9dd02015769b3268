// Every state and every transition of the pickers, from their own graphs, and what holds after each step.
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Retailer, GeoPoint } from '../../../src/forms/lead/forms.types.js'
import type { Prediction } from '../../../src/forms/lead/calls.types.js'
import { listShownRetailers } from '../../../src/forms/quote/retailer-picker/retailer-pages.js'
import {
  retailerByAddressMachine,
  type RetailersQuestion,
  type PlaceQuestion,
} from '../../../src/forms/quote/retailer-picker/retailer-by-address.machine.js'
import { simplePickerMachine } from '../../../src/forms/quote/retailer-picker/simple-picker.machine.js'
import { none } from '../../../src/shared/option.js'
import { isHeard } from '../../kit/walk.js'
import {
  listTinyRetailers,
  walkRetailerByAddress,
  walkSimplePicker,
} from '../../kit/retailer-picker-walk.js'
import { makePort, type AskedQuestion } from '../../../src/testing/port.js'

const LONG = 60_000

describe('the search near a place', () => {
  const walk = walkRetailerByAddress()

  test('every state and every transition is reached', () => {
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })

  test('a list stands only with retailers, a choice is told, and nobody waits for two answers', () => {
    const input = { chosen: none, isPositionSupported: true }
    for (const steps of walk.paths) {
      const clock = new SimulatedClock()
      const told: unknown[] = []
      const places = makePort<PlaceQuestion, readonly Prediction[]>()
      const asked: Pick<AskedQuestion<unknown, never>, 'isGivenUp'>[] = []
      const questions: RetailersQuestion[] = []
      // Of retailers and positions one question is on its way at a time.
      const portOf = <Question, Answer>(note: (question: Question) => void) =>
        makePort<Question, Answer>((one) => {
          expect(asked.every((before) => before.isGivenUp())).toBe(true)
          asked.push(one)
          note(one.question)
        }).logic
      const actor = createActor(
        retailerByAddressMachine.provide({
          actors: {
            suggest: places.logic,
            listRetailers: portOf<RetailersQuestion, readonly Retailer[]>((question) =>
              questions.push(question),
            ),
            askPosition: portOf<unknown, GeoPoint>(() => undefined),
          },
          actions: {
            notifyChosen: (_, { retailer }) => told.push(retailer),
            notifyChange: () => told.push(none),
          },
        }),
        { input, clock },
      ).start()
      for (const step of steps) {
        if (step.kind === 'wait') clock.increment(LONG)
        else if (isHeard(step.event, actor.getSnapshot())) actor.send(step.event)
        const { value, context } = actor.getSnapshot()
        const shown = listShownRetailers(context.pages)
        if (value === 'selected') expect(context.chosen._tag).toBe('Some')
        else expect(context.chosen).toEqual(none)
        if (typeof value === 'object' && value.picking.results === 'listing')
          expect(shown.length).toBeGreaterThan(0)
        if (typeof value === 'object' && value.picking.results === 'empty')
          expect(shown).toEqual([])
        if (typeof value === 'object' && value.picking.search === 'open')
          expect(context.options.length).toBeGreaterThan(0)
      }
      expect(
        questions.filter(({ place }) => place.by === 'address' && place.address === ''),
      ).toEqual([])
    }
  })
})

describe('the choice among all', () => {
  const walk = walkSimplePicker()

  test('every state and every transition is reached', () => {
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })

  test('A retailer that was chosen by itself stays chosen.', () => {
    const events = walk.paths.flat().flatMap((step) => (step.kind === 'event' ? [step.event] : []))
    const { logic, asked } = makePort<unknown, readonly Retailer[]>()
    const actor = createActor(simplePickerMachine.provide({ actors: { listRetailers: logic } }), {
      input: { chosen: none },
    }).start()
    asked[0]?.answer(listTinyRetailers(1))
    for (const event of events) if (isHeard(event, actor.getSnapshot())) actor.send(event)
    expect(actor.getSnapshot().value).toBe('auto')
    expect(actor.getSnapshot().context.chosen._tag).toBe('Some')
  })
})
