// The quote application, walked from its graph, and the addresses its steps lead to.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { createActor } from 'xstate'
import { FORM_PAGES, parseFormPath, type FormPage } from '../../../src/forms/lead/plan/purpose.js'
import { moveQuery, writeQuotePath } from '../../../src/forms/quote/quote-step.url.js'
import {
  quoteFlowMachine,
  type QuoteFlowEvent,
} from '../../../src/forms/quote/quote-flow.machine.js'
import type { QuoteFlowInput } from '../../../src/forms/quote/quote-flow.js'
import { toUndefined } from '../../../src/shared/result.js'
import { tinyRetailer, tinyVehicle } from '../../../src/testing/forms-samples.js'
import { walkQuoteFlow } from '../../kit/journey-walk.js'

const OLD: Omit<QuoteFlowInput, 'page'> = { flags: [], needsRetailer: true }

/** Runs the application over an address bar. */
const run = ({ search: start, ...input }: QuoteFlowInput & { readonly search: string }) => {
  const told: string[] = []
  let address = writeQuotePath('uk', input.page) + start
  let search = start
  const actor = createActor(
    quoteFlowMachine.provide({
      actions: {
        showPage: (_, { page, move }) => {
          search = moveQuery(search, move)
          address = writeQuotePath('uk', page) + search
          told.push(address)
        },
        keepVehicle: (_, { id }) => void told.push(`vehicle ${id}`),
        keepRetailer: (_, { dealerId }) => void told.push(`retailer ${dealerId}`),
        dropChoice: (_, { choices }) => void told.push(`drop ${choices.join()}`),
      },
    }),
    { input },
  ).start()
  const goTo = (page: FormPage, to: string) => {
    search = to
    address = writeQuotePath('uk', page) + search
    actor.send({ type: 'route.changed', page })
  }
  return {
    actor,
    told,
    goTo,
    pageOf: () => actor.getSnapshot().value,
    addressOf: () => address,
  }
}

const vehicle: QuoteFlowEvent = { type: 'vehicle.choose', vehicle: tinyVehicle }
const retailer: QuoteFlowEvent = { type: 'retailer.choose', retailer: tinyRetailer }

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

  test('starting over forgets both', () => {
    const { actor, told } = run({ ...OLD, page: 'finished', search: '?pno=1&a=b&retailerid=9' })
    actor.send({ type: 'flow.restart' })
    expect(told).toEqual(['drop model,retailer', '/uk/quote?a=b'])
  })

  test('[F-THX-08] a form that is come back to is a new one', () => {
    const { actor, goTo } = run({ ...OLD, page: 'form', search: '' })
    actor.send({ type: 'form.handedOver' })
    goTo('form', '')
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
    fc.constantFrom(...FORM_PAGES).map((page) => ({ type: 'route.changed' as const, page })),
  )

  test('What was chosen stands in the address.', () => {
    fc.assert(
      fc.property(
        fc.array(anyEvent, { maxLength: 12 }),
        fc.constantFrom<FormPage>(...FORM_PAGES),
        (events, page) => {
          const { actor, told, goTo, addressOf } = run({ ...OLD, page, search: '' })
          for (const event of events) {
            const count = told.length
            if (event.type === 'route.changed') goTo(event.page, '?pno=9')
            else actor.send(event)
            const address = addressOf()
            expect(toUndefined(parseFormPath(address.replace(/\?.*/, '')))?.page).toBe(
              actor.getSnapshot().value,
            )
            if (told.length === count) continue
            if (event.type === 'vehicle.choose') expect(address).toContain('pno=416XY2')
            if (event.type === 'retailer.choose') expect(address).toContain('retailerid=GB001')
            if (event.type === 'choice.change') {
              expect(address).not.toContain(event.choice === 'model' ? 'pno=' : 'retailerid=')
            }
          }
        },
      ),
    )
  })
})
