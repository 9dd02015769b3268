import type { FieldView } from '@evkit/engine/forms'
import type { HeadingView, SpaceView } from '@evkit/engine/internal/forms'
import type { ReactElement } from 'react'
import { AddressCell } from './address-cell.js'
import { ChoicesCell, SelectCell } from './choice-cell.js'
import { CodedPhoneCell } from './coded-phone-cell.js'
import type { FormActions, HeadingLevel } from './lead-form.types.js'
import { drawText } from './text-cell.js'
import { BusinessCell, TickCell } from './tick-cell.js'
import styles from './fields.module.css'

/** A cell that only shows. */
export type PlainView = HeadingView | SpaceView

/** A cell that takes something. */
export type FilledView = Exclude<FieldView, PlainView>

/** What any cell is drawn from. */
export interface CellProps<View> {
  readonly view: View
  readonly actions: FormActions
  readonly level: HeadingLevel
}

/** Whether a cell only shows. */
export const isPlain = (view: FieldView): view is PlainView =>
  view.control === 'heading' || view.control === 'space'

/** Name a cell is told apart by. */
export const nameOfCell = (view: FieldView, index: number): string => {
  if ('name' in view) return view.name
  return view.control === 'business' ? 'business' : `${view.control}-${index}`
}

/** A cell that takes something. */
export const drawFilled = ({ view, actions, level }: CellProps<FilledView>): ReactElement => {
  switch (view.control) {
    case 'text':
    case 'email':
    case 'phone':
    case 'notes':
      return drawText({ view, actions, level })
    case 'phoneWithCode':
      return <CodedPhoneCell key={view.name} view={view} actions={actions} />
    case 'select':
      return <SelectCell key={view.name} view={view} actions={actions} />
    case 'radio':
    case 'choices':
      return <ChoicesCell key={view.name} view={view} actions={actions} />
    case 'checkbox':
      return <TickCell key={view.name} view={view} actions={actions} />
    case 'business':
      return <BusinessCell key="business" view={view} actions={actions} />
    case 'address':
      return <AddressCell key={view.name} view={view} actions={actions} />
  }
}

/** A cell that only shows. */
export const PlainCell = ({
  view,
  level: Heading,
}: Pick<CellProps<PlainView>, 'view' | 'level'>) =>
  view.control === 'heading' ? (
    <Heading className={styles['heading']}>{view.text}</Heading>
  ) : (
    <div aria-hidden="true" data-part="space" />
  )
