import { assign, fromPromise, setup } from 'xstate'
import * as O from '#fp-ts/Option'
import { none, outputOf, pending, some, type LogEntry, type Option } from '../../shared/index.js'
import type { Profile } from './calls.types.js'
import type { ConsumerData } from './forms.types.js'
import type { PrefillSources } from './prefill.js'

/**
 * How long what is known of a visitor is waited for [ms]: what comes later would be put under their hands.
 *
 * @source D-F-30
 * @category constants
 */
const PREFILL_TIMEOUT = 3000

/** What the questions for what is known of a visitor start with. */
export interface PrefillQuestion {
  /** `cdb_id` of the address; without one consumer data is not asked for. */
  readonly id: Option<string>
  /** Whether a visitor may be signed in; a form in a page of others does not ask. */
  readonly asksProfile: boolean
}

/** What is known of a visitor so far. */
export type PrefillContext = PrefillQuestion & PrefillSources

// The id opens what is known of a visitor: it is not repeated.
const MISSING: LogEntry = {
  level: 'warning',
  code: 'ConsumerDataFailed',
  text: 'What is known of the visitor could not be had',
}

/**
 * State machine that fetches prefill data of a visitor: by personal link and by profile, once each, in parallel.
 *
 * @remarks
 * Ports: the actors `findConsumer` and `findProfile`, which finds nothing for visitors who are not signed in; the
 * action `writeLog` logs a personal link without data. The output holds both results.
 *
 * @law Every question ends, whatever is answered.
 * @source F-ROUTE-28, F-PRE-01, F-PRE-02, F-PRE-04, F-PRE-10, F-API-38, F-API-39, D-F-30
 *
 * @example Without a personal link, in a page of others
 * ```ts
 * import { prefillMachine } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 * import { createActor } from 'xstate'
 *
 * const input = { id: none, asksProfile: false }
 * createActor(prefillMachine, { input }).start().getSnapshot().status // => 'done'
 * ```
 * @category machines
 */
export const prefillMachine = setup({
  types: {} as { context: PrefillContext; input: PrefillQuestion; output: PrefillSources },
  actors: {
    findConsumer: fromPromise<ConsumerData, { readonly id: string }>(pending),
    findProfile: fromPromise<Option<Profile>>(pending),
  },
  delays: { timeout: PREFILL_TIMEOUT },
  guards: {
    isNamed: ({ context }) => O.isSome(context.id),
    asksProfile: ({ context }) => context.asksProfile,
  },
  actions: {
    takeConsumer: assign((_, data: ConsumerData) => ({ consumer: some(data) })),
    takeProfile: assign((_, profile: Option<Profile>) => ({ profile })),
    writeLog: (_, _params: LogEntry) => undefined,
  },
}).createMachine({
  id: 'prefill',
  context: ({ input }) => ({ ...input, consumer: none, profile: none }),
  output: ({ context: { consumer, profile } }) => ({ consumer, profile }),
  type: 'parallel',
  states: {
    consumer: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isNamed', target: 'asking' }, { target: 'settled' }] },
        asking: {
          invoke: {
            id: 'consumer',
            src: 'findConsumer',
            input: ({ context: { id } }) => ({ id: O.getOrElse(() => '')(id) }),
            onDone: { target: 'settled', actions: { type: 'takeConsumer', params: outputOf } },
            onError: 'failed',
          },
          after: { timeout: 'failed' },
        },
        failed: { entry: { type: 'writeLog', params: MISSING }, always: 'settled' },
        settled: { type: 'final' },
      },
    },
    profile: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'asksProfile', target: 'asking' }, { target: 'settled' }] },
        asking: {
          invoke: {
            id: 'profile',
            src: 'findProfile',
            onDone: { target: 'settled', actions: { type: 'takeProfile', params: outputOf } },
            onError: 'settled',
          },
          after: { timeout: 'settled' },
        },
        settled: { type: 'final' },
      },
    },
  },
})
