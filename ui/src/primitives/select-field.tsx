import { useId } from 'react'
import {
  drawLabel,
  FieldError,
  FieldHint,
  fieldStyles,
  standing,
  type FieldProps,
} from './field.js'
import styles from './select-field.module.css'
import { classNames } from './class-names.js'

/** Props of a list of which exactly one is chosen. */
export interface SelectFieldProps extends Omit<FieldProps, 'id'> {
  /** Id of the control, where something leads to it. */
  readonly id?: string
  readonly name?: string
  readonly autoComplete?: string
  readonly choices: readonly {
    readonly value: string
    readonly label: string
    readonly isChosen: boolean
  }[]
  readonly onChoose: (value: string) => void
  readonly onLeave?: () => void
}

/** A native select with its label over it: what has more choices than fit beside each other. */
export const SelectField = (props: SelectFieldProps) => {
  const own = useId()
  const { choices, onChoose } = props
  const field = { ...props, id: props.id ?? own }
  return (
    <div className={fieldStyles['field']} data-part="select-field">
      {drawLabel(field)}
      <FieldHint {...field} />
      <select
        id={field.id}
        name={props.name}
        autoComplete={props.autoComplete}
        className={classNames(fieldStyles['control'], styles['select'])}
        value={choices.find(({ isChosen }) => isChosen)?.value ?? ''}
        {...standing(field)}
        onChange={(event) => {
          onChoose(event.currentTarget.value)
        }}
        onBlur={props.onLeave}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <FieldError {...field} />
    </div>
  )
}
