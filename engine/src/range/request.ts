/**
 * Tells the number of the next request, so that an answer can be told from the answer to an earlier one.
 *
 * @param last - Number of the last request; none has been made unless given.
 * @returns One more; 0 before the first.
 * @source D-T-17, T-RANGE-12
 *
 * @example The first two
 * ```ts
 * import { nextRequest } from '@evkit/engine/range'
 *
 * nextRequest() // => 0
 * nextRequest(0) // => 1
 * ```
 * @category state
 */
export const nextRequest = (last = -1): number => last + 1
