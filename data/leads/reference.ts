// The number a visitor is told of their lead: whoever looks for the lead finds it by that number.
import { writeReference } from '@evkit/engine/forms/lead'

/** The number of a lead as a member of what is told of it; an id that is no UUID has none. */
export const referenceOf = (id: string): { readonly reference?: string } => {
  const reference = writeReference(id)
  return reference._tag === 'Some' ? { reference: reference.value } : {}
}
