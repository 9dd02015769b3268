import { none, some, type Option } from '../shared/index.js'

/** One answer that is kept. */
export interface CachedAnswer<Answer> {
  /** The question, as its call is addressed. */
  readonly question: string
  /** [ms] When it was answered, in the time of the device. */
  readonly at: number
  readonly answer: Answer
}

/** Answers that are kept, most recent first. */
export type PlaceCache<Answer> = readonly CachedAnswer<Answer>[]

/** How long an answer about places is kept [ms]: seven days. @source E-T-22, T-CONST-39 @category constants */
export const PLACE_CACHE_LIFETIME = 604_800_000

/** How many answers about places are kept. @source E-T-22 @category constants */
export const MOST_CACHED = 100

const isFresh = (at: number, now: number): boolean => at <= now && now - at < PLACE_CACHE_LIFETIME

/**
 * Finds the kept answer to a question.
 *
 * @param cache - What is kept.
 * @param question - The question, as its call is addressed.
 * @param now - [ms] The time of the device.
 * @returns The answer, or `none` when there is none of the last seven days. An answer from the future does not count.
 * @law A kept answer is found for seven days and not a millisecond longer.
 * @source E-T-22, T-API-03, T-CONST-39
 *
 * @example The last millisecond
 * ```ts
 * import { findCached, keepCached } from '@evkit/engine/route'
 * import { option } from 'fp-ts'
 *
 * const sevenDays = 604_800_000
 * const cache = keepCached([], { question: '/a', at: 0, answer: 1 })
 * findCached(cache, '/a', sevenDays - 1) // => option.some(1)
 * findCached(cache, '/a', sevenDays) // => option.none
 * ```
 * @category look-ups
 */
export const findCached = <Answer>(
  cache: PlaceCache<Answer>,
  question: string,
  now: number,
): Option<Answer> => {
  const found = cache.find((one) => one.question === question)
  return found !== undefined && isFresh(found.at, now) ? some(found.answer) : none
}

/**
 * Keeps an answer.
 *
 * @param cache - What is kept so far.
 * @param entry - Question, time and answer.
 * @returns The cache with this answer in front; older than seven days and beyond a hundred are let go.
 * @law A kept answer is found for seven days and not a millisecond longer.
 * @source E-T-22
 *
 * @example The newer answer counts
 * ```ts
 * import { keepCached } from '@evkit/engine/route'
 *
 * keepCached([{ question: '/a', at: 0, answer: 1 }], { question: '/a', at: 5, answer: 2 }).length // => 1
 * ```
 * @category state
 */
export const keepCached = <Answer>(
  cache: PlaceCache<Answer>,
  entry: CachedAnswer<Answer>,
): PlaceCache<Answer> =>
  [
    entry,
    ...cache.filter(({ question, at }) => question !== entry.question && isFresh(at, entry.at)),
  ].slice(0, MOST_CACHED)
