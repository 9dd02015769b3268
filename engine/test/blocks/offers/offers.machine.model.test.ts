import { option as O } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { OFFER_SLIDE } from '../../../src/blocks/offers/offer-pages.js'
import { offersMachine, type OffersEvent } from '../../../src/blocks/offers/offers.machine.js'
import { addressChanged, makeHistory, visit } from '../../kit/visitor-history.js'
import { walkMachine } from '../../kit/walk.js'

const LEFT = { focusId: 'card-3', scrollTop: 640 }
const setup = {
  name: 'offers',
  offers: [
    { hasDetails: true, hasForm: false },
    { hasDetails: true, hasForm: true },
    { hasDetails: false, hasForm: true },
  ],
  hasRequest: true,
}
const push = (page: '/' | '/details' | '/form', offer: number) =>
  ({ type: 'page.push', page, offer, left: LEFT }) as const
const SENT = { type: 'form.sent' } as const
const BACK = { type: 'back.press' } as const
const CLOSE = { type: 'close.press' } as const

const start = () => {
  const clock = new SimulatedClock()
  const history = makeHistory()
  const logic = offersMachine.provide({
    actions: {
      moveHistory: (_, { steps }) => {
        steps.forEach(history.write)
      },
    },
  })
  const actor = createActor(logic, { clock, input: setup }).start()
  const send = (...events: readonly OffersEvent[]) => {
    for (const event of events) actor.send(event)
  }
  return {
    clock,
    history,
    send,
    context: () => actor.getSnapshot().context,
    isSliding: () => actor.getSnapshot().matches({ open: 'sliding' }),
    pages: () =>
      actor.getSnapshot().context.entries.map(({ page, offer }) => `${page}${offer || ''}`),
    rest: () => {
      clock.increment(OFFER_SLIDE)
    },
    ...visit(history, send),
  }
}

// Open at the form of the second offer, behind its details.
const startAtForm = () => {
  const offers = start()
  offers.follow('#overlay-offers')
  offers.send(push('/details', 2))
  offers.rest()
  offers.send(push('/form', 2))
  offers.rest()
  return offers
}

describe('an overlay of offers', () => {
  test('[B-OFFER-01] [B-OFFER-02] a link opens it at its first page', () => {
    const offers = start()
    expect(offers.pages()).toEqual([])
    offers.follow('#overlay-offers')
    expect(offers.pages()).toEqual(['/'])
    expect(offers.history.place()).toEqual([['', '#overlay-offers'], 1])
    const other = start()
    other.follow('#overlay-gallery')
    expect(other.pages()).toEqual([])
  })

  test('[B-OFFER-06] [D-B-26] only the allowed pages lie on each other', () => {
    const offers = start()
    offers.follow('#overlay-offers')
    for (const [page, offer] of [
      ['/', 0],
      ['/details', 3],
      ['/details', 0],
      ['/details', 9],
      ['/form', 1],
    ] as const) {
      offers.send(push(page, offer))
      offers.rest()
      expect(offers.pages()).toEqual(['/'])
    }
    offers.send(push('/form', 3))
    offers.rest()
    expect(offers.pages()).toEqual(['/', '/form3'])
    offers.send(push('/form', 0), push('/details', 2))
    expect(offers.pages()).toEqual(['/', '/form3'])
    const general = start()
    general.follow('#overlay-offers')
    general.send(push('/form', 0))
    expect(general.pages()).toEqual(['/', '/form'])
  })

  test('[B-OFFER-07] [B-OFFER-11] Back takes one page away, and gives the one below where it was left', () => {
    const offers = startAtForm()
    expect(offers.pages()).toEqual(['/', '/details2', '/form2'])
    offers.send(BACK)
    offers.rest()
    expect(offers.pages()).toEqual(['/', '/details2'])
    offers.send(BACK)
    offers.rest()
    expect(offers.context().entries).toEqual([{ page: '/', offer: 0, ...LEFT }])
    offers.send(BACK)
    expect(offers.pages()).toEqual(['/'])
  })

  test('[B-OFFER-08] closing forgets everything', () => {
    const offers = start()
    offers.follow('#overlay-offers')
    offers.send(push('/details', 2))
    offers.rest()
    offers.send(push('/form', 2), CLOSE)
    expect([offers.pages(), offers.history.now().fragment]).toEqual([[], ''])
    offers.follow('#overlay-offers')
    expect(offers.context().entries).toEqual([{ page: '/', offer: 0, focusId: '', scrollTop: 0 }])
  })

  test('[B-OFFER-09] [D-B-26] a page slides for 300 ms, forward or backward, and the one that leaves is told', () => {
    const offers = start()
    offers.follow('#overlay-offers')
    expect(offers.isSliding()).toBe(false)
    offers.send(push('/details', 2))
    expect([offers.isSliding(), offers.context().direction]).toEqual([true, 'forward'])
    expect(O.toUndefined(offers.context().leaving)?.page).toBe('/')
    offers.send(push('/form', 2), BACK)
    expect(offers.pages()).toEqual(['/', '/details2'])
    offers.clock.increment(299)
    expect(offers.isSliding()).toBe(true)
    offers.clock.increment(1)
    expect([offers.isSliding(), O.isNone(offers.context().leaving)]).toEqual([false, true])
    offers.send(BACK)
    expect([offers.isSliding(), offers.context().direction]).toEqual([true, 'backward'])
  })

  test('[E-B-08] under reduced motion nothing slides, also when it is asked for in the middle of a slide', () => {
    const offers = start()
    offers.follow('#overlay-offers')
    offers.send(push('/details', 2), { type: 'motion.changed', isStill: true })
    expect([offers.isSliding(), offers.pages()]).toEqual([false, ['/', '/details2']])
    offers.send(push('/form', 2))
    expect([offers.isSliding(), offers.pages().length]).toEqual([false, 3])
  })

  test('[D-B-26] after a form was sent Back leads to the first page, by the button and by the browser', () => {
    for (const goBack of ['button', 'browser']) {
      const offers = startAtForm()
      offers.send(SENT)
      expect(offers.pages().length).toBe(3)
      if (goBack === 'button') offers.send(BACK)
      else offers.go(-1)
      offers.rest()
      expect([offers.pages(), offers.history.now().fragment]).toEqual([['/'], '#overlay-offers'])
    }
  })
})

describe('[B-B-03] its address', () => {
  test('opened cold, it restores the stack; Back twice closes it on the same page', () => {
    const offers = start()
    offers.history.write({ kind: 'replace', fragment: '#overlay-offers/details/2' })
    offers.history.now().depth = 0
    offers.send(addressChanged('#overlay-offers/details/2', { isFirst: true }))
    expect(offers.pages()).toEqual(['/', '/details2'])
    expect(offers.history.place()).toEqual([
      ['', '#overlay-offers', '#overlay-offers/details/2'],
      2,
    ])
    offers.go(-1)
    offers.rest()
    expect(offers.pages()).toEqual(['/'])
    offers.go(-1)
    expect([offers.pages(), offers.history.now().fragment]).toEqual([[], ''])
  })

  test('a form lies on the details of its offer, where there are any', () => {
    const open = (fragment: string) => {
      const offers = start()
      offers.follow(fragment)
      return offers.pages()
    }
    expect(open('#overlay-offers/form/2')).toEqual(['/', '/details2', '/form2'])
    expect(open('#overlay-offers/form/3')).toEqual(['/', '/form3'])
    expect(open('#overlay-offers/form')).toEqual(['/', '/form'])
  })

  test.each([
    '#overlay-offers/details/9',
    '#overlay-offers/details',
    '#overlay-offers/form/1',
    '#overlay-offers/else',
  ])('what content does not have is the first page: %s', (fragment) => {
    const offers = start()
    offers.follow(fragment)
    expect(offers.pages()).toEqual(['/'])
  })

  test('a link to the details from the page gets an entry for each page, and closing leads back to the page', () => {
    const offers = start()
    offers.follow('#overlay-offers/details/1')
    expect(offers.history.place()).toEqual([
      ['', '#overlay-offers', '#overlay-offers/details/1'],
      2,
    ])
    offers.send(CLOSE)
    expect(offers.history.place()[1]).toBe(0)
  })

  test('a page that is loaded again keeps its history as it is', () => {
    const offers = start()
    offers.send(addressChanged('#overlay-offers/details/2', { depth: 2, isFirst: true }))
    expect([offers.pages(), offers.history.length()]).toEqual([['/', '/details2'], 1])
  })

  test('history does not grow when it is opened again, and Forward opens what was closed', () => {
    const offers = start()
    for (let time = 0; time < 5; time += 1) {
      offers.follow('#overlay-offers')
      offers.send(push('/details', 1))
      offers.rest()
      offers.send(CLOSE)
    }
    expect(offers.history.length()).toBe(3)
    offers.go(2)
    expect([offers.pages(), offers.history.length()]).toEqual([['/', '/details1'], 3])
  })
})

describe('any way through it', () => {
  const events: readonly OffersEvent[] = [
    addressChanged('#overlay-offers'),
    addressChanged('#overlay-offers/details/2'),
    addressChanged('#overlay-offers/form/2'),
    addressChanged(''),
    push('/details', 2),
    push('/form', 2),
    push('/form', 0),
    BACK,
    CLOSE,
    SENT,
    { type: 'motion.changed', isStill: true },
    { type: 'motion.changed', isStill: false },
  ]

  test('[B-OFFER-01] every state is reached and every transition taken', () => {
    const walk = walkMachine(offersMachine, {
      input: setup,
      events,
      delays: ['slide'],
      distinguish: ({ value, context: { entries, isSent, isStill, leaving } }) => [
        value,
        entries.map(({ page }) => page),
        isSent,
        isStill,
        O.isSome(leaving),
      ],
    })
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
  })

  test('[B-OFFER-08] [B-B-03] a request laid on details closes as a whole, also after Back and Forward', () => {
    for (const goes of [[], [-1, 1]]) {
      const offers = start()
      offers.follow('#overlay-offers/form/2')
      offers.go(-1)
      offers.send(push('/form', 0))
      offers.rest()
      for (const by of [0, ...goes]) offers.go(by)
      offers.send(CLOSE)
      expect([offers.pages(), offers.history.now().fragment]).toEqual([[], ''])
    }
  })

  test('[B-OFFER-02] the first page is always `/`, no stack is higher than three, and the address says what is open', () => {
    const act = fc.oneof(
      fc.constantFrom(...events.slice(4)).map((event) => ({ event })),
      fc.constantFrom(-1, 1, -2).map((by) => ({ by })),
      fc
        .constantFrom('#overlay-offers', '#overlay-offers/form/2')
        .map((fragment) => ({ fragment })),
    )
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const offers = start()
        for (const one of acts) {
          if ('event' in one) offers.send(one.event)
          else if ('by' in one) offers.go(one.by)
          else if (offers.pages().length === 0) offers.follow(one.fragment)
          offers.rest()
          const pages = offers.pages()
          expect(pages.length).toBeLessThanOrEqual(3)
          expect([undefined, '/']).toContain(pages[0])
          expect(offers.history.now().fragment === '').toBe(pages.length === 0)
          expect(offers.history.length()).toBeLessThanOrEqual(4)
        }
      }),
    )
  })
})
