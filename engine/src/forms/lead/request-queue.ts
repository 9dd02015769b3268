/** Requests of one client on one page, by id: the first runs, the others wait in order. */
export type RequestQueue = readonly string[]

/**
 * Puts a request behind the others.
 *
 * @param queue - The queue as it is.
 * @param id - Id of the request; one that is in the queue already changes nothing.
 * @returns The queue as it becomes.
 * @law No request is in the queue twice.
 * @source F-API-05, D-F-38
 *
 * @example Behind a running one
 * ```ts
 * import { addRequest } from '@evkit/engine/forms/lead'
 *
 * addRequest(['a'], 'b') // => ['a', 'b']
 * ```
 * @category state
 */
export const addRequest = (queue: RequestQueue, id: string): RequestQueue =>
  queue.includes(id) ? queue : [...queue, id]

/**
 * Takes a request out: it has settled, whatever its outcome, or nobody wants it any more.
 *
 * @param queue - The queue as it is.
 * @param id - Id of the request.
 * @returns The queue as it becomes; its first request is the one to run.
 * @law Those that stay keep their order.
 * @source F-API-05, D-F-38
 *
 * @example The first has ended
 * ```ts
 * import { removeRequest } from '@evkit/engine/forms/lead'
 *
 * removeRequest(['a', 'b'], 'a') // => ['b']
 * ```
 * @category state
 */
export const removeRequest = (queue: RequestQueue, id: string): RequestQueue =>
  queue.filter((one) => one !== id)

/**
 * Tells whether nothing runs and nothing waits.
 *
 * @param queue - The queue.
 * @returns True when it is empty.
 * @source F-API-05
 *
 * @example One runs
 * ```ts
 * import { isQueueEmpty } from '@evkit/engine/forms/lead'
 *
 * isQueueEmpty(['a']) // => false
 * ```
 * @category predicates
 */
export const isQueueEmpty = (queue: RequestQueue): boolean => queue.length === 0
