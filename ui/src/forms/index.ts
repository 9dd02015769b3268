/** Forms of leads as React components; everything they show and decide comes from the engine. */
export { LeadForm, type LeadFormProps } from './lead-form.js'
export type { LeadFormEvent } from './lead-form.types.js'
