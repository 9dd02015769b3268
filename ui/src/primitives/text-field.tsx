import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from './class-names.js'
import {
  drawLabel,
  FieldError,
  FieldHint,
  fieldStyles as styles,
  standing,
  type FieldProps,
} from './field.js'
import { Spinner } from './spinner.js'
import own from './text-field.module.css'
import { useOwnText, type OwnText } from './use-own-text.js'

/** What fields for a text have in common. */
interface TextProps extends FieldProps, OwnText {
  readonly name: string
  readonly autoComplete: string
  readonly isSpellChecked: boolean
  readonly onLeave: () => void
  /** What stands under it. */
  readonly after?: ReactNode
}

/** Props of a field for a line of text. */
export interface TextFieldProps extends TextProps {
  readonly type: 'text' | 'email' | 'tel'
  readonly inputMode: ComponentPropsWithRef<'input'>['inputMode']
  readonly autoCapitalize: 'none' | 'words' | 'characters'
  /** Written from left to right in every language, yet placed where the language begins. */
  readonly isLeftToRight: boolean
  /** Somebody is asked about the value. */
  readonly isBusy: boolean
}

const LINE = classNames(styles['field'], own['line'])
const CONTROL = styles['control']
const LEFT_TO_RIGHT = classNames(CONTROL, own['left-to-right'])
const AREA = classNames(CONTROL, own['area'])

/** A native field for a line of text, with its label over it; what is wrong with it stands under it, in words. */
export const TextField = (props: TextFieldProps) => {
  const { id, error = '', isBusy, isLeftToRight, onType } = props
  return (
    <div className={LINE} data-part="text-field">
      {drawLabel(props)}
      <input
        ref={useOwnText<HTMLInputElement>(props)}
        id={id}
        name={props.name}
        className={isLeftToRight ? LEFT_TO_RIGHT : CONTROL}
        type={props.type}
        dir={isLeftToRight ? 'ltr' : undefined}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete}
        autoCapitalize={props.autoCapitalize}
        spellCheck={props.isSpellChecked}
        enterKeyHint="next"
        defaultValue={props.value}
        aria-busy={isBusy ? true : undefined}
        {...standing(props)}
        onChange={(event) => {
          onType(event.currentTarget.value)
        }}
        onBlur={props.onLeave}
      />
      {isBusy ? (
        <span className={styles['busy']} aria-hidden="true">
          <Spinner label={props.label} />
        </span>
      ) : null}
      {error === ''
        ? null
        : [<FieldError key="error" {...props} />, <FieldHint key="hint" {...props} />]}
      {props.after}
    </div>
  )
}

/** Props of a field for several lines of text. */
export type TextAreaProps = TextProps

const LINES = 4

/** A native field for several lines; it grows with its text. */
export const TextArea = (props: TextAreaProps) => (
  <div className={styles['field']} data-part="text-area">
    {drawLabel(props)}
    <textarea
      ref={useOwnText<HTMLTextAreaElement>(props)}
      id={props.id}
      name={props.name}
      className={AREA}
      rows={LINES}
      autoComplete={props.autoComplete}
      spellCheck={props.isSpellChecked}
      defaultValue={props.value}
      {...standing(props)}
      onChange={(event) => {
        props.onType(event.currentTarget.value)
      }}
      onBlur={props.onLeave}
    />
    <FieldError {...props} />
    {props.after}
  </div>
)
