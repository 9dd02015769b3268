// The shipped data and a way to ask the graph, for the tests of the service.
import { either as E } from 'fp-ts'
import { writeAddress } from '@evkit/engine/shared'
import { graphEndpoint } from '@evkit/engine/site'
import type { Hono } from 'hono'
import { openStore, type Store } from '../service/store.js'

/** Opens the shipped data; a fault in it ends the test. */
export const openData = (): Store => {
  const store = openStore(new URL('../', import.meta.url))
  if (E.isLeft(store)) throw new Error(JSON.stringify(store.left))
  return store.right
}

/** Sends a body to the graph. */
export const postGraph = (
  app: Hono,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) =>
  app.request(writeAddress(graphEndpoint, { graph: 'graph' }), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
