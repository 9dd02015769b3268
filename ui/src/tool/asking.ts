import { pending } from '@evkit/engine/internal/shared'
import { fromPromise } from 'xstate'

/** Whose question it is: for a machine that is made once and runs many times. */
interface Asker {
  readonly system: object
}

/**
 * Who answers a question of a machine. The signal ends the call when the state that waits for it is left; what comes of it
 * then is not heard, also where strict mode has started the same actor again.
 */
export const asking = <Question, Answer>(
  ask: (question: Question, signal: AbortSignal, actor: Asker) => Promise<Answer>,
) =>
  fromPromise<Answer, Question>(async ({ input, signal, system }) => {
    try {
      const answer = await ask(input, signal, { system })
      return signal.aborted ? await pending() : answer
    } catch (fault) {
      if (signal.aborted) return await pending()
      throw fault
    }
  })
