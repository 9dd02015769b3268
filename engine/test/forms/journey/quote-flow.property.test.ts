// The quote application: every event on every page, and the addresses its steps lead to.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { FORM_PAGES, parseFormPath, type FormPage } from '../../../src/forms/lead/plan/purpose.js'
import { moveQuery, writeQuotePath } from '../../../src/forms/quote/quote-step.url.js'
import {
  followQuoteFlow,
  listDroppedChoices,
  toQuoteMove,
  type QuoteFlow,
  type QuoteFlowEvent,
} from '../../../src/forms/quote/quote-flow.js'
import { toUndefined } from '../../../src/shared/result.js'
import { tinyRetailer, tinyVehicle } from '../../../src/testing/forms-samples.js'

const OLD: Omit<QuoteFlow, 'page'> = {
  flags: [],
  needsRetailer: true,
  visit: 1,
  hasMoved: false,
}
const NEW: Omit<QuoteFlow, 'page'> = { ...OLD, flags: ['useNewQuoteFlow'] }

interface RunInput extends QuoteFlow {
  readonly page: FormPage
  readonly search: string
}

/** Runs the application over an address bar. */
const run = ({ search: start, ...input }: RunInput) => {
  const told: string[] = []
  let address = writeQuotePath('uk', input.page) + start
  let search = start
  let flow: QuoteFlow = input
  const send = (event: QuoteFlowEvent) => {
    const next = followQuoteFlow(flow, event)
    if (next === flow) return
    flow = next
    if (event.type === 'vehicle.choose') told.push(`vehicle ${event.vehicle.id}`)
    if (event.type === 'retailer.choose') told.push(`retailer ${event.retailer.dealerId}`)
    const dropped = listDroppedChoices(event)
    if (dropped.length > 0) told.push(`drop ${dropped.join()}`)
    if (event.type === 'route.changed' || next.page === 'left') return
    search = moveQuery(search, toQuoteMove(event))
    address = writeQuotePath('uk', next.page) + search
    told.push(address)
  }
  const goTo = (page: FormPage, to: string) => {
    search = to
    address = writeQuotePath('uk', page) + search
    send({ type: 'route.changed', page })
  }
  return { send, told, goTo, flowOf: () => flow, pageOf: () => flow.page, addressOf: () => address }
}

const vehicle: QuoteFlowEvent = { type: 'vehicle.choose', vehicle: tinyVehicle }
const retailer: QuoteFlowEvent = { type: 'retailer.choose', retailer: tinyRetailer }

describe('the quote application', () => {
  const EVENTS: readonly QuoteFlowEvent[] = [
    vehicle,
    retailer,
    { type: 'callback.choose', retailerId: 'GB-IS-1' },
    { type: 'choice.change', choice: 'model' },
    { type: 'choice.change', choice: 'retailer' },
    { type: 'form.handedOver' },
    { type: 'form.redirecting' },
    { type: 'flow.restart' },
  ]
  const PAGES: readonly QuoteFlow['page'][] = [...FORM_PAGES, 'left']

  const MOVES: Readonly<Record<string, QuoteFlow['page']>> = {
    'retailerSelector retailer.choose': 'form',
    'retailerSelector callback.choose': 'form',
    'retailerSelector choice.change model': 'modelSelector',
    'retailerSelector choice.change retailer': 'retailerSelector',
    'form choice.change model': 'modelSelector',
    'form choice.change retailer': 'retailerSelector',
    'form form.handedOver': 'finished',
    'form form.redirecting': 'left',
    'finished flow.restart': 'modelSelector',
  }

  test.each([
    ['on a page of their own', OLD, 'retailerSelector'],
    ['on the form', NEW, 'form'],
    ['nowhere', { ...OLD, needsRetailer: false }, 'form'],
  ] as const)(
    '[F-ROUTE-13] [F-ROUTE-44] with retailers %s every event on every page leads where it should',
    (_, steps, afterVehicle) => {
      const moves = PAGES.flatMap((page) =>
        EVENTS.flatMap((event) => {
          const flow = { ...steps, page }
          const next = followQuoteFlow(flow, event)
          const choice = event.type === 'choice.change' ? ` ${event.choice}` : ''
          return next === flow ? [] : [[`${page} ${event.type}${choice}`, next.page]]
        }),
      )
      expect(Object.fromEntries(moves)).toEqual({
        ...MOVES,
        'modelSelector vehicle.choose': afterVehicle,
      })
    },
  )

  test('[F-ROUTE-45] an address that changes by itself is followed from every page, and from none that is left', () => {
    for (const page of FORM_PAGES) {
      const to = (from: QuoteFlow['page']) =>
        followQuoteFlow({ ...OLD, page: from }, { type: 'route.changed', page })
      expect(PAGES.map((from) => to(from).page)).toEqual([...FORM_PAGES.map(() => page), 'left'])
    }
  })

  test('[F-ROUTE-13] four steps, and the query grows by what is chosen', () => {
    const { send, told, pageOf } = run({ ...OLD, page: 'modelSelector', search: '?utm_source=a' })
    send(vehicle)
    send(retailer)
    send({ type: 'form.handedOver' })
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
    const { send, told } = run({ ...OLD, page: 'retailerSelector', search: '?pno=1' })
    send({ type: 'callback.choose', retailerId: 'GB-IS-1' })
    expect(told).toEqual(['drop retailer', '/uk/quote/form?pno=1&retailerid=GB-IS-1'])
  })

  test('[F-ROUTE-30] [F-ROUTE-31] Change forgets the choice and goes to where it is made', () => {
    const { send, told, pageOf } = run({
      ...OLD,
      page: 'form',
      search: '?pno=1&utm_source=a&RetailerId=9',
    })
    send({ type: 'choice.change', choice: 'retailer' })
    expect(pageOf()).toBe('retailerSelector')
    send({ type: 'choice.change', choice: 'model' })
    expect(pageOf()).toBe('modelSelector')
    expect(told).toEqual([
      'drop retailer',
      '/uk/quote/retailer?pno=1&utm_source=a',
      'drop model',
      '/uk/quote?utm_source=a',
    ])
  })

  test('starting over forgets both', () => {
    const { send, told } = run({ ...OLD, page: 'finished', search: '?pno=1&a=b&retailerid=9' })
    send({ type: 'flow.restart' })
    expect(told).toEqual(['drop model,retailer', '/uk/quote?a=b'])
  })

  test('[F-THX-08] a form that is come back to is a new one', () => {
    const { send, goTo, flowOf } = run({ ...OLD, page: 'form', search: '' })
    send({ type: 'form.handedOver' })
    goTo('form', '')
    expect(flowOf().visit).toBe(2)
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
          const { send, told, goTo, addressOf, pageOf } = run({ ...OLD, page, search: '' })
          for (const event of events) {
            const count = told.length
            if (event.type === 'route.changed') goTo(event.page, '?pno=9')
            else send(event)
            const address = addressOf()
            expect(toUndefined(parseFormPath(address.replace(/\?.*/, '')))?.page).toBe(pageOf())
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
