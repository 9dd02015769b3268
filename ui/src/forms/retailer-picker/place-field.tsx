import type { PlaceFieldView } from '@evkit/engine/forms'
import { Button, ComboBox, Icon } from '../../primitives/index.js'
import { useListPlace } from '../use-list-place.js'
import styles from './retailer-picker.module.css'

/** What a visitor does at the field of a place. */
export type PlaceEvent =
  | { readonly type: 'place.type'; readonly text: string }
  | { readonly type: 'place.choose'; readonly id: string }
  | { readonly type: 'list.open' }
  | { readonly type: 'list.escape' }
  | { readonly type: 'field.blur' }
  | { readonly type: 'position.ask' }

/** Props of the field of a place. */
export interface PlaceFieldProps {
  readonly id: string
  readonly view: PlaceFieldView
  readonly send: (event: PlaceEvent) => void
}

const Here = ({
  view,
  send,
}: Pick<PlaceFieldProps, 'send'> & { readonly view: PlaceFieldView['here'] }) => (
  <Button
    isBusy={view.isBusy}
    data-part="here"
    onClick={() => {
      send({ type: 'position.ask' })
    }}
  >
    {view.isBusy ? null : <Icon name="locate" size={20} />}
    {view.text}
  </Button>
)

/** Where retailers are looked for: typed and chosen from a list, or where the visitor is. */
export const PlaceField = ({ id, view, send }: PlaceFieldProps) => {
  const { isOpen, suggestions } = view
  const { active, move, shown } = useListPlace({ id, label: view.label, suggestions, isOpen })
  const choose = (index: number): void => {
    const chosen = suggestions[index]
    if (chosen !== undefined) send({ type: 'place.choose', id: chosen.id })
  }
  const press = (key: string): boolean => {
    if (key === 'Enter') {
      // The field belongs to a form: Enter means the place, and never the whole form.
      if (isOpen) choose(active ?? 0)
      return true
    }
    if (key === 'ArrowDown' && !isOpen) send({ type: 'list.open' })
    if (!isOpen) return false
    if (move(key)) return true
    if (key === 'Escape') send({ type: 'list.escape' })
    return key === 'Escape'
  }
  return (
    <div className={styles['search']}>
      <ComboBox
        part="place"
        id={id}
        name={`${id}-place`}
        label={view.label}
        hint={view.hint}
        error={view.error}
        isRequired
        value={view.value}
        autoComplete="off"
        enterKeyHint="search"
        isBusy={view.isBusy}
        status={view.live}
        {...shown}
        onType={(text) => {
          send({ type: 'place.type', text })
        }}
        onReach={() => {
          send({ type: 'list.open' })
        }}
        onKey={press}
        onChoose={choose}
        onLeave={() => {
          send({ type: 'field.blur' })
        }}
      />
      <Here view={view.here} send={send} />
    </div>
  )
}
