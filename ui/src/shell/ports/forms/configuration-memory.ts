// Configurations live as long as the page: several forms of one kind ask once.
import type { FullConfiguration } from '@evkit/engine/forms'

interface Question {
  readonly loading: Promise<FullConfiguration>
  readonly controller: AbortController
  /** How many have asked it and not given up. */
  waiting: number
}

const kept = new Map<string, Question>()

const givenUp = (): DOMException => new DOMException('Given up', 'AbortError')

const forget = (key: string, question: Question): void => {
  if (kept.get(key) === question) kept.delete(key)
}

/** A configuration that is asked for. */
export interface KeptQuestion {
  /** What it is kept by. */
  readonly names: readonly string[]
  readonly load: (signal: AbortSignal) => Promise<FullConfiguration>
}

const start = (key: string, load: KeptQuestion['load']): Question => {
  const controller = new AbortController()
  const question = { loading: load(controller.signal), controller, waiting: 0 }
  kept.set(key, question)
  question.loading.catch(() => {
    forget(key, question)
  })
  return question
}

/**
 * Asks for a configuration, or takes the one that was asked for by the same names. A failed question is forgotten, and so is
 * one somebody has given up waiting for: who asks then asks anew, who still waits hears of it, and when nobody does it ends.
 */
export const saveConfiguration = (
  { names, load }: KeptQuestion,
  signal: AbortSignal,
): Promise<FullConfiguration> => {
  if (signal.aborted) return Promise.reject(givenUp())
  const key = names.join('|')
  const question = kept.get(key) ?? start(key, load)
  question.waiting += 1
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      reject(givenUp())
      forget(key, question)
      question.waiting -= 1
      if (question.waiting === 0) question.controller.abort()
    }
    const stay = (): void => {
      signal.removeEventListener('abort', leave)
    }
    signal.addEventListener('abort', leave, { once: true })
    question.loading.finally(stay).then(resolve, reject)
  })
}
