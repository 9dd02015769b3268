import { assign, fromPromise, setup } from 'xstate'
import { option as O } from 'fp-ts'
import { outputOf, pending } from '../shared/index.js'
import {
  ADDRESS_PAUSE,
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

/** What guards and actions are given. */
interface Known {
  readonly context: AddressField
}

const questionOf = ({ context }: Known): AddressQuestion => ({
  text: context.text.trim(),
})

const TYPE = [
  { guard: 'hasText', target: '#addressField.auto.waiting', actions: 'type' },
  { target: '#addressField.auto.idle', actions: 'type' },
] as const

/**
 * An address field: suggestions while the visitor types, a choice, or by hand.
 *
 * Ports: the actor `searchAddresses`; the action `focusManual` moves the focus to the first field of the address by hand,
 * and does nothing until it is provided. Only suggestions for the text that stands in the field are shown.
 *
 * @source F-ADDR-02, F-ADDR-07, F-ADDR-10, F-ADDR-11, F-ADDR-13, F-PRE-07, F-PRE-09, E-F-17, E-F-18, D-F-29
 * @category machines
 */
export const addressFieldMachine = setup({
  types: {} as { context: AddressField; events: AddressFieldEvent; input: AddressFieldInput },
  actors: {
    searchAddresses: fromPromise<readonly AddressSuggestion[], AddressQuestion>(pending),
  },
  delays: { pause: ADDRESS_PAUSE, timeout: LOOKUP_TIMEOUT },
  guards: {
    hasText: ({ event }) => event.type === 'address.type' && event.text.trim() !== '',
    isListed: ({ context, event }) =>
      event.type === 'address.choose' && context.suggestions.some(({ id }) => id === event.id),
    isTyped: ({ context }) => O.isSome(findTypedAddress(context.text, context.suggestions)),
    allowsManual: ({ context }) => context.allowsManual,
    isUntouched: ({ context }) => isUntouchedAddress(context),
  },
  actions: {
    type: assign(({ context, event }) =>
      event.type === 'address.type' ? typeAddress(context, event.text) : {},
    ),
    list: assign(({ context }, suggestions: readonly AddressSuggestion[]) => ({
      suggestions: listAddresses(context.text, suggestions, context.flags),
    })),
    choose: assign(({ context, event }) =>
      event.type === 'address.choose'
        ? chooseAddress(
            context,
            context.suggestions.find(({ id }) => id === event.id),
          )
        : {},
    ),
    chooseTyped: assign(({ context }) => {
      const found = findTypedAddress(context.text, context.suggestions)
      return O.isSome(found) ? chooseAddress(context, found.value) : {}
    }),
    fill: assign(({ context, event }) =>
      event.type === 'address.fill' ? chooseAddress(context, event.suggestion) : {},
    ),
    fail: assign(() => ({ hasFailed: true, suggestions: [] })),
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
        waiting: { after: { pause: 'searching' } },
        searching: {
          invoke: {
            id: 'suggestions',
            src: 'searchAddresses',
            input: questionOf,
            onDone: { target: 'open', actions: { type: 'list', params: outputOf } },
            onError: { target: 'idle', actions: 'fail' },
          },
          after: { timeout: { target: 'idle', actions: 'fail' } },
        },
        open: {
          on: {
            'address.choose': { guard: 'isListed', target: 'chosen', actions: 'choose' },
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
