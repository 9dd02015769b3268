// Answers to tries of one lead, in any order.
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { none, some } from '../../src/shared/option.js'
import type { LeadAnswer } from '../../src/forms/lead/submission.js'
import {
  submissionMachine,
  type KeyQuestion,
  type LeadTry,
} from '../../src/forms/lead/submission.machine.js'
import { tinyEnvelope } from '../../src/testing/form-samples.js'
import { makePort } from '../../src/testing/port.js'

const start = () => {
  const clock = new SimulatedClock()
  const { asked: posted, logic } = makePort<LeadTry, LeadAnswer>()
  const { logic: mintKey } = makePort<KeyQuestion, string>(({ answer }) => {
    answer('k1')
  })
  const actor = createActor(submissionMachine.provide({ actors: { mintKey, postLead: logic } }), {
    input: tinyEnvelope,
    clock,
  }).start()
  return { actor, clock, posted }
}

const FAILURE: LeadAnswer = {
  kind: 'failed',
  name: 'Bad Gateway',
  status: some(502),
  retryAfter: none,
}

test('[E-F-13] [E-F-18] a late failure of the first try does not end the second', () => {
  const { actor, clock, posted } = start()
  clock.increment(15_000) // the first try is given up
  expect(posted[0]?.isGivenUp()).toBe(true)
  clock.increment(1000)
  expect([posted.length, actor.getSnapshot().value]).toEqual([2, 'posting'])
  posted[0]?.answer(FAILURE)
  expect(actor.getSnapshot().value).toBe('posting')
  posted[1]?.answer(FAILURE)
  expect(actor.getSnapshot().value).toBe('pausing')
})
