import { either as E } from 'fp-ts'
import { assembleLead } from '../../src/forms/lead/sending/payload.js'
import type { LeadContext, LeadInput, LeadSubmission } from '../../src/forms/lead/forms.types.js'
import { tinyLead } from '../../src/testing/forms-samples.js'

/** Makes the lead of the samples with other input, or another context. */
export const leadOf = (
  change: Partial<LeadInput>,
  context: Partial<LeadContext> = {},
): LeadSubmission => {
  const made = assembleLead({
    ...tinyLead,
    ...change,
    context: { ...tinyLead.context, ...context },
  })
  if (E.isLeft(made)) throw new Error(made.left)
  return made.right
}
