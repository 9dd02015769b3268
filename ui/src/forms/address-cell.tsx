import type { AddressView } from '@evkit/engine/forms/view'
import { ComboBox } from '../primitives/index.js'
import type { FormWays } from './lead-form.types.js'
import { drawText } from './text-cell.js'
import { drawTick } from './tick-cell.js'
import { useListPlace } from './use-list-place.js'
import styles from './fields.module.css'

/** Props of a cell with an address. */
export interface AddressCellProps {
  readonly view: AddressView
  readonly ways: FormWays
}

const Search = ({ view, ways }: AddressCellProps) => {
  const { name, isOpen, suggestions } = view
  const id = ways.idOf(name)
  const { active, move, shown } = useListPlace({ id, label: view.label, suggestions, isOpen })
  const choose = (index: number): void => {
    const chosen = suggestions[index]
    if (chosen !== undefined) ways.send({ type: 'address.choose', name, id: chosen.id })
  }
  const press = (key: string): boolean => {
    if (!isOpen) return false
    if (move(key)) return true
    if (key === 'Enter' && active !== undefined) choose(active)
    else if (key === 'Escape') ways.send({ type: 'list.escape', name })
    else return false
    return true
  }
  return (
    <ComboBox
      part="address"
      id={id}
      name={name}
      label={view.label}
      mark={view.mark}
      error={view.error}
      isRequired={view.isRequired}
      value={view.value}
      autoComplete={view.autocomplete}
      enterKeyHint="next"
      isBusy={view.isBusy}
      status={view.live}
      {...shown}
      onType={(value) => {
        ways.send({ type: 'value.set', name, value })
      }}
      onKey={press}
      onChoose={choose}
      onLeave={() => {
        ways.send({ type: 'field.blur', name })
      }}
    />
  )
}

/** An address: looked up while it is typed, or filled in by hand where the form offers it. */
export const AddressCell = ({ view, ways }: AddressCellProps) => {
  const { manual, name } = view
  return (
    <div className={styles['cell']}>
      {manual?.box.state === 'checked' ? null : <Search view={view} ways={ways} />}
      {manual === undefined ? null : (
        <>
          {drawTick({
            view: manual.box,
            ways,
            onSet: () => {
              ways.send({ type: 'manual.toggle', name })
            },
          })}
          <div className={styles['cell']} data-part="manual">
            {manual.fields.map((field) => drawText({ view: field, ways }))}
          </div>
        </>
      )}
    </div>
  )
}
