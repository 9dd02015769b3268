import { either as E } from 'fp-ts'
import { toRangeReply, type RangeReply } from '@evkit/engine/range'
import { rangeDataCall } from '@evkit/engine/site'
import { createGraphClient, OWN_HOSTS, type GraphClient } from './graph-client.js'

/** Makes what asks for range data; every failure is a reply. */
export const createRangeDataClient =
  (ask: GraphClient) =>
  async (model: string, signal: AbortSignal): Promise<RangeReply> => {
    // Finding the nearest combination needs the whole family, so nothing is filtered but the model.
    const values = { modelFamily: model === '' ? null : model }
    const answer = await ask({ call: rangeDataCall, values, signal })
    if (answer.kind === 'failed') return answer
    return E.isRight(answer.value) ? toRangeReply(answer.value.right) : { kind: 'unusable' }
  }

/** Makes what asks the graph of our own origin. */
export const browserRangeDataClient = () =>
  createRangeDataClient(
    createGraphClient({
      hosts: OWN_HOSTS,
      search: () => window.location.search,
      fetch: (...request) => fetch(...request),
    }),
  )
