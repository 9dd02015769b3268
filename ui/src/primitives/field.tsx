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

/** The mark behind a label; drawn as part of what holds the label. */
export const markOf = (text: string, isRead = false) =>
  text === '' ? null : (
    <>
      {' '}
      <span
        className={text === ASTERISK ? styles['asterisk'] : styles['mark']}
        aria-hidden={text === ASTERISK && !isRead ? true : undefined}
      >
        {text}
      </span>
    </>
  )

/**
 * A label with its mark.
 *
 * @param isRead - The asterisk is read out, where no attribute can say that something is required.
 */
export const LabelText = (
  props: Pick<FieldProps, 'label' | 'mark'> & { readonly isRead?: boolean },
) => (
  <>
    {props.label}
    {markOf(props.mark ?? '', props.isRead)}
  </>
)

/** The label over a control. */
export const FieldLabel = ({ id, label, mark = '' }: FieldProps) => (
  <label className={styles['label']} htmlFor={id}>
    {label}
    {markOf(mark)}
  </label>
)

/** What describes a control, in the order it is read: its hint, then what is wrong, then the rest. */
export const describedBy = (
  { id, hint = '', error = '' }: FieldProps,
  ...others: readonly string[]
): string | undefined => {
  const ids = [hint === '' ? '' : `${id}-hint`, error === '' ? '' : `${id}-error`, ...others]
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

/** A hint, between label and control. */
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
