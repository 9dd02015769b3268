const NAMES: ReadonlyMap<number, string> = new Map([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
])

/**
 * Names the error of an answer that was no good one.
 *
 * @param status - Status of the answer.
 * @returns Its name; `Generic Error` for any other.
 * @source F-ERR-22, F-API-08
 *
 * @example Three answers
 * ```ts
 * import { nameStatus } from '@evkit/engine/forms'
 *
 * nameStatus(503) // => 'Service Unavailable'
 * nameStatus(418) // => 'Generic Error'
 * ```
 * @category look-ups
 */
export const nameStatus = (status: number): string => NAMES.get(status) ?? 'Generic Error'
