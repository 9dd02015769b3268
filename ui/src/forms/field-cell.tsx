import type { FieldView } from '@evkit/engine/forms/view'
import { memo } from 'react'
import { AddressCell } from './address-cell.js'
import { ChoicesCell, SelectCell } from './choice-cell.js'
import { CodedPhoneCell } from './coded-phone-cell.js'
import type { FormWays, HeadingLevel } from './lead-form.types.js'
import { TextCell } from './text-cell.js'
import { BusinessCell, TickCell } from './tick-cell.js'
import styles from './fields.module.css'

/** Props of any cell. */
export interface FieldCellProps {
  readonly view: FieldView
  readonly ways: FormWays
  readonly level: HeadingLevel
}

const draw = ({ view, ways, level: Heading }: FieldCellProps) => {
  switch (view.control) {
    case 'text':
    case 'email':
    case 'phone':
    case 'notes':
      return <TextCell view={view} ways={ways} level={Heading} />
    case 'phoneWithCode':
      return <CodedPhoneCell view={view} ways={ways} />
    case 'select':
      return <SelectCell view={view} ways={ways} />
    case 'radio':
    case 'choices':
      return <ChoicesCell view={view} ways={ways} />
    case 'checkbox':
      return <TickCell view={view} ways={ways} />
    case 'business':
      return <BusinessCell view={view} ways={ways} />
    case 'address':
      return <AddressCell view={view} ways={ways} />
    case 'heading':
      return <Heading className={styles['heading']}>{view.text}</Heading>
    case 'space':
      return <div aria-hidden="true" data-part="space" />
  }
}

/** Any cell of the main section; it is drawn again only when its own view has changed. */
export const FieldCell = memo((props: FieldCellProps) => draw(props))

/** Name a cell is told apart by. */
export const nameOfCell = (view: FieldView, index: number): string => {
  if ('name' in view) return view.name
  return view.control === 'business' ? 'business' : `${view.control}-${index}`
}
