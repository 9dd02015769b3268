import {
  FieldError,
  fieldStyles as styles,
  markedLabel,
  standing,
  type FieldProps,
} from './field.js'
import own from './option-groups.module.css'

/** Props of a group of options that lie open. */
interface GroupProps extends FieldProps {
  readonly name: string
  readonly options: readonly {
    readonly value: string
    readonly label: string
    readonly isChosen: boolean
  }[]
  /** The focus has left the whole group. */
  readonly onLeave: () => void
}

interface OptionProps {
  readonly group: GroupProps
  readonly option: GroupProps['options'][number]
  /** The one a link to the group leads to. */
  readonly isTarget: boolean
  readonly onChange: (isOn: boolean) => void
}

const isOfGroup = (other: Element | null, { name, form }: HTMLInputElement): boolean =>
  other instanceof HTMLInputElement && other.name === name && other.form === form

const Option = (props: OptionProps & { readonly type: 'radio' | 'checkbox' }) => {
  const { group, option, isTarget, type } = props
  const isWrong = (group.error ?? '') !== ''
  return (
    <label className={own['option']}>
      <input
        className={own['input']}
        id={isTarget ? group.id : undefined}
        type={type}
        name={group.name}
        value={option.value}
        checked={option.isChosen}
        aria-invalid={type === 'checkbox' && isWrong ? true : undefined}
        onChange={(event) => {
          props.onChange(event.currentTarget.checked)
        }}
        onBlur={(event) => {
          if (!isOfGroup(event.relatedTarget, event.currentTarget)) group.onLeave()
        }}
      />
      <span className={own['text']}>{option.label}</span>
    </label>
  )
}

/** Props of a group of which at most one is chosen. */
export interface RadioGroupProps extends GroupProps {
  readonly onChoose: (value: string) => void
}

/** A named group of native radios: none or one is chosen, arrow keys move the choice. */
export const RadioGroup = (props: RadioGroupProps) => {
  const target = Math.max(
    0,
    props.options.findIndex(({ isChosen }) => isChosen),
  )
  return (
    <div
      className={own['group']}
      role="radiogroup"
      data-part="radio-group"
      aria-labelledby={`${props.id}-name`}
      {...standing(props)}
    >
      <span className={styles['legend']} id={`${props.id}-name`}>
        {markedLabel(props)}
      </span>
      <div className={own['options']}>
        {props.options.map((option, at) => (
          <Option
            key={option.value}
            type="radio"
            group={props}
            option={option}
            isTarget={at === target}
            onChange={() => {
              props.onChoose(option.value)
            }}
          />
        ))}
      </div>
      <FieldError {...props} />
    </div>
  )
}

/** Props of a group of which any number is chosen. */
export interface CheckBoxGroupProps extends GroupProps {
  /** All values that are chosen then, in the order of the options. */
  readonly onChoose: (values: readonly string[]) => void
}

/**
 * A named group of native checkboxes. No attribute can say that a choice is required here, so the asterisk of its name
 * is read out.
 */
export const CheckBoxGroup = (props: CheckBoxGroupProps) => (
  <div
    className={own['group']}
    role="group"
    data-part="check-box-group"
    aria-labelledby={`${props.id}-name`}
    aria-describedby={standing(props)['aria-describedby']}
  >
    <span className={styles['legend']} id={`${props.id}-name`}>
      {markedLabel(props, true)}
    </span>
    <div className={own['options']}>
      {props.options.map((option, at) => (
        <Option
          key={option.value}
          type="checkbox"
          group={props}
          option={option}
          isTarget={at === 0}
          onChange={(isOn) => {
            props.onChoose(
              props.options
                .filter((one) => (one.value === option.value ? isOn : one.isChosen))
                .map(({ value }) => value),
            )
          }}
        />
      ))}
    </div>
    <FieldError {...props} />
  </div>
)
