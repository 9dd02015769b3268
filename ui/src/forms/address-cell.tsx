import type { AddressView } from '@evkit/engine/forms'
import { ComboBox } from '../primitives/index.js'
import type { FormActions } from './lead-form.types.js'
import { drawText } from './text-cell.js'
import { drawTick } from './tick-cell.js'
import { useListPlace } from './use-list-place.js'
import styles from './fields.module.css'

/** Props of a cell with an address. */
export interface AddressCellProps {
  readonly view: AddressView
  readonly actions: FormActions
}

const Search = ({ view, actions }: AddressCellProps) => {
  const { name, isOpen, suggestions } = view
  const id = actions.idOf(name)
  const { active, move, shown } = useListPlace({ id, label: view.label, suggestions, isOpen })
  const choose = (index: number): void => {
    const chosen = suggestions[index]
    if (chosen !== undefined) actions.send({ type: 'address.choose', name, id: chosen.id })
  }
  const press = (key: string): boolean => {
    if (!isOpen) return false
    if (move(key)) return true
    if (key === 'Enter' && active !== undefined) choose(active)
    else if (key === 'Escape') actions.send({ type: 'list.escape', name })
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
        actions.send({ type: 'value.set', name, value })
      }}
      onKey={press}
      onChoose={choose}
      onLeave={() => {
        actions.send({ type: 'field.blur', name })
      }}
    />
  )
}

/** An address: looked up while it is typed, or filled in by hand where the form offers it. */
export const AddressCell = ({ view, actions }: AddressCellProps) => {
  const { manual, name } = view
  return (
    <div className={styles['cell']}>
      {manual?.box.state === 'checked' ? null : <Search view={view} actions={actions} />}
      {manual === undefined ? null : (
        <>
          {drawTick({
            view: manual.box,
            actions,
            onSet: () => {
              actions.send({ type: 'manual.toggle', name })
            },
          })}
          <div className={styles['cell']} data-part="manual">
            {manual.fields.map((field) => drawText({ view: field, actions }))}
          </div>
        </>
      )}
    </div>
  )
}
