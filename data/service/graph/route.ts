// The graph over HTTP: JSON by POST, within a size; refusals as problems that graph clients can read too.
import type { Context, Hono } from 'hono'
import { either as E } from 'fp-ts'
import { graphEndpoint } from '@evkit/engine/site'
import { GRAPH_NAMES } from '@evkit/engine/internal/site'
import { right } from '@evkit/engine/shared'
import { BUSY_SECONDS, type Admission } from '../admission.js'
import { BUSY } from '../log.js'
import { readBody, refuse } from '../reply.js'
import { noteRequest } from '../requests.js'
import { createGraph, type AnswerGraph } from './graph.js'
import { GRAPH_REFUSALS, type GraphRefusal } from './refusals.js'

/** Settings of the route. */
export interface GraphRouteOptions {
  /** Works out answers. */
  readonly answerGraph: AnswerGraph
  readonly inTurn: Admission['inTurn']
  /** Hears of what went wrong inside. */
  readonly onFault: (context: Context, text: string) => void
}

/** [B] The largest body that is read. */
const BODY_LIMIT = 16_384

const NAMES: readonly string[] = Object.values(GRAPH_NAMES)

const isJson = (type: string | undefined): boolean =>
  type !== undefined && /^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(type)

const send = (context: Context, { code, detail }: GraphRefusal): Response => {
  const { status, title } = GRAPH_REFUSALS[code]
  if (status === 405) context.header('Allow', graphEndpoint.method)
  return refuse(context, {
    status,
    title,
    code,
    ...(detail === undefined ? {} : { detail }),
    errors: [{ message: title }],
  })
}

/** Adds the graph to a service, under each of its names. */
export const mountGraph = (
  app: Hono,
  { answerGraph, inTurn, onFault }: GraphRouteOptions,
): void => {
  const graph = createGraph(answerGraph)
  for (const name of NAMES) {
    const path = graphEndpoint.path.replace('{graph}', name)
    app.post(path, async (context) => {
      if (!isJson(context.req.header('Content-Type'))) {
        return send(context, { code: 'NOT_JSON_TYPE' })
      }
      const body = await readBody(context, BODY_LIMIT)
      if (E.isLeft(body)) return send(context, { code: 'BODY_TOO_LARGE' })
      const known = graph.find(body.right)
      const done =
        known === undefined
          ? await inTurn('graph', context, async () => graph.answer(body.right))
          : right(known)
      if (E.isLeft(done)) {
        noteRequest(context, { reason: BUSY })
        context.header('Retry-After', String(BUSY_SECONDS))
        return send(context, { code: 'BUSY' })
      }
      const answer = done.right
      if (E.isLeft(answer)) return send(context, answer.left)
      for (const fault of answer.right.faults) onFault(context, fault)
      context.header('Content-Type', 'application/json; charset=utf-8')
      context.header('Cache-Control', 'no-store')
      return context.body(answer.right.text)
    })
    app.all(path, (context) => send(context, { code: 'NOT_POST' }))
  }
}
