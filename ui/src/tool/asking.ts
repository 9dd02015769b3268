import { fromPromise } from 'xstate'

/**
 * Who answers a question of a machine. The signal ends the call when the state that waits for it is left; what comes of it
 * then is not heard, also where strict mode has started the same actor again.
 */
export const asking = <Question, Answer>(
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
) =>
  fromPromise<Answer, Question>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        ask(input, signal).then(
          (answer) => {
            if (!signal.aborted) resolve(answer)
          },
          (fault: Error) => {
            if (!signal.aborted) reject(fault)
          },
        )
      }),
  )
