// The quote application, walked from its graph, and the addresses its steps lead to.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { createActor } from 'xstate'
import { FORM_PAGES, parseFormPath, type FormPage } from '@evkit/engine/forms'
import {
  quoteFlowMachine,
  writeQuoteAddress,
  type QuoteFlowEvent,
  type QuoteFlowInput,
} from '@evkit/engine/forms/journey'
import { toUndefined } from '@evkit/engine/shared'
import { tinyDealer, tinyVehicle, walkQuoteFlow } from '@evkit/engine/testing'

const OLD: Omit<QuoteFlowInput, 'page' | 'search'> = {
  market: 'uk',
  flags: [],
  needsRetailer: true,
}

const run = (input: QuoteFlowInput) => {
  const told: string[] = []
  const actor = createActor(
    quoteFlowMachine.provide({
      actions: {
        showPage: (_, { address }) => void told.push(address),
        rewritePage: (_, { address }) => void told.push(`rewrite ${address}`),
        keepVehicle: (_, { id }) => void told.push(`vehicle ${id}`),
        keepDealer: (_, { dealerId }) => void told.push(`retailer ${dealerId}`),
        dropChoice: (_, { choices }) => void told.push(`drop ${choices.join()}`),
      },
    }),
    { input },
  ).start()
  return { actor, told, pageOf: () => actor.getSnapshot().value }
}

const vehicle: QuoteFlowEvent = { type: 'vehicle.choose', vehicle: tinyVehicle }
const retailer: QuoteFlowEvent = { type: 'retailer.choose', dealer: tinyDealer }

describe('the quote application', () => {
  test('every state and every transition is reached', () => {
    const walk = walkQuoteFlow()
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })

  test('[F-ROUTE-13] four steps, and the query grows by what is chosen', () => {
    const { actor, told, pageOf } = run({ ...OLD, page: 'modelSelector', search: '?utm_source=a' })
    actor.send(vehicle)
    actor.send(retailer)
    actor.send({ type: 'form.handedOver' })
    expect(pageOf()).toBe('finished')
    expect(told).toEqual([
      'vehicle v1',
      '/uk/quote/retailer?utm_source=a&pno=416XY2',
      'retailer GB001',
      '/uk/quote/form?utm_source=a&pno=416XY2&retailerid=GB001',
      '/uk/quote/finished?utm_source=a&pno=416XY2&retailerid=GB001',
    ])
  })

  test('[F-RET-44] who wants to be called leads on with inside sales, and no retailer is kept', () => {
    const { actor, told } = run({ ...OLD, page: 'retailerSelector', search: '?pno=1' })
    actor.send({ type: 'callback.choose', retailerId: 'GB-IS-1' })
    expect(told).toEqual(['drop retailer', '/uk/quote/form?pno=1&retailerid=GB-IS-1'])
  })

  test('[F-ROUTE-30] [F-ROUTE-31] Change forgets the choice and goes to where it is made', () => {
    const { actor, told, pageOf } = run({
      ...OLD,
      page: 'form',
      search: '?pno=1&utm_source=a&RetailerId=9',
    })
    actor.send({ type: 'choice.change', choice: 'retailer' })
    expect(pageOf()).toBe('retailerSelector')
    actor.send({ type: 'choice.change', choice: 'model' })
    expect(pageOf()).toBe('modelSelector')
    expect(told).toEqual([
      'drop retailer',
      '/uk/quote/retailer?pno=1&utm_source=a',
      'drop model',
      '/uk/quote?utm_source=a',
    ])
  })

  test('[F-RET-15] what is chosen on the page itself is in its address, and the page goes on', () => {
    const { actor, told, pageOf } = run({ ...OLD, page: 'form', search: '?pno=1' })
    actor.send({ type: 'query.rewrite', search: '?pno=1&retailerid=GB001' })
    expect([pageOf(), actor.getSnapshot().context]).toMatchObject([
      'form',
      { entry: '?pno=1', visit: 1, hasMoved: false },
    ])
    actor.send({ type: 'form.handedOver' })
    expect(told).toEqual([
      'rewrite /uk/quote/form?pno=1&retailerid=GB001',
      '/uk/quote/finished?pno=1&retailerid=GB001',
    ])
  })

  test('starting over forgets both', () => {
    const { actor, told } = run({ ...OLD, page: 'finished', search: '?pno=1&a=b&retailerid=9' })
    actor.send({ type: 'flow.restart' })
    expect(told).toEqual(['drop model,retailer', '/uk/quote?a=b'])
  })

  test('[F-THX-08] a form that is come back to is a new one', () => {
    const { actor } = run({ ...OLD, page: 'form', search: '' })
    actor.send({ type: 'form.handedOver' })
    actor.send({ type: 'route.changed', page: 'form', search: '' })
    expect(actor.getSnapshot().context.visit).toBe(2)
  })

  test('[F-ROUTE-45] Every page can be opened directly, and none leads back by itself.', () => {
    for (const page of FORM_PAGES) {
      const { pageOf, told } = run({ ...OLD, page, search: '' })
      expect([pageOf(), told]).toEqual([page, []])
    }
  })

  const anyEvent: fc.Arbitrary<QuoteFlowEvent> = fc.oneof(
    fc.constantFrom<QuoteFlowEvent>(
      vehicle,
      retailer,
      { type: 'choice.change', choice: 'model' },
      { type: 'choice.change', choice: 'retailer' },
      { type: 'form.handedOver' },
      { type: 'flow.restart' },
    ),
    fc.constantFrom(...FORM_PAGES).map((page) => ({
      type: 'route.changed' as const,
      page,
      search: '?pno=9',
    })),
  )

  test('What was chosen stands in the address.', () => {
    fc.assert(
      fc.property(
        fc.array(anyEvent, { maxLength: 12 }),
        fc.constantFrom<FormPage>(...FORM_PAGES),
        (events, page) => {
          const { actor, told } = run({ ...OLD, page, search: '' })
          for (const event of events) {
            const count = told.length
            actor.send(event)
            const { context, value } = actor.getSnapshot()
            const address = toUndefined(parseFormPath(writeQuoteAddress(context)))
            expect(address?.page).toBe(value)
            if (event.type === 'vehicle.choose' && told.length > count) {
              expect(context.search).toContain('pno=416XY2')
            }
            if (event.type === 'retailer.choose' && told.length > count) {
              expect(context.search).toContain('retailerid=GB001')
            }
          }
        },
      ),
    )
  })
})
