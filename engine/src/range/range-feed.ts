import * as O from '#fp-ts/Option'
import { none, some, type LogEntry, type Option } from '../shared/index.js'
import { foldModel } from './family.js'
import { toRangeLogEntry, type RangeFault } from './range.errors.js'
import type { RangeData } from './range.types.js'

/** How often range data is asked for [ms]. @source T-CONST-32, T-API-06 @category constants */
export const RANGE_POLL = 60_000

/** The statuses of range data. @source T-SAV-09, D-T-41 @category constants */
export const RANGE_STATUSES = ['LOADING', 'NOT_FOUND', 'OK', 'ERROR'] as const
/** Status of range data. */
export type RangeStatus = (typeof RANGE_STATUSES)[number]

/** Fetch state of the range data of a model, or of all models. */
export interface RangeFeed {
  /** Model to fetch; empty for all models. */
  readonly model: string
  readonly status: RangeStatus
  /** Absent unless the status is OK. */
  readonly data: Option<RangeData>
  /** True when a later request failed and the data is of an earlier response. */
  readonly isStale: boolean
}

/** Result of a request for range data. */
export type RangeReply =
  | { readonly kind: 'data'; readonly data: RangeData; readonly notes: readonly RangeFault[] }
  | { readonly kind: 'unusable' }
  | { readonly kind: 'failed'; readonly reason: string }

/**
 * Creates the feed of a model without data.
 *
 * @param model - Model to fetch; empty for all models.
 * @returns A feed that waits for its first response.
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
 * Creates a feed from preloaded data, as a server-rendered page has.
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

/** Takes an answer into a feed. */
export const takeReply = (feed: RangeFeed, reply: RangeReply): RangeFeed => {
  switch (reply.kind) {
    case 'data':
      return feedOf(feed.model, reply.data)
    case 'unusable':
      return { ...startFeed(feed.model), status: 'NOT_FOUND' }
    case 'failed':
      return O.isSome(feed.data)
        ? { ...feed, status: 'OK', isStale: true }
        : { ...startFeed(feed.model), status: 'ERROR' }
  }
}

/** Lists the log lines an answer calls for. */
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

/** Tells the status of the data for one model: what a feed knows of another model does not count. */
export const statusFor = (feed: RangeFeed, model: string): RangeStatus =>
  feed.model === '' || foldModel(feed.model) === foldModel(model) ? feed.status : 'LOADING'

/** Finds the data for one model. */
export const dataFor = (feed: RangeFeed, model: string): Option<RangeData> =>
  statusFor(feed, model) === 'OK' ? feed.data : none
