import type { PlaceFieldEvent, PlaceFieldView } from '@evkit/engine/internal/forms'
import { toListView } from '@evkit/engine/internal/interaction'
import { Button, Icon } from '../../primitives/index.js'
import { LookUpBox } from '../../tool/look-up-box.js'
import styles from './retailer-picker.module.css'

/** Props of the field of a place. */
export interface PlaceFieldProps {
  readonly id: string
  readonly view: PlaceFieldView
  readonly send: (event: PlaceFieldEvent) => void
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
  const { label, options } = view
  const choose = (index: number): void => {
    const chosen = options[index]
    if (chosen !== undefined) send({ type: 'place.choose', id: chosen.id })
  }
  return (
    <div className={styles['search']}>
      <LookUpBox
        part="place"
        id={id}
        name={`${id}-place`}
        label={label}
        hint={view.hint}
        error={view.error}
        isRequired
        value={view.value}
        autoComplete="off"
        enterKeyHint="search"
        isExpanded={view.isOpen}
        isBusy={view.isBusy}
        status={view.live}
        {...toListView(view, { id, label })}
        onType={(text) => {
          send({ type: 'place.type', text })
        }}
        onReach={() => {
          send({ type: 'list.open' })
        }}
        onMove={(key) => {
          send({ type: 'option.move', key })
        }}
        onChoose={choose}
        onEnter={() => {
          // The field belongs to a form: Enter means the place, and never the whole form.
          if (view.isOpen) choose(0)
        }}
        onClose={() => {
          send({ type: 'list.escape' })
        }}
        onLeave={() => {
          send({ type: 'field.blur' })
        }}
      />
      <Here view={view.here} send={send} />
    </div>
  )
}
