// The graph: a body in, an answer out. HTTP is the business of the route.
import { execute, type ExecutionResult } from 'graphql'
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodeWith, left, right, type Either } from '@evkit/engine/shared'
import type { Store } from '../store.js'
import { createAnswers } from './answers.js'
import { createQueryReader, type Query, type QueryReaderOptions } from './query-reader.js'
import { createMemory } from '../memory.js'
import type { GraphRefusal } from './refusals.js'
import { GRAPH_SCHEMA } from './schema.js'

/** What the graph says to a good query. */
export interface GraphAnswer {
  /** The answer as JSON. */
  readonly text: string
  /** What went wrong inside; for the log, never for the visitor. */
  readonly faults: readonly string[]
}

/** Settings of the graph. */
export type GraphOptions = Partial<Pick<QueryReaderOptions, 'isIntrospectionOpen'>>

const QUERIES = 100
// [characters] Of bodies and answers together; the site asks some hundred different questions of 2 to 20 kB.
const ANSWERED_TEXT = 8_000_000
const LONGEST_TEXT = 200

const Value = t.union([t.string, t.number, t.boolean, t.null])
const Body = t.intersection([
  t.type({ query: t.string }),
  t.partial({
    operationName: t.union([t.string, t.null]),
    variables: t.union([t.UnknownRecord, t.null]),
  }),
])
type Body = t.TypeOf<typeof Body>

type Values = Readonly<Record<string, t.TypeOf<typeof Value>>>

const parseBody = (text: string): Either<GraphRefusal, Body> => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return left({ code: 'UNREADABLE_BODY' })
  }
  if (Array.isArray(json)) return left({ code: 'BATCH' })
  const body = decodeWith(Body, json)
  return E.isRight(body) ? body : left({ code: 'WRONG_BODY' })
}

const isValue = (value: unknown): boolean =>
  Value.is(value) && (typeof value !== 'string' || value.length <= LONGEST_TEXT)

const readVariables = ({ variables }: Body, query: Query): Either<GraphRefusal, Values> => {
  const entries = Object.entries(variables ?? {})
  const isGood = entries.every(([name, value]) => query.variables.includes(name) && isValue(value))
  return isGood ? right(Object.fromEntries(entries) as Values) : left({ code: 'WRONG_VARIABLES' })
}

const isOf = ({ operation }: Query, name: string | null | undefined): boolean =>
  name === undefined || name === null || name === operation

const SOMETHING = { message: 'Something went wrong' }

const toAnswer = ({ data, errors = [] }: ExecutionResult): GraphReply => {
  // Without data nothing was executed: the variables did not fit.
  if (data === undefined) return left({ code: 'WRONG_VARIABLES' })
  return right(
    errors.length === 0
      ? { text: JSON.stringify({ data }), faults: [] }
      : {
          text: JSON.stringify({ data: null, errors: [SOMETHING] }),
          faults: errors.map(({ message }) => message),
        },
  )
}

/** What is said to a body: the answer, or why there is none. Plain values, so that any thread may work it out. */
export type GraphReply = Either<GraphRefusal, GraphAnswer>

/** Works out the answer to a body. */
export type AnswerGraph = (body: string) => GraphReply | Promise<GraphReply>

/** Makes what works out answers from the store. It remembers the queries it has read. */
export const createAnswerGraph = (
  store: Pick<Store, 'range' | 'savings'>,
  { isIntrospectionOpen = false }: GraphOptions,
): ((body: string) => GraphReply) => {
  const readQuery = createQueryReader({ isIntrospectionOpen, capacity: QUERIES })
  const rootValue = createAnswers(store)
  return (text) => {
    const body = parseBody(text)
    if (E.isLeft(body)) return body
    const query = readQuery(body.right.query)
    if (E.isLeft(query)) return query
    if (!isOf(query.right, body.right.operationName)) return left({ code: 'UNKNOWN_OPERATION' })
    const variableValues = readVariables(body.right, query.right)
    if (E.isLeft(variableValues)) return variableValues
    const result = execute({
      schema: GRAPH_SCHEMA,
      document: query.right.document,
      rootValue,
      variableValues: variableValues.right,
    })
    // Every field answers at once, so the whole does.
    return toAnswer(result as ExecutionResult)
  }
}

/** A graph that remembers. */
export interface Graph {
  /** The answer to a body that was answered before. */
  readonly find: (body: string) => GraphReply | undefined
  /** Works out an answer, and remembers it when it is a good one. */
  readonly answer: (body: string) => Promise<GraphReply>
}

/**
 * Makes the graph. It remembers what it has answered: the data stays as it is while the server runs, so the same body has
 * the same answer. Nothing of who asked is part of it.
 */
export const createGraph = (answerAnew: AnswerGraph): Graph => {
  const memory = createMemory<GraphReply>({
    capacity: ANSWERED_TEXT,
    weigh: (body, answer) => body.length + (E.isRight(answer) ? answer.right.text.length : 0),
  })
  return {
    find: memory.find,
    answer: async (body) => {
      const answer = await answerAnew(body)
      if (E.isRight(answer) && answer.right.faults.length === 0) memory.keep(body, answer)
      return answer
    },
  }
}
