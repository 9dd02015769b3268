import * as O from '#fp-ts/Option'
import { FIELD_KINDS, valueNameOf, type Control } from '../fields/field-kind.js'
import type { FormPlan } from '../plan/form-plan.js'
import type { LeadFormState } from '../lead-form.types.js'
import { isSamePhase, type FormMoment } from './form.view.js'

const TEXTS: readonly Control[] = ['text', 'notes', 'phone', 'phoneWithCode', 'email']

// No two fields of a form have one value, so that none has to follow another.
const isText = (name: string, { fields, manualFields }: FormPlan): boolean =>
  name === 'legalname' ||
  [...fields, ...manualFields].some(
    ({ kind }) => valueNameOf(kind) === name && TEXTS.includes(FIELD_KINDS[kind].control),
  )

const areOnlyTextsNew = (before: LeadFormState, after: LeadFormState): boolean => {
  const { plan } = after
  const old = before.values
  return (
    O.isSome(plan) &&
    Object.keys(old).every((name) => Object.hasOwn(after.values, name)) &&
    Object.entries(after.values).every(
      ([name, value]) => old[name] === value || isText(name, plan.value),
    )
  )
}

const isRestSame = (before: LeadFormState, after: LeadFormState): boolean =>
  (Object.keys(after) as (keyof LeadFormState)[]).every(
    (part) => part === 'values' || before[part] === after[part],
  )

/**
 * Tells whether nothing has happened to a form but that texts were typed. Their fields show them already, and nothing else
 * of the form is made from them: it stands as it was drawn.
 *
 * @source F-VAL-18, F-SUB-70
 */
export const isOnlyTyped = (before: FormMoment, after: FormMoment): boolean =>
  isSamePhase(before.phase, after.phase) &&
  isRestSame(before.state, after.state) &&
  areOnlyTextsNew(before.state, after.state)
