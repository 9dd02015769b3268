import type { BusinessView, TickView } from '@evkit/engine/internal/forms'
import type { ReactElement } from 'react'
import { drawCheckField } from '../primitives/index.js'
import { toFieldProps } from './field-props.js'
import type { FormActions } from './lead-form.types.js'
import { drawText } from './text-cell.js'
import styles from './fields.module.css'

/** What a box to tick is drawn from. */
export interface TickProps {
  readonly view: TickView
  readonly actions: FormActions
  /** What a press means; without it the value of its name is set. */
  readonly onSet?: (isOn: boolean) => void
}

/** A box to tick, and what is wrong with it: parts of what holds them. */
export const drawTick = ({ view, actions, onSet }: TickProps): readonly ReactElement[] => {
  const { name } = view
  return drawCheckField({
    ...toFieldProps(view, actions),
    isOn: view.state === 'checked',
    isMixed: view.state === 'mixed',
    isDisabled: view.isDisabled,
    onSet:
      onSet ??
      ((value) => {
        actions.send({ type: 'value.set', name, value })
      }),
  })
}

/** A box to tick in a cell of its own. */
export const TickCell = (props: TickProps) => (
  <div className={styles['cell']}>{drawTick(props)}</div>
)

/** The business box, and the name of the company while it is ticked. */
export const BusinessCell = (props: {
  readonly view: BusinessView
  readonly actions: FormActions
}) => {
  const { view, actions } = props
  return (
    <div className={styles['cell']} data-part="business">
      {view.box === undefined ? null : drawTick({ view: view.box, actions })}
      {view.company === undefined ? null : drawText({ view: view.company, actions })}
    </div>
  )
}
