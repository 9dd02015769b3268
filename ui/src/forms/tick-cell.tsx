import type { BusinessView, TickView } from '@evkit/engine/forms/view'
import { CheckField } from '../primitives/index.js'
import type { FormWays } from './lead-form.types.js'
import { TextCell } from './text-cell.js'
import styles from './fields.module.css'

/** Props of a box to tick. */
export interface TickCellProps {
  readonly view: TickView
  readonly ways: FormWays
  /** What a press means; without it the value of its name is set. */
  readonly onSet?: (isOn: boolean) => void
}

/** A box to tick. */
export const TickCell = ({ view, ways, onSet }: TickCellProps) => {
  const { name } = view
  return (
    <CheckField
      id={ways.idOf(name)}
      name={name}
      label={view.label}
      mark={view.mark}
      error={view.error}
      isRequired={view.isRequired}
      isOn={view.state === 'checked'}
      isMixed={view.state === 'mixed'}
      isDisabled={view.isDisabled}
      onSet={
        onSet ??
        ((value) => {
          ways.send({ type: 'value.set', name, value })
        })
      }
      onLeave={() => {
        ways.send({ type: 'field.blur', name })
      }}
    />
  )
}

/** The business box, and the name of the company while it is ticked. */
export const BusinessCell = (props: { readonly view: BusinessView; readonly ways: FormWays }) => {
  const { view, ways } = props
  return (
    <div className={styles['cell']} data-part="business">
      {view.box === undefined ? null : <TickCell view={view.box} ways={ways} />}
      {view.company === undefined ? null : <TextCell view={view.company} ways={ways} />}
    </div>
  )
}
