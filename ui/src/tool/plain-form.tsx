import styles from './plain-form.module.css'

/** One field: a parameter of the address and what it can be. */
export interface PlainFieldProps {
  readonly name: string
  readonly label: string
  /** The value chosen now. */
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

const Field = (props: PlainFieldProps) => (
  <label className={styles['field']}>
    {props.label}
    <select className={styles['select']} name={props.name} defaultValue={props.value}>
      {props.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
)

/** Props of the plain form. */
export interface PlainFormProps {
  readonly fields: readonly PlainFieldProps[]
  readonly updateLabel: string
}

/** The tool as a plain form, for browsers without scripts: the server answers with the new result. */
export const PlainForm = ({ fields, updateLabel }: PlainFormProps) => (
  <form className={styles['form']} method="get" data-part="plain-form">
    {fields.map((field) => (
      <Field key={field.name} {...field} />
    ))}
    <button className={styles['button']} type="submit">
      {updateLabel}
    </button>
  </form>
)
