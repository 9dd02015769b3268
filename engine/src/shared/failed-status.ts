/** What an answer says of itself that was no good one. */
export interface FailedStatus {
  readonly status: number
  /** Empty where the protocol has none. */
  readonly statusText: string
}

/**
 * Words a request that came back with a bad status.
 *
 * @param answer - Code and text of the answer.
 * @returns The sentence for the log, without a space at its end.
 * @source T-ERR-01
 *
 * @example With and without text
 * ```ts
 * import { wordFailedStatus } from '@evkit/engine/shared'
 *
 * wordFailedStatus({ status: 404, statusText: 'Not Found' }) // => 'Request failed with status 404 Not Found'
 * wordFailedStatus({ status: 503, statusText: '' }) // => 'Request failed with status 503'
 * ```
 * @category formatting
 */
export const wordFailedStatus = ({ status, statusText }: FailedStatus): string =>
  `Request failed with status ${status} ${statusText}`.trim()
