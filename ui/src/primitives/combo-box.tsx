import {
  useEffect,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import styles from './combo-box.module.css'
import {
  describedBy,
  drawLabel,
  FieldError,
  FieldHint,
  fieldStyles,
  standing,
  type FieldProps,
} from './field.js'
import { Spinner } from './spinner.js'

/** One line of the list. */
export interface ComboOption {
  /** Id of its element. */
  readonly id: string
  readonly text: string
  /** May be empty. */
  readonly detail: string
  readonly isActive: boolean
}

/** Props of a text field with a list under it. */
export interface ComboBoxProps extends FieldProps {
  /** What its parts are called: `{part}-input`, `{part}-popup` and so on. */
  readonly part: string
  readonly name: string
  readonly value: string
  readonly autoComplete: string
  readonly enterKeyHint: ComponentPropsWithRef<'input'>['enterKeyHint']
  /** True while the list is open: it then has options. */
  readonly isExpanded: boolean
  readonly isBusy: boolean
  readonly list: {
    readonly id: string
    readonly label: string
    readonly options: readonly ComboOption[]
  }
  /** Id of the active option; absent while none is. */
  readonly activeId: string | undefined
  /** What the polite status beside the input says; may be empty. */
  readonly status: string
  /** What stands at the end of the input, such as a button that clears it. */
  readonly aside?: ReactNode
  /** What is said above the list to the eye, as the status says it to the ear; it is no line to choose. */
  readonly note?: string
  /** What stands under the list and belongs to it. */
  readonly footer?: ReactNode
  readonly attach?: (input: HTMLInputElement | null) => void
  readonly onType: (text: string) => void
  /** The focus has come, or the closed list is pressed for. */
  readonly onReach?: () => void
  /** A key was pressed; answers whether it meant something, else the browser acts. */
  readonly onKey: (key: string) => boolean
  /** A line was pressed, by its place from 0. */
  readonly onChoose: (index: number) => void
  /** The focus has gone elsewhere than to the list. */
  readonly onLeave: () => void
}

const Option = (props: { readonly option: ComboOption; readonly onPress: () => void }) => {
  const line = useRef<HTMLDivElement>(null)
  const { id, text, detail, isActive } = props.option
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // The keys are the input's: the focus stays there.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
    <div
      ref={line}
      id={id}
      className={styles['option']}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={props.onPress}
    >
      <span>{text}</span>
      {detail === '' ? null : <span className={styles['detail']}>{detail}</span>}
    </div>
  )
}

// A press in the list leaves the focus in the input.
const keepFocus = (event: MouseEvent): void => {
  event.preventDefault()
}

const leave = ({ relatedTarget }: FocusEvent, { part, onLeave }: ComboBoxProps): void => {
  const own = `[data-part="${part}-input"], [data-part="${part}-popup"]`
  const isOwn = relatedTarget instanceof Element && relatedTarget.closest(own) !== null
  if (!isOwn) onLeave()
}

const Popup = (props: ComboBoxProps) => (
  // It only hears where the focus goes.
  // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
  <div
    className={styles['popup']}
    data-part={`${props.part}-popup`}
    hidden={!props.isExpanded}
    onBlur={(event) => {
      leave(event, props)
    }}
  >
    {(props.note ?? '') === '' ? null : (
      <p className={styles['detail']} data-part={`${props.part}-note`}>
        {props.note}
      </p>
    )}
    <div
      id={props.list.id}
      className={styles['list']}
      role="listbox"
      aria-label={props.list.label}
      tabIndex={-1}
      onMouseDown={keepFocus}
    >
      {props.list.options.map((option, index) => (
        <Option
          key={option.id}
          option={option}
          onPress={() => {
            props.onChoose(index)
          }}
        />
      ))}
    </div>
    {props.footer}
  </div>
)

const Entry = ({ attach, ...props }: ComboBoxProps) => (
  <input
    ref={attach}
    id={props.id}
    className={styles['input']}
    data-part={`${props.part}-input`}
    name={props.name}
    type="text"
    role="combobox"
    autoComplete={props.autoComplete}
    autoCapitalize="words"
    spellCheck={false}
    enterKeyHint={props.enterKeyHint}
    value={props.value}
    aria-autocomplete="list"
    aria-haspopup="listbox"
    aria-expanded={props.isExpanded}
    aria-controls={props.list.id}
    aria-activedescendant={props.activeId}
    aria-busy={props.isBusy}
    {...standing(props)}
    aria-describedby={describedBy(props, `${props.id}-status`)}
    onChange={(event) => {
      props.onType(event.currentTarget.value)
    }}
    onFocus={props.onReach}
    onBlur={(event) => {
      leave(event, props)
    }}
    onClick={() => {
      if (!props.isExpanded) props.onReach?.()
    }}
    onKeyDown={(event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || !props.onKey(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    }}
  />
)

/** A text field with a list of what may be meant under it: a combobox, for every hand and every reader. */
export const ComboBox = (props: ComboBoxProps) => (
  <div className={fieldStyles['field']} data-part={`${props.part}-field`}>
    {drawLabel(props)}
    <div className={styles['box']} data-state={(props.error ?? '') === '' ? undefined : 'wrong'}>
      <Entry {...props} />
      {props.isBusy ? (
        <span className={styles['busy']} aria-hidden="true">
          <Spinner label={props.label} />
        </span>
      ) : null}
      {props.aside}
      <Popup {...props} />
    </div>
    <FieldHint {...props} />
    <FieldError {...props} />
    <p
      className={fieldStyles['hidden']}
      id={`${props.id}-status`}
      role="status"
      data-part={`${props.part}-status`}
    >
      {props.status}
    </p>
  </div>
)
