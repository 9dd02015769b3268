// The kinds of answers the forms give.
import type { Context } from 'hono'
import { FORMS_CALLS } from '@evkit/engine/forms'
import { findRequestId } from '../requests.js'
import { reply, type Document } from '../reply.js'

/** Codes of refusals, with the status of each. */
const REFUSALS = {
  INVALID_BODY: [400, 'The body is not understood'],
  INVALID_QUESTION: [400, 'The question is not understood'],
  VALIDATION: [400, 'Some entries are not right'],
  NO_CAMPAIGN_CODE: [400, 'No campaign code provided'],
  UNKNOWN_PURPOSE: [400, 'No such purpose'],
  BOT_CHECK: [403, 'The bot check failed'],
  ORIGIN: [403, 'Not from one of our pages'],
  MAINTENANCE: [401, 'For whoever runs the service'],
  NOT_FOUND: [404, 'Not found'],
  UNKNOWN_MARKET: [404, 'No such market'],
  IN_PROGRESS: [409, 'The lead is being taken'],
  TOO_LARGE: [413, 'The body is too large'],
  NOT_JSON: [415, 'The body has to be JSON'],
  KEY_REUSED: [422, 'The key belongs to another lead'],
  TOO_MANY: [429, 'Too many requests'],
  BAD_SOURCE: [502, 'The source of the picture does not answer'],
  UNAVAILABLE: [503, 'Not at the moment'],
} as const

// Whoever writes a lead by another program finds there what belongs in it.
const OF_BODY: readonly RefusalCode[] = [
  'INVALID_BODY',
  'NOT_JSON',
  'NO_CAMPAIGN_CODE',
  'UNKNOWN_PURPOSE',
]
const DESCRIPTION = `<${FORMS_CALLS.openapi.path}>; rel="service-desc"`

/** Why a call is refused. */
export type RefusalCode = keyof typeof REFUSALS

/** What else a refusal says. */
export interface RefusalDetails {
  /** Message keys by value name. */
  readonly errors?: Readonly<Record<string, string>>
  /** [s] When it may be tried again. */
  readonly retryAfter?: number
  /** What was expected; never what was sent. */
  readonly detail?: string
}

/** Refuses a call. */
export const refuse = (
  context: Context,
  code: RefusalCode,
  { errors, retryAfter, detail }: RefusalDetails = {},
): Response => {
  const [status, title] = REFUSALS[code]
  const reference = findRequestId(context)
  context.header('Content-Type', 'application/problem+json; charset=utf-8')
  context.header('Cache-Control', 'no-store')
  if (OF_BODY.includes(code)) context.header('Link', DESCRIPTION)
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter))
  const problem = {
    type: 'about:blank',
    title,
    status,
    code,
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
    ...(reference === '' ? {} : { reference }),
  }
  return context.body(JSON.stringify(problem), status)
}

const CONFIGURATION_CACHE = 'public, max-age=60, stale-while-revalidate=600'

/** Sends a document of the configuration, or says that the caller has it. */
export const sendDocument = async (context: Context, document: Document): Promise<Response> =>
  reply(context, document, CONFIGURATION_CACHE)

/** Says that there is nothing to say: also that is about a visitor. */
export const sendNothing = (context: Context): Response => {
  context.header('Cache-Control', 'no-store')
  return context.body(null, 204)
}

/** Sends an answer nobody may keep: what was asked is about a visitor. */
export const sendPrivate = (context: Context, body: unknown, status: 200 | 201 = 200): Response => {
  context.header('Cache-Control', 'no-store')
  context.header('Content-Type', 'application/json; charset=utf-8')
  return context.body(JSON.stringify(body), status)
}
