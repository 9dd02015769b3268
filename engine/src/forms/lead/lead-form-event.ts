import * as O from '#fp-ts/Option'
import type { AddressFieldEvent } from './fields/address.js'
import type { AsyncFieldEvent } from './fields/async-field.js'
import {
  choosePurpose,
  clearDraft,
  findAddressField,
  reopenPicker,
  listAskedFields,
} from './lead-form.js'
import { fillIn, setConsent, setValue, showFaults, takeLookUp } from './lead-form-fill.js'
import { pressSubmit } from './lead-form-send.js'
import type { LeadFormEvent, LeadFormState, HandChoice, SendFault } from './lead-form.types.js'
import type { Pending } from './plan/parameters.js'
import { some } from '../../shared/index.js'

const phaseOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'auto' in value ? String(value.auto) : ''
}

type AddressTold = Extract<LeadFormEvent, { readonly type: 'xstate.snapshot.legalAddress' }>

const takeAddress = (state: LeadFormState, { snapshot }: AddressTold): LeadFormState => {
  const phase = phaseOf(snapshot.value)
  const { text } = snapshot.context
  const next = {
    ...state,
    address: some({ phase, field: snapshot.context }),
    values: { ...state.values, legalAddress: text, manualaddress: phase === 'manual' },
  }
  // A fault is mended by the choice; a new one waits until the field is left.
  return state.faults.has('legalAddress') && (phase === 'chosen' || phase === 'manual')
    ? showFaults(next, ['legalAddress'])
    : next
}

type Settled = Extract<
  LeadFormEvent,
  {
    readonly type:
      | 'vehicle.choose'
      | 'retailer.choose'
      | 'vehicle.answered'
      | 'retailer.answered'
      | 'prefill.answered'
  }
>

const without = ({ pending }: LeadFormState, found: Pending): LeadFormState['pending'] =>
  pending.filter((one) => one !== found)

// What was missing is there: nothing is wrong with it any more.
const mend = (state: LeadFormState, name: string): LeadFormState =>
  state.faults.has(name) ? showFaults(state, [name]) : state

const takeVehicle = (state: LeadFormState, vehicle: LeadFormState['vehicle']): LeadFormState => {
  const next = { ...state, vehicle, pending: without(state, 'vehicle') }
  return O.isNone(vehicle) ? reopenPicker(next) : mend(next, 'modelId')
}

const takeRetailer = (state: LeadFormState, retailer: LeadFormState['retailer']): LeadFormState => {
  const next = { ...state, retailer, pending: without(state, 'retailer') }
  return O.isNone(retailer) ? next : mend(next, 'retailerid')
}

const pick = (state: LeadFormState, choice: HandChoice): LeadFormState => ({
  ...state,
  chosenByHand: [...new Set([...state.chosenByHand, choice])],
})

const takeSettled = (state: LeadFormState, event: Settled): LeadFormState => {
  switch (event.type) {
    case 'vehicle.choose':
      return takeVehicle(pick(state, 'vehicle'), event.vehicle)
    case 'retailer.choose':
      return takeRetailer(pick(state, 'retailer'), event.retailer)
    case 'vehicle.answered':
      return state.chosenByHand.includes('vehicle') ? state : takeVehicle(state, event.vehicle)
    case 'retailer.answered':
      return state.chosenByHand.includes('retailer') ? state : takeRetailer(state, event.retailer)
    case 'prefill.answered':
      return { ...fillIn(state, event), pending: without(state, 'consumer') }
  }
}

// The option of a country code names both: the same code serves several countries.
const readCode = (value: string): LeadFormState['dial'] => {
  const at = value.indexOf('+')
  return at < 0 ? { iso2: '', code: '' } : { iso2: value.slice(0, at), code: value.slice(at) }
}

/** Applies an event to a form. */
export const applyFormEvent = (state: LeadFormState, event: LeadFormEvent): LeadFormState => {
  switch (event.type) {
    case 'value.set':
      return setValue(state, event.name, event.value)
    case 'code.set':
      return { ...state, dial: readCode(event.value) }
    case 'field.blur':
      return showFaults(state, [event.name])
    case 'consent.set':
      return setConsent(state, { type: 'item.set', name: event.name, isOn: event.isOn })
    case 'master.set':
    case 'all.set':
      return setConsent(state, event)
    case 'xstate.snapshot.email':
    case 'xstate.snapshot.mobilePhone':
      return takeLookUp(state, event.type === 'xstate.snapshot.email' ? 'email' : 'mobilePhone', {
        phase: phaseOf(event.snapshot.value),
        field: event.snapshot.context,
      })
    case 'xstate.snapshot.legalAddress':
      return takeAddress(state, event)
    case 'draft.clear':
      return clearDraft(state)
    case 'vehicle.choose':
    case 'retailer.choose':
    case 'vehicle.answered':
    case 'retailer.answered':
    case 'prefill.answered':
      return takeSettled(state, event)
    case 'connection.changed':
      return {
        ...state,
        isOnline: event.isOnline,
        sendFault:
          event.isOnline && state.sendFault.tag === 'Offline' ? { tag: 'None' } : state.sendFault,
      }
    case 'purpose.choose':
      return choosePurpose(state, event.purpose)
    case 'choice.return':
      return { ...state, needsChoice: true }
    case 'form.seen':
      return { ...state, isSeen: true }
    case 'form.submit':
      return pressSubmit(state, event)
    case 'challenge.shown':
    case 'challenge.hidden':
      return { ...state, isChallenged: event.type === 'challenge.shown' }
    default:
      return state
  }
}

/** What one field's own machine is told. */
export interface FieldMessage {
  readonly name: 'email' | 'mobilePhone' | 'legalAddress'
  readonly told: AsyncFieldEvent | AddressFieldEvent
}

const textOf = (state: LeadFormState, name: string): string => {
  const value = state.values[name]
  return typeof value === 'string' ? value : ''
}

const tellText = (state: LeadFormState, name: string): readonly FieldMessage[] => {
  const asked = listAskedFields(state).find((one) => one.name === name)
  if (asked !== undefined) {
    const { value, dial } = asked.input
    return [{ name: asked.name, told: { type: 'text.set', value, dial } }]
  }
  const hasAddress = O.isSome(state.plan) && O.isSome(findAddressField(state.plan.value, {}))
  return name === 'legalAddress' && hasAddress
    ? [{ name, told: { type: 'address.type', text: textOf(state, name) } }]
    : []
}

const tellName = (
  state: LeadFormState,
  name: string,
  told: FieldMessage['told'],
): readonly FieldMessage[] => tellText(state, name).map((message) => ({ ...message, told }))

// A prefilled text is not typed: a search for it would open a list nobody has asked for.
const tellPrefill = (
  state: LeadFormState,
  { address }: Extract<LeadFormEvent, { readonly type: 'prefill.answered' }>,
): readonly FieldMessage[] => [
  ...['email', 'mobilePhone'].flatMap((name) => tellText(state, name)),
  ...(O.isSome(address)
    ? tellName(state, 'legalAddress', { type: 'address.fill', suggestion: address.value })
    : []),
]

/** Lists what the machines of the fields are told of an event. */
export const toFieldEvents = (
  state: LeadFormState,
  event: LeadFormEvent,
): readonly FieldMessage[] => {
  switch (event.type) {
    case 'value.set':
      return tellText(state, event.name)
    case 'code.set':
      return tellText(state, 'mobilePhone')
    case 'draft.clear':
      return ['email', 'mobilePhone', 'legalAddress'].flatMap((name) => tellText(state, name))
    case 'prefill.answered':
      return tellPrefill(state, event)
    case 'field.blur':
    case 'number.insist':
      return tellName(state, event.name, { type: event.type })
    case 'address.choose':
      return tellName(state, event.name, { type: event.type, id: event.id })
    case 'option.move':
      return tellName(state, event.name, { type: event.type, key: event.key })
    case 'list.escape':
    case 'manual.toggle':
      return tellName(state, event.name, { type: event.type })
    case 'form.submit':
      return Object.keys(state.awaited).flatMap((name) =>
        tellName(state, name, { type: 'field.blur' }),
      )
    default:
      return []
  }
}

/** Notes why a form was not sent. */
export const failSend = (state: LeadFormState, sendFault: SendFault): LeadFormState => ({
  ...state,
  sendFault,
  isChallenged: false,
})
