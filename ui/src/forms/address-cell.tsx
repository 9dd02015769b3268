import type { AddressView } from '@evkit/engine/internal/forms'
import { toListView } from '@evkit/engine/internal/interaction'
import { LookUpBox } from '../tool/look-up-box.js'
import type { FormActions } from './lead-form.types.js'
import { drawText } from './text-cell.js'
import { drawTick } from './tick-cell.js'
import styles from './fields.module.css'

/** Props of a cell with an address. */
export interface AddressCellProps {
  readonly view: AddressView
  readonly actions: FormActions
}

const Search = ({ view, actions }: AddressCellProps) => {
  const { name, label, options } = view
  const id = actions.idOf(name)
  return (
    <LookUpBox
      part="address"
      id={id}
      name={name}
      label={label}
      mark={view.mark}
      error={view.error}
      isRequired={view.isRequired}
      value={view.value}
      autoComplete={view.autocomplete}
      enterKeyHint="next"
      isExpanded={view.isOpen}
      isBusy={view.isBusy}
      status={view.live}
      {...toListView(view, { id, label })}
      onType={(value) => {
        actions.send({ type: 'value.set', name, value })
      }}
      onMove={(key) => {
        actions.send({ type: 'option.move', name, key })
      }}
      onChoose={(index) => {
        const chosen = options[index]
        if (chosen !== undefined) actions.send({ type: 'address.choose', name, id: chosen.id })
      }}
      onClose={() => {
        actions.send({ type: 'list.escape', name })
      }}
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
