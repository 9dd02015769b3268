import type { OptionKey, RouteEvent, RouteField } from '@evkit/engine/route'
import type { OptionView, PlaceInput } from '@evkit/engine/route/view'
import type { FocusEvent, KeyboardEvent } from 'react'
import { Button, Icon, Spinner } from '../primitives/index.js'
import type { FocusKeeper } from './focus-keeper.js'
import styles from './place-field.module.css'

type Send = (event: RouteEvent) => void

/** Props of an input for a place. */
export interface PlaceFieldProps {
  readonly input: PlaceInput
  /** Name of the parameter of the address. */
  readonly name: 'from' | 'to'
  readonly fields: FocusKeeper
  readonly send: Send
}

const MOVES: readonly string[] = ['ArrowDown', 'ArrowUp', 'Home', 'End'] satisfies OptionKey[]

const isMove = (key: string): key is OptionKey => MOVES.includes(key)

// What a key means to the list; true when it meant something, else the browser acts.
const press = (key: string, { input, send }: Pick<PlaceFieldProps, 'input' | 'send'>): boolean => {
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

const Option = ({ option, send }: { readonly option: OptionView; readonly send: Send }) => (
  // The keys are the input's: the focus stays there.
  // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
  <li
    id={option.id}
    className={styles['option']}
    role="option"
    aria-selected={option.isActive}
    tabIndex={-1}
    onClick={() => {
      send({ type: 'option.choose', index: option.index })
    }}
  >
    <span>{option.text}</span>
    {option.detail === '' ? null : <span className={styles['detail']}>{option.detail}</span>}
  </li>
)

const Popup = ({ input, fields, send }: PlaceFieldProps) => (
  <div
    className={styles['popup']}
    data-part={`${input.field}-popup`}
    hidden={!input.isExpanded}
    // A press in the list leaves the focus in the input.
    onMouseDown={(event) => {
      event.preventDefault()
    }}
  >
    <ul id={input.list.id} role="listbox" aria-label={input.list.label}>
      {input.list.options.map((option) => (
        <Option key={option.id} option={option} send={send} />
      ))}
    </ul>
    {input.list.forget === '' ? null : (
      <Button
        data-part="forget"
        onClick={() => {
          send({ type: 'recent.forget' })
          fields.focus(input.field)
        }}
      >
        {input.list.forget}
      </Button>
    )}
  </div>
)

const describe = ({ id, hint, error }: PlaceInput): string =>
  [hint === '' ? '' : `${id}-hint`, error === '' ? '' : `${id}-error`, `${id}-status`]
    .filter((one) => one !== '')
    .join(' ')

const Entry = ({ input, name, fields, send }: PlaceFieldProps) => {
  const { field } = input
  return (
    <input
      ref={(element) => {
        fields.attach(field, element)
      }}
      id={input.id}
      className={styles['input']}
      name={name}
      type="text"
      role="combobox"
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      enterKeyHint="search"
      value={input.value}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={input.isExpanded}
      aria-controls={input.list.id}
      aria-activedescendant={input.activeId}
      aria-describedby={describe(input)}
      aria-invalid={input.error !== ''}
      aria-busy={input.isBusy}
      onChange={(event) => {
        send({ type: 'text.type', field, text: event.currentTarget.value })
      }}
      onFocus={() => {
        send({ type: 'field.focus', field })
      }}
      onClick={() => {
        if (!input.isExpanded) send({ type: 'field.focus', field })
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.nativeEvent.isComposing || !press(event.key, { input, send })) return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}

const Clear = ({ input, send }: { readonly input: PlaceInput; readonly send: Send }) =>
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

const Notes = ({ input }: { readonly input: PlaceInput }) => (
  <>
    {input.hint === '' ? null : (
      <p className={styles['hint']} id={`${input.id}-hint`}>
        {input.hint}
      </p>
    )}
    {input.error === '' ? null : (
      <p className={styles['error']} id={`${input.id}-error`} data-part={`${input.field}-error`}>
        <Icon name="info" size={20} />
        {input.error}
      </p>
    )}
    <p
      className={styles['status']}
      id={`${input.id}-status`}
      role="status"
      data-part={`${input.field}-status`}
    >
      {input.status}
    </p>
  </>
)

const PART: Readonly<Record<RouteField, string>> = {
  origin: 'origin-field',
  destination: 'destination-field',
}

/** An input for a place with its list of suggestions or of recent places: a combobox, for every hand and every reader. */
export const PlaceField = (props: PlaceFieldProps) => {
  const { input, send } = props
  return (
    <div
      className={styles['field']}
      data-part={PART[input.field]}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) send({ type: 'list.close' })
      }}
    >
      <label className={styles['label']} htmlFor={input.id}>
        {input.label}
      </label>
      <div className={styles['box']} data-state={input.error === '' ? undefined : 'wrong'}>
        <Entry {...props} />
        {input.isBusy ? (
          <span className={styles['busy']} aria-hidden="true">
            <Spinner label={input.label} />
          </span>
        ) : null}
        <Clear input={input} send={send} />
        <Popup {...props} />
      </div>
      <Notes input={input} />
    </div>
  )
}
