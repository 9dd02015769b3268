import { useId, useState } from 'react'
import styles from './number-field.module.css'

/** What a number field shows and says. */
export interface NumberFieldText {
  readonly value: number
  /** The value as people of the site write it. */
  readonly text: string
  readonly min: number
  readonly max: number
  /** Said of what is no number. */
  readonly unreadText: string
  /** Said of a number beyond the ends. */
  readonly outsideText: string
}

/** Props of a number field. */
export interface NumberFieldProps {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly field: NumberFieldText
  /** Width of a step of the arrow keys; `any` where there is no grid. */
  readonly step: number | 'any'
  /** Absent where the label says it. */
  readonly unit?: string
  /** Reads what was typed as people of the site write it. */
  readonly read: (text: string) => number | undefined
  /** A number was typed and confirmed; what becomes of it shows in `field`. */
  readonly onSet: (value: number) => void
}

type Fault = 'unread' | 'outside'

interface Draft {
  readonly text: string
  /** What is wrong with it, once it was confirmed. */
  readonly fault?: Fault
  /** The value it was typed beside: of a value that was changed since, the fault is history. */
  readonly beside: number
}

const ARROWS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

const useDraft = ({ field, step, read, onSet }: NumberFieldProps) => {
  const { value, min, max, text } = field
  const [draft, setDraft] = useState<Draft>()
  const isHistory = draft?.fault !== undefined && draft.beside !== value
  const shown = isHistory ? undefined : draft
  const set = (number: number): void => {
    setDraft(undefined)
    onSet(number)
  }
  return {
    text: shown?.text ?? text,
    fault: shown?.fault,
    type: (typed: string): void => {
      setDraft({ text: typed, beside: value })
    },
    leave: (): void => {
      setDraft(undefined)
    },
    commit: (): void => {
      if (shown === undefined) return
      if (shown.text.trim() === '') {
        setDraft(undefined)
        return
      }
      const number = read(shown.text)
      if (number === undefined) setDraft({ ...shown, fault: 'unread' })
      else if (number < min || number > max) setDraft({ ...shown, fault: 'outside' })
      else set(number)
    },
    walk: (key: string): boolean => {
      const steps = ARROWS[key]
      if (steps === undefined || step === 'any') return false
      const from = (shown === undefined ? undefined : read(shown.text)) ?? value
      set(Math.min(Math.max(from + steps * step, min), max))
      return true
    },
  }
}

/**
 * A field to type a number into, as people of the site write it; it takes effect on Enter or on leaving the field. What
 * is no number, or lies beyond the ends, is said and changes nothing.
 */
export const NumberField = (props: NumberFieldProps) => {
  const { label, field, step, unit } = props
  const id = useId()
  const draft = useDraft(props)
  const { fault } = draft
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
          type="text"
          role="spinbutton"
          inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
          autoComplete="off"
          aria-valuemin={field.min}
          aria-valuemax={field.max}
          aria-valuenow={field.value}
          aria-valuetext={draft.text}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          value={draft.text}
          onChange={(event) => {
            draft.type(event.currentTarget.value)
          }}
          onBlur={draft.commit}
          onKeyDown={(event) => {
            if (event.key === 'Escape') draft.leave()
            else if (event.key === 'Enter') draft.commit()
            else if (!draft.walk(event.key)) return
            event.preventDefault()
          }}
        />
        {unit === undefined ? null : (
          <span className={styles['unit']} aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
      <span id={`${id}-fault`} className={styles['fault']} role="alert">
        {fault === undefined ? null : field[`${fault}Text`]}
      </span>
    </div>
  )
}
