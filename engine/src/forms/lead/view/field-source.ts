import { listRequired } from '../rules/form-check.js'
import type { FormPlan } from '../plan/form-plan.js'
import { readFill } from '../lead-form-fill.js'
import type { LeadFormState } from '../lead-form.types.js'
import type { FormWords, SectionText } from './form-words.js'

/** What the fields of a form are drawn from. */
export interface FieldSource {
  readonly state: LeadFormState
  readonly plan: FormPlan
  readonly words: FormWords
  /** Texts of the main section. */
  readonly text: SectionText
  /** Value names that have to be filled in. */
  readonly required: readonly string[]
}

/** Makes the source of the fields of a form. */
export const fieldSource = (form: Omit<FieldSource, 'required'>): FieldSource => ({
  ...form,
  required: listRequired(form.plan, readFill(form.state)),
})
