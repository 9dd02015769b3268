import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.js'
import styles from './choice-group.module.css'

/** One choice of the group. */
export interface ChoiceProps<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly isChosen: boolean
  readonly isDisabled: boolean
  readonly hint: string
  /** What stands at the end of the row. */
  readonly aside?: string | undefined
  readonly icon?: ReactNode
  readonly picture?: { readonly src: string; readonly alt: string } | undefined
}

/** Props of a group of which exactly one is chosen. */
export interface ChoiceGroupProps<Value extends string> {
  readonly label: string
  readonly look: 'row' | 'cards' | 'chips' | 'pictures'
  readonly isLabelHidden?: boolean
  readonly choices: readonly ChoiceProps<Value>[]
  readonly onChoose: (value: Value) => void
}

const Choice = <Value extends string>(props: {
  readonly choice: ChoiceProps<Value>
  readonly name: string
  readonly onChoose: (value: Value) => void
}) => {
  const { choice, name, onChoose } = props
  const hint = useId()
  return (
    <label className={styles['choice']}>
      <input
        className={styles['input']}
        type="radio"
        name={name}
        value={choice.value}
        checked={choice.isChosen}
        disabled={choice.isDisabled}
        aria-label={choice.label}
        aria-describedby={choice.hint === '' ? undefined : hint}
        onChange={() => {
          onChoose(choice.value)
        }}
      />
      {choice.icon === undefined ? null : <span className={styles['icon']}>{choice.icon}</span>}
      {choice.picture === undefined ? null : (
        <img
          className={styles['picture']}
          src={choice.picture.src}
          alt=""
          width={160}
          height={160}
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={styles['text']}>
        <span className={styles['label']}>{choice.label}</span>
        {choice.hint === '' ? null : (
          <span className={styles['hint']} id={hint}>
            {choice.hint}
          </span>
        )}
      </span>
      {choice.aside === undefined ? null : <span className={styles['aside']}>{choice.aside}</span>}
    </label>
  )
}

/** A named group of native radios: arrow keys move the choice, one stop in the tab order. */
export const ChoiceGroup = <Value extends string>(props: ChoiceGroupProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={classNames(styles[props.look])} data-part="choice-group">
      <legend
        className={classNames(
          styles['legend'],
          props.isLabelHidden === true && styles['hidden-legend'],
        )}
      >
        {props.label}
      </legend>
      <div className={styles['choices']}>
        {props.choices.map((choice) => (
          <Choice key={choice.value} choice={choice} name={name} onChoose={props.onChoose} />
        ))}
      </div>
    </fieldset>
  )
}
