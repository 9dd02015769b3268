/** What an answer says of itself that was no good one. */
export interface FailedStatus {
  readonly status: number
  /** Empty where the protocol has none. */
  readonly statusText: string
}

/**
 * Words a request that came back with a bad status.
 *
 * @source T-ERR-01
 */
export const wordFailedStatus = ({ status, statusText }: FailedStatus): string =>
  `Request failed with status ${status} ${statusText}`.trim()
