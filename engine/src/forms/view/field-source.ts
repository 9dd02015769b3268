import { listRequired } from '../form-check.js'
import type { FormPlan } from '../form-plan.js'
import { readFill } from '../lead/lead-form-fill.js'
import type { LeadFormState } from '../lead/lead-form.types.js'
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

/**
 * Makes the source of the fields of a form.
 *
 * @param form - The form, its plan, what puts it into words, and the texts of its main section.
 * @returns What every field is drawn from.
 * @source F-OPT-14, F-VAL-20
 *
 * @example Which fields are required is read once
 * ```ts
 * import { startLeadForm } from '@evkit/engine/forms/lead'
 * import { fieldSource } from '@evkit/engine/forms/view'
 * import { tinyFormInput, tinyPlan } from '@evkit/engine/testing'
 *
 * const words = { translate: (key: string) => key, dictionary: new Map(), nameCountry: String, compare: () => 0 }
 * fieldSource({ state: startLeadForm(tinyFormInput), plan: tinyPlan, words, text: words.translate }).required // => ['firstName', 'email']
 * ```
 * @category constructors
 */
export const fieldSource = (form: Omit<FieldSource, 'required'>): FieldSource => ({
  ...form,
  required: listRequired(form.plan, readFill(form.state)),
})
