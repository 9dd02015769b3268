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
 * @source E-T-22, T-API-03, T-CONST-39
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
 * @source E-T-22
 */
export const addToCache = <Answer>(
  cache: PlaceCache<Answer>,
  entry: CachedAnswer<Answer>,
): PlaceCache<Answer> =>
  [
    entry,
    ...cache.filter(({ question, at }) => question !== entry.question && isFresh(at, entry.at)),
  ].slice(0, MOST_CACHED)
