// Asking a real service: within a time, once more after a short wait, no further than a size, never past a redirection.
import { either as E } from 'fp-ts'
import { left, right, type Either } from '@evkit/engine/shared'
import type { Unavailable } from '../ports.js'

/** What asking needs from outside. */
export interface AskPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** [ms] Waits, or ends early when the signal says so. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** A number from 0 to below 1. */
  readonly random: () => number
  /** [ms] Time that only moves forward. */
  readonly now: () => number
  /** A signal that comes after a time [ms]. */
  readonly timeout: (milliseconds: number) => AbortSignal
}

/** One question. */
export interface Question {
  /** Name of the service, for the log. */
  readonly name: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** What is sent along as JSON; a question without it is only an address. */
  readonly body?: string
  readonly signal: AbortSignal
}

/** An answer: its status and what stands in it. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Asks; answers with a status below 500 are answers too, as services say there what is wrong with a question. */
export type Ask = (question: Question) => Promise<Either<Unavailable, Answer>>

/**
 * [ms] How long a question may take in all, both tries and the wait between them. The visitor waits ten seconds; what is
 * left is for the answer of our own data.
 */
const ASK_LIMIT = 9000

/** [B] The largest answer that is read. */
const SIZE_LIMIT = 16_000_000
/** [ms] The wait before the second try: this, and up to as much again. */
const PAUSE = 200
const SERVER_ERROR = 500
const TOO_MANY = 429

const unavailable = (reason: string): Either<Unavailable, never> =>
  left({ code: 'UNAVAILABLE', reason })

const readBody = async (answer: Response): Promise<string> => {
  if (answer.body === null) return ''
  const decoder = new TextDecoder()
  const parts: string[] = []
  let size = 0
  for await (const part of answer.body as ReadableStream<Uint8Array>) {
    size += part.byteLength
    if (size > SIZE_LIMIT) throw new RangeError('too large')
    parts.push(decoder.decode(part, { stream: true }))
  }
  return parts.join('') + decoder.decode()
}

type Try = Either<string, Answer>

const tryOnce = async (
  { fetch }: AskPorts,
  { url, headers = {}, body }: Question,
  signal: AbortSignal,
): Promise<Try> => {
  try {
    signal.throwIfAborted()
    const answer = await fetch(url, {
      ...(body === undefined ? {} : { method: 'POST', body }),
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      redirect: 'error',
      signal,
    })
    if (answer.status >= SERVER_ERROR || answer.status === TOO_MANY) {
      return left(`status ${answer.status}`)
    }
    const text = await readBody(answer)
    try {
      return right({ status: answer.status, body: JSON.parse(text) as unknown })
    } catch {
      return left('an answer that is no JSON')
    }
  } catch (error) {
    if (signal.aborted) return left('no answer in time')
    return left(error instanceof RangeError ? 'an answer that is too large' : 'no connection')
  }
}

/** Prepares asking. What went wrong is told without the question. */
export const createAsk =
  (ports: AskPorts): Ask =>
  async (question) => {
    const signal = AbortSignal.any([question.signal, ports.timeout(ASK_LIMIT)])
    const first = await tryOnce(ports, question, signal)
    if (E.isRight(first)) return first
    if (signal.aborted) return unavailable(`${question.name}: ${first.left}`)
    await ports.wait(PAUSE * (1 + ports.random()), signal)
    const second = await tryOnce(ports, question, signal)
    return E.isRight(second) ? second : unavailable(`${question.name}: ${second.left}`)
  }

/** Says that an answer is not what the service is documented to answer. */
export const notUnderstood = (name: string): Either<Unavailable, never> =>
  unavailable(`${name}: an answer that is not understood`)
