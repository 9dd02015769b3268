import * as O from '#fp-ts/Option'
import { none, some, toUndefined, type Option } from '../../shared/index.js'
import type { AddressFieldInput } from './fields/address.js'
import type { AsyncFieldInput } from './fields/async-field.js'
import { joinTranslations } from './plan/configuration.js'
import { listGroupedConsents, startConsents } from './consent.js'
import { findDial, findDialCode, NO_DIAL, type PhoneDial } from './fields/dial.js'
import { LOOKED_UP_ADDRESS_KINDS } from './fields/field-groups.js'
import { valueNameOf } from './fields/field-kind.js'
import { planForm, type FormPlan } from './plan/form-plan.js'
import { toInsideSalesRetailer } from './inside-sales.js'
import type { FullConfiguration, LeadValues } from './forms.types.js'
import { NO_LANDING } from './storage/form-storage.js'
import type { ChosenPurpose, LeadFormInput, LeadFormState } from './lead-form.types.js'
import { countryCodeOf } from './plan/purpose.js'

const NO_GROUP = {
  isMasterOn: false,
  isMasterDisabled: false,
  items: {},
  areItemsDisabled: false,
} as const

/**
 * Creates the initial state of a form, before its configuration is loaded.
 *
 * @param input - Request, configuration if loaded, and draft.
 * @returns The state before the configuration is loaded.
 * @source F-SUB-70
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
  needsChoice: input.choosesPurpose === true,
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
  isChallenged: false,
  isRestored: false,
  pending: input.pending,
  chosenByHand: [],
  vehicle: none,
  retailer: none,
  url: '',
  landing: NO_LANDING,
  envelope: none,
  target: none,
  reference: none,
  isSeen: input.isHidden !== true,
  reportedLoads: [],
})

/** A field the server is asked about, and what its machine starts with. */
export interface AskedField {
  readonly name: 'email' | 'mobilePhone'
  readonly input: AsyncFieldInput
}

/** Reads the chosen country code, with what is known of numbers there. */
export const readDial = ({ dial, input }: LeadFormState): PhoneDial =>
  findDial(dial, input.surroundings.dialCodes)

/** Lists the fields of a form the server is asked about. */
export const listAskedFields = (state: LeadFormState): readonly AskedField[] => {
  const { plan, values } = state
  if (O.isNone(plan)) return []
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
          dial: isCoded ? readDial(state) : NO_DIAL,
        },
      },
    ]
  })
}

/** Resolves what the machine of the address field starts with. */
export const findAddressField = (plan: FormPlan, values: LeadValues): Option<AddressFieldInput> => {
  const field = plan.fields.find(({ kind }) => LOOKED_UP_ADDRESS_KINDS.includes(kind))
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
  const held = new Set([...plan.fields, ...plan.manualFields].map(({ kind }) => valueNameOf(kind)))
  const kept = Object.entries(draft).filter(
    ([name]) => held.has(name) || name === 'legalname' || name === 'business',
  )
  return { business: plan.startsAsBusiness, ...Object.fromEntries(kept) }
}

// The record a host hands over, in the words of the configuration; another retailer is not taken away by it.
const findHanded = ({ input, retailer }: LeadFormState, configuration: FullConfiguration) => {
  const { insideSales } = input
  if (insideSales === undefined || O.isSome(retailer)) return retailer
  const texts = joinTranslations(configuration)
  return toInsideSalesRetailer(insideSales, (key) => texts.get(key) ?? '')
}

/**
 * Applies the loaded configuration: plans the form, and sets default and prefilled values.
 *
 * @param state - The current state.
 * @param configuration - All form configuration of the market.
 * @returns The next state; without a plan when its purpose has no form.
 * @source F-CFG-28, F-OPT-09, F-OPT-10, F-OPT-11, F-PHONE-02, F-SUB-60, E-F-15, B-OFFER-25
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
  if (O.isNone(planned)) return { ...state, configuration: some(configuration) }
  const plan = planned.value
  const code = findDialCode(request.market, surroundings.dialCodes)
  const consents = startConsents(plan.legalFields, plan.flags)
  const grouped = listGroupedConsents(plan.legalFields)
  const values = startValues(plan, toUndefined(draft) ?? {})
  return {
    ...state,
    configuration: some(configuration),
    plan: planned,
    retailer: findHanded(state, configuration),
    values,
    dial: O.isSome(code)
      ? { iso2: countryCodeOf(request.market), code: code.value }
      : { iso2: '', code: '' },
    consents,
    group: {
      ...NO_GROUP,
      items: Object.fromEntries(grouped.map((name) => [name, consents[name]])),
    },
    isRestored: O.isSome(draft) && Object.keys(values).length > 1,
  }
}

/** Empties a form that was filled from an earlier visit. */
export const clearDraft = (state: LeadFormState): LeadFormState => {
  const values = O.isSome(state.plan) ? startValues(state.plan.value, {}) : {}
  return { ...state, values, isRestored: false, faults: new Map(), isStopped: false }
}

/** Gives a quote form its picker of vehicles back, where the address names a vehicle nobody knows. */
export const reopenPicker = (state: LeadFormState): LeadFormState => {
  const { configuration, plan, input } = state
  if (O.isNone(configuration) || O.isNone(plan)) return state
  if (input.request.app !== 'quote' || plan.value.sections.includes('vehiclepicker')) return state
  const { pno: _number, modelkey: _key, model: _model, ...query } = input.request.query
  const request = { ...input.request, query, isModelChosen: false }
  return { ...state, plan: planForm(request, configuration.value) }
}

/** Takes the purpose chosen on the form: it is planned anew, and keeps what is filled in of fields it has. */
export const choosePurpose = (state: LeadFormState, purpose: ChosenPurpose): LeadFormState => {
  const { input, configuration, values, dial } = state
  const next: LeadFormState = {
    ...startLeadForm({ ...input, request: { ...input.request, purpose }, draft: some(values) }),
    asked: state.asked,
    isOnline: state.isOnline,
    pending: state.pending,
    chosenByHand: state.chosenByHand,
    vehicle: state.vehicle,
    retailer: state.retailer,
    address: state.address,
    isSeen: state.isSeen,
    reportedLoads: state.reportedLoads,
    needsChoice: false,
  }
  if (O.isNone(configuration)) return next
  const planned = takeConfiguration(next, configuration.value)
  return {
    ...planned,
    dial: values['mobilePhone'] === undefined ? planned.dial : dial,
    isRestored: false,
  }
}
