import * as O from '#fp-ts/Option'
import { some, type Option } from '../../../shared/index.js'
import {
  LEGAL_FIELDS,
  readKvkk,
  requireContacts,
  type Consents,
  type LegalFieldInfo,
} from '../consent.js'
import { checkAddress, type AddressSuggestion } from '../fields/address.js'
import { NO_DIAL, type PhoneDial } from '../fields/dial.js'
import { checkTyped, faultOfKey } from './field-check.js'
import { EMAIL_KINDS, LOOKED_UP_ADDRESS_KINDS, MOBILE_KINDS } from '../fields/field-groups.js'
import { FIELD_KINDS, valueNameOf, type FieldKind } from '../fields/field-kind.js'
import type { FormPlan, PlannedField } from '../plan/form-plan.js'
import type { LeadValues } from '../forms.types.js'
import type { FieldFault } from './rules.js'

/** What the visitor has filled in so far, and what the server has said to it. */
export interface FormFill {
  readonly values: LeadValues
  /** Chosen country code of the phone. */
  readonly dial: PhoneDial
  readonly consents: Consents
  /** The address chosen from the list. */
  readonly address: Option<AddressSuggestion>
  /** Message keys by value name: what the server has refused. */
  readonly refused: ReadonlyMap<string, string>
  readonly hasVehicle: boolean
  readonly hasRetailer: boolean
}

/** What is wrong with one part of the form. */
export interface FormFault {
  /** Value name of the field; of a consent its wire name. */
  readonly name: string
  readonly fault: FieldFault
}

const isTrue = (value: Option<boolean>): boolean => O.isSome(value) && value.value

const valueOf = (values: LeadValues, name: string): LeadValues[string] =>
  Object.hasOwn(values, name) ? (values[name] ?? '') : ''

const textOf = (values: LeadValues, name: string): string => {
  const value = valueOf(values, name)
  return typeof value === 'string' ? value : ''
}

// The phone a consent asks for: whichever mobile number is on the form, else the landline.
const contactKinds = (plan: FormPlan) => {
  const has = (kinds: readonly FieldKind[]) =>
    plan.fields.find(({ kind }) => kinds.includes(kind))?.kind
  return { email: has(EMAIL_KINDS), phone: has(MOBILE_KINDS) ?? has(['Landline']) }
}

/** Lists the fields that have to be filled in now: by the configuration, and by a consent. */
export const listRequired = (plan: FormPlan, fill: FormFill): readonly string[] => {
  const kinds = contactKinds(plan)
  const contacts = requireContacts({
    required: { email: false, phone: false },
    fields: plan.legalFields,
    requiredFields: plan.requiredLegalFields,
    consents: fill.consents,
  })
  const isAsked = (field: PlannedField): boolean =>
    isTrue(field.rule.isRequired) ||
    (contacts.email && field.kind === kinds.email) ||
    (contacts.phone && field.kind === kinds.phone) ||
    FIELD_KINDS[field.kind].required === 'always'
  const isBusiness = valueOf(fill.values, 'business') === true
  return [
    ...[...plan.fields, ...plan.manualFields].filter(isAsked).map(({ kind }) => valueNameOf(kind)),
    ...(isBusiness ? ['legalname'] : []),
  ]
}

interface Check {
  readonly plan: FormPlan
  readonly fill: FormFill
  readonly required: readonly string[]
}

const wrong = (name: string, key: string): readonly FormFault[] => [
  { name, fault: faultOfKey(key) },
]

const isManual = ({ plan, fill }: Check): boolean =>
  plan.fields.some(({ kind }) => kind === 'AddressAsyncWithManual') &&
  valueOf(fill.values, 'manualaddress') === true

const checkLine = (field: PlannedField, { fill, required }: Check): readonly FormFault[] => {
  const name = valueNameOf(field.kind)
  const fault = checkTyped({
    field: field.kind,
    rule: { ...field.rule, isRequired: some(required.includes(name)) },
    value: textOf(fill.values, name),
    dial: fill.dial,
  })
  if (O.isSome(fault)) return [{ name, fault: fault.value }]
  const refused = fill.refused.get(name)
  return refused === undefined ? [] : wrong(name, refused)
}

const checkAddressField = (field: PlannedField, check: Check): readonly FormFault[] => {
  if (isManual(check)) return check.plan.manualFields.flatMap((one) => checkLine(one, check))
  const name = valueNameOf(field.kind)
  const text = textOf(check.fill.values, name)
  const fault = checkAddress({ text, chosen: check.fill.address }, check.required.includes(name))
  return O.isSome(fault) ? wrong(name, fault.value) : checkLine(field, check)
}

// Blank entries count as none, as in the body they are left out.
const isEmpty = (value: LeadValues[string]): boolean => {
  if (typeof value === 'boolean') return !value
  const texts = typeof value === 'string' ? [value] : value
  return texts.every((text) => text.trim() === '')
}

const checkChoice = (field: PlannedField, { fill, required }: Check): readonly FormFault[] => {
  const name = valueNameOf(field.kind)
  return required.includes(name) && isEmpty(valueOf(fill.values, name))
    ? wrong(name, FIELD_KINDS[field.kind].emptyKey)
    : []
}

const checkBusiness = (field: PlannedField, check: Check): readonly FormFault[] => {
  const box = checkChoice(field, check)
  if (!check.required.includes('legalname')) return box
  const value = textOf(check.fill.values, 'legalname')
  const rule = { ...check.plan.companyRule, isRequired: some(true) }
  const fault = checkTyped({ field: 'legalname', rule, value, dial: NO_DIAL })
  return O.isSome(fault) ? [...box, { name: 'legalname', fault: fault.value }] : box
}

const checkField = (field: PlannedField, check: Check): readonly FormFault[] => {
  const { control } = FIELD_KINDS[field.kind]
  if (LOOKED_UP_ADDRESS_KINDS.includes(field.kind)) return checkAddressField(field, check)
  switch (control) {
    case 'select':
    case 'radio':
    case 'choices':
    case 'vehicles':
    case 'checkbox':
      return checkChoice(field, check)
    case 'business':
      return checkBusiness(field, check)
    default:
      return checkLine(field, check)
  }
}

const checkKvkk = ({ fill }: Check): readonly FormFault[] =>
  O.isNone(readKvkk(textOf(fill.values, 'kvkk_optin'))) ? wrong('kvkk_optin', 'FieldRequired') : []

const checkLegal = ({ plan, fill }: Check): readonly FormFault[] =>
  plan.requiredLegalFields.flatMap((field) => {
    const { consent }: LegalFieldInfo = LEGAL_FIELDS[field]
    if (O.isNone(consent) || fill.consents[consent.value]) return []
    return wrong(
      consent.value,
      consent.value === 'oneMarketingConsent' ? 'AcceptPolicies' : 'FieldRequired',
    )
  })

const checkCustom = (section: string, { plan, fill }: Check): readonly FormFault[] =>
  (plan.custom.get(section)?.parts ?? []).flatMap(({ type, name }) =>
    type === 'Checkbox' && valueOf(fill.values, name) !== true ? wrong(name, 'FieldRequired') : [],
  )

const checkSection = (section: string, check: Check): readonly FormFault[] => {
  const { plan, fill } = check
  switch (section) {
    case 'main':
      return plan.fields.flatMap((field) => checkField(field, check))
    case 'kvkk':
      return checkKvkk(check)
    case 'legal':
      return checkLegal(check)
    case 'vehiclepicker':
      return plan.needsVehicle && !fill.hasVehicle ? wrong('modelId', 'ModelRequired') : []
    case 'dealerpicker':
      return plan.needsRetailer && !fill.hasRetailer ? wrong('retailerid', 'RetailerRequired') : []
    default:
      return checkCustom(section, check)
  }
}

/** Checks a whole form, in the order in which it is read. */
export const checkForm = (plan: FormPlan, fill: FormFill): readonly FormFault[] => {
  const check = { plan, fill, required: listRequired(plan, fill) }
  return plan.sections.flatMap((section) => checkSection(section, check))
}

/**
 * Writes what is wrong as it may be told to others: value names and message keys, nothing that was typed.
 *
 * @source F-VAL-24, F-VAL-25
 */
export const toFaultRecord = (faults: readonly FormFault[]): Readonly<Record<string, string>> =>
  Object.fromEntries(faults.map(({ name, fault }) => [name, fault.key]))
