// One record for each request: what was asked for by the name of its route, how it ended, how long it took.
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'

/** The header that holds the number of a request, so that a visitor can name it and we can find it. */
export const REQUEST_ID_HEADER = 'X-Request-Id'

/** What a call may add to its record: words of our own, and the number its caller gave it when it is a UUID. */
export interface RequestNote {
  readonly operation?: string
  readonly market?: string
  readonly purpose?: string
  /** Why it could not be done, in one word of our own. */
  readonly reason?: string
}

/** What is known of an answered request; no address, no query, no text of the visitor. */
export interface RequestRecord extends RequestNote {
  readonly id: string
  readonly method: string
  /** Name of the route as the code has it, never as it was asked for. */
  readonly route: string
  readonly status: number
  /** [ms] */
  readonly milliseconds: number
}

/** What watching needs from outside. */
export interface WatchPorts {
  /** [ms] Time that only moves forward. */
  readonly now: () => number
  /** Makes a number that was not used before. */
  readonly makeId: () => string
  /** Takes the record of a request that was answered. */
  readonly tell: (record: RequestRecord) => void
}

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']
const NAME = 'routeName'
const ID = 'requestId'
const NOTE = 'requestNote'

/** Finds the number of a request; empty where requests are not watched. */
export const findRequestId = (context: Context): string => {
  const id: unknown = context.get(ID)
  return typeof id === 'string' ? id : ''
}

/** Gives the route of a request a name, where its pattern says too little. */
export const nameRoute = (context: Context, name: string): void => {
  context.set(NAME, name)
}

const findNote = (context: Context): RequestNote =>
  (context.get(NOTE) as RequestNote | undefined) ?? {}

/** Adds to the record of a request. */
export const noteRequest = (context: Context, note: RequestNote): void => {
  context.set(NOTE, { ...findNote(context), ...note })
}

const routeOf = (context: Context): string => {
  const named: unknown = context.get(NAME)
  if (typeof named === 'string') return named
  const matched = matchedRoutes(context).find(({ path }) => !path.includes('*'))
  return matched?.path ?? 'unknown'
}

const HUNDREDTHS = 100

/** Watches every request that passes. */
export const watchRequests =
  ({ now, makeId, tell }: WatchPorts): MiddlewareHandler =>
  async (context, next) => {
    const started = now()
    const id = makeId()
    context.set(ID, id)
    context.header(REQUEST_ID_HEADER, id)
    await next()
    const { method } = context.req
    tell({
      id,
      method: METHODS.includes(method) ? method : 'other',
      route: routeOf(context),
      status: context.res.status,
      milliseconds: Math.round((now() - started) * HUNDREDTHS) / HUNDREDTHS,
      ...findNote(context),
    })
  }
