import { useId } from 'react'
import styles from './check-box.module.css'

/** Props of a checkbox. */
export interface CheckBoxProps {
  readonly label: string
  readonly hint: string
  readonly isOn: boolean
  readonly isDisabled: boolean
  readonly onSet: (isOn: boolean) => void
}

/** A native checkbox with its label and a hint. */
export const CheckBox = ({ label, hint, isOn, isDisabled, onSet }: CheckBoxProps) => {
  const id = useId()
  return (
    <div className={styles['field']} data-part="check-box">
      <input
        id={id}
        className={styles['input']}
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          onSet(event.currentTarget.checked)
        }}
      />
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <span className={styles['hint']} id={`${id}-hint`}>
        {hint}
      </span>
    </div>
  )
}
