import type { ReactElement, ReactNode } from 'react'
import { Icon } from './icon.js'
import styles from './field.module.css'

/** What stands around every control: what it is called, and what is wrong with it. */
export interface FieldProps {
  /** Id of the control; its hint and its error are named after it. */
  readonly id: string
  readonly label: string
  /** Behind the label: an asterisk is decoration, anything else is read out. */
  readonly mark?: string
  /** May be empty. */
  readonly hint?: string
  /** Why the value does not do; empty when it does. */
  readonly error?: string
  readonly isRequired?: boolean
}

const ASTERISK = '*'

// Most fields of a form show it: it is one and the same.
const DECORATION = (
  <span key="mark" aria-hidden="true">
    {ASTERISK}
  </span>
)

/**
 * What stands behind a label, if anything.
 *
 * @param isRead - The asterisk is read out, where no attribute can say that something is required.
 */
export const drawMark = (mark = '', isRead = false): ReactElement | null => {
  if (mark === '') return null
  if (mark === ASTERISK && !isRead) return DECORATION
  return (
    <span key="mark" className={mark === ASTERISK ? styles['asterisk'] : styles['mark']}>
      {mark}
    </span>
  )
}

/** The text of a label, apart from its mark. */
export const labelText = ({ label, mark = '' }: Pick<FieldProps, 'label' | 'mark'>): string =>
  mark === '' ? label : `${label} `

/** A label with its mark, as what holds it is filled with: a form has many. */
export const markedLabel = (
  props: Pick<FieldProps, 'label' | 'mark'>,
  isRead = false,
): ReactNode => {
  const mark = drawMark(props.mark, isRead)
  return mark === null ? props.label : [labelText(props), mark]
}

/** The label over a control, which is no component of its own, as a form has many. */
export const drawLabel = (props: Pick<FieldProps, 'id' | 'label' | 'mark'>): ReactElement => (
  <label className={styles['label']} htmlFor={props.id}>
    {markedLabel(props)}
  </label>
)

/** What describes a control, in the order it is read: what is wrong, then its hint, then the rest. */
export const describedBy = (
  { id, hint = '', error = '' }: FieldProps,
  ...others: readonly string[]
): string | undefined => {
  if (hint === '' && error === '' && others.length === 0) return undefined
  const ids = [error === '' ? '' : `${id}-error`, hint === '' ? '' : `${id}-hint`, ...others]
  const named = ids.filter((one) => one !== '').join(' ')
  return named === '' ? undefined : named
}

/** What is wrong, with a symbol and in words; the part is named after the field. */
export const FieldError = ({
  id,
  error = '',
  part = 'field',
}: FieldProps & { readonly part?: string }) =>
  error === '' ? null : (
    <p className={styles['error']} id={`${id}-error`} data-part={`${part}-error`}>
      <Icon name="warning" size={20} />
      {error}
    </p>
  )

/** A hint: between label and control, or under what is wrong. */
export const FieldHint = ({ id, hint = '' }: FieldProps) =>
  hint === '' ? null : (
    <p className={styles['hint']} id={`${id}-hint`}>
      {hint}
    </p>
  )

/** What tells a reader of the screen how a control stands. */
export const standing = (props: FieldProps, ...others: readonly string[]) => ({
  'aria-describedby': describedBy(props, ...others),
  'aria-invalid': (props.error ?? '') === '' ? undefined : true,
  'aria-required': props.isRequired === true ? true : undefined,
})

/** Styles every field shares. */
export const fieldStyles = styles
