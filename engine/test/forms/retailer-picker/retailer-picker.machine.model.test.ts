// Every state and every transition of the pickers, from their own graphs, and what holds after each step.
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  listShownDealers,
  retailerByAddressMachine,
  simplePickerMachine,
  type DealerQuestion,
} from '@evkit/engine/forms/retailer-picker'
import { none } from '@evkit/engine/shared'
import { walkRetailerByAddress, walkSimplePicker } from '@evkit/engine/testing'

const LONG = 60_000

describe('the search near a place', () => {
  const walk = walkRetailerByAddress()

  test('every state and every transition is reached', () => {
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })

  test('a list stands only with retailers, a choice is told, and nobody waits for two answers', () => {
    for (const steps of walk.paths) {
      const clock = new SimulatedClock()
      const waiting = new Set<string>()
      const told: unknown[] = []
      const asked: DealerQuestion[] = []
      const actor = createActor(
        retailerByAddressMachine.provide({
          actions: {
            askPlaces: () => waiting.add('places'),
            cancelPlaces: () => waiting.delete('places'),
            askPosition: () => {
              expect(waiting.has('dealers')).toBe(false)
              waiting.add('dealers')
            },
            askDealers: (_, question) => {
              expect(waiting.has('dealers')).toBe(false)
              waiting.add('dealers')
              asked.push(question)
            },
            cancelDealers: () => waiting.delete('dealers'),
            tellChosen: (_, { dealer }) => told.push(dealer),
            tellChange: () => told.push(none),
          },
        }),
        { input: { chosen: none, isPositionSupported: true }, clock },
      ).start()
      for (const step of steps) {
        if (step.kind === 'wait') clock.increment(LONG)
        else actor.send(step.event)
        const { value, context } = actor.getSnapshot()
        const shown = listShownDealers(context.pages)
        if (value === 'selected') expect(context.chosen._tag).toBe('Some')
        else expect(context.chosen).toEqual(none)
        if (typeof value === 'object' && value.picking.results === 'listing')
          expect(shown.length).toBeGreaterThan(0)
        if (typeof value === 'object' && value.picking.results === 'empty')
          expect(shown).toEqual([])
        if (typeof value === 'object' && value.picking.search === 'suggesting')
          expect(context.predictions.length).toBeGreaterThan(0)
      }
      // Each question has a place, and a number of its own.
      expect(asked.every(({ place }) => place._tag === 'Some')).toBe(true)
      expect(new Set(asked.map(({ request }) => request)).size).toBe(asked.length)
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
    const actor = createActor(simplePickerMachine, { input: { chosen: none } }).start()
    const only = events.find(
      (event) => event.type === 'dealers.came' && event.request === 1 && event.dealers.length === 1,
    )
    expect(only).toBeDefined()
    if (only !== undefined) actor.send(only)
    for (const event of events) actor.send(event)
    expect(actor.getSnapshot().value).toBe('auto')
    expect(actor.getSnapshot().context.chosen._tag).toBe('Some')
  })
})
