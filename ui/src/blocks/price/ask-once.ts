// Calls of one key that are under way share one request; it ends when nobody waits for it any more.

interface Shared<Answer> {
  readonly answer: Promise<Answer>
  readonly end: AbortController
  waiting: number
}

/** Asks for a key once for everybody who asks meanwhile. */
export type AskOnce = <Answer>(
  key: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
) => Promise<Answer>

/** Makes what shares requests. */
export const createAskOnce = (): AskOnce => {
  const open = new Map<string, Shared<unknown>>()
  const start = <Answer>(key: string, ask: (signal: AbortSignal) => Promise<Answer>) => {
    const end = new AbortController()
    const shared: Shared<Answer> = { answer: ask(end.signal), end, waiting: 0 }
    open.set(key, shared)
    const close = (): void => {
      if (open.get(key) === shared) open.delete(key)
    }
    shared.answer.then(close, close)
    return shared
  }
  return async (key, ask, signal) => {
    const shared =
      (open.get(key) as Shared<Awaited<ReturnType<typeof ask>>> | undefined) ?? start(key, ask)
    shared.waiting += 1
    const leave = (): void => {
      shared.waiting -= 1
      if (shared.waiting > 0) return
      open.delete(key)
      shared.end.abort()
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await shared.answer
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }
}
