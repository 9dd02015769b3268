import { assign, fromPromise, setup } from 'xstate'
import { function as F, option as O } from 'fp-ts'
import { none, outputOf, pending, some, type LogEntry, type Option } from '../../shared/index.js'
import type { ConsumerData } from '../forms.types.js'

/**
 * How long what is known of a visitor is waited for [ms]: what comes later would be put under their hands.
 *
 * @source D-F-30
 * @category constants
 */
const PREFILL_TIMEOUT = 3000

/** What the question for consumer data starts with. */
export interface ConsumerDataInput {
  /** `cdb_id` of the address; without one nothing is asked. */
  readonly id: Option<string>
}

/** What is known of a visitor who came by a personal link. */
export interface ConsumerDataContext extends ConsumerDataInput {
  readonly data: Option<ConsumerData>
}

// The id opens what is known of a visitor: it is not repeated.
const MISSING: LogEntry = {
  level: 'warning',
  code: 'ConsumerDataFailed',
  text: 'What is known of the visitor could not be had',
}

/**
 * What is known of a visitor who came by a personal link, asked for once.
 *
 * @remarks
 * Ports: the actor `findConsumer`; the action `writeLog` writes one line when nothing came. The output is the data, or
 * `none`: the form stays as it is.
 *
 * @law Every question ends, whatever is answered.
 * @source F-ROUTE-28, F-PRE-02, F-PRE-10, F-API-38, D-F-30
 *
 * @example Without a personal link
 * ```ts
 * import { consumerDataMachine } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 * import { createActor } from 'xstate'
 *
 * createActor(consumerDataMachine, { input: { id: none } }).start().getSnapshot().value // => 'unknown'
 * ```
 * @category machines
 */
export const consumerDataMachine = setup({
  types: {} as {
    context: ConsumerDataContext
    input: ConsumerDataInput
    output: Option<ConsumerData>
  },
  actors: { findConsumer: fromPromise<ConsumerData, { readonly id: string }>(pending) },
  delays: { timeout: PREFILL_TIMEOUT },
  guards: { isNamed: ({ context }) => O.isSome(context.id) },
  actions: {
    take: assign((_, data: ConsumerData) => ({ data: some(data) })),
    writeLog: (_, _params: LogEntry) => undefined,
  },
}).createMachine({
  id: 'consumerData',
  context: ({ input }) => ({ ...input, data: none }),
  output: ({ context }) => context.data,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isNamed', target: 'asking' }, { target: 'unknown' }] },
    asking: {
      invoke: {
        id: 'consumer',
        src: 'findConsumer',
        input: ({ context: { id } }) => ({
          id: F.pipe(
            id,
            O.getOrElse(() => ''),
          ),
        }),
        onDone: { target: 'known', actions: { type: 'take', params: outputOf } },
        onError: 'failed',
      },
      after: { timeout: 'failed' },
    },
    failed: { entry: { type: 'writeLog', params: MISSING }, always: 'unknown' },
    known: { type: 'final' },
    unknown: { type: 'final' },
  },
})
