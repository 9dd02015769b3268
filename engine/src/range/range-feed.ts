import { none, some, type LogEntry, type Option } from '../shared/index.js'
import { foldModel } from './family.js'
import { toRangeLogEntry, type RangeFault } from './range.errors.js'
import type { RangeData } from './range.types.js'

/**
 * How often range data is asked for [ms].
 *
 * @source T-CONST-32, T-API-06
 * @category constants
 */
export const RANGE_POLL = 60_000

/**
 * The statuses of range data.
 *
 * @source T-SAV-09, D-T-41
 * @category constants
 */
export const RANGE_STATUSES = ['LOADING', 'NOT_FOUND', 'OK', 'ERROR'] as const
/** Status of range data. */
export type RangeStatus = (typeof RANGE_STATUSES)[number]

/** What is known of the range data of a model, or of all models. */
export interface RangeFeed {
  /** The model asked for; empty for all models. */
  readonly model: string
  readonly status: RangeStatus
  /** None unless the status is OK. */
  readonly data: Option<RangeData>
  /** True when a later request failed and the data is an earlier answer's. */
  readonly isStale: boolean
}

/** What a request came to. */
export type RangeReply =
  | { readonly kind: 'data'; readonly data: RangeData; readonly notes: readonly RangeFault[] }
  | { readonly kind: 'unusable' }
  | { readonly kind: 'failed'; readonly reason: string }

/**
 * Starts the feed of a model.
 *
 * @param model - The model asked for; empty for all models.
 * @returns A feed that waits for its first answer.
 * @source D-T-41, T-RANGE-12
 *
 * @example Nothing is known yet
 * ```ts
 * import { startFeed } from '@evkit/engine/range'
 *
 * startFeed('EX90').status // => 'LOADING'
 * ```
 * @category constructors
 */
export const startFeed = (model: string): RangeFeed => ({
  model,
  status: 'LOADING',
  data: none,
  isStale: false,
})

/**
 * Makes the feed of data that is there already, as on a page that comes with it.
 *
 * @param model - The model the data is of; empty for all models.
 * @param data - The data.
 * @returns A feed with that data.
 * @source D-T-41, E-T-23
 *
 * @example There is nothing to wait for
 * ```ts
 * import { feedOf } from '@evkit/engine/range'
 * import { gridData } from '@evkit/engine/testing'
 *
 * feedOf('', gridData).status // => 'OK'
 * ```
 * @category constructors
 */
export const feedOf = (model: string, data: RangeData): RangeFeed => ({
  model,
  status: 'OK',
  data: some(data),
  isStale: false,
})

/**
 * Takes an answer into a feed.
 *
 * | answer                       | status    | data             |
 * | ---------------------------- | --------- | ---------------- |
 * | usable data                  | OK        | the new          |
 * | null, or not usable          | NOT_FOUND | none             |
 * | failed, with earlier data    | OK, stale | the earlier      |
 * | failed, without earlier data | ERROR     | none             |
 *
 * @param feed - What was known.
 * @param reply - What the request came to.
 * @returns What is known now.
 * @law Data is there exactly while the status is OK.
 * @source T-SAV-09, D-T-41, D-T-42
 *
 * @example A first request that failed
 * ```ts
 * import { startFeed, takeReply } from '@evkit/engine/range'
 *
 * takeReply(startFeed(''), { kind: 'failed', reason: '500' }).status // => 'ERROR'
 * ```
 * @category state
 */
export const takeReply = (feed: RangeFeed, reply: RangeReply): RangeFeed => {
  switch (reply.kind) {
    case 'data':
      return feedOf(feed.model, reply.data)
    case 'unusable':
      return { ...startFeed(feed.model), status: 'NOT_FOUND' }
    case 'failed':
      return feed.data._tag === 'Some'
        ? { ...feed, status: 'OK', isStale: true }
        : { ...startFeed(feed.model), status: 'ERROR' }
  }
}

/**
 * Lists the log lines an answer calls for.
 *
 * @param reply - What the request came to.
 * @returns One line for each dropped entry, for data that is not usable, for a failure.
 * @source T-DATA-14, D-T-42, D-T-54
 *
 * @example A failure is logged
 * ```ts
 * import { listReplyNotes } from '@evkit/engine/range'
 *
 * listReplyNotes({ kind: 'failed', reason: '500' })[0]?.text // => 'The range data could not be loaded: 500'
 * ```
 * @category look-ups
 */
export const listReplyNotes = (reply: RangeReply): readonly LogEntry[] => {
  switch (reply.kind) {
    case 'data':
      return reply.notes.map(toRangeLogEntry)
    case 'unusable':
      return [toRangeLogEntry({ tag: 'UnusableRangeData' })]
    case 'failed':
      return [toRangeLogEntry({ tag: 'RequestFailed', reason: reply.reason })]
  }
}

/**
 * Tells the status of the data for one model: what a feed knows of another model does not count.
 *
 * @param feed - What is known.
 * @param model - The model that is shown.
 * @returns The feed's status, or LOADING while the feed is about another model.
 * @source T-RANGE-12, D-T-41
 *
 * @example Old figures are not shown for the new car
 * ```ts
 * import { feedOf, statusFor } from '@evkit/engine/range'
 * import { gridData } from '@evkit/engine/testing'
 *
 * statusFor(feedOf('EX30', gridData), 'EX90') // => 'LOADING'
 * ```
 * @category look-ups
 */
export const statusFor = (feed: RangeFeed, model: string): RangeStatus =>
  feed.model === '' || foldModel(feed.model) === foldModel(model) ? feed.status : 'LOADING'

/**
 * Finds the data for one model.
 *
 * @param feed - What is known.
 * @param model - The model that is shown.
 * @returns The data, or `none` while there is none for this model.
 * @source T-RANGE-12
 *
 * @example None of another model
 * ```ts
 * import { dataFor, feedOf } from '@evkit/engine/range'
 * import { gridData } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * dataFor(feedOf('EX30', gridData), 'EX90') // => option.none
 * ```
 * @category look-ups
 */
export const dataFor = (feed: RangeFeed, model: string): Option<RangeData> =>
  statusFor(feed, model) === 'OK' ? feed.data : none
