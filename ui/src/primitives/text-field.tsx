import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.js'
import {
  FieldError,
  FieldHint,
  FieldLabel,
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

/** A native field for a line of text, with its label over it; what is wrong with it stands under it, in words. */
export const TextField = (props: TextFieldProps) => (
  <div className={styles['field']} data-part="text-field">
    <FieldLabel {...props} />
    <FieldHint {...props} />
    <div className={styles['box']}>
      <input
        ref={useOwnText<HTMLInputElement>(props)}
        id={props.id}
        name={props.name}
        className={classNames(styles['control'], props.isLeftToRight && own['left-to-right'])}
        type={props.type}
        dir={props.isLeftToRight ? 'ltr' : undefined}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete}
        autoCapitalize={props.autoCapitalize}
        spellCheck={props.isSpellChecked}
        enterKeyHint="next"
        defaultValue={props.value}
        aria-busy={props.isBusy ? true : undefined}
        {...standing(props)}
        onChange={(event) => {
          props.onType(event.currentTarget.value)
        }}
        onBlur={props.onLeave}
      />
      {props.isBusy ? (
        <span className={styles['busy']} aria-hidden="true">
          <Spinner label={props.label} />
        </span>
      ) : null}
    </div>
    <FieldError {...props} />
  </div>
)

/** Props of a field for several lines of text. */
export type TextAreaProps = TextProps

const LINES = 4

/** A native field for several lines; it grows with its text. */
export const TextArea = (props: TextAreaProps) => (
  <div className={styles['field']} data-part="text-area">
    <FieldLabel {...props} />
    <FieldHint {...props} />
    <textarea
      ref={useOwnText<HTMLTextAreaElement>(props)}
      id={props.id}
      name={props.name}
      className={classNames(styles['control'], own['area'])}
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
  </div>
)
