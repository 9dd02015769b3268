import { none } from '../../shared/index.js'
import { resolveAsyncStep, startAsyncField } from '../async-field.js'
import { changeConsents, type ConsentEvent, type ConsentName, type Consents } from '../consent.js'
import { checkForm, type FormFill } from '../form-check.js'
import type { LeadValues } from '../forms.types.js'
import type { FieldFault } from '../rules.js'
import { listAskedFields, readDial } from './lead-form.js'
import type { LeadFormState, LookUp, Prefill } from './lead-form.types.js'

/**
 * Reads the consents as they stand, those of the group with the others.
 *
 * @param state - The form.
 * @returns All seven.
 * @source F-OPT-25, F-OPT-20
 *
 * @example Nothing is given
 * ```ts
 * import { readConsents, startLeadForm } from '@evkit/engine/forms/lead'
 * import { tinyFormInput } from '@evkit/engine/testing'
 *
 * readConsents(startLeadForm(tinyFormInput)).emailOptIn // => false
 * ```
 * @category accessors
 */
export const readConsents = ({ consents, group }: LeadFormState): Consents => ({
  ...consents,
  ...group.items,
})

// What a field's own machine has refused counts only while the text is the one that was refused.
const listRefused = (lookUps: LeadFormState['lookUps']): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(lookUps).flatMap(([name, { phase, field }]) =>
      phase === 'invalid' && field.fault._tag === 'Some' ? [[name, field.fault.value]] : [],
    ),
  )

/**
 * Reads what is filled in.
 *
 * @param state - The form.
 * @returns What the check of the form looks at.
 * @source F-VAL-23, F-SUB-61
 *
 * @example No vehicle is chosen
 * ```ts
 * import { readFill, startLeadForm } from '@evkit/engine/forms/lead'
 * import { tinyFormInput } from '@evkit/engine/testing'
 *
 * readFill(startLeadForm(tinyFormInput)).hasVehicle // => false
 * ```
 * @category accessors
 */
export const readFill = (state: LeadFormState): FormFill => {
  const { query } = state.input.request
  return {
    values: state.values,
    dial: readDial(state),
    consents: readConsents(state),
    address: state.address._tag === 'Some' ? state.address.value.field.chosen : none,
    refused: listRefused(state.lookUps),
    hasVehicle: state.vehicle._tag === 'Some',
    hasRetailer: state.dealer._tag === 'Some' || query.retailerid !== undefined,
  }
}

/**
 * Checks some fields and shows what is wrong with them from now on; a fault that is mended goes.
 *
 * @param state - The form.
 * @param names - Value names.
 * @returns The form with what is shown.
 * @law Fields that are not named keep what is shown at them.
 * @source F-VAL-18, F-VAL-23
 *
 * @example An empty field is left
 * ```ts
 * import { showFaults, startLeadForm, takeConfiguration } from '@evkit/engine/forms/lead'
 * import { tinyConfiguration, tinyFormInput } from '@evkit/engine/testing'
 *
 * const state = takeConfiguration(startLeadForm(tinyFormInput), tinyConfiguration)
 * showFaults(state, ['firstName']).faults.get('firstName')?.key // => 'FieldRequired'
 * ```
 * @category constructors
 */
export const showFaults = (state: LeadFormState, names: readonly string[]): LeadFormState => {
  if (state.plan._tag === 'None') return state
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

/**
 * Sets one value. What is shown as wrong stays until the field is left, but for what the service has told.
 *
 * @param state - The form.
 * @param name - Value name.
 * @param value - As it is in the field.
 * @returns The form.
 * @source F-VAL-10, F-VAL-18, F-FIELD-50, F-SUB-70
 *
 * @example Nothing is cut
 * ```ts
 * import { setValue, startLeadForm } from '@evkit/engine/forms/lead'
 * import { tinyFormInput } from '@evkit/engine/testing'
 *
 * setValue(startLeadForm(tinyFormInput), 'firstName', ' Ada').values // => { firstName: ' Ada' }
 * ```
 * @category constructors
 */
export const setValue = (
  state: LeadFormState,
  name: string,
  value: LeadValues[string],
): LeadFormState =>
  dropTold({ ...state, values: { ...state.values, [name]: value }, isRestored: false }, name)

/**
 * Puts what is known of the visitor into the fields they have left alone.
 *
 * @param state - The form.
 * @param prefill - What is known, as it fits into the form.
 * @returns The form; nothing shows as wrong before a field is left.
 * @law A value that is there is never changed.
 * @source F-PRE-07, F-PRE-08, D-F-30
 *
 * @example The first name was typed before
 * ```ts
 * import { fillIn, setValue, startLeadForm } from '@evkit/engine/forms/lead'
 * import { none } from '@evkit/engine/shared'
 * import { tinyFormInput } from '@evkit/engine/testing'
 *
 * const state = setValue(startLeadForm(tinyFormInput), 'firstName', 'A')
 * fillIn(state, { values: { firstName: 'Ada', surName: 'Byron' }, dial: none, address: none }).values // => { firstName: 'A', surName: 'Byron' }
 * ```
 * @category constructors
 */
export const fillIn = (state: LeadFormState, { values, dial }: Prefill): LeadFormState => ({
  ...state,
  values: { ...values, ...state.values },
  dial:
    dial._tag === 'None' || Object.hasOwn(state.values, 'mobilePhone') ? state.dial : dial.value,
})

const isGrouped = (state: LeadFormState, name: ConsentName): boolean =>
  Object.hasOwn(state.group.items, name)

/**
 * Gives or takes back a consent, or all of a group.
 *
 * @param state - The form.
 * @param event - What the visitor has done.
 * @returns The form.
 * @source F-OPT-12, F-OPT-20, F-OPT-21, F-OPT-22, F-OPT-23, F-OPT-24, D-F-21
 *
 * @example A single consent
 * ```ts
 * import { readConsents, setConsent, startLeadForm } from '@evkit/engine/forms/lead'
 * import { tinyFormInput } from '@evkit/engine/testing'
 *
 * const state = setConsent(startLeadForm(tinyFormInput), { type: 'item.set', name: 'smsOptIn', isOn: true })
 * readConsents(state).smsOptIn // => true
 * ```
 * @category constructors
 */
export const setConsent = (state: LeadFormState, event: ConsentEvent): LeadFormState => {
  const isSingle = event.type === 'item.set' && !isGrouped(state, event.name)
  if (!isSingle) return { ...state, group: changeConsents(state.group, event) }
  return dropTold(
    { ...state, consents: { ...state.consents, [event.name]: event.isOn } },
    event.name,
  )
}

/**
 * Takes what the machine of a field tells; what it has decided is shown.
 *
 * @param state - The form.
 * @param name - Value name of the field.
 * @param lookUp - How far it is.
 * @returns The form; what was waited for may have come.
 * @source F-VAL-16, F-VAL-17, E-F-04, E-F-18
 *
 * @example The server has refused the address
 * ```ts
 * import { startAsyncField } from '@evkit/engine/forms'
 * import { listAskedFields, startLeadForm, takeConfiguration, takeLookUp } from '@evkit/engine/forms/lead'
 * import { some } from '@evkit/engine/shared'
 * import { tinyConfiguration, tinyFormInput } from '@evkit/engine/testing'
 *
 * const state = takeConfiguration(startLeadForm(tinyFormInput), tinyConfiguration)
 * const [{ input }] = listAskedFields(state) as [ReturnType<typeof listAskedFields>[0]]
 * const field = { ...startAsyncField({ ...input, value: 'a@b.example' }), fault: some('FieldInvalid') }
 * const typed = { ...state, values: { email: 'a@b.example' } }
 * takeLookUp(typed, 'email', { phase: 'invalid', field }).faults.get('email')?.key // => 'FieldInvalid'
 * ```
 * @category constructors
 */
export const takeLookUp = (state: LeadFormState, name: string, lookUp: LookUp): LeadFormState => {
  const told = { ...state, lookUps: { ...state.lookUps, [name]: lookUp } }
  if (lookUp.phase !== 'valid' && lookUp.phase !== 'invalid') return told
  const shown = showFaults(told, [name])
  const least = state.awaited[name]
  if (least === undefined || lookUp.field.request < least) return shown
  const rest = Object.entries(state.awaited).filter(([one]) => one !== name)
  return { ...shown, awaited: Object.fromEntries(rest) }
}

/**
 * Lists the answers that have to come before a form can be sent: of fields whose text the server has not judged yet.
 *
 * @param state - The form.
 * @returns By value name, the number of the question whose answer is the first that counts.
 * @source E-F-04, F-VAL-23, D-F-19
 *
 * @example Nothing is typed
 * ```ts
 * import { listAwaited, startLeadForm } from '@evkit/engine/forms/lead'
 * import { tinyFormInput } from '@evkit/engine/testing'
 *
 * listAwaited(startLeadForm(tinyFormInput)) // => {}
 * ```
 * @category resolution
 */
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
