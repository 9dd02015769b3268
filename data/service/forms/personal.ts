// What is known of a visitor: by a personal link, or because they are signed in.
import { createHash } from 'node:crypto'
import type { ConsumerEntry } from '../../content/forms-parts.js'
import { refuse, sendNothing, sendPrivate } from './answers.js'
import type { Calls } from './calls.js'
import { isFromOurPage } from './origin.js'

/** [ms] How long a personal link may be opened again after it was opened first. */
const LIFE = 10 * 60 * 1000

const nameOf = (id: string): string => createHash('sha256').update(id).digest('base64url')

/** Finds what a personal link tells; nothing once its time is over, or when there is no such link. */
export type FindConsumer = (id: string) => ConsumerEntry['data'] | undefined

/**
 * Makes the search for personal links. An id is looked up by its hash, so that the time it takes says nothing of how
 * much of it is right.
 */
export const createFindConsumer = (
  consumers: readonly ConsumerEntry[],
  now: () => number,
): FindConsumer => {
  const known = new Map(consumers.map(({ id, data }) => [nameOf(id), data]))
  const opened = new Map<string, number>()
  return (id) => {
    const name = nameOf(id)
    const data = known.get(name)
    const first = opened.get(name) ?? now()
    if (data === undefined || now() - first > LIFE) return undefined
    opened.set(name, first)
    return data
  }
}

/** Adds the two calls; nobody is signed in here, so the profile of nobody is known. */
export const addPersonal = (
  calls: Calls,
  findConsumer: FindConsumer,
  origins: readonly string[],
): void => {
  calls.answer('consumerData', 'personal', ({ context, query }) => {
    const found = findConsumer(query('id'))
    return found === undefined ? refuse(context, 'NOT_FOUND') : sendPrivate(context, found)
  })
  // No content, as a browser writes an error into the console of every visitor who is refused.
  calls.answer('profile', 'personal', ({ context }) =>
    isFromOurPage(context, origins) ? sendNothing(context) : refuse(context, 'ORIGIN'),
  )
}
