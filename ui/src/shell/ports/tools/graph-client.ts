// Asks the graph from the browser; every failure is an answer, nothing throws.
import { either as E } from 'fp-ts'
import {
  findParameter,
  parseQuery,
  REQUEST_TIMEOUT,
  writeAddress,
  type Either,
  type Issue,
} from '@evkit/engine/shared'
import { wordFailedStatus } from '@evkit/engine/internal/shared'
import {
  graphBody,
  graphEndpoint,
  readGraphReply,
  type GraphCall,
  type GraphValue,
} from '@evkit/engine/site'
import {
  ENVIRONMENT_PARAMETER,
  GRAPH_NAMES,
  resolveEnvironment,
  type GraphName,
} from '@evkit/engine/internal/site'

/** What a question came to. */
export type GraphAnswer<Reply> =
  /** An answer came; it has the right shape or faults. */
  | { readonly kind: 'answered'; readonly value: Either<readonly Issue[], Reply> }
  /** The transport or the graph itself failed. */
  | { readonly kind: 'failed'; readonly reason: string }

/** What the client of the graph is given. */
export interface GraphClientInput {
  /** Origin of each host, such as `https://graph.example`; empty is our own. */
  readonly hosts: Readonly<Record<GraphName, string>>
  /** Query of the page's address; only its parameter `env` is read. */
  readonly search: () => string
  readonly fetch: typeof fetch
  /** [ms] How long an answer is waited for; 10 s unless given. */
  readonly timeout?: number
}

/** A question to the graph. */
export interface GraphQuestion<Reply> {
  readonly call: GraphCall<Reply>
  readonly values: Readonly<Record<string, GraphValue>>
  /** Gives the question up. */
  readonly signal?: AbortSignal
}

/** Asks a question. */
export type GraphClient = <Reply>(question: GraphQuestion<Reply>) => Promise<GraphAnswer<Reply>>

/** Our own origin, whatever the environment. */
export const OWN_HOSTS: Readonly<Record<GraphName, string>> = { graph: '', qagraph: '' }

const MILLISECONDS = 1000

const failed = (reason: string) => ({ kind: 'failed', reason }) as const

const addressOf = ({ hosts, search }: GraphClientInput): string => {
  const env = findParameter(parseQuery(search()), ENVIRONMENT_PARAMETER)
  const graph = GRAPH_NAMES[resolveEnvironment(env)]
  return `${hosts[graph]}${writeAddress(graphEndpoint, { graph })}`
}

// The graph's own errors and a body that is none of its answers are failures; a member of another shape is an answer.
const isOfMember = ({ path }: Issue, member: string): boolean =>
  path === `data.${member}` || path.startsWith(`data.${member}.`)

const toAnswer = <Reply>(call: GraphCall<Reply>, body: unknown): GraphAnswer<Reply> => {
  const value = readGraphReply(call, body)
  if (E.isRight(value)) return { kind: 'answered', value }
  const fault = value.left.find((issue) => !isOfMember(issue, call.member))
  return fault === undefined
    ? { kind: 'answered', value }
    : failed(`The graph answered with a fault at ${fault.path}: ${fault.actual}`)
}

const wordFailure = (error: unknown, timeout: number): string => {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `No answer within ${timeout / MILLISECONDS} s`
  return error.name === 'AbortError' ? 'Another question took its place' : error.message
}

/** Makes what asks the graph: the host by the page's address, ten seconds, JSON both ways. */
export const createGraphClient = (input: GraphClientInput): GraphClient => {
  const { timeout = REQUEST_TIMEOUT } = input
  return async ({ call, values, signal }) => {
    const late = AbortSignal.timeout(timeout)
    try {
      const response = await input.fetch(addressOf(input), {
        method: graphEndpoint.method,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(graphBody(call, values)),
        credentials: 'omit',
        signal: signal === undefined ? late : AbortSignal.any([signal, late]),
      })
      return response.ok
        ? toAnswer(call, await response.json())
        : failed(wordFailedStatus(response))
    } catch (error) {
      return failed(wordFailure(error, timeout))
    }
  }
}
