import type { ChargingView } from '@evkit/engine/charging/view'
import styles from './plain-form.module.css'

interface Option {
  readonly value: string
  readonly label: string
}

const Field = (props: {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly Option[]
}) => (
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

/** The tool as a plain form, for browsers without scripts: the server answers with the new result. */
export const PlainForm = ({ view }: { readonly view: ChargingView }) => (
  <noscript>
    <form className={styles['form']} method="get" data-part="plain-form">
      {view.plainFields.map((field) => (
        <Field key={field.name} {...field} />
      ))}
      <button type="submit">{view.labels.update}</button>
    </form>
  </noscript>
)
