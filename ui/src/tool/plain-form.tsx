import styles from './plain-form.module.css'

interface PlainOption {
  readonly value: string
  readonly label: string
  readonly group?: string
}

/** One field: a parameter of the address and what it can be; without options a time of day, or a day. */
export interface PlainFieldProps {
  readonly name: string
  readonly label: string
  /** The value chosen now. */
  readonly value: string
  readonly options: readonly PlainOption[]
  readonly type?: 'time' | 'date'
}

const Options = ({ options }: Pick<PlainFieldProps, 'options'>) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

// Each group once, where its first option stands.
const GroupedOptions = ({ options }: Pick<PlainFieldProps, 'options'>) => {
  const groups = [...new Set(options.map(({ group = '' }) => group))]
  return groups.map((name) => {
    const own = options.filter(({ group = '' }) => group === name)
    return name === '' ? (
      <Options key={name} options={own} />
    ) : (
      <optgroup key={name} label={name}>
        <Options options={own} />
      </optgroup>
    )
  })
}

const Field = (props: PlainFieldProps) => (
  <label className={styles['field']}>
    {props.label}
    {props.options.length === 0 ? (
      <input
        className={styles['select']}
        type={props.type ?? 'time'}
        name={props.name}
        defaultValue={props.value}
      />
    ) : (
      <select className={styles['select']} name={props.name} defaultValue={props.value}>
        <GroupedOptions options={props.options} />
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
  /** Where it is answered; the page it stands on without one. */
  readonly action?: string
}

/** The tool as a plain form, for browsers without scripts: the server answers with the new result. */
export const PlainForm = ({ fields, kept = [], updateLabel, action }: PlainFormProps) => (
  <form className={styles['form']} method="get" action={action} data-part="plain-form">
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
