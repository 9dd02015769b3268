import type { AddressView } from '@evkit/engine/forms/view'
import { LIST_KEYS, moveInList, type ListKey } from '@evkit/engine/interaction'
import { none, toUndefined, type Option } from '@evkit/engine/shared'
import { useState } from 'react'
import { ComboBox } from '../primitives/index.js'
import type { FormWays } from './lead-form.types.js'
import { drawText } from './text-cell.js'
import { drawTick } from './tick-cell.js'
import styles from './fields.module.css'

/** Props of a cell with an address. */
export interface AddressCellProps {
  readonly view: AddressView
  readonly ways: FormWays
}

const isMove = (key: string): key is ListKey => LIST_KEYS.some((one) => one === key)

// Where in the list the visitor is: another list begins at its text.
const useActive = ({ suggestions, isOpen }: AddressView) => {
  const list = isOpen ? suggestions.map(({ id }) => id).join('\n') : ''
  const [place, setPlace] = useState<{ readonly list: string; readonly active: Option<number> }>({
    list: '',
    active: none,
  })
  const active = place.list === list && isOpen ? place.active : none
  return {
    active: toUndefined(active),
    move: (key: ListKey) => {
      setPlace({ list, active: moveInList({ count: suggestions.length, active }, key) })
    },
  }
}

const Search = ({ view, ways }: AddressCellProps) => {
  const { name, isOpen, suggestions } = view
  const { active, move } = useActive(view)
  const id = ways.idOf(name)
  const choose = (index: number): void => {
    const chosen = suggestions[index]
    if (chosen !== undefined) ways.send({ type: 'address.choose', name, id: chosen.id })
  }
  const press = (key: string): boolean => {
    if (!isOpen) return false
    if (isMove(key)) move(key)
    else if (key === 'Enter' && active !== undefined) choose(active)
    else if (key === 'Escape') ways.send({ type: 'list.escape', name })
    else return false
    return true
  }
  const optionId = (index: number): string => `${id}-option-${index}`
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
      isExpanded={isOpen}
      isBusy={view.isBusy}
      status={view.live}
      activeId={active === undefined ? undefined : optionId(active)}
      list={{
        id: `${id}-list`,
        label: view.label,
        options: suggestions.map(({ text }, index) => ({
          id: optionId(index),
          text,
          detail: '',
          isActive: index === active,
        })),
      }}
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
