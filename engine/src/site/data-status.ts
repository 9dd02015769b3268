import { option as O } from 'fp-ts'
import { type Option } from '../shared/index.js'

/** How a request for data stands. */
export type DataAnswer<A> =
  | { readonly kind: 'pending' }
  /** The transport or the service reported a failure. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'answered'; readonly value: A }

/** The states data that is polled can be in. @source T-SAV-09, D-T-41 @category constants */
export const DATA_STATUSES = ['LOADING', 'NOT_FOUND', 'OK', 'ERROR'] as const
/** State of data that is polled. */
export type DataStatus = (typeof DATA_STATUSES)[number]

/** State of polled data, and whether it is older than it should be. */
export interface ResolvedDataStatus {
  readonly status: DataStatus
  /** True when the last poll failed and earlier data is kept. */
  readonly stale: boolean
}

/** Resolves the state of polled data from the last answer and the data kept from earlier ones. */
export const resolveDataStatus = <A>(
  answer: DataAnswer<A>,
  earlier: Option<A>,
  isUsable: (value: A) => boolean,
): ResolvedDataStatus => {
  if (answer.kind === 'answered') {
    return { status: isUsable(answer.value) ? 'OK' : 'NOT_FOUND', stale: false }
  }
  if (O.isSome(earlier)) return { status: 'OK', stale: answer.kind === 'failed' }
  return { status: answer.kind === 'failed' ? 'ERROR' : 'LOADING', stale: false }
}
