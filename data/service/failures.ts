// What can go wrong with work that waits its turn or is done by another thread, and how whoever asked is answered.
import type { Context } from 'hono'
import { BUSY_SECONDS } from './admission.js'
import { BUSY } from './log.js'
import { isGone, refuse, sendGone, type Problem } from './reply.js'
import { noteRequest } from './requests.js'

/** Work that was begun and came to no end: it took too long, or what did it broke. It may be asked for again. */
export class WorkLost extends Error {
  override readonly name = 'WorkLost'
}

/** How a refusal is said to whoever asks: as a problem document, or as a page. */
export type Say = (context: Context, problem: Problem) => Response

/** Tells whoever asks that there is too much to do; the reason, in one word, is for the log. */
export const sendBusy = (
  context: Context,
  { reason = BUSY, say = refuse }: { readonly reason?: string; readonly say?: Say } = {},
): Response => {
  noteRequest(context, { reason })
  context.header('Retry-After', String(BUSY_SECONDS))
  return say(context, { status: 503, title: 'Too much at once' })
}

/** Tells whoever asks too often in how many seconds to ask again. */
export const sendTooMany = (context: Context, wait: number, say: Say = refuse): Response => {
  context.header('Retry-After', String(wait))
  return say(context, { status: 429, title: 'Too many requests' })
}

/** What answering a failure needs. */
export interface FailurePorts {
  /** Hears what went wrong. */
  readonly onFault: (context: Context, text: string) => void
  /** Says that something went wrong, and no more. */
  readonly sendFault: (context: Context) => Response
  /** Says what may be asked for again; as a problem document without it. */
  readonly say?: Say
}

/** Answers for an error that was thrown: nobody, when whoever asked has gone; what was lost may be asked for again. */
export const sendFailure = (
  context: Context,
  error: Error,
  { onFault, sendFault, say = refuse }: FailurePorts,
): Response => {
  if (isGone(context)) return sendGone()
  onFault(context, error.message)
  return error instanceof WorkLost ? sendBusy(context, { reason: 'lost', say }) : sendFault(context)
}
