import type { RangeReply } from '@evkit/engine/range'
import { rangeDataEndpoint, toRangeReply } from '@evkit/engine/range/documents'
import { writeAddress } from '@evkit/engine/shared'

const PATIENCE = 10_000

const wordFailure = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** Asks the service for range data; every failure is an answer. */
export const askForRange = async (model: string): Promise<RangeReply> => {
  try {
    const response = await fetch(writeAddress(rangeDataEndpoint, model === '' ? {} : { model }), {
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (!response.ok) {
      return {
        kind: 'failed',
        reason: `Request failed with status ${response.status} ${response.statusText}`.trim(),
      }
    }
    return toRangeReply(await response.json())
  } catch (error) {
    return { kind: 'failed', reason: wordFailure(error) }
  }
}
