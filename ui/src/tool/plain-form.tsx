import styles from './plain-form.module.css'

/** One field: a parameter of the address and what it can be; without options a time of day. */
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
    {props.options.length === 0 ? (
      <input
        className={styles['select']}
        type="time"
        name={props.name}
        defaultValue={props.value}
      />
    ) : (
      <select className={styles['select']} name={props.name} defaultValue={props.value}>
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </label>
)

/** Props of the plain form. */
export interface PlainFormProps {
  readonly fields: readonly PlainFieldProps[]
  /** What the address holds besides: sent along as it is. */
  readonly kept?: readonly (readonly [name: string, value: string])[]
  readonly updateLabel: string
}

/** The tool as a plain form, for browsers without scripts: the server answers with the new result. */
export const PlainForm = ({ fields, kept = [], updateLabel }: PlainFormProps) => (
  <form className={styles['form']} method="get" data-part="plain-form">
    {kept.map(([name, value]) => (
      <input key={name} type="hidden" name={name} defaultValue={value} />
    ))}
    {fields.map((field) => (
      <Field key={field.name} {...field} />
    ))}
    <button className={styles['button']} type="submit">
      {updateLabel}
    </button>
  </form>
)
