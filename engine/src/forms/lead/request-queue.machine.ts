import { assign, setup } from 'xstate'
import { addRequest, isQueueEmpty, removeRequest, type RequestQueue } from './request-queue.js'

/** What can happen to the requests of a client. */
export type RequestQueueEvent =
  | { readonly type: 'request.add'; readonly id: string }
  /** The running request has ended, whatever its outcome. */
  | { readonly type: 'request.settled'; readonly id: string }
  /** Nobody wants it any more, running or waiting. */
  | { readonly type: 'request.abort'; readonly id: string }

/** The requests of one client on one page. */
export interface RequestQueueContext {
  /** The first runs, the others wait in order. */
  readonly queue: RequestQueue
}

interface Known {
  readonly context: RequestQueueContext
}

const firstOf = ({ context }: Known): { readonly id: string } => {
  const [id = ''] = context.queue
  return { id }
}

/**
 * The queue of a client: a request starts when all earlier ones have ended or were given up.
 *
 * Ports: `startRequest` makes the call and answers with `request.settled`, also when the call failed or was never made;
 * `cancelRequest` ends a call that runs. Both do nothing until they are provided.
 *
 * @source F-API-05, D-F-38
 * @category machines
 */
export const requestQueueMachine = setup({
  types: {} as { context: RequestQueueContext; events: RequestQueueEvent },
  guards: {
    isLast: ({ context, event }) => isQueueEmpty(removeRequest(context.queue, event.id)),
    isRunning: ({ context, event }) => firstOf({ context }).id === event.id,
  },
  actions: {
    add: assign(({ context, event }) => ({ queue: addRequest(context.queue, event.id) })),
    remove: assign(({ context, event }) => ({ queue: removeRequest(context.queue, event.id) })),
    startRequest: (_, _params: { readonly id: string }) => undefined,
    cancelRequest: (_, _params: { readonly id: string }) => undefined,
  },
}).createMachine({
  id: 'requestQueue',
  context: { queue: [] },
  initial: 'idle',
  states: {
    idle: {
      on: { 'request.add': { target: 'running', actions: 'add' } },
    },
    running: {
      entry: { type: 'startRequest', params: firstOf },
      on: {
        'request.add': { actions: 'add' },
        'request.settled': [
          { guard: 'isLast', target: 'idle', actions: 'remove' },
          { guard: 'isRunning', target: 'running', reenter: true, actions: 'remove' },
        ],
        'request.abort': [
          {
            guard: 'isLast',
            target: 'idle',
            actions: [{ type: 'cancelRequest', params: firstOf }, 'remove'],
          },
          {
            guard: 'isRunning',
            target: 'running',
            reenter: true,
            actions: [{ type: 'cancelRequest', params: firstOf }, 'remove'],
          },
          { actions: 'remove' },
        ],
      },
    },
  },
})
