// The three kinds of answers: a document with its tag, a refusal, and a body within its limit.
import type { Context } from 'hono'
import { left, right, type Either } from '@evkit/engine/shared'
import { sendPackedText, toPacked, type Packed } from './packing.js'
import { findRequestId } from './requests.js'

/** A document of the service, as JSON. */
export type Document = Packed

const MINUTE = 60
const JSON_TYPE = 'application/json; charset=utf-8'

/** Writes a value as a document. */
export const toDocument = (value: unknown): Document => toPacked(JSON.stringify(value))

/** Sends a document, or says that the caller has it. */
export const reply = async (
  context: Context,
  document: Document,
  cache = `public, max-age=${MINUTE}`,
): Promise<Response> => sendPackedText(context, document, { type: JSON_TYPE, cache })

/** What a refusal says; members of our own stand beside those of RFC 9457. */
export interface Problem {
  readonly status: 400 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503
  readonly title: string
  readonly code?: string
  readonly detail?: string
  /** The same in the words of the graph, for clients that look for them. */
  readonly errors?: readonly { readonly message: string }[]
  /** The same for the clients of the route planner. */
  readonly error?: { readonly code: string; readonly reason: string }
}

/** Sends a refusal, with the number of the request where it has one. */
export const refuse = (context: Context, problem: Problem): Response => {
  const reference = findRequestId(context)
  context.header('Content-Type', 'application/problem+json; charset=utf-8')
  context.header('Cache-Control', 'no-store')
  const text = JSON.stringify(reference === '' ? problem : { ...problem, reference })
  return context.body(text, problem.status)
}

const GONE = 499

/** Whether whoever asked has gone before all was sent. */
export const isGone = ({ req }: Context): boolean => req.raw.signal.aborted

/** The answer nobody reads; for the log, where it is no fault of ours. */
export const sendGone = (): Response => new Response(null, { status: GONE })

const readStream = async (body: ReadableStream<Uint8Array>, limit: number): Promise<string> => {
  const decoder = new TextDecoder()
  const parts: string[] = []
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > limit) throw new RangeError('The body is too large')
    parts.push(decoder.decode(part, { stream: true }))
  }
  return parts.join('') + decoder.decode()
}

/** Reads a body as text, no further than its limit [B]; a body that says its size is not even begun. */
export const readBody = async (
  { req }: Context,
  limit: number,
): Promise<Either<'too large', string>> => {
  const length = req.header('Content-Length')
  if (length !== undefined && req.header('Transfer-Encoding') === undefined) {
    return Number(length) <= limit ? right(await req.text()) : left('too large')
  }
  if (req.raw.body === null) return right('')
  try {
    return right(await readStream(req.raw.body, limit))
  } catch (error) {
    if (error instanceof RangeError) return left('too large')
    throw error
  }
}
