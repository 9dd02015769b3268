import { useId, useState } from 'react'
import styles from './number-field.module.css'

/** Props of a number field. */
export interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly unit: string
  /** A number was typed and confirmed; what becomes of it shows in `value`. */
  readonly onSet: (value: number) => void
}

/** A field to type a whole number into; it takes effect on Enter or on leaving the field. */
export const NumberField = ({ label, value, min, max, step, unit, onSet }: NumberFieldProps) => {
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const commit = (): void => {
    if (draft === undefined) return
    setDraft(undefined)
    if (draft.trim() !== '') onSet(Number(draft))
  }
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <span className={styles['box']}>
        <input
          id={id}
          className={styles['input']}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={step}
          value={draft ?? value}
          onChange={(event) => {
            setDraft(event.currentTarget.value)
          }}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              commit()
            }
          }}
        />
        <span className={styles['unit']} aria-hidden="true">
          {unit}
        </span>
      </span>
    </div>
  )
}
