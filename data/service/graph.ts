// The graph's calls: known queries only, letter by letter, so there is nothing to parse, nest or multiply.
import type { Context, Hono } from 'hono'
import { graphEndpoint, GRAPH_NAMES, type GraphCall } from '@evkit/engine/site'
import {
  clientConfigurationCall,
  tokenConfigurationCall,
  tokenGeneratorCall,
} from '@evkit/engine/savings/documents'
import type { Store } from './store.js'

type Variables = Readonly<Record<string, unknown>>

/** A known query with what answers it. */
interface Resolver {
  readonly call: Pick<GraphCall<unknown>, 'operation' | 'member' | 'query' | 'variables'>
  readonly resolve: (variables: Variables) => unknown
}

const LARGEST_BODY = 16_384
const LONGEST_VALUE = 256

const isRecord = (value: unknown): value is Variables =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isScalar = (value: unknown): boolean =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= LONGEST_VALUE)

const listResolvers = ({ savings }: Store): readonly Resolver[] => [
  { call: clientConfigurationCall, resolve: savings.configurations.clientConfiguration },
  { call: tokenGeneratorCall, resolve: savings.configurations.tokenGenerator },
  { call: tokenConfigurationCall, resolve: savings.configurations.tokenConfiguration },
]

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const refuse = (context: Context, message: string, status: 400 | 404 | 413 | 415): Response => {
  context.header('Cache-Control', 'no-store')
  return context.json({ errors: [{ message }] }, status)
}

const answer = (context: Context, body: unknown, resolvers: readonly Resolver[]): Response => {
  if (!isRecord(body)) return refuse(context, 'Expected one query as JSON', 400)
  const found = resolvers.find(
    ({ call }) => call.query === body['query'] && call.operation === body['operationName'],
  )
  if (found === undefined) return refuse(context, 'Unknown query', 400)
  const variables = isRecord(body['variables']) ? body['variables'] : {}
  const isKnown = Object.entries(variables).every(
    ([name, value]) => found.call.variables.includes(name) && isScalar(value),
  )
  if (!isKnown) return refuse(context, 'Unknown or unfit variables', 400)
  context.header('Cache-Control', 'no-store')
  return context.json({ data: { [found.call.member]: found.resolve(variables) } })
}

/** Adds the graph's calls to the service. */
export const addGraph = (app: Hono, store: Store): void => {
  const resolvers = listResolvers(store)
  const names: readonly string[] = Object.values(GRAPH_NAMES)
  app.post(graphEndpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
    if (!names.includes(context.req.param('graph') ?? '')) {
      return refuse(context, 'No such graph', 404)
    }
    const type = context.req.header('Content-Type') ?? ''
    if (!/^application\/json\b/.test(type)) return refuse(context, 'Expected JSON', 415)
    const text = await context.req.text()
    if (text.length > LARGEST_BODY) return refuse(context, 'The query is too long', 413)
    return answer(context, parse(text), resolvers)
  })
}
