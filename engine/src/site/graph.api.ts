import * as t from 'io-ts'
import * as E from '#fp-ts/Either'
import { decodeWith, left, type Either, type Endpoint, type Issue } from '../shared/index.js'

/** A GraphQL query as data: text, variables and response codec. */
export interface GraphCall<Reply> {
  /** Name of the operation. */
  readonly operation: string
  /** Member of the response's `data` that holds the result. */
  readonly member: string
  /** Text of the query, sent unchanged: a service may allow known texts only. */
  readonly query: string
  /** Names of all variables, in order; all are always sent, `null` means no filter. */
  readonly variables: readonly string[]
  /** Codec of that member. */
  readonly reply: t.Decoder<unknown, Reply>
}

/** Value of a GraphQL variable. */
export type GraphValue = string | number | boolean | null

/** Body of a request to the graph. */
export interface GraphBody {
  readonly operationName: string
  readonly query: string
  readonly variables: Readonly<Record<string, GraphValue>>
}

/** Codec of an answer of the graph. */
const GraphReply = t.partial({
  data: t.union([t.record(t.string, t.unknown), t.null]),
  errors: t.readonlyArray(t.type({ message: t.string })),
})

/**
 * HTTP endpoint of GraphQL queries: JSON by POST; `{graph}` is the name of the host.
 *
 * @source T-API-05, T-API-07, T-API-08
 * @category endpoints
 */
export const graphEndpoint: Endpoint<t.TypeOf<typeof GraphReply>> = {
  method: 'POST',
  path: '/api/{graph}/graphql',
  parameters: [],
  reply: GraphReply,
}

/**
 * Serializes the request body of a GraphQL query.
 *
 * @param call - The query.
 * @param values - Values by variable; a variable without one is sent as `null`.
 * @returns The request body, to be sent as JSON.
 * @source T-API-05, D-T-58
 *
 * @example All five variables are always sent
 * ```ts
 * import { graphBody, rangeDataCall } from '@evkit/engine/site'
 *
 * graphBody(rangeDataCall, { modelFamily: 'EX30' }).variables // => { modelFamily: 'EX30', motorType: null, heatPump: null, climate: null, temperature: null }
 * ```
 * @category constructors
 */
export const graphBody = (
  call: Pick<GraphCall<unknown>, 'operation' | 'query' | 'variables'>,
  values: Readonly<Record<string, GraphValue>>,
): GraphBody => ({
  operationName: call.operation,
  query: call.query,
  variables: Object.fromEntries(
    call.variables.map((name) => [
      name,
      Object.hasOwn(values, name) ? (values[name] ?? null) : null,
    ]),
  ),
})

/**
 * Decodes the response of a GraphQL query.
 *
 * @param call - The query.
 * @param reply - Anything, usually parsed JSON.
 * @returns The decoded member of the response, or every fault; a response with `errors` is a fault.
 * @law Arbitrary documents are decoded or refused without an exception.
 * @source T-API-06, D-T-41, E-T-38
 *
 * @example An error of the graph
 * ```ts
 * import { rangeDataCall, readGraphReply } from '@evkit/engine/site'
 * import { either } from 'fp-ts'
 *
 * const refused = either.left([{ path: 'errors.0', expected: 'no error', actual: 'unknown field' }])
 * readGraphReply(rangeDataCall, { errors: [{ message: 'unknown field' }] }) // => refused
 * ```
 * @category codecs
 */
export const readGraphReply = <Reply>(
  call: GraphCall<Reply>,
  reply: unknown,
): Either<readonly Issue[], Reply> => {
  const decoded = decodeWith(graphEndpoint.reply, reply)
  if (E.isLeft(decoded)) return decoded
  const { data, errors = [] } = decoded.right
  if (errors.length > 0) {
    return left(
      errors.map(({ message }, at) => ({
        path: `errors.${at}`,
        expected: 'no error',
        actual: message,
      })),
    )
  }
  const member = data && Object.hasOwn(data, call.member) ? data[call.member] : undefined
  const read = decodeWith(call.reply, member)
  return E.isRight(read)
    ? read
    : left(
        read.left.map((issue) => ({
          ...issue,
          path: ['data', call.member, issue.path].filter((part) => part !== '').join('.'),
        })),
      )
}

/**
 * GraphQL query of the range data of a model family. The tools set no filters `heatPump`, `climate` and `temperature`,
 * because the nearest match needs the whole family; the range tools validate the response.
 *
 * @source T-API-05, T-API-06, D-T-58
 * @category endpoints
 */
export const rangeDataCall: GraphCall<unknown> = {
  operation: 'getRangeData',
  member: 'rangeData',
  query: `query getRangeData($modelFamily: String, $motorType: String, $heatPump: Boolean, $climate: Boolean, $temperature: Float) {
  rangeData(modelFamily: $modelFamily, motorType: $motorType, heatPump: $heatPump, climate: $climate, temperature: $temperature) {
    modelFamily
    rangeValues { temperature heatpump climate city highway combined basis }
  }
}`,
  variables: ['modelFamily', 'motorType', 'heatPump', 'climate', 'temperature'],
  reply: t.unknown,
}
