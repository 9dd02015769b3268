import { fromPromise, type PromiseActorLogic } from 'xstate'
import { pending } from '../shared/index.js'

/** A question a machine has asked, with the ways to answer it. */
export interface AskedQuestion<Question, Answer> {
  readonly question: Question
  /** Answers at once; nobody hears it when the machine has given the question up. */
  readonly answer: (answer: Answer) => void
  /** Ends the question without an answer. */
  readonly fail: (error: unknown) => void
  /** True once the machine has left the state that asked. */
  readonly isGivenUp: () => boolean
}

/** A port whose answers a test gives. */
export interface TestPort<Question, Answer> {
  readonly logic: PromiseActorLogic<Answer, Question>
  /** What was asked, in order. */
  readonly asked: readonly AskedQuestion<Question, Answer>[]
}

/**
 * Creates a mock port (test double) that records calls, and resolves or rejects them synchronously on demand.
 *
 * @param note - Callback for each call, for tests with several ports.
 * @returns The mock to provide to a machine, and the recorded calls.
 * @source D-T-17, E-T-22
 *
 * @example A feed that has asked for one model
 * ```ts
 * import { rangeFeedMachine, startFeed, type RangeReply } from '@evkit/engine/range'
 * import { makePort } from '@evkit/engine/testing'
 * import { createActor } from 'xstate'
 *
 * const port = makePort<{ readonly model: string }, RangeReply>()
 * const logic = rangeFeedMachine.provide({ actors: { askForData: port.logic } })
 * const feed = createActor(logic, { input: { feed: startFeed('EX30') } }).start()
 * port.asked[0]?.answer({ kind: 'failed', reason: '500' })
 * feed.getSnapshot().context.feed.status // => 'ERROR'
 * ```
 * @category testing
 */
export const makePort = <Question, Answer>(
  note: (asked: AskedQuestion<Question, Answer>) => void = () => undefined,
): TestPort<Question, Answer> => {
  const asked: AskedQuestion<Question, Answer>[] = []
  const logic: PromiseActorLogic<Answer, Question> = {
    ...fromPromise<Answer, Question>(pending),
    start: ({ input }, { self }) => {
      // The two events a promise ends its actor with.
      const end = (
        type: 'xstate.promise.resolve' | 'xstate.promise.reject',
        data: unknown,
      ): void => {
        if (self.getSnapshot().status === 'active') self.send({ type, data })
      }
      const one: AskedQuestion<Question, Answer> = {
        question: input as Question,
        answer: (answer) => {
          end('xstate.promise.resolve', answer)
        },
        fail: (error) => {
          end('xstate.promise.reject', error)
        },
        isGivenUp: () => self.getSnapshot().status === 'stopped',
      }
      asked.push(one)
      note(one)
    },
  }
  return { logic, asked }
}
