import { option as O } from 'fp-ts'
import { addressFieldMachine } from '../../src/forms/lead/fields/address-field.machine.js'
import { asyncFieldMachine } from '../../src/forms/lead/fields/async-field.machine.js'
import { NO_RULE } from '../../src/forms/lead/rules/rules.js'
import type { AddressFieldEvent } from '../../src/forms/lead/fields/address.js'
import type { AsyncFieldEvent } from '../../src/forms/lead/fields/async-field.js'
import { none, some } from '../../src/shared/index.js'
import {
  actorDone,
  actorFailed,
  joinWalks,
  walkMachine,
  type ActorEvent,
  type Walk,
} from './walk.js'

const SWEDEN = { code: '+46', country: none }

const asyncEvents: readonly (AsyncFieldEvent | ActorEvent)[] = [
  { type: 'text.set', value: '', dial: SWEDEN },
  { type: 'text.set', value: '070123', dial: SWEDEN },
  { type: 'text.set', value: '1'.repeat(26), dial: SWEDEN },
  { type: 'field.blur' },
  { type: 'number.insist' },
  actorDone('verdict', true),
  actorDone('verdict', false),
  actorFailed('verdict'),
]

const walkField = (pattern: string | undefined): Walk<AsyncFieldEvent> =>
  walkMachine(asyncFieldMachine, {
    input: {
      field: 'PhoneWithCountryCode',
      rule: { ...NO_RULE, isAsync: true, pattern: pattern === undefined ? none : some(pattern) },
      allowsManual: true,
      value: '070123',
      dial: SWEDEN,
    },
    events: asyncEvents,
    delays: ['timeout'],
    distinguish: ({ value, context }) => [
      value,
      context.value.length,
      Math.min(context.request, 2),
      Math.min(context.failures, 1),
      [...context.answers.values()],
      context.memory.isReEntered && O.isSome(context.memory.lastRejected),
    ],
  })

/** Walks the machine of a field the server is asked about: with a server, and with a pattern that decides alone. */
export const walkAsyncField = (): Walk<AsyncFieldEvent> =>
  joinWalks([walkField(undefined), walkField('^\\+4670123$')])

const suggestions = [{ address: '1 High Street', outOfBounds: false, id: 'a1' }]

/** Walks the machine of an address field. */
export const walkAddressField = (): Walk<AddressFieldEvent> =>
  walkMachine(addressFieldMachine, {
    input: { text: '', chosen: none, allowsManual: true, flags: [] },
    events: [
      { type: 'address.type', text: '' },
      { type: 'address.type', text: 'High' },
      { type: 'address.type', text: '1 high street' },
      { type: 'address.choose', id: 'a1' },
      { type: 'option.move', key: 'ArrowDown' },
      { type: 'list.escape' },
      { type: 'field.blur' },
      actorDone('suggestions', suggestions),
      actorFailed('suggestions'),
      { type: 'manual.toggle' },
      {
        type: 'address.fill',
        suggestion: { address: '1 High Street', outOfBounds: false, id: 'prefill' },
      },
    ],
    delays: ['pause', 'timeout'],
    distinguish: ({ value, context }) => [
      value,
      context.text.length,
      context.isTyped,
      context.options.length,
    ],
  })
