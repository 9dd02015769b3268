// How every call of the forms is met: its operation given back, its limit kept, its market found.
import type { Context, Hono } from 'hono'
import { option as O } from 'fp-ts'
import { FORMS_CALLS, PURPOSES, type Purpose } from '@evkit/engine/forms'
import { FORMS_HEADERS, type FormsCall } from '@evkit/engine/internal/forms'
import { matchAddress, none, some, type Endpoint, type Option } from '@evkit/engine/shared'
import type { FormsMarket } from '../../content/forms-assemble.js'
import { noteRequest } from '../requests.js'
import { refuse } from './answers.js'
import type { FormsStore } from './forms-store.js'
import type { LimitName, TakeFrom } from './limits.js'

/** What meeting calls needs. */
export interface CallPorts {
  readonly store: FormsStore
  readonly take: TakeFrom
  /** The name limits are counted under; nobody when this process asks itself. */
  readonly findCaller: (context: Context) => string | undefined
}

/** A question that was met. */
export interface Asked {
  readonly context: Context
  /** The name limits are counted under; nobody when this process asks itself. */
  readonly caller: string | undefined
  /** A parameter of the query, as it was sent; empty without one. */
  readonly query: (name: string) => string
  /** A part of the path; empty without one. */
  readonly part: (name: string) => string
}

/** A question about a market. */
export interface AskedOfMarket extends Asked {
  readonly market: FormsMarket
}

/** What a call is met with. */
export type Answer = Response | Promise<Response>

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text is a UUID. */
export const isUuid = (text: string): boolean => UUID.test(text)

/** [characters] What is longer counts as not given. */
const LONGEST_PARAMETER = 2048

// Anything may stand in the header: only a UUID is given back, and written to the log.
const echoOperation = (context: Context): void => {
  const operation = context.req.header(FORMS_HEADERS.operation) ?? ''
  if (!isUuid(operation)) return
  context.header(FORMS_HEADERS.operation, operation)
  noteRequest(context, { operation })
}

const toPattern = ({ path }: Endpoint<unknown>): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** The answers to calls, as they are added to a service. */
export interface Calls {
  /** Answers a call about no market. */
  readonly answer: (name: FormsCall, limit: LimitName, answer: (asked: Asked) => Answer) => void
  /** Answers a call about a market; another one is not found. */
  readonly answerMarket: (
    name: FormsCall,
    limit: LimitName,
    answer: (asked: AskedOfMarket) => Answer,
  ) => void
}

/** Prepares the answers to calls. */
export const createCalls = (app: Hono, { store, take, findCaller }: CallPorts): Calls => {
  const answer: Calls['answer'] = (name, limit, respond) => {
    const endpoint: Endpoint<unknown> = FORMS_CALLS[name]
    app.on(endpoint.method, toPattern(endpoint), async (context) => {
      echoOperation(context)
      const caller = findCaller(context)
      const wait = caller === undefined ? 0 : await take(limit, caller)
      if (wait > 0) return refuse(context, 'TOO_MANY', { retryAfter: wait })
      const { pathname, searchParams } = new URL(context.req.url)
      const parts = matchAddress(endpoint, pathname)
      if (O.isNone(parts)) return refuse(context, 'NOT_FOUND')
      return respond({
        context,
        caller,
        query: (key) => {
          const text = searchParams.get(key) ?? ''
          return text.length > LONGEST_PARAMETER ? '' : text
        },
        part: (key) => parts.value[key] ?? '',
      })
    })
  }
  return {
    answer,
    answerMarket: (name, limit, respond) => {
      answer(name, limit, (asked) => {
        const market = store.findMarket(asked.part('site'))
        if (O.isNone(market)) return refuse(asked.context, 'UNKNOWN_MARKET')
        noteRequest(asked.context, { market: market.value.entry.market })
        return respond({ ...asked, market: market.value })
      })
    },
  }
}

/** Reads a purpose; letter case counts. */
export const readPurpose = (text: string): Option<Purpose> => {
  const found = PURPOSES.find((purpose) => purpose === text)
  return found === undefined ? none : some(found)
}
