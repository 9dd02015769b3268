import { assign, fromPromise, setup } from 'xstate'
import * as O from '#fp-ts/Option'
import { none, outputOf, pending, some, type LogEntry, type Option } from '../../../shared/index.js'
import { LOOKUP_TIMEOUT, type Retailer } from '../../lead/index.js'
import { findRetailer } from '../retailer-lookup.js'
import { RETAILERS_FAILED, listOnce } from './retailer-pages.js'
import {
  resolveSimpleMode,
  startSimplePicker,
  type PickerStart,
  type SimplePicker,
} from './simple-picker.js'

/** What can happen while a retailer is chosen among all of the market. */
export type SimplePickerEvent =
  | { readonly type: 'retailers.retry' }
  | { readonly type: 'retailer.choose'; readonly id: string }
  | { readonly type: 'retailer.change' }
  /** Whoever holds the choice has changed it. */
  | { readonly type: 'chosen.set'; readonly retailer: Option<Retailer> }

/** What guards and actions are given. */
interface Known {
  readonly context: SimplePicker
}

const TELL = {
  type: 'notifyChosen',
  params: ({ context }: Known) => ({ retailer: context.chosen }),
} as const

const modeOf = ({ context }: Known) => resolveSimpleMode(context.retailers.length)

/**
 * State machine of the picker of all retailers of a market: a single one is preselected, a few are a list, many a
 * dropdown.
 *
 * @remarks
 * Ports: the actor `listRetailers`; the actions `notifyChosen`, `tellOnlyOne` (preselected, not by the visitor) and
 * `notifyChange` notify the owner of the choice; `focusChoice` moves the focus to the list or dropdown; `writeLog`
 * logs. They do nothing until they are provided. With a retailer already chosen, it fetches only when the choice is
 * changed.
 *
 * @law A retailer that was chosen by itself stays chosen.
 * @source F-RET-17, F-RET-20, F-RET-21, F-ERR-18, E-F-17, E-F-18, D-F-27
 *
 * @example The only one there is
 * ```ts
 * import { simplePickerMachine } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 * import { makePort, tinyRetailer } from '@evkit/engine/testing'
 * import { createActor } from 'xstate'
 *
 * const port = makePort<unknown, readonly (typeof tinyRetailer)[]>()
 * const logic = simplePickerMachine.provide({ actors: { listRetailers: port.logic } })
 * const picker = createActor(logic, { input: { chosen: none } }).start()
 * port.asked[0]?.answer([tinyRetailer])
 * picker.getSnapshot().value // => 'auto'
 * ```
 * @category machines
 */
export const simplePickerMachine = setup({
  types: {} as { context: SimplePicker; events: SimplePickerEvent; input: PickerStart },
  actors: { listRetailers: fromPromise<readonly Retailer[]>(pending) },
  delays: { timeout: LOOKUP_TIMEOUT },
  guards: {
    isChosen: ({ context }) => O.isSome(context.chosen),
    isEmpty: (known) => modeOf(known) === 'empty',
    isOnlyOne: (known) => modeOf(known) === 'auto',
    isFew: (known) => modeOf(known) === 'list',
    isListed: ({ context, event }) =>
      event.type === 'retailer.choose' &&
      O.isSome(findRetailer({ by: 'dealerId', id: event.id }, context.retailers)),
    hasRetailers: ({ context }) => Boolean(context.retailers.length),
    isSet: ({ event }) => event.type === 'chosen.set' && O.isSome(event.retailer),
  },
  actions: {
    take: assign((_, retailers: readonly Retailer[]) => ({ retailers: listOnce(retailers) })),
    keep: assign(({ context, event }) =>
      event.type === 'retailer.choose'
        ? { chosen: findRetailer({ by: 'dealerId', id: event.id }, context.retailers) }
        : {},
    ),
    keepOnlyOne: assign({
      chosen: ({ context: { retailers, chosen } }) => {
        const [only] = retailers
        return only === undefined ? chosen : some(only)
      },
    }),
    set: assign(({ event }) => (event.type === 'chosen.set' ? { chosen: event.retailer } : {})),
    clear: assign({ chosen: none }),
    notifyChosen: (_, _params: { readonly retailer: Option<Retailer> }) => undefined,
    tellOnlyOne: (_, _params: { readonly retailer: Option<Retailer> }) => undefined,
    notifyChange: () => undefined,
    focusChoice: () => undefined,
    writeLog: (_, _params: LogEntry) => undefined,
  },
}).createMachine({
  id: 'simplePicker',
  context: ({ input }) => startSimplePicker(input),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isChosen', target: 'selected' },
        { guard: 'hasRetailers', target: 'judging' },
        { target: 'loading' },
      ],
    },
    loading: {
      invoke: {
        id: 'retailers',
        src: 'listRetailers',
        onDone: { target: 'judging', actions: { type: 'take', params: outputOf } },
        onError: 'failed',
      },
      on: { 'chosen.set': { guard: 'isSet', target: 'selected', actions: 'set' } },
      after: { timeout: 'failed' },
    },
    judging: {
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isOnlyOne', target: 'auto' },
        { guard: 'isFew', target: 'offering.list' },
        { target: 'offering.dropdown' },
      ],
    },
    empty: {},
    failed: {
      entry: { type: 'writeLog', params: RETAILERS_FAILED },
      on: {
        'retailers.retry': 'loading',
        'chosen.set': { guard: 'isSet', target: 'selected', actions: 'set' },
      },
    },
    auto: {
      entry: [
        'keepOnlyOne',
        { type: 'tellOnlyOne', params: ({ context }) => ({ retailer: context.chosen }) },
      ],
    },
    offering: {
      on: {
        'retailer.choose': { guard: 'isListed', target: 'selected', actions: ['keep', TELL] },
        'chosen.set': { guard: 'isSet', target: 'selected', actions: 'set' },
      },
      states: { list: {}, dropdown: {} },
      initial: 'list',
    },
    selected: {
      on: {
        'retailer.choose': { guard: 'isListed', actions: ['keep', TELL] },
        'retailer.change': {
          target: 'deciding',
          actions: ['clear', 'notifyChange', 'focusChoice'],
        },
        'chosen.set': [
          { guard: 'isSet', actions: 'set' },
          { target: 'deciding', actions: 'set' },
        ],
      },
    },
  },
})
