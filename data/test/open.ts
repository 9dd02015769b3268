// The shipped data and a way to ask the graph, for the tests of the service.
import { either as E } from 'fp-ts'
import { writeAddress } from '@evkit/engine/shared'
import { graphEndpoint } from '@evkit/engine/site'
import type { Hono } from 'hono'
import { openStore, type Store } from '../service/store.js'

const open = (): Store => {
  const store = openStore(new URL('../', import.meta.url))
  if (E.isLeft(store)) throw new Error(JSON.stringify(store.left))
  return store.right
}

let opened: Store | undefined

/** The shipped data, opened once for all tests of a process; a fault in it ends the test. */
export const openData = (): Store => (opened ??= open())

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
