import { assign, fromPromise, setup } from 'xstate'
import { none, outputOf, pending, some } from '../../../shared/index.js'
import {
  askAsyncField,
  failAsyncField,
  LOOKUP_TIMEOUT,
  resolveAsyncStep,
  settleAsyncField,
  startAsyncField,
  typeAsyncField,
  type AsyncField,
  type AsyncFieldEvent,
  type AsyncFieldInput,
} from './async-field.js'
import { isInsisted } from './phone.js'

/** A question to the server. */
export interface AsyncQuestion {
  readonly field: AsyncField['field']
  /** The text to check; the whole number of a field with a code. */
  readonly text: string
}

/** What guards and actions are given. */
interface Known {
  readonly context: AsyncField
}

const questionOf = ({ context }: Known): AsyncQuestion => {
  const step = resolveAsyncStep(context)
  return { field: context.field, text: step.kind === 'ask' ? step.text : '' }
}

const LEAVE = [
  { guard: 'isEmpty', target: '#asyncField.untouched', actions: 'clear' },
  { guard: 'isWrong', target: '#asyncField.invalid', actions: 'reportFault' },
  { guard: 'isPassed', target: '#asyncField.valid', actions: 'pass' },
  { guard: 'isKnownGood', target: '#asyncField.valid', actions: 'settleKnown' },
  { guard: 'isKnownBad', target: '#asyncField.invalid', actions: 'settleKnown' },
  { target: '#asyncField.checking', actions: 'number' },
] as const

const FAILED = [
  { guard: 'isOutage', target: 'valid', actions: 'fail' },
  { target: 'invalid', actions: 'fail' },
] as const

/**
 * State machine of asynchronous validation: the server validates an e-mail address or phone number on blur.
 *
 * The port is the actor `checkText`, which resolves to true for a valid text.
 *
 * @source F-VAL-16, F-VAL-17, F-VAL-18, F-PHONE-09, F-PHONE-10, F-PHONE-11, F-PHONE-12, F-PHONE-13, F-PHONE-14, E-F-17, E-F-18, E-F-19
 * @category machines
 */
export const asyncFieldMachine = setup({
  types: {} as { context: AsyncField; events: AsyncFieldEvent; input: AsyncFieldInput },
  actors: { checkText: fromPromise<boolean, AsyncQuestion>(pending) },
  delays: { timeout: LOOKUP_TIMEOUT },
  guards: {
    isEmpty: ({ context }) => resolveAsyncStep(context).kind === 'empty',
    isWrong: ({ context }) => resolveAsyncStep(context).kind === 'invalid',
    isPassed: ({ context }) => resolveAsyncStep(context).kind === 'passed',
    isKnownGood: ({ context }) => {
      const step = resolveAsyncStep(context)
      return step.kind === 'known' && settleAsyncField(context, step.isAccepted).outcome !== 'none'
    },
    isKnownBad: ({ context }) => resolveAsyncStep(context).kind === 'known',
    isAccepted: ({ context }, isAccepted: boolean) =>
      settleAsyncField(context, isAccepted).outcome !== 'none',
    isOutage: ({ context }) => failAsyncField(context).outcome === 'outage',
    canInsist: ({ context }) =>
      isInsisted({ ...context.memory, isReEntered: true }, context.value, context.allowsManual),
  },
  actions: {
    type: assign(({ context, event }) =>
      event.type === 'text.set' ? typeAsyncField(context, event.value, event.dial) : {},
    ),
    clear: assign(() => ({ fault: none, outcome: 'none' as const })),
    pass: assign(() => ({ fault: none, outcome: 'pattern' as const })),
    reportFault: assign(({ context }) => {
      const step = resolveAsyncStep(context)
      return step.kind === 'invalid' ? { fault: some(step.key), outcome: 'none' as const } : {}
    }),
    number: assign(({ context }) => askAsyncField(context)),
    settleKnown: assign(({ context }) => {
      const step = resolveAsyncStep(context)
      return step.kind === 'known' ? settleAsyncField(context, step.isAccepted) : {}
    }),
    settle: assign(({ context }, isAccepted: boolean) => settleAsyncField(context, isAccepted)),
    fail: assign(({ context }) => failAsyncField(context)),
    insist: assign(({ context }) =>
      settleAsyncField({ ...context, memory: { ...context.memory, isReEntered: true } }, false),
    ),
  },
}).createMachine({
  id: 'asyncField',
  context: ({ input }) => startAsyncField(input),
  initial: 'untouched',
  on: { 'text.set': { target: '.dirty', actions: 'type' }, 'field.blur': LEAVE },
  states: {
    untouched: {},
    dirty: {},
    checking: {
      invoke: {
        id: 'verdict',
        src: 'checkText',
        input: questionOf,
        onDone: [
          {
            guard: { type: 'isAccepted', params: outputOf },
            target: 'valid',
            actions: { type: 'settle', params: outputOf },
          },
          { target: 'invalid', actions: { type: 'settle', params: outputOf } },
        ],
        onError: FAILED,
      },
      on: { 'field.blur': {} }, // the answer is on its way
      after: { timeout: FAILED },
    },
    valid: {},
    invalid: {
      on: {
        'number.insist': { guard: 'canInsist', target: 'valid', actions: 'insist' },
      },
    },
  },
})
