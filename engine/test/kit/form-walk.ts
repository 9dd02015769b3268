import { either as E } from 'fp-ts'
import type { AnyEventObject } from 'xstate'
import { startAddress } from '../../src/forms/lead/fields/address.js'
import { startAsyncField } from '../../src/forms/lead/fields/async-field.js'
import { NO_DIAL } from '../../src/forms/lead/fields/dial.js'
import { NO_RULE } from '../../src/forms/lead/rules/rules.js'
import { leadFormMachine } from '../../src/forms/lead/lead-form.machine.js'
import { submissionMachine } from '../../src/forms/lead/submission.machine.js'
import type { LeadAnswer } from '../../src/forms/lead/submission.js'
import type {
  LeadFormEvent,
  LeadFormInput,
  AsyncLookUp,
} from '../../src/forms/lead/lead-form.types.js'
import { FullConfigurationCodec } from '../../src/forms/lead/documents/forms.codec.js'
import { none, some } from '../../src/shared/index.js'
import { tinyRetailer, tinyVehicle } from '../../src/testing/forms-samples.js'
import {
  tinyConfiguration,
  tinyFormInput,
  tinyEnvelope,
  tinyQuoteConfiguration,
} from '../../src/testing/form-samples.js'
import {
  actorDone,
  actorFailed,
  joinWalks,
  walkMachine,
  type ActorEvent,
  type Walk,
} from './walk.js'

const ACCEPTED: LeadAnswer = { kind: 'accepted', redirectUrl: none, reference: none }
const REFUSED: LeadAnswer = { kind: 'refused', errors: new Map([['email', 'FieldInvalid']]) }
const DOWN: LeadAnswer = {
  kind: 'failed',
  status: some(503),
  name: 'Service Unavailable',
  retryAfter: none,
}
const FORBIDDEN: LeadAnswer = {
  kind: 'failed',
  status: some(403),
  name: 'Forbidden',
  retryAfter: none,
}

/** Walks the way of a lead from its graph. */
export const walkSubmission = (): Walk<AnyEventObject> =>
  walkMachine(submissionMachine, {
    input: tinyEnvelope,
    events: [
      actorDone('key', 'k1'),
      actorFailed('key'),
      ...[ACCEPTED, DOWN, FORBIDDEN].map((answer) => actorDone('lead', answer)),
      actorFailed('lead'),
    ],
    delays: ['timeout', 'pause'],
    distinguish: ({ value, context }) => [value, context.tries],
  })

const url = 'https://x.example/uk/contact-request/form'

const email = startAsyncField({
  field: 'EmailAsync',
  rule: NO_RULE,
  allowsManual: false,
  value: 'ada@x.example',
  dial: NO_DIAL,
})

const tellEmail = (phase: AsyncLookUp['phase'], request: number): LeadFormEvent => ({
  type: 'xstate.snapshot.email',
  snapshot: { value: phase, context: { ...email, request } },
})

type FormEvent = LeadFormEvent | ActorEvent

const sent = (output: LeadAnswer): ActorEvent => actorDone('submission', output)

const loading: readonly FormEvent[] = [
  actorDone('configuration', tinyConfiguration),
  actorFailed('configuration'),
]

const editing: readonly LeadFormEvent[] = [
  { type: 'value.set', name: 'firstName', value: 'Ada' },
  { type: 'code.set', value: 'SE+46' },
  { type: 'field.blur', name: 'firstName' },
  { type: 'consent.set', name: 'emailOptIn', isOn: true },
  { type: 'master.set', isOn: true },
  { type: 'all.set', isOn: false },
  { type: 'address.choose', name: 'legalAddress', id: 'a1' },
  { type: 'option.move', name: 'legalAddress', key: 'ArrowDown' },
  { type: 'list.escape', name: 'legalAddress' },
  { type: 'manual.toggle', name: 'legalAddress' },
  { type: 'number.insist', name: 'mobilePhone' },
  tellEmail('dirty', 0),
  {
    type: 'xstate.snapshot.mobilePhone',
    snapshot: { value: 'dirty', context: { ...email, field: 'PhoneWithCountryCode' } },
  },
  {
    type: 'xstate.snapshot.legalAddress',
    snapshot: {
      value: { auto: 'idle' },
      context: startAddress({ text: '', chosen: none, allowsManual: false, flags: [] }),
    },
  },
  { type: 'draft.clear' },
  { type: 'prefill.answered', values: { surName: 'Byron' }, dial: none, address: none },
  { type: 'connection.changed', isOnline: false },
  { type: 'form.submit', url },
]

const pressing: readonly LeadFormEvent[] = [
  { type: 'value.set', name: 'firstName', value: 'Ada' },
  { type: 'value.set', name: 'email', value: 'ada@x.example' },
  tellEmail('valid', 1),
  { type: 'form.submit', url },
]

const sending: readonly FormEvent[] = [
  ...pressing,
  { type: 'form.retry' },
  actorDone('token', 'tok'),
  actorFailed('token'),
  { type: 'challenge.shown' },
  { type: 'challenge.hidden' },
  { type: 'challenge.cancelled' },
  sent(ACCEPTED),
  sent(REFUSED),
  sent(DOWN),
]

const settling: readonly LeadFormEvent[] = [
  { type: 'vehicle.answered', vehicle: some(tinyVehicle) },
  { type: 'retailer.answered', retailer: some(tinyRetailer) },
  { type: 'vehicle.choose', vehicle: some(tinyVehicle) },
  { type: 'retailer.choose', retailer: some(tinyRetailer) },
  { type: 'form.submit', url },
]

const choosing: readonly LeadFormEvent[] = [
  { type: 'purpose.choose', purpose: 'OFFER_REQUEST' },
  { type: 'purpose.choose', purpose: 'CBV_CALLBACK' },
  { type: 'choice.return' },
  { type: 'connection.changed', isOnline: false },
]

const walkForm = (
  input: Partial<LeadFormInput>,
  events: readonly FormEvent[],
): Walk<LeadFormEvent> =>
  walkMachine(leadFormMachine, {
    input: { ...tinyFormInput, ...input },
    events,
    delays: ['configurationTimeout', 'tokenTimeout', 'pendingTimeout'],
    distinguish: ({ value, context }) => [
      value,
      Math.min(context.asked, 2),
      context.isOnline,
      context.isChallenged,
      Object.keys(context.awaited),
      context.values['firstName'],
      context.values['email'],
      context.lookUps['email']?.phase,
      context.pending,
      context.input.request.purpose,
      context.isSeen,
    ],
  })

const change = (of: object): LeadFormInput['configuration'] => {
  const wire = FullConfigurationCodec.encode(tinyConfiguration) as { marketConfiguration: object }
  const read = FullConfigurationCodec.decode({
    ...wire,
    marketConfiguration: { ...wire.marketConfiguration, ...of },
  })
  return E.isRight(read) ? some(read.right) : none
}

const { request } = tinyFormInput

/** Walks a form from its graph, through every configuration, place and way in there is. */
export const walkLeadForm = (): Walk<LeadFormEvent> => {
  const configuration = some(tinyConfiguration)
  const quotes = some(tinyQuoteConfiguration)
  return joinWalks([
    walkForm({}, loading.concat({ type: 'form.retry' })),
    walkForm({ configuration }, editing),
    walkForm({ configuration }, sending),
    walkForm({ configuration, pending: ['vehicle', 'retailer'] }, settling),
    walkForm({ configuration }, [...pressing, { type: 'connection.changed', isOnline: false }]),
    walkForm({ configuration: change({ features: { disableRecaptcha: true } }) }, sending),
    walkForm({ configuration: change({ purposeConfigs: { CONTACT_REQUEST: {} } }) }, sending),
    walkForm({ configuration, request: { ...request, purpose: 'CBV_CALLBACK' } }, [
      { type: 'form.retry' },
    ]),
    walkForm({ configuration, request: { ...request, isEmbedded: true } }, sending),
    walkForm({ configuration: quotes, choosesPurpose: true }, choosing),
    walkForm({ configuration, isHidden: true }, [{ type: 'form.seen' }]),
    walkForm({ isHidden: true }, [...loading, { type: 'form.seen' }]),
    walkForm({ configuration, request: { ...request, query: { redirecturl: '/uk/' } } }, sending),
  ])
}
