import { useId } from 'react'
import { FieldError, markOf, standing, type FieldProps } from './field.js'
import styles from './check-box.module.css'

/** Props of a checkbox. */
export interface CheckBoxProps extends Omit<FieldProps, 'id'> {
  /** Id of the control, where something leads to it. */
  readonly id?: string
  readonly name?: string
  readonly isOn: boolean
  /** Some of what it stands for is on. */
  readonly isMixed?: boolean
  /** It cannot be changed now; what it holds still shows. */
  readonly isDisabled: boolean
  readonly onSet: (isOn: boolean) => void
  readonly onLeave?: () => void
}

/** A native checkbox with its label, a hint, and what is wrong with it. */
export const CheckBox = (props: CheckBoxProps) => {
  const own = useId()
  const { label, mark = '', hint = '', isOn, isMixed = false, isDisabled, onSet } = props
  const field = { ...props, id: props.id ?? own }
  return (
    <div className={styles['field']} data-part="check-box">
      <input
        ref={(input) => {
          if (input !== null) input.indeterminate = isMixed
        }}
        id={field.id}
        name={props.name}
        className={styles['input']}
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        {...standing(field)}
        onChange={(event) => {
          onSet(event.currentTarget.checked)
        }}
        onBlur={props.onLeave}
      />
      <label className={styles['label']} htmlFor={field.id}>
        {label}
        {markOf(mark)}
      </label>
      {hint === '' ? null : (
        <span className={styles['hint']} id={`${field.id}-hint`}>
          {hint}
        </span>
      )}
      {(field.error ?? '') === '' ? null : (
        <div className={styles['wrong']}>
          <FieldError {...field} />
        </div>
      )}
    </div>
  )
}
