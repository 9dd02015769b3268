import type { CodedPhoneView } from '@evkit/engine/internal/forms'
import { SelectField } from '../primitives/index.js'
import type { FormActions } from './lead-form.types.js'
import { drawText } from './text-cell.js'
import styles from './fields.module.css'

/** A number with the code of a country beside it, as one group. */
export const CodedPhoneCell = (props: {
  readonly view: CodedPhoneView
  readonly actions: FormActions
}) => {
  const { view, actions } = props
  const { code, number } = view
  return (
    <div
      className={styles['phone']}
      role="group"
      aria-label={view.label}
      data-part="phone-with-code"
    >
      <SelectField
        id={actions.idOf(`${view.name}-code`)}
        name={`${view.name}-code`}
        label={code.label}
        autoComplete={code.autocomplete}
        choices={code.options}
        onChoose={(value) => {
          actions.send({ type: 'code.set', value })
        }}
      />
      {drawText({ view: number, actions })}
    </div>
  )
}
