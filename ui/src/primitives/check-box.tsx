import { useId } from 'react'
import { FieldError, markedLabel, standing, type FieldProps } from './field.js'
import styles from './check-box.module.css'

/** Props of a checkbox that something leads to. */
export interface CheckFieldProps extends FieldProps {
  readonly name?: string
  readonly isOn: boolean
  /** Some of what it stands for is on. */
  readonly isMixed?: boolean
  /** It cannot be changed now; what it holds still shows. */
  readonly isDisabled: boolean
  readonly onSet: (isOn: boolean) => void
  readonly onLeave?: () => void
}

// Drawn anew with every drawing: a press takes it away.
const mix = (input: HTMLInputElement) => {
  input.indeterminate = true
  return () => {
    input.indeterminate = false
  }
}

/** A native checkbox with its label, a hint, and what is wrong with it. */
export const CheckField = (props: CheckFieldProps) => {
  const { id, hint = '', isOn, isMixed = false, isDisabled, onSet } = props
  return (
    <div className={styles['field']} data-part="check-box">
      <input
        ref={isMixed ? (input) => (input === null ? undefined : mix(input)) : undefined}
        id={id}
        name={props.name}
        className={styles['input']}
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        {...standing(props)}
        onChange={(event) => {
          onSet(event.currentTarget.checked)
        }}
        onBlur={props.onLeave}
      />
      <label className={styles['label']} htmlFor={id}>
        {markedLabel(props)}
      </label>
      {hint === '' ? null : (
        <span className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {(props.error ?? '') === '' ? null : (
        <div className={styles['wrong']}>
          <FieldError {...props} />
        </div>
      )}
    </div>
  )
}

/** A checkbox nothing leads to. */
export const CheckBox = (props: Omit<CheckFieldProps, 'id'>) => (
  <CheckField {...props} id={useId()} />
)
