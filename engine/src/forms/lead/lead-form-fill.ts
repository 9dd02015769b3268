import * as O from '#fp-ts/Option'
import { none } from '../../shared/index.js'
import { resolveAsyncStep, startAsyncField } from './fields/async-field.js'
import { changeConsents, type ConsentEvent, type ConsentName, type Consents } from './consent.js'
import { checkForm, type FormFill } from './rules/form-check.js'
import type { LeadValues } from './forms.types.js'
import type { FieldFault } from './rules/rules.js'
import { listAskedFields, readDial } from './lead-form.js'
import type { LeadFormState, AsyncLookUp, Prefill } from './lead-form.types.js'

/** Reads the consents as they stand, those of the group with the others. */
export const readConsents = ({ consents, group }: LeadFormState): Consents => ({
  ...consents,
  ...group.items,
})

// What a field's own machine has refused counts only while the text is the one that was refused.
const listRefused = (lookUps: LeadFormState['lookUps']): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(lookUps).flatMap(([name, { phase, field }]) =>
      phase === 'invalid' && O.isSome(field.fault) ? [[name, field.fault.value]] : [],
    ),
  )

/** Reads what is filled in. */
export const readFill = (state: LeadFormState): FormFill => {
  const { query } = state.input.request
  return {
    values: state.values,
    dial: readDial(state),
    consents: readConsents(state),
    address: O.isSome(state.address) ? state.address.value.field.chosen : none,
    refused: listRefused(state.lookUps),
    hasVehicle: O.isSome(state.vehicle),
    hasRetailer: O.isSome(state.retailer) || query.retailerid !== undefined,
  }
}

/** Checks some fields and shows what is wrong with them from now on; a fault that is mended goes. */
export const showFaults = (state: LeadFormState, names: readonly string[]): LeadFormState => {
  if (O.isNone(state.plan)) return state
  const found = checkForm(state.plan.value, readFill(state)).filter(({ name }) =>
    names.includes(name),
  )
  const kept = [...state.faults].filter(([name]) => !names.includes(name))
  return {
    ...state,
    faults: new Map<string, FieldFault>([
      ...kept,
      ...found.map(({ name, fault }) => [name, fault] as const),
    ]),
  }
}

const dropTold = (state: LeadFormState, name: string): LeadFormState =>
  state.told.has(name)
    ? {
        ...state,
        told: new Set([...state.told].filter((one) => one !== name)),
        faults: new Map([...state.faults].filter(([one]) => one !== name)),
      }
    : state

/** Sets one value. */
export const setValue = (
  state: LeadFormState,
  name: string,
  value: LeadValues[string],
): LeadFormState =>
  dropTold({ ...state, values: { ...state.values, [name]: value }, isRestored: false }, name)

/** Puts what is known of the visitor into the fields they have left alone. */
export const fillIn = (state: LeadFormState, { values, dial }: Prefill): LeadFormState => ({
  ...state,
  values: { ...values, ...state.values },
  dial: O.isNone(dial) || Object.hasOwn(state.values, 'mobilePhone') ? state.dial : dial.value,
})

const isGrouped = (state: LeadFormState, name: ConsentName): boolean =>
  Object.hasOwn(state.group.items, name)

/** Gives or takes back a consent, or all of a group. */
export const setConsent = (state: LeadFormState, event: ConsentEvent): LeadFormState => {
  const isSingle = event.type === 'item.set' && !isGrouped(state, event.name)
  if (!isSingle) return { ...state, group: changeConsents(state.group, event) }
  return dropTold(
    { ...state, consents: { ...state.consents, [event.name]: event.isOn } },
    event.name,
  )
}

/** Takes what the machine of a field tells; what it has decided is shown. */
export const takeLookUp = (
  state: LeadFormState,
  name: string,
  lookUp: AsyncLookUp,
): LeadFormState => {
  const told = { ...state, lookUps: { ...state.lookUps, [name]: lookUp } }
  if (lookUp.phase !== 'valid' && lookUp.phase !== 'invalid') return told
  const shown = showFaults(told, [name])
  const least = state.awaited[name]
  if (least === undefined || lookUp.field.request < least) return shown
  const rest = Object.entries(state.awaited).filter(([one]) => one !== name)
  return { ...shown, awaited: Object.fromEntries(rest) }
}

/** Lists the answers a form waits for before it can be sent: texts the server has not judged yet. */
export const listAwaited = (state: LeadFormState): LeadFormState['awaited'] =>
  Object.fromEntries(
    listAskedFields(state).flatMap(({ name, input }) => {
      const { phase, field } = state.lookUps[name] ?? {
        phase: 'untouched',
        field: startAsyncField(input),
      }
      const current = { ...field, value: input.value, dial: input.dial }
      if (phase === 'valid' || resolveAsyncStep(current).kind !== 'ask') return []
      return [[name, phase === 'checking' ? field.request : field.request + 1]]
    }),
  )
