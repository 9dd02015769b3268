import { assign, fromPromise, setup } from 'xstate'
import * as O from '#fp-ts/Option'
import {
  listOptions,
  LOOK_UP_STATES,
  moveActive,
  NO_OPTIONS,
  SUGGEST_PAUSE,
} from '../../../interaction/index.js'
import { pending } from '../../../shared/index.js'
import {
  chooseAddress,
  findTypedAddress,
  isUntouchedAddress,
  listAddresses,
  startAddress,
  typeAddress,
  type AddressField,
  type AddressFieldEvent,
  type AddressFieldInput,
  type AddressSuggestion,
} from './address.js'
import { LOOKUP_TIMEOUT } from './async-field.js'

/** A search for addresses. */
export interface AddressQuestion {
  readonly text: string
}

const TYPE = [
  { guard: 'hasText', target: '#addressField.auto.waiting', actions: 'type' },
  { target: '#addressField.auto.idle', actions: 'type' },
] as const

/**
 * State machine of an address field: autocomplete while typing, selection, or manual entry.
 *
 * Ports: the actor `suggest`; the action `focusManual` moves the focus to the first field of manual entry, and does
 * nothing until it is provided. Stale suggestions for an earlier text are discarded.
 *
 * @source F-ADDR-02, F-ADDR-07, F-ADDR-10, F-ADDR-11, F-ADDR-13, F-PRE-07, F-PRE-09, E-F-17, E-F-18, D-F-29
 * @category machines
 */
export const addressFieldMachine = setup({
  types: {} as { context: AddressField; events: AddressFieldEvent; input: AddressFieldInput },
  actors: {
    suggest: fromPromise<readonly AddressSuggestion[], AddressQuestion>(pending),
  },
  delays: { pause: SUGGEST_PAUSE, timeout: LOOKUP_TIMEOUT },
  guards: {
    hasText: ({ event }) => event.type === 'address.type' && event.text.trim() !== '',
    isListed: ({ context, event }) =>
      event.type === 'address.choose' && context.options.some(({ id }) => id === event.id),
    isTyped: ({ context }) => O.isSome(findTypedAddress(context.text, context.options)),
    allowsManual: ({ context }) => context.allowsManual,
    isUntouched: ({ context }) => isUntouchedAddress(context),
  },
  actions: {
    type: assign(({ context, event }) =>
      event.type === 'address.type' ? typeAddress(context, event.text) : {},
    ),
    list: assign(({ context }, found: readonly AddressSuggestion[]) =>
      listOptions(listAddresses(context.text, found, context.flags)),
    ),
    move: assign(({ context, event }) =>
      event.type === 'option.move' ? moveActive(context, event.key) : {},
    ),
    choose: assign(({ context, event }) =>
      event.type === 'address.choose'
        ? chooseAddress(
            context,
            context.options.find(({ id }) => id === event.id),
          )
        : {},
    ),
    chooseTyped: assign(({ context }) => {
      const found = findTypedAddress(context.text, context.options)
      return O.isSome(found) ? chooseAddress(context, found.value) : {}
    }),
    fill: assign(({ context, event }) =>
      event.type === 'address.fill' ? chooseAddress(context, event.suggestion) : {},
    ),
    fail: assign({ ...NO_OPTIONS, hasFailed: true }),
    focusManual: () => undefined,
  },
}).createMachine({
  id: 'addressField',
  context: ({ input }) => startAddress(input),
  initial: 'auto',
  states: {
    auto: {
      initial: 'idle',
      on: {
        'address.type': TYPE,
        'manual.toggle': { guard: 'allowsManual', target: 'manual' },
      },
      states: {
        idle: {
          on: { 'address.fill': { guard: 'isUntouched', target: 'chosen', actions: 'fill' } },
        },
        ...LOOK_UP_STATES,
        open: {
          on: {
            'address.choose': { guard: 'isListed', target: 'chosen', actions: 'choose' },
            'option.move': { actions: 'move' },
            'list.escape': 'idle',
            'field.blur': [
              { guard: 'isTyped', target: 'chosen', actions: 'chooseTyped' },
              { target: 'idle' },
            ],
          },
        },
        chosen: {},
        before: { type: 'history' },
      },
    },
    manual: {
      entry: 'focusManual',
      on: { 'manual.toggle': '#addressField.auto.before' },
    },
  },
})
