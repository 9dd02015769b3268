import { LIST_KEYS, type ListKey } from '@evkit/engine/interaction'
import type { RouteEvent, PlaceInput } from '@evkit/engine/route'
import { Button, ComboBox, Icon } from '../primitives/index.js'
import type { FocusKeeper } from './focus-keeper.js'

type Send = (event: RouteEvent) => void

/** Props of an input for a place. */
export interface PlaceFieldProps {
  readonly input: PlaceInput
  /** Name of the parameter of the address. */
  readonly name: 'from' | 'to'
  readonly fields: FocusKeeper
  readonly send: Send
}

const isMove = (key: string): key is ListKey => LIST_KEYS.some((one) => one === key)

// What a key means to the list; true when it meant something, else the browser acts.
const press = (key: string, { input, send }: PlaceFieldProps): boolean => {
  const { field, isExpanded, isBusy, activeId } = input
  if (isExpanded && isMove(key)) {
    send({ type: 'option.move', key })
    return true
  }
  if (key === 'ArrowDown') {
    send({ type: 'field.focus', field })
    return true
  }
  if (key === 'Enter' && isExpanded && activeId !== undefined) {
    send({ type: 'option.choose' })
    return true
  }
  if (key === 'Escape' && (isExpanded || isBusy)) {
    send({ type: 'list.close' })
    return true
  }
  return false
}

const Forget = ({ input, fields, send }: PlaceFieldProps) =>
  input.list.forget === '' ? null : (
    <Button
      data-part="forget"
      onMouseDown={(event) => {
        // A press in the list leaves the focus in the input.
        event.preventDefault()
      }}
      onClick={() => {
        send({ type: 'recent.forget' })
        fields.focus(input.field)
      }}
    >
      {input.list.forget}
    </Button>
  )

const Clear = ({ input, send }: Pick<PlaceFieldProps, 'input' | 'send'>) =>
  input.clear.isShown ? (
    <Button
      look="round"
      aria-label={input.clear.label}
      data-part={`${input.field}-clear`}
      data-live
      onClick={() => {
        send({ type: 'field.clear', field: input.field })
      }}
    >
      <Icon name="close" size={20} />
    </Button>
  ) : null

/** An input for a place with its list of suggestions or of recent places. */
export const PlaceField = (props: PlaceFieldProps) => {
  const { input, name, fields, send } = props
  const { field } = input
  return (
    <ComboBox
      {...input}
      part={field}
      name={name}
      autoComplete="off"
      enterKeyHint="search"
      aside={<Clear input={input} send={send} />}
      footer={<Forget {...props} />}
      attach={(element) => {
        fields.attach(field, element)
      }}
      onType={(text) => {
        send({ type: 'text.type', field, text })
      }}
      onReach={() => {
        send({ type: 'field.focus', field })
      }}
      onKey={(key) => press(key, props)}
      onChoose={(index) => {
        send({ type: 'option.choose', index: input.list.options[index]?.index ?? index })
      }}
      onLeave={() => {
        send({ type: 'list.close' })
      }}
    />
  )
}
