// Fields that ask the server, walked from their own graphs; answers in every order.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { none, some } from '../../src/shared/option.js'
import {
  addressFieldMachine,
  type AddressQuestion,
} from '../../src/forms/lead/fields/address-field.machine.js'
import {
  asyncFieldMachine,
  type AsyncQuestion,
} from '../../src/forms/lead/fields/async-field.machine.js'
import { checkAddress, type AddressSuggestion } from '../../src/forms/lead/fields/address.js'
import { NO_DIAL } from '../../src/forms/lead/fields/dial.js'
import { NO_RULE, resolveFieldRule } from '../../src/forms/lead/rules/rules.js'
import type { AsyncFieldInput } from '../../src/forms/lead/fields/async-field.js'
import { makePort } from '../../src/testing/port.js'
import { walkAddressField, walkAsyncField } from '../kit/forms-walk.js'

const phone: AsyncFieldInput = {
  field: 'MobilePhoneAsync',
  rule: NO_RULE,
  allowsManual: false,
  value: '',
  dial: NO_DIAL,
}

const startField = (input: Partial<AsyncFieldInput> = {}) => {
  const { logic, asked } = makePort<AsyncQuestion, boolean>()
  const clock = new SimulatedClock()
  const actor = createActor(asyncFieldMachine.provide({ actors: { checkText: logic } }), {
    input: { ...phone, ...input },
    clock,
  }).start()
  const type = (value: string, code = '') => {
    actor.send({ type: 'text.set', value, dial: { code, country: none } })
    actor.send({ type: 'field.blur' })
  }
  const answer = (isAccepted: boolean) => asked.at(-1)?.answer(isAccepted)
  const fail = () => asked.at(-1)?.fail(new Error('down'))
  const now = () => {
    const { value, context } = actor.getSnapshot()
    return [value, context.outcome, context.fault] as const
  }
  return { actor, asked, clock, type, answer, fail, now }
}

describe('a field the server is asked about', () => {
  test('every state and every transition is reached', () => {
    const walk = walkAsyncField()
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })

  test('[F-VAL-16] [F-FIELD-19] an e-mail address: its own rule first, then the server', () => {
    const field = startField({ field: 'EmailAsync' })
    field.type('a@b')
    expect([field.now(), field.asked.length]).toEqual([
      ['invalid', 'none', some('EmailInvalid')],
      0,
    ])
    field.type('ada@x.example')
    field.answer(false)
    expect(field.now()).toEqual(['invalid', 'none', some('FieldInvalid')])
    field.type('byron@x.example')
    field.answer(true)
    expect(field.now()).toEqual(['valid', 'server', none])
    field.type('ada@x.example')
    expect([field.now()[0], field.asked.length]).toEqual(['invalid', 2])
  })

  test('[F-VAL-18] typing shows no new error and takes none away; leaving does', () => {
    const field = startField({ field: 'EmailAsync' })
    field.actor.send({ type: 'text.set', value: 'a@b', dial: NO_DIAL })
    expect(field.now()).toEqual(['dirty', 'none', none])
    field.actor.send({ type: 'field.blur' })
    field.actor.send({ type: 'text.set', value: 'ada@x.example', dial: NO_DIAL })
    expect(field.now()).toEqual(['dirty', 'none', some('EmailInvalid')])
    field.type('')
    expect(field.now()).toEqual(['untouched', 'none', none])
  })

  test('[F-VAL-17] [F-PHONE-10] [F-PHONE-11] a number is accepted or refused', () => {
    const field = startField()
    field.type('0701234567')
    field.answer(true)
    expect(field.now()).toEqual(['valid', 'server', none])
    field.type('0701234568')
    field.answer(false)
    expect(field.now()).toEqual(['invalid', 'none', some('FieldInvalid')])
    expect(field.actor.getSnapshot().context.memory.lastRejected).toEqual(some('0701234568'))
  })

  test('[F-PHONE-12] [F-PHONE-13] a second entry or the button accepts, a second blur does not', () => {
    const field = startField({ allowsManual: true })
    field.type('0701234567')
    field.answer(false)
    field.actor.send({ type: 'field.blur' })
    expect(field.now()).toEqual(['invalid', 'none', some('PhoneTwice')])
    field.type('070-123 45 67')
    field.answer(false)
    expect(field.now()).toEqual(['valid', 'manual', none])
    field.type('0709123')
    field.answer(false)
    field.actor.send({ type: 'number.insist' })
    expect(field.now()).toEqual(['valid', 'manual', none])
    field.type('call me')
    field.answer(false)
    field.actor.send({ type: 'number.insist' })
    expect(field.now()).toEqual(['invalid', 'none', some('FieldInvalid')])
  })

  test('[F-PHONE-09] another code asks again about the whole number', () => {
    const rule = { ...NO_RULE, isAsync: true }
    const field = startField({ field: 'PhoneWithCountryCode', rule })
    field.type('0701234567', '+46')
    field.answer(true)
    field.type('0701234567', '+47')
    expect(field.asked.map(({ question }) => question.text)).toEqual([
      '+46701234567',
      '+47701234567',
    ])
  })

  test('[F-PHONE-01] a number with a code is required unless it is told otherwise', () => {
    const rule = resolveFieldRule('PhoneWithCountryCode', NO_RULE)
    const field = startField({ field: 'PhoneWithCountryCode', rule })
    field.type('', '+46')
    expect(field.now()).toEqual(['invalid', 'none', some('FieldRequired')])
    field.type('0', '+46')
    expect(field.now()).toEqual(['invalid', 'none', some('FieldRequired')])
    const relaxed = { ...NO_RULE, isRequired: some(false) }
    expect(resolveFieldRule('PhoneWithCountryCode', relaxed)).toEqual(relaxed)
    expect(resolveFieldRule('MobilePhone', NO_RULE)).toEqual(NO_RULE)
  })

  test('[E-F-17] [E-F-19] a second failure in a row lets pass, an answer in between does not', () => {
    const field = startField()
    field.type('0701234567')
    field.clock.increment(4_999)
    expect(field.now()[0]).toBe('checking')
    field.clock.increment(1)
    expect(field.now()).toEqual(['invalid', 'none', some('FieldInvalid')])
    field.actor.send({ type: 'field.blur' })
    field.fail()
    expect(field.now()).toEqual(['valid', 'outage', none])
    field.type('070124')
    field.answer(false)
    field.type('0703')
    field.fail()
    expect(field.now()[0]).toBe('invalid')
  })

  test('[F-PHONE-14] [E-F-18] in whatever order answers come, only the last text counts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('070123', '070124', '0703'), { minLength: 1, maxLength: 6 }),
        async (scheduler, texts) => {
          const actor = createActor(
            asyncFieldMachine.provide({
              actors: {
                checkText: fromPromise(({ input: { text } }) =>
                  scheduler.schedule(Promise.resolve(text === '070123')),
                ),
              },
            }),
            { input: phone, clock: new SimulatedClock() },
          ).start()
          for (const value of texts) {
            actor.send({ type: 'text.set', value, dial: NO_DIAL })
            actor.send({ type: 'field.blur' })
          }
          await scheduler.waitIdle()
          expect(actor.getSnapshot().value).toBe(texts.at(-1) === '070123' ? 'valid' : 'invalid')
        },
      ),
    )
  })
})

const high = { address: '1 High Street', outOfBounds: false, id: 'a1' }

const startAddressField = (flags: readonly 'useUserInputAsAddress'[] = []) => {
  const { logic, asked } = makePort<AddressQuestion, readonly AddressSuggestion[]>()
  const done: string[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    addressFieldMachine.provide({
      actors: { suggest: logic },
      actions: { focusManual: () => void done.push('focus') },
    }),
    { input: { text: '', chosen: none, allowsManual: true, flags }, clock },
  ).start()
  const type = (text: string) => {
    actor.send({ type: 'address.type', text })
    clock.increment(300)
  }
  const answer = () => asked.at(-1)?.answer([high])
  const now = () => actor.getSnapshot()
  return { actor, asked, done, clock, type, answer, now }
}

describe('an address field', () => {
  test('every state and every transition is reached', () => {
    const walk = walkAddressField()
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })

  test('[F-ADDR-02] [F-CONST-06] one search 300 ms after the last key, none for nothing', () => {
    const field = startAddressField()
    for (const text of ['H', 'Hi', 'Hig', 'High']) {
      field.actor.send({ type: 'address.type', text })
      field.clock.increment(299)
    }
    expect(field.asked).toEqual([])
    field.clock.increment(1)
    expect(field.asked.map(({ question }) => question.text)).toEqual(['High'])
    field.type(' ')
    expect([field.now().value, field.asked.length]).toEqual([{ auto: 'idle' }, 1])
  })

  test('[F-ADDR-07] a choice fills the field, a further letter drops it', () => {
    const field = startAddressField()
    field.type('High')
    field.answer()
    field.actor.send({ type: 'address.choose', id: 'a1' })
    expect(field.now().context).toMatchObject({ text: '1 High Street', chosen: some(high) })
    field.type('1 High Street!')
    expect(field.now().context.chosen).toEqual(none)
  })

  test('[E-F-36] keys move through the open list; another list begins at its text', () => {
    const field = startAddressField(['useUserInputAsAddress'])
    const press = () => {
      field.actor.send({ type: 'option.move', key: 'ArrowDown' })
      return field.now().context.active
    }
    field.type('1 High')
    expect(press()).toEqual(none)
    field.answer()
    expect([press(), press()]).toEqual([some(0), some(1)])
    field.type('1 High S')
    field.answer()
    expect([field.now().context.active, press()]).toEqual([none, some(0)])
    field.actor.send({ type: 'list.escape' })
    expect(press()).toEqual(some(0))
  })

  test('a text that equals one suggestion is chosen when the field is left', () => {
    const field = startAddressField()
    field.type('1 high street')
    field.answer()
    field.actor.send({ type: 'field.blur' })
    expect(field.now().context.chosen).toEqual(some(high))
    field.type('1 high')
    field.answer()
    field.actor.send({ type: 'field.blur' })
    expect([field.now().value, field.now().context.chosen]).toEqual([{ auto: 'idle' }, none])
  })

  test('[F-ADDR-10] [F-ADDR-11] by hand and back: the earlier choice is there', () => {
    const field = startAddressField()
    expect(field.now().value).toEqual({ auto: 'idle' })
    field.type('High')
    field.answer()
    field.actor.send({ type: 'address.choose', id: 'a1' })
    field.actor.send({ type: 'manual.toggle' })
    expect([field.now().value, field.done.at(-1)]).toEqual(['manual', 'focus'])
    field.actor.send({ type: 'manual.toggle' })
    expect([field.now().value, field.now().context.chosen]).toEqual([
      { auto: 'chosen' },
      some(high),
    ])
  })

  test('[F-ADDR-13] [F-ERR-19] a failed search is told, typing tries anew', () => {
    const field = startAddressField()
    field.type('High')
    field.clock.increment(5_000)
    expect([field.now().value, field.now().context.hasFailed]).toEqual([{ auto: 'idle' }, true])
    field.type('High S')
    expect([field.asked.length, field.now().context.hasFailed]).toEqual([2, false])
  })

  test('[E-F-18] suggestions are never those of another text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('aaa', 'bbb', 'ccc'), { minLength: 1, maxLength: 6 }),
        async (scheduler, texts) => {
          const clock = new SimulatedClock()
          const actor = createActor(
            addressFieldMachine.provide({
              actors: {
                suggest: fromPromise(({ input: { text } }) => {
                  const found = { address: `${text} 1`, outOfBounds: false, id: text }
                  return scheduler.schedule(Promise.resolve([found]))
                }),
              },
            }),
            { input: { text: '', chosen: none, allowsManual: false, flags: [] }, clock },
          ).start()
          const isRight = (): boolean => {
            const { text, options } = actor.getSnapshot().context
            return options.every(({ id }) => id === text)
          }
          for (const text of texts) {
            actor.send({ type: 'address.type', text })
            clock.increment(300)
            if (scheduler.count() > 0) await scheduler.waitNext(1)
            expect(isRight()).toBe(true)
          }
          await scheduler.waitIdle()
          expect(isRight()).toBe(true)
          expect(checkAddress(actor.getSnapshot().context, true)).toEqual(
            some('LegalAddressInvalid'),
          )
        },
      ),
    )
  })
})
