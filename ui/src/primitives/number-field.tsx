import { useId, useState } from 'react'
import styles from './number-field.module.css'

/** Props of a number field. */
export interface NumberFieldProps {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly value: number
  readonly min: number
  readonly max: number
  /** Width of a step; `any` where there is no grid. */
  readonly step: number | 'any'
  /** Absent where the label says it. */
  readonly unit?: string
  /** A number was typed and confirmed; what becomes of it shows in `value`. */
  readonly onSet: (value: number) => void
}

/** A field to type a number into; it takes effect on Enter or on leaving the field. */
export const NumberField = (props: NumberFieldProps) => {
  const { label, value, min, max, step, unit, onSet } = props
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const commit = (): void => {
    if (draft === undefined) return
    setDraft(undefined)
    if (draft.trim() !== '') onSet(Number(draft))
  }
  return (
    <div className={styles['field']}>
      <label
        className={styles[props.isLabelHidden === true ? 'hidden-label' : 'label']}
        htmlFor={id}
      >
        {label}
      </label>
      <span className={styles['box']}>
        <input
          id={id}
          className={styles['input']}
          type="number"
          inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
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
        {unit === undefined ? null : (
          <span className={styles['unit']} aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
    </div>
  )
}
