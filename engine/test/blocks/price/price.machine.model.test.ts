import { beforeEach, describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import fc from 'fast-check'
import {
  PRICE_LIFETIME,
  PRICE_TIMEOUT,
  toPricesBody,
  toUsPriceBody,
  type PricesBody,
  type UsPriceBody,
} from '../../../src/blocks/price/price-call.js'
import type { PriceReply } from '../../../src/blocks/price/price-feed.js'
import { priceMachine } from '../../../src/blocks/price/price.machine.js'
import type { PriceAnswer } from '../../../src/blocks/price/price.types.js'
import { usPriceMachine } from '../../../src/blocks/price/us-price.machine.js'
import type { UsPrice } from '../../../src/blocks/price/us-price.js'
import { none, some } from '../../../src/shared/option.js'
import type { LogEntry } from '../../../src/shared/log.js'
import { makePort, type TestPort } from '../../../src/testing/port.js'
import { walkPrices } from '../../kit/price-walk.js'
import { answerOf, entryOf } from './samples.js'

const caller = { market: 'uk', locale: 'en-GB', clientName: 'x' }
const question = toPricesBody(caller)
const answer = answerOf(entryOf({ P: 33795 }))
const newer = answerOf(entryOf({ P: 34000 }))
const REFUSED = { kind: 'refused', status: 503, statusText: 'Service Unavailable' } as const

let logged: LogEntry[]
let clock: SimulatedClock
let port: TestPort<PricesBody, PriceReply<PriceAnswer>>
let usPort: TestPort<UsPriceBody, PriceReply<UsPrice>>

beforeEach(() => {
  logged = []
  clock = new SimulatedClock()
  port = makePort()
  usPort = makePort()
})

const writeLog = (_: unknown, { entries }: { readonly entries: readonly LogEntry[] }) => {
  logged.push(...entries)
}

const start = (more: { readonly isKnown?: boolean; readonly isEnabled?: boolean } = {}) =>
  createActor(priceMachine.provide({ actors: { ask: port.logic }, actions: { writeLog } }), {
    clock,
    input: {
      question,
      answer: more.isKnown === true ? some(answer) : none,
      isEnabled: more.isEnabled ?? true,
      chance: 0.5,
    },
  }).start()

const dollars = (monthly: number): UsPrice => ({
  monthly: some(monthly),
  purchase: none,
  monthlyDisclaimer: '',
  msrpDisclaimer: '',
})

const startUs = () =>
  createActor(usPriceMachine.provide({ actors: { ask: usPort.logic }, actions: { writeLog } }), {
    clock,
    input: { question: toUsPriceBody(caller, 'k', ''), answer: none, isEnabled: true, chance: 0 },
  }).start()

test('[E-B-19] every state and every transition is reached', () => {
  const { missingStates, missingTransitions } = walkPrices()
  expect([missingStates, missingTransitions]).toEqual([[], []])
})

describe('the prices of a site', () => {
  test('[B-PRICE-28] [B-PRICE-32] are asked for once, unless the page came with them or the market is off', () => {
    start()
    expect(port.asked.map((one) => one.question)).toEqual([question])
    start({ isKnown: true })
    const off = start({ isEnabled: false })
    off.send({ type: 'question.change', question })
    expect(port.asked).toHaveLength(1)
    expect(off.getSnapshot().hasTag('over')).toBe(true)
  })

  test('[B-PRICE-33] an answer is kept; one that is refused or cannot be read is logged, and there is none', () => {
    const good = start()
    port.asked[0]?.answer({ kind: 'answer', answer })
    expect(good.getSnapshot().context.answer).toEqual(some(answer))
    const bad = start()
    port.asked[1]?.answer({ kind: 'unusable', part: 'content' })
    expect([bad.getSnapshot().context.answer, bad.getSnapshot().hasTag('over')]).toEqual([
      none,
      true,
    ])
    expect(logged).toEqual([
      { level: 'error', code: 'PricesFailed', text: 'Prices could not be read: content' },
    ])
  })

  test('[E-B-19] are asked for once more where nobody could be reached, and not a third time', () => {
    const actor = start()
    port.asked[0]?.fail(new TypeError('offline'))
    expect([port.asked.length, actor.getSnapshot().hasTag('over')]).toEqual([1, false])
    clock.increment(1000)
    expect(port.asked).toHaveLength(2)
    port.asked[1]?.fail(new TypeError('offline'))
    clock.increment(PRICE_TIMEOUT)
    expect([port.asked.length, actor.getSnapshot().hasTag('over')]).toEqual([2, true])
    expect(logged.map(({ text }) => text)).toEqual(['Prices could not be asked for'])
  })

  test('[E-B-19] the pause before is another one for each visitor', () => {
    start()
    port.asked[0]?.fail(new TypeError('offline'))
    clock.increment(999)
    expect(port.asked).toHaveLength(1)
    clock.increment(1)
    expect(port.asked).toHaveLength(2)
  })

  test('[E-B-19] what was refused is not asked for again, and what takes 8 s is given up', () => {
    start()
    port.asked[0]?.answer(REFUSED)
    clock.increment(PRICE_TIMEOUT)
    expect(port.asked).toHaveLength(1)
    const actor = start()
    clock.increment(PRICE_TIMEOUT)
    expect([port.asked[1]?.isGivenUp(), actor.getSnapshot().hasTag('over')]).toEqual([true, true])
    expect(logged.at(-1)?.text).toBe('Prices did not come in time')
    expect(PRICE_TIMEOUT).toBe(8000)
  })

  test('[E-B-18] are asked for again once they were seen for 15 minutes; what was known stays', () => {
    const actor = start({ isKnown: true })
    clock.increment(PRICE_LIFETIME)
    expect(port.asked).toHaveLength(0)
    actor.send({ type: 'price.stale' })
    expect([PRICE_LIFETIME, port.asked.length]).toEqual([15 * 60_000, 1])
    expect(actor.getSnapshot().context.answer).toEqual(some(answer))
    port.asked[0]?.answer(REFUSED)
    expect([actor.getSnapshot().context.answer, actor.getSnapshot().hasTag('over')]).toEqual([
      some(answer),
      false,
    ])
    actor.send({ type: 'price.stale' })
    port.asked[1]?.answer({ kind: 'answer', answer: newer })
    expect(actor.getSnapshot().context.answer).toEqual(some(newer))
  })

  test('[E-B-18] what is on its way is not asked for twice', () => {
    const actor = start()
    actor.send({ type: 'price.stale' })
    expect(port.asked).toHaveLength(1)
    port.asked[0]?.answer({ kind: 'answer', answer })
    actor.send({ type: 'price.stale' })
    actor.send({ type: 'price.stale' })
    expect(port.asked).toHaveLength(2)
  })
})

describe('prices in the United States', () => {
  const at = (zipCode: string) =>
    ({ type: 'question.change', question: toUsPriceBody(caller, 'k', zipCode) }) as const

  test('[B-PRICE-34] [B-PRICE-35] [B-LOC-04] another place asks again and forgets the price of the one before', () => {
    const actor = startUs()
    expect(usPort.asked.map((one) => one.question.zipCode)).toEqual([undefined])
    usPort.asked[0]?.answer({ kind: 'answer', answer: dollars(549) })
    actor.send(at('94105'))
    expect(actor.getSnapshot().context.answer).toEqual(none)
    actor.send(at('10001'))
    usPort.asked[2]?.answer({ kind: 'answer', answer: dollars(111) })
    usPort.asked[1]?.answer({ kind: 'answer', answer: dollars(999) })
    expect(usPort.asked.map((one) => one.question.zipCode)).toEqual([undefined, '94105', '10001'])
    expect(actor.getSnapshot().context.answer).toEqual(some(dollars(111)))
  })

  test('[B-PRICE-35] A late answer never takes the place of a newer one.', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 1 }), (order) => {
        usPort = makePort()
        const actor = startUs()
        for (const zip of ['1', '2', '3', '4']) actor.send(at(zip))
        for (const one of order)
          usPort.asked[one]?.answer({ kind: 'answer', answer: dollars(one + 1) })
        expect(actor.getSnapshot().context.answer).toEqual(
          order.includes(4) ? some(dollars(5)) : none,
        )
      }),
    )
  })

  test('[B-PRICE-36] a refused answer is logged with status and text, and the label goes on waiting', () => {
    const actor = startUs()
    usPort.asked[0]?.answer(REFUSED)
    expect(logged).toEqual([
      {
        level: 'error',
        code: 'PricesFailed',
        text: 'Prices were refused: 503 Service Unavailable',
      },
    ])
    expect([actor.getSnapshot().context.answer, actor.getSnapshot().hasTag('off')]).toEqual([
      none,
      false,
    ])
  })
})
