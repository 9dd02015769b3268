import { useId, type ReactElement } from 'react'
import { drawMark, FieldError, labelText, standing, type FieldProps } from './field.js'
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

/**
 * A native checkbox in its label, then a hint, and what is wrong with it: parts of what holds them, which is no
 * component of its own, as a form has many.
 */
export const drawCheckField = (props: CheckFieldProps): readonly ReactElement[] => {
  const { id, hint = '', error = '', isOn, onSet } = props
  const field = (
    <label key={id} className={styles['field']}>
      <input
        ref={
          props.isMixed === true ? (input) => (input === null ? undefined : mix(input)) : undefined
        }
        id={id}
        name={props.name}
        type="checkbox"
        checked={isOn}
        disabled={props.isDisabled ? true : undefined}
        {...standing(props)}
        onChange={(event) => {
          onSet(event.currentTarget.checked)
        }}
        onBlur={props.onLeave}
      />
      {labelText(props)}
      {drawMark(props.mark)}
    </label>
  )
  if (hint === '' && error === '') return [field]
  return [
    field,
    ...(hint === ''
      ? []
      : [
          <span key={`${id}-hint`} className={styles['hint']} id={`${id}-hint`}>
            {hint}
          </span>,
        ]),
    ...(error === ''
      ? []
      : [
          <div key={`${id}-error`} className={styles['wrong']}>
            <FieldError {...props} />
          </div>,
        ]),
  ]
}

/** A checkbox nothing leads to. */
export const CheckBox = (props: Omit<CheckFieldProps, 'id'>) => {
  const id = useId()
  return (
    <div className={styles['alone']} data-part="check-box">
      {drawCheckField({ ...props, id })}
    </div>
  )
}
