import type { FieldShell } from '@evkit/engine/internal/forms'
import type { FormActions } from './lead-form.types.js'

/** What the control of every field is given. */
export const toFieldProps = (view: FieldShell, { idOf, send }: FormActions) => {
  const { name, label, mark, error, isRequired } = view
  return {
    id: idOf(name),
    name,
    label,
    mark,
    error,
    isRequired,
    onLeave: () => {
      send({ type: 'field.blur', name })
    },
  }
}
