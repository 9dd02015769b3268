import { none, some } from '../../../shared/index.js'
import { additionalInformation } from '../sending/additional-information.js'
import { CONSENTS, type ConsentName } from '../consent.js'
import { NO_DIAL } from '../fields/dial.js'
import { FIELD_KINDS, INFORMATION_KINDS, type FieldKindInfo } from '../fields/field-kind.js'
import { checkForm, type FormFault, type FormFill } from './form-check.js'
import type { FormPlan, PlannedField } from '../plan/form-plan.js'
import type { LeadSubmission, LeadValue, LeadValues } from '../forms.types.js'

// A part of the host or the address comes first: of two parts with one name the later one is the field's.
const readParts = ({ additionalInfo = '' }: LeadSubmission): ReadonlyMap<string, string> =>
  new Map(
    additionalInformation
      .read(additionalInfo, INFORMATION_KINDS)
      .map(({ name, text }) => [name, text]),
  )

type ReadField = (field: PlannedField) => readonly (readonly [name: string, value: LeadValue])[]

const fieldReader = (body: LeadSubmission): ReadField => {
  const parts = readParts(body)
  return ({ kind }) => {
    const info: FieldKindInfo = FIELD_KINDS[kind]
    if (!('wire' in info)) return []
    const value = info.wire.read({ body, information: parts.get(kind) ?? '' })
    return value === undefined ? [] : [[info.valueName.value, value]]
  }
}

const listTicks = (plan: FormPlan): readonly string[] =>
  [...plan.custom.values()].flatMap(({ parts }) => parts.map(({ name }) => name))

/** Reads back from the body of a lead what was filled in. */
export const readSubmission = (plan: FormPlan, body: LeadSubmission): FormFill => {
  const readField = fieldReader(body)
  const fields = [...plan.fields, ...plan.manualFields]
  const isByHand = body.legalAddress === undefined && plan.manualFields.length > 0
  const values: LeadValues = {
    ...Object.fromEntries(fields.flatMap(readField)),
    ...Object.fromEntries(listTicks(plan).map((name) => [name, true])),
    business: body.business,
    legalname: body.legalName ?? '',
    kvkk_optin: body.kvkkOpt === undefined ? '' : String(body.kvkkOpt),
    manualaddress: isByHand && plan.manualFields.some((one) => readField(one).length > 0),
  }
  return {
    values,
    dial: NO_DIAL,
    consents: Object.fromEntries(CONSENTS.map((name) => [name, body[name]])) as Readonly<
      Record<ConsentName, boolean>
    >,
    address:
      body.legalAddress === undefined
        ? none
        : some({ address: body.legalAddress.address, outOfBounds: false, id: '' }),
    refused: new Map(),
    hasVehicle: (body.productsOfInterest ?? []).length > 0,
    hasRetailer: body.retailerId !== undefined,
  }
}

/**
 * Validates a submitted lead on the server, with the same rules as the visitor's form.
 *
 * @param plan - The plan of the stored form.
 * @param body - Request body of the lead.
 * @returns The validation errors; empty when the lead is valid.
 * @law A lead is refused exactly when the form it came from would not have been sent.
 * @source D-F-35, F-VAL-23, F-VAL-42
 *
 * @example A lead without an e-mail that is required
 * ```ts
 * import { checkSubmission } from '@evkit/engine/forms'
 * import { tinyBody, tinyPlan } from '@evkit/engine/testing'
 *
 * checkSubmission(tinyPlan, { ...tinyBody, email: '' }).map(({ name }) => name) // => ['email']
 * ```
 * @category predicates
 */
export const checkSubmission = (plan: FormPlan, body: LeadSubmission): readonly FormFault[] =>
  checkForm(plan, readSubmission(plan, body))
