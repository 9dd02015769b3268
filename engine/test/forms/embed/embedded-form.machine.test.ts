// An embedded form by the clock: what its host and its form are told, and where focus and eye are led.
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import {
  embeddedFormMachine,
  type EmbeddedFormEvent,
} from '../../../src/forms/embed/embedded-form.machine.js'
import { PART_PAUSE } from '../../../src/forms/embed/embed-state.js'
import { none } from '../../../src/shared/option.js'
import { makePort } from '../../../src/testing/port.js'

type Phase = Extract<EmbeddedFormEvent, { readonly type: 'form.drawn' }>['phase']

const nameOf = ({ type, ...event }: { readonly type: string; readonly values?: unknown }) =>
  event.values === undefined ? type : `${type} ${JSON.stringify(event.values)}`

const startEmbed = ({ fails = 0 } = {}) => {
  const clock = new SimulatedClock()
  const told: string[] = []
  const seen = { thanks: 0, pickers: 0 }
  const partOf = (part: keyof typeof seen) =>
    makePort<unknown, unknown>(({ answer, fail }) => {
      seen[part] += 1
      if (seen[part] > fails) answer(undefined)
      else fail(new Error('down'))
    })
  const embed = createActor(
    embeddedFormMachine.provide({
      actors: { loadPickers: partOf('pickers').logic, loadThanks: partOf('thanks').logic },
      actions: {
        sendToForm: (_, event) => void told.push(nameOf(event)),
        notifyLoaded: (_, { purpose }) => void told.push(`loaded ${purpose}`),
        notifySubmitted: (_, { purpose }) => void told.push(`submitted ${purpose}`),
        focusForm: () => void told.push('focus'),
        scrollToForm: (_, { behavior }) => void told.push(`scroll ${behavior} ${clock.now()}`),
        writeLog: (_, { code }) => void told.push(code),
      },
    }),
    { input: { purpose: 'OFFER_REQUEST' }, clock },
  ).start()
  const draw = (phase: Phase, hasPickers = false): void => {
    embed.send({ type: 'form.drawn', phase, purpose: 'OFFER_REQUEST', hasPickers })
  }
  const take = (): readonly string[] => told.splice(0)
  return { embed, clock, seen, draw, take }
}

const prefillOf = (values: Readonly<Record<string, string>>) =>
  ({ type: 'prefill.answered', values, dial: none, address: none }) as const

describe('an embedded form', () => {
  test('[F-EMB-01] A form is told to the host as loaded while it can be seen, and only then.', () => {
    const { embed, draw, take } = startEmbed()
    embed.send({ type: 'overlay.hidden' })
    draw('loading')
    draw('form')
    expect(take()).toEqual([])
    embed.send({ type: 'overlay.shown' })
    expect(take()).toEqual(['form.seen', 'loaded OFFER_REQUEST'])
    draw('form')
    expect(take()).toEqual([])
    embed.send({ type: 'overlay.hidden' })
    embed.send({ type: 'overlay.shown' })
    expect(take()).toEqual(['form.seen', 'loaded OFFER_REQUEST'])
  })

  test('[F-EMB-01] fields are filled once there are some: what is known of the visitor, then what the host says', () => {
    const { embed, draw, take } = startEmbed()
    embed.send({ type: 'values.given', values: { firstName: 'Host' } })
    embed.send(prefillOf({ firstName: 'Known' }))
    expect(take()).toEqual([])
    draw('form')
    const both = ['prefill.answered {"firstName":"Known"}', 'prefill.answered {"firstName":"Host"}']
    expect(take()).toEqual(both)
    embed.send({ type: 'values.given', values: { firstName: 'Later' } })
    expect(take()).toEqual(['prefill.answered {"firstName":"Later"}'])
    embed.send({ type: 'values.given', values: undefined })
    draw('choosing')
    draw('form')
    expect(take()).toEqual(['focus', 'focus', both[0]])
  })

  test('[F-EMB-05] what is found is told at once, whatever is drawn', () => {
    const { embed, take } = startEmbed()
    embed.send({ type: 'vehicle.answered', vehicle: none })
    embed.send({ type: 'retailer.answered', retailer: none })
    expect(take()).toEqual(['vehicle.answered', 'retailer.answered'])
  })

  test('[F-EMB-06] [F-EMB-08] [F-EMB-09] the focus goes at once, the eye after 750 ms and then after 250 ms', () => {
    const { embed, clock, draw, take } = startEmbed()
    const choose = (isStill: boolean): void => {
      embed.send({ type: 'purpose.choose', purpose: 'OFFER_REQUEST', isStill })
      draw('form')
    }
    draw('choosing')
    choose(false)
    clock.increment(749)
    expect(take()).toEqual(['purpose.choose', 'focus'])
    clock.increment(1)
    expect(take()).toEqual(['scroll smooth 750'])
    embed.send({ type: 'choice.return' })
    draw('choosing')
    choose(true)
    clock.increment(250)
    expect(take()).toEqual([
      'choice.return',
      'focus',
      'purpose.choose',
      'focus',
      'scroll auto 1000',
    ])
  })

  test('[F-EMB-06] A page scrolls to the last choice only, and not after it was taken back.', () => {
    const { embed, clock, draw, take } = startEmbed()
    draw('choosing')
    embed.send({ type: 'purpose.choose', purpose: 'OFFER_REQUEST', isStill: true })
    draw('form')
    embed.send({ type: 'choice.return' })
    clock.increment(2000)
    expect(take().filter((one) => one.startsWith('scroll'))).toEqual([])
  })

  test('[F-EMB-07] the host hears of a lead once; thanks that do not come are asked for again', () => {
    const { clock, seen, draw, take } = startEmbed({ fails: 1 })
    draw('form')
    draw('thanks')
    draw('thanks')
    expect(take()).toEqual(['submitted OFFER_REQUEST', 'ThanksFailed'])
    clock.increment(PART_PAUSE - 1)
    expect(seen.thanks).toBe(1)
    clock.increment(1)
    expect(seen.thanks).toBe(2)
  })

  test('[F-EMB-01] pickers are asked for once there are some, and after a failure with the next change', () => {
    const { seen, draw, take } = startEmbed({ fails: 1 })
    draw('form')
    expect(seen.pickers).toBe(0)
    draw('form', true)
    expect(take()).toEqual(['PickerFailed'])
    draw('form', true)
    draw('form', true)
    expect(seen.pickers).toBe(2)
  })
})
