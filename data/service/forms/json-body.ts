// Reads what is posted as JSON: other content types a form of another site could send without asking.
import type { Context } from 'hono'
import { either as E } from 'fp-ts'
import { left, right, type Either } from '@evkit/engine/shared'
import { readBody } from '../reply.js'

/** Whether a content type says that a body is JSON. */
export const isJson = (type: string | undefined): boolean =>
  type !== undefined && /^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(type)

/** Reads a text as JSON; nothing where it is none. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Reads a body of JSON, no further than its limit [B]; what is no JSON is `undefined`. */
export const readJson = async (
  context: Context,
  limit: number,
): Promise<Either<'NOT_JSON' | 'TOO_LARGE', unknown>> => {
  if (!isJson(context.req.header('Content-Type'))) return left('NOT_JSON')
  const text = await readBody(context, limit)
  return E.isLeft(text) ? left('TOO_LARGE') : right(parseJson(text.right))
}
