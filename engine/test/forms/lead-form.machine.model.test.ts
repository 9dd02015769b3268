// A form and the way of its lead, walked from their own graphs.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import { none, some, type Option } from '../../src/shared/option.js'
import { leadFormMachine } from '../../src/forms/lead/lead-form.machine.js'
import {
  submissionMachine,
  type KeyQuestion,
  type LeadTry,
} from '../../src/forms/lead/submission.machine.js'
import { NO_ANSWER, type LeadAnswer } from '../../src/forms/lead/submission.js'
import { isHeard } from '../kit/walk.js'
import { makePort } from '../../src/testing/port.js'
import { tinyEnvelope, tinyConfiguration, tinyFormInput } from '../../src/testing/form-samples.js'
import { walkLeadForm, walkSubmission } from '../kit/form-walk.js'

const LONG = 60_000 // [ms] seven walks, on a busy machine

describe('every state and every transition is reached', () => {
  test.each([
    ['a form', walkLeadForm],
    ['the way of a lead', walkSubmission],
  ])(
    '[B-F-02] of %s',
    (_, walkIt) => {
      const walk = walkIt()
      expect(walk.missingStates).toEqual([])
      expect(walk.missingTransitions).toEqual([])
    },
    LONG,
  )
})

describe('on every path through a form', () => {
  const { paths } = walkLeadForm()
  test('[F-SUB-70] At most one lead is on its way. A second press on submit while a form is checked, verified or sent means nothing. No error clears a value.', () => {
    let most = 0
    for (const steps of paths) {
      let running = 0
      const form = createActor(
        leadFormMachine.provide({
          actors: {
            submission: submissionMachine.provide({
              actors: {
                mintKey: makePort<KeyQuestion, string>(() => {
                  running += 1
                  most = Math.max(most, running)
                }).logic,
              },
            }),
          },
        }),
        {
          input: { ...tinyFormInput, configuration: some(tinyConfiguration) },
          clock: new SimulatedClock(),
        },
      ).start()
      for (const step of steps) {
        const before = form.getSnapshot()
        if (step.kind === 'event' && isHeard(step.event, before)) form.send(step.event)
        const after = form.getSnapshot()
        if (
          step.kind === 'event' &&
          step.event.type === 'form.submit' &&
          (before.matches({ form: 'sending' }) || before.matches({ form: 'verifying' }))
        ) {
          expect(after.value).toEqual(before.value)
        }
        if (before.matches({ form: 'sending' }) && !after.matches({ form: 'sending' })) {
          running -= 1
          expect(after.context.values).toEqual(before.context.values)
        }
      }
      form.stop()
    }
    expect(most).toBe(1)
  })
})

const startWay = () => {
  const keys = makePort<KeyQuestion, string>()
  const { asked: tries, logic } = makePort<LeadTry, LeadAnswer>()
  const clock = new SimulatedClock()
  const actor = createActor(
    submissionMachine.provide({ actors: { mintKey: keys.logic, postLead: logic } }),
    { input: tinyEnvelope, clock },
  ).start()
  keys.asked[0]?.answer('k1')
  return { tries, clock, actor }
}

const failed = (status: number, retryAfter: Option<number> = none): LeadAnswer => ({
  kind: 'failed',
  status: some(status),
  name: 'x',
  retryAfter,
})

describe('the way of a lead', () => {
  test.each([400, 401, 403, 404, 413, 415, 422])('[E-F-13] %d is an answer', (status) => {
    const way = startWay()
    way.tries[0]?.answer(failed(status))
    expect(way.actor.getSnapshot().output).toEqual(failed(status))
  })

  test.each([409, 429, 500, 502, 503])(
    '[E-F-13] %d is tried again, when it asks for it',
    (status) => {
      const way = startWay()
      way.tries[0]?.answer(failed(status, some(7_000)))
      way.clock.increment(6_999)
      expect(way.tries).toHaveLength(1)
      way.clock.increment(1)
      expect(way.tries).toHaveLength(2)
    },
  )

  test('[E-F-13] a pause nobody would wait for ends the tries', () => {
    const way = startWay()
    way.tries[0]?.answer(failed(503, some(31_000)))
    expect(way.actor.getSnapshot().status).toBe('done')
  })

  test('[E-F-13] without an answer: after 15 s, 1 s, 15 s, 4 s and 15 s it is given up', () => {
    const way = startWay()
    for (const pause of [15_000, 1_000, 15_000, 4_000]) way.clock.increment(pause)
    expect(way.tries).toHaveLength(3)
    way.clock.increment(15_000)
    expect(way.actor.getSnapshot().output).toMatchObject({ kind: 'failed', status: none })
  })

  test('[E-F-13] a try that fails has no answer, and the next comes after 1 s', () => {
    const way = startWay()
    way.tries[0]?.fail(new Error('down'))
    expect(way.actor.getSnapshot().value).toBe('pausing')
    way.clock.increment(1_000)
    expect(way.tries).toHaveLength(2)
  })

  test('[E-F-09] without a key nothing is sent', () => {
    const keys = makePort<KeyQuestion, string>()
    const posts = makePort<LeadTry, LeadAnswer>()
    const actor = createActor(
      submissionMachine.provide({ actors: { mintKey: keys.logic, postLead: posts.logic } }),
      { input: tinyEnvelope },
    ).start()
    keys.asked[0]?.fail(new Error('down'))
    expect([actor.getSnapshot().output, posts.asked]).toEqual([NO_ANSWER, []])
  })

  test('[E-F-09] A lead is tried at most three times, always with one key, and never twice at a time.', () => {
    const step = fc.oneof(
      fc.record({ wait: fc.integer({ min: 1, max: 20_000 }) }),
      fc.record({
        request: fc.integer({ min: 1, max: 3 }),
        status: fc.constantFrom(400, 409, 503),
      }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const way = startWay()
        const answered = new Set<unknown>()
        for (const one of steps) {
          if (way.actor.getSnapshot().status === 'done') break
          if ('wait' in one) way.clock.increment(one.wait)
          else {
            answered.add(way.tries[one.request - 1])
            way.tries[one.request - 1]?.answer(failed(one.status))
          }
          const open = way.tries.filter((lead) => !answered.has(lead) && !lead.isGivenUp())
          expect(open.length).toBeLessThanOrEqual(1)
        }
        expect(way.tries.length).toBeLessThanOrEqual(3)
        expect(new Set(way.tries.map(({ question }) => question.key)).size).toBe(1)
      }),
    )
  })
})
