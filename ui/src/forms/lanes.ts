/** Questions that are asked one at a time by each who asks. */
export interface Lanes {
  readonly cancel: (who: object) => void
  /** The next question of the same one, or its cancelling, gives this one up: nobody hears of it then. */
  readonly ask: <Answer>(
    who: object,
    question: (signal: AbortSignal) => Promise<Answer>,
    tell: { readonly answer: (answer: Answer) => void; readonly fail: (why: string) => void },
  ) => void
}

/** Makes lanes for those who ask. */
export const createLanes = (): Lanes => {
  const running = new WeakMap<object, AbortController>()
  const cancel = (who: object): void => {
    running.get(who)?.abort()
    running.delete(who)
  }
  return {
    cancel,
    ask: (who, question, tell) => {
      cancel(who)
      const controller = new AbortController()
      running.set(who, controller)
      question(controller.signal).then(
        (answer) => {
          if (!controller.signal.aborted) tell.answer(answer)
        },
        (fault: unknown) => {
          if (controller.signal.aborted) return
          tell.fail(fault instanceof Error ? fault.message : String(fault))
        },
      )
    },
  }
}
