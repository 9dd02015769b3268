import type { RangeReply } from '@evkit/engine/range'
import { toRangeReply } from '@evkit/engine/range/documents'
import { rangeDataCall } from '@evkit/engine/site'
import { createGraphClient, OWN_HOSTS, type AskGraph } from './graph-client.js'

/** Makes what asks for range data: a new question gives up the one before, and every failure is a reply. */
export const createAskForRange = (ask: AskGraph) => {
  let current = new AbortController()
  return async (model: string): Promise<RangeReply> => {
    current.abort()
    current = new AbortController()
    // Finding the nearest combination needs the whole family, so nothing is filtered but the model.
    const values = { modelFamily: model === '' ? null : model }
    const answer = await ask({ call: rangeDataCall, values, signal: current.signal })
    if (answer.kind === 'failed') return answer
    return answer.value._tag === 'Right' ? toRangeReply(answer.value.right) : { kind: 'unusable' }
  }
}

/** Makes what asks the graph of our own origin; each tool of a page has its own, so that none gives up another's question. */
export const createBrowserAskForRange = () =>
  createAskForRange(
    createGraphClient({
      hosts: OWN_HOSTS,
      search: () => window.location.search,
      fetch: (...request) => fetch(...request),
    }),
  )
