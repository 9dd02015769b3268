import { either as E, option as O } from 'fp-ts'
import type { RequestFailure } from '@evkit/engine/route'
import { findCached, addToCache, type PlaceCache } from '@evkit/engine/internal/route'
import { right, type Either } from '@evkit/engine/shared'
import { browserMapsClient, type MapsClient } from './maps-client.js'

type Ask<Question, Answer> = (
  question: Question,
  signal: AbortSignal,
) => Promise<Either<RequestFailure, Answer>>

const remember = <Question, Answer>(
  ask: Ask<Question, Answer>,
  keyOf: (question: Question) => string,
): Ask<Question, Answer> => {
  let cache: PlaceCache<Answer> = []
  return async (question, signal) => {
    const key = keyOf(question)
    const known = findCached(cache, key, Date.now())
    if (O.isSome(known)) return right(known.value)
    const answer = await ask(question, signal)
    if (E.isRight(answer))
      cache = addToCache(cache, { question: key, at: Date.now(), answer: answer.right })
    return answer
  }
}

/** Makes what asks our own origin; questions for places are answered from memory when they have been asked before. */
export const browserCachedMapsClient = (maps: string): MapsClient => {
  const client = browserMapsClient(maps)
  return {
    ...client,
    resolve: remember(client.resolve, ({ start, destination }) =>
      JSON.stringify([start, destination]),
    ),
    // The token of a choice is no part of the question.
    suggest: remember(client.suggest, ({ input, language }) => JSON.stringify([input, language])),
    place: remember(client.place, ({ id, language }) => JSON.stringify([id, language])),
  }
}
