import { none, some, toUndefined, type Option } from '../shared/index.js'
import type { AddressFieldInput } from './address.js'
import { resolveAsyncStep, startAsyncField, type AsyncFieldInput } from './async-field.js'
import {
  changeConsents,
  listGroupedConsents,
  startConsents,
  type ConsentEvent,
  type ConsentName,
  type Consents,
} from './consent.js'
import { FIELD_KINDS } from './field-kind.js'
import { checkForm, type FormFill } from './form-check.js'
import { planForm, type FormPlan, type PlannedField } from './form-plan.js'
import type { FullConfiguration, LeadValues } from './forms.types.js'
import type { LeadFormInput, LeadFormState, LookUp } from './lead-form.types.js'
import { findDialCode } from './phone.js'
import { countryCodeOf } from './purpose.js'
import type { FieldFault } from './rules.js'

const nameOf = ({ kind }: PlannedField): string => toUndefined(FIELD_KINDS[kind].valueName) ?? ''

const NO_GROUP = {
  isMasterOn: false,
  isMasterDisabled: false,
  items: {},
  areItemsDisabled: false,
} as const

/**
 * Starts a form that knows nothing yet.
 *
 * @param input - What the form is started with.
 * @returns Its state before the configuration is there.
 * @source M-F-01
 *
 * @example Nothing is planned yet
 * ```ts
 * import { startLeadForm } from '@evkit/engine/forms'
 * import { tinyFormInput } from '@evkit/engine/testing'
 *
 * startLeadForm(tinyFormInput).plan._tag // => 'None'
 * ```
 * @category constructors
 */
export const startLeadForm = (input: LeadFormInput): LeadFormState => ({
  input,
  configuration: none,
  plan: none,
  asked: 0,
  values: {},
  dial: { iso2: '', code: '' },
  consents: startConsents([], []),
  group: NO_GROUP,
  lookUps: {},
  address: none,
  faults: new Map(),
  told: new Set(),
  isStopped: false,
  awaited: {},
  isOnline: input.isOnline,
  sendFault: { tag: 'None' },
  tokens: 0,
  isChallenged: false,
  isRestored: false,
  url: '',
  body: none,
  target: none,
})

/** A field the server is asked about, and what its machine starts with. */
export interface AskedField {
  readonly name: 'email' | 'mobilePhone'
  readonly input: AsyncFieldInput
}

/**
 * Lists the fields of a form the server is asked about.
 *
 * @param state - The form.
 * @returns Value names, and what the machine of each starts with.
 * @source F-VAL-16, F-VAL-17, F-PHONE-06, M-F-08
 *
 * @example The e-mail of the sample form
 * ```ts
 * import { listAskedFields, startLeadForm, takeConfiguration } from '@evkit/engine/forms'
 * import { tinyConfiguration, tinyFormInput } from '@evkit/engine/testing'
 *
 * const state = takeConfiguration(startLeadForm(tinyFormInput), tinyConfiguration)
 * listAskedFields(state).map(({ name }) => name) // => ['email', 'mobilePhone']
 * ```
 * @category resolution
 */
export const listAskedFields = ({ plan, values, dial }: LeadFormState): readonly AskedField[] => {
  if (plan._tag === 'None') return []
  const { fields, flags } = plan.value
  return fields.flatMap(({ kind, rule }): readonly AskedField[] => {
    const isCoded = kind === 'PhoneWithCountryCode'
    if (kind !== 'EmailAsync' && kind !== 'MobilePhoneAsync' && !(isCoded && rule.isAsync))
      return []
    const name = kind === 'EmailAsync' ? 'email' : 'mobilePhone'
    const value = values[name]
    return [
      {
        name,
        input: {
          field: kind,
          rule,
          allowsManual: flags.includes('allowManualPhoneValidation'),
          value: typeof value === 'string' ? value : '',
          code: isCoded ? dial.code : '',
        },
      },
    ]
  })
}

/**
 * Resolves what the machine of the address field starts with.
 *
 * @param plan - The form.
 * @param values - What stands in the form at first.
 * @returns Its input, or `none` when no address is looked up.
 * @source F-FIELD-20, F-FIELD-21, F-FIELD-32, F-ADDR-10
 *
 * @example The sample form has no address
 * ```ts
 * import { findAddressField } from '@evkit/engine/forms'
 * import { tinyPlan } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * findAddressField(tinyPlan, {}) // => option.none
 * ```
 * @category resolution
 */
export const findAddressField = (plan: FormPlan, values: LeadValues): Option<AddressFieldInput> => {
  const field = plan.fields.find(({ kind }) =>
    ['LegalAddress', 'LegalAddressAsync', 'AddressAsyncWithManual'].includes(kind),
  )
  if (field === undefined) return none
  const text = values['legalAddress']
  return some({
    text: typeof text === 'string' ? text : '',
    chosen: none,
    allowsManual: field.kind === 'AddressAsyncWithManual',
    flags: plan.flags,
  })
}

const startValues = (plan: FormPlan, draft: LeadValues): LeadValues => {
  const held = new Set([...plan.fields, ...plan.manualFields].map(nameOf))
  const kept = Object.entries(draft).filter(
    ([name]) => held.has(name) || name === 'legalname' || name === 'business',
  )
  return { business: plan.startsAsBusiness, ...Object.fromEntries(kept) }
}

/**
 * Takes the configuration: plans the form and fills in what stands in it from the start.
 *
 * @param state - The form so far.
 * @param configuration - Everything the market says of its forms.
 * @returns The form; without a plan when its purpose has none.
 * @source F-CFG-28, F-OPT-09, F-OPT-10, F-OPT-11, F-PHONE-02, F-SUB-60, E-F-15
 *
 * @example The sample form
 * ```ts
 * import { startLeadForm, takeConfiguration } from '@evkit/engine/forms'
 * import { tinyConfiguration, tinyFormInput } from '@evkit/engine/testing'
 *
 * takeConfiguration(startLeadForm(tinyFormInput), tinyConfiguration).values // => { business: false }
 * ```
 * @category constructors
 */
export const takeConfiguration = (
  state: LeadFormState,
  configuration: FullConfiguration,
): LeadFormState => {
  const { request, surroundings, draft } = state.input
  const planned = planForm(request, configuration)
  if (planned._tag === 'None') return { ...state, configuration: some(configuration) }
  const plan = planned.value
  const code = findDialCode(request.market, surroundings.dialCodes)
  const consents = startConsents(plan.legalFields, plan.flags)
  const grouped = listGroupedConsents(plan.legalFields)
  const values = startValues(plan, toUndefined(draft) ?? {})
  return {
    ...state,
    configuration: some(configuration),
    plan: planned,
    values,
    dial:
      code._tag === 'Some'
        ? { iso2: countryCodeOf(request.market), code: code.value }
        : { iso2: '', code: '' },
    consents,
    group: {
      ...NO_GROUP,
      items: Object.fromEntries(grouped.map((name) => [name, consents[name]])),
    },
    isRestored: draft._tag === 'Some' && Object.keys(values).length > 1,
  }
}

/**
 * Reads the consents as they stand, those of the group with the others.
 *
 * @param state - The form.
 * @returns All seven.
 * @source F-OPT-25, F-OPT-20
 *
 * @example Nothing is given
 * ```ts
 * import { readConsents, startLeadForm } from '@evkit/engine/forms'
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
 * import { readFill, startLeadForm } from '@evkit/engine/forms'
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
    dialCode: state.dial.code,
    consents: readConsents(state),
    address: state.address._tag === 'Some' ? state.address.value.field.chosen : none,
    refused: listRefused(state.lookUps),
    hasVehicle: query.pno !== undefined,
    hasRetailer: query.retailerid !== undefined,
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
 * import { showFaults, startLeadForm, takeConfiguration } from '@evkit/engine/forms'
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
 * @source F-VAL-10, F-VAL-18, F-FIELD-50, M-F-01
 *
 * @example Nothing is cut
 * ```ts
 * import { setValue, startLeadForm } from '@evkit/engine/forms'
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
 * import { readConsents, setConsent, startLeadForm } from '@evkit/engine/forms'
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
 * @source F-VAL-16, F-VAL-17, E-F-04, E-F-18, M-F-08
 *
 * @example The server has refused the address
 * ```ts
 * import { listAskedFields, startAsyncField, startLeadForm, takeConfiguration, takeLookUp } from '@evkit/engine/forms'
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
 * import { listAwaited, startLeadForm } from '@evkit/engine/forms'
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
      const current = { ...field, value: input.value, code: input.code }
      if (phase === 'valid' || resolveAsyncStep(current).kind !== 'ask') return []
      return [[name, phase === 'checking' ? field.request : field.request + 1]]
    }),
  )

/**
 * Empties a form that was filled from an earlier visit.
 *
 * @param state - The form.
 * @returns The form as it stood at first, without what was kept.
 * @source E-F-15
 *
 * @example Nothing is left
 * ```ts
 * import { clearDraft, startLeadForm } from '@evkit/engine/forms'
 * import { tinyFormInput } from '@evkit/engine/testing'
 *
 * clearDraft(startLeadForm(tinyFormInput)).isRestored // => false
 * ```
 * @category constructors
 */
export const clearDraft = (state: LeadFormState): LeadFormState => {
  const values = state.plan._tag === 'Some' ? startValues(state.plan.value, {}) : {}
  return { ...state, values, isRestored: false, faults: new Map(), isStopped: false }
}
