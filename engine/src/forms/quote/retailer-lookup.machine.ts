import { assign, fromPromise, setup } from 'xstate'
import * as O from '#fp-ts/Option'
import { outputOf, pending, type LogEntry, type Option } from '../../shared/index.js'
import { LOOKUP_TIMEOUT, type Retailer } from '../lead/index.js'
import {
  findRetailer,
  isChosenRetailer,
  startRetailerLookup,
  type RetailerLookup,
  type RetailerLookupInput,
  type RetailerQuestion,
} from './retailer-lookup.js'

// The question stands in the address: it is anybody's text, and not repeated.
const MISSING: LogEntry = {
  level: 'warning',
  code: 'RetailerNotFound',
  text: 'The address names a retailer that could not be found',
}

const NOBODY: RetailerQuestion = { by: 'dealerId', id: '' }

const questionOf = ({ context }: { readonly context: RetailerLookup }): RetailerQuestion =>
  O.getOrElse(() => NOBODY)(context.question)

/**
 * State machine that resolves the retailer of the URL: the saved choice, the record of inside sales, else by a request.
 *
 * @remarks
 * Ports: the actor `listRetailers` returns the one with the id, or all of the market, and is called once; the actions
 * `saveRetailer` stores a retailer that was found, never inside sales, and `writeLog` logs when none was. The output is
 * the retailer, or `none`.
 *
 * @law Every search ends, whatever is answered.
 * @source F-RET-30, F-RET-31, F-RET-32, F-RET-33, F-RET-40, F-RET-41, F-ROUTE-27, E-F-17, D-F-07
 *
 * @example Without an id nothing is asked
 * ```ts
 * import { retailerLookupMachine } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 * import { createActor } from 'xstate'
 *
 * const input = { query: {}, stored: none, insideSales: none, translate: String }
 * createActor(retailerLookupMachine, { input }).start().getSnapshot().value // => 'uninitialized'
 * ```
 * @category machines
 */
export const retailerLookupMachine = setup({
  types: {} as {
    context: RetailerLookup
    input: RetailerLookupInput
    output: Option<Retailer>
  },
  actors: { listRetailers: fromPromise<readonly Retailer[], RetailerQuestion>(pending) },
  delays: { timeout: LOOKUP_TIMEOUT },
  guards: {
    isFound: ({ context }) => O.isSome(context.retailer),
    isRetailer: ({ context }) => isChosenRetailer(context.retailer, context.insideSales),
    isNamed: ({ context }) => O.isSome(context.question),
  },
  actions: {
    take: assign(({ context }, retailers: readonly Retailer[]) => ({
      retailer: findRetailer(questionOf({ context }), retailers),
    })),
    saveRetailer: (_, _params: { readonly retailer: Option<Retailer> }) => undefined,
    writeLog: (_, _params: LogEntry) => undefined,
  },
}).createMachine({
  id: 'retailerLookup',
  context: ({ input }) => startRetailerLookup(input),
  output: ({ context }) => context.retailer,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isFound', target: 'success' },
        { guard: 'isNamed', target: 'loading' },
        { target: 'uninitialized' },
      ],
    },
    loading: {
      invoke: {
        id: 'retailers',
        src: 'listRetailers',
        input: questionOf,
        onDone: { target: 'judging', actions: { type: 'take', params: outputOf } },
        onError: 'error',
      },
      after: { timeout: 'error' },
    },
    judging: {
      always: [
        {
          guard: 'isRetailer',
          target: 'success',
          actions: {
            type: 'saveRetailer',
            params: ({ context }) => ({ retailer: context.retailer }),
          },
        },
        { guard: 'isFound', target: 'success' },
        { target: 'error' },
      ],
    },
    uninitialized: { type: 'final' },
    success: { type: 'final' },
    error: { type: 'final', entry: { type: 'writeLog', params: MISSING } },
  },
})
