// Answers to tries of one lead, in any order.
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { none, some } from '../../src/shared/option.js'
import { submissionMachine } from '../../src/forms/lead/submission.machine.js'
import { tinyEnvelope } from '../../src/testing/form-samples.js'

const start = () => {
  const clock = new SimulatedClock()
  const posted: number[] = []
  const actor = createActor(
    submissionMachine.provide({
      actions: { postLead: (_, { request }) => void posted.push(request) },
    }),
    { input: tinyEnvelope, clock },
  ).start()
  actor.send({ type: 'key.answered', key: 'k1' })
  return { actor, clock, posted }
}

const failure = (request: number) => ({
  type: 'lead.answered' as const,
  request,
  answer: {
    kind: 'failed' as const,
    name: 'Bad Gateway',
    status: some(502),
    retryAfter: none,
  },
})

test('[E-F-13] [E-F-18] a late failure of the first try does not end the second', () => {
  const { actor, clock, posted } = start()
  clock.increment(15_000) // the first try is given up
  clock.increment(1000)
  expect([posted, actor.getSnapshot().value]).toEqual([[1, 2], 'posting'])
  actor.send(failure(1))
  expect(actor.getSnapshot().value).toBe('posting')
  actor.send(failure(2))
  expect(actor.getSnapshot().value).toBe('pausing')
})
