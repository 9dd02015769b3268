// What becomes of a lead on its way: with a form that is left, and when its time is over.
import { some } from '@evkit/engine/shared'
import { tinyConfiguration, tinyFormInput } from '@evkit/engine/testing'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { connectLeadForm, leadFormLogic } from '../../src/forms/lead-form-logic.js'
import { silentFormsPorts } from '../../src/shell/ports/forms/forms-ports.js'

const nothing = (): void => undefined

const sendLead = async () => {
  const signals: AbortSignal[] = []
  const clock = new SimulatedClock()
  const form = createActor(leadFormLogic, {
    input: { ...tinyFormInput, configuration: some(tinyConfiguration) },
    clock,
  })
  const ports = {
    ...silentFormsPorts,
    checkEmail: () => Promise.resolve(true),
    getToken: () => Promise.resolve('tok'),
    mintKey: () => Promise.resolve('key-1'),
    postLead: (_: unknown, signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<never>(nothing)
    },
  }
  connectLeadForm(form, { ports, screen: { focus: nothing, handOver: nothing, leave: nothing } })
  form.start()
  form.send({ type: 'value.set', name: 'firstName', value: 'Ada' })
  form.send({ type: 'value.set', name: 'email', value: 'ada@x.example' })
  form.send({ type: 'form.submit', url: 'https://x.example/uk/contact-request/form' })
  await expect.poll(() => signals).toHaveLength(1)
  return { form, clock, signals }
}

const isEnded = ({ signals }: { readonly signals: readonly AbortSignal[] }) =>
  signals.map(({ aborted }) => aborted)

test('[F-SUB-70] a lead on its way outlives the form that sent it', async () => {
  const sent = await sendLead()
  sent.form.stop()
  expect(isEnded(sent)).toEqual([false])
})

test('[E-F-13] a try is ended by its time limit, and the next one comes after a second', async () => {
  const sent = await sendLead()
  sent.clock.increment(15_000)
  expect(isEnded(sent)).toEqual([true])
  sent.clock.increment(999)
  expect(isEnded(sent)).toEqual([true])
  sent.clock.increment(1)
  await expect.poll(() => isEnded(sent)).toEqual([true, false])
})
