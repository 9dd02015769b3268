// The two pages of an application: every event on every page, and the law over any course of them.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import {
  followSimpleFlow,
  type SimpleFlow,
  type SimpleFlowEvent,
} from '../../src/forms/lead/simple-flow.js'

const HANDED_OVER: SimpleFlowEvent = { type: 'form.handedOver' }
const REDIRECTING: SimpleFlowEvent = { type: 'form.redirecting' }
const TO_FORM: SimpleFlowEvent = { type: 'route.changed', page: 'form' }
const TO_FINISHED: SimpleFlowEvent = { type: 'route.changed', page: 'finished' }
const EVENTS = [HANDED_OVER, REDIRECTING, TO_FORM, TO_FINISHED]

const at = (page: SimpleFlow['page'], visit = 1): SimpleFlow => ({ page, visit })
const anyCourse = fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 })
const anyFlow = fc.record({
  page: fc.constantFrom<SimpleFlow['page']>('form', 'finished', 'left'),
  visit: fc.integer({ min: 1, max: 9 }),
})

describe('the two pages', () => {
  test.each([
    [at('form'), [at('finished'), at('left'), at('form'), at('finished')]],
    [at('finished'), [at('finished'), at('finished'), at('form', 2), at('finished')]],
    [at('left'), [at('left'), at('left'), at('left'), at('left')]],
  ])('[B-F-02] [F-ROUTE-12] from %j every event leads where it should', (flow, expected) => {
    expect(EVENTS.map((event) => followSimpleFlow(flow, event))).toEqual(expected)
  })

  test('[F-THX-08] [E-F-46] A form that is come back to is a new one.', () => {
    const visits = (...events: readonly SimpleFlowEvent[]) =>
      events.reduce(followSimpleFlow, at('form')).visit
    expect(visits(HANDED_OVER, TO_FORM)).toBe(2)
    expect(visits(HANDED_OVER, TO_FORM, TO_FORM)).toBe(2)
    fc.assert(
      fc.property(anyFlow, anyCourse, (start, events) => {
        let flow = start
        for (const event of events) {
          const next = followSimpleFlow(flow, event)
          const isNew = flow.page !== 'form' && next.page === 'form'
          expect(next.visit).toBe(flow.visit + (isNew ? 1 : 0))
          if (next.page === flow.page) expect(next).toBe(flow)
          flow = next
        }
      }),
    )
  })
})
