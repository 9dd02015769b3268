import type { RouteEvent } from '@evkit/engine/route'
import type { PlaceInput } from '@evkit/engine/internal/route'
import { Button, Icon } from '../primitives/index.js'
import { LookUpBox } from '../tool/look-up-box.js'
import type { FocusKeeper } from './focus-keeper.js'

type Send = (event: RouteEvent) => void

/** Props of an input for a place. */
export interface PlaceFieldProps {
  readonly input: PlaceInput
  /** Name of the parameter of the address. */
  readonly name: string
  readonly fields: FocusKeeper
  readonly send: Send
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
  const close = (): void => {
    send({ type: 'list.close' })
  }
  return (
    <LookUpBox
      {...input}
      part={field}
      name={name}
      autoComplete="off"
      enterKeyHint="search"
      aside={<Clear input={input} send={send} />}
      note={input.list.outside}
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
      onMove={(key) => {
        send({ type: 'option.move', key })
      }}
      onChoose={(index) => {
        send({ type: 'option.choose', index })
      }}
      onClose={close}
      onGiveUp={close}
      onLeave={close}
    />
  )
}
