import { fromPromise } from 'xstate'

/**
 * Who answers a question of a machine. The signal ends the call when the state that waits is left; a state that is left at
 * once, as when React starts a part twice in strict mode, asks nobody.
 */
export const asking = <Question, Answer>(
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
) =>
  fromPromise<Answer, Question>(async ({ input, signal }) => {
    await Promise.resolve()
    signal.throwIfAborted()
    return ask(input, signal)
  })
