import { none, some, type LogEntry, type Option } from '../../shared/index.js'
import { toPriceLogEntry, type PriceFailure } from './price.errors.js'

/** What a question about prices came to; it is rejected where nobody could be reached. */
export type PriceReply<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | Extract<PriceFailure, { kind: 'refused' | 'unusable' }>

/** What is known of prices: the question they are of, and the last good answer to it. */
export interface PriceFeed<Question, Answer> {
  readonly question: Question
  readonly answer: Option<Answer>
  /** False on a market where prices are not asked for. */
  readonly isEnabled: boolean
  /** 0 to 1, another one for each visitor: when what failed is asked once more. */
  readonly chance: number
}

/** Events of the price feed (fetch state of prices). */
export type PriceFeedEvent<Question> =
  | { readonly type: 'question.change'; readonly question: Question }
  /** The prices have been visible for their maximum age (stale). */
  | { readonly type: 'price.stale' }

/** Turns to another question: what was known of the one before is forgotten. */
export const turnTo = <Question, Answer>(
  feed: PriceFeed<Question, Answer>,
  event: PriceFeedEvent<Question>,
): PriceFeed<Question, Answer> =>
  event.type === 'question.change' ? { ...feed, question: event.question, answer: none } : feed

/** Takes a reply; one without an answer changes nothing. */
export const takeReply = <Question, Answer>(
  feed: PriceFeed<Question, Answer>,
  reply: PriceReply<Answer>,
): PriceFeed<Question, Answer> =>
  reply.kind === 'answer' ? { ...feed, answer: some(reply.answer) } : feed

/** Lists the log lines a reply calls for. */
export const listReplyNotes = (reply: PriceReply<unknown>): readonly LogEntry[] =>
  reply.kind === 'answer' ? [] : [toPriceLogEntry(reply)]
