import { useId } from 'react'
import styles from './select-field.module.css'

/** Props of a list of which exactly one is chosen. */
export interface SelectFieldProps {
  readonly label: string
  readonly choices: readonly {
    readonly value: string
    readonly label: string
    readonly isChosen: boolean
  }[]
  readonly onChoose: (value: string) => void
}

/** A native select with its label over it: what has more choices than fit beside each other. */
export const SelectField = ({ label, choices, onChoose }: SelectFieldProps) => {
  const id = useId()
  return (
    <div className={styles['field']} data-part="select-field">
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles['select']}
        value={choices.find(({ isChosen }) => isChosen)?.value ?? ''}
        onChange={(event) => {
          onChoose(event.currentTarget.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
