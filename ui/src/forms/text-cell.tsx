import type { TextFieldView } from '@evkit/engine/internal/forms'
import { Button, TextArea, TextField } from '../primitives/index.js'
import { toFieldProps } from './field-props.js'
import type { FormActions, HeadingLevel } from './lead-form.types.js'
import styles from './fields.module.css'

const TYPES = { text: 'text', email: 'email', phone: 'tel' } as const

/** What a text is drawn from. */
export interface TextProps {
  readonly view: TextFieldView
  readonly actions: FormActions
  /** Level of the heading over it. */
  readonly level?: HeadingLevel
}

const drawInsist = ({ view, actions }: TextProps) =>
  view.insist === '' ? null : (
    <Button
      data-part="insist"
      onClick={() => {
        actions.send({ type: 'number.insist', name: view.name })
      }}
    >
      {view.insist}
    </Button>
  )

const drawEntry = (props: TextProps) => {
  const { view, actions } = props
  const { name, control } = view
  const field = {
    ...toFieldProps(view, actions),
    hint: view.help,
    value: view.value,
    autoComplete: view.autocomplete,
    isSpellChecked: view.isSpellChecked,
    after: drawInsist(props),
    onType: (value: string) => {
      actions.send({ type: 'value.set', name, value })
    },
  }
  return control === 'notes' ? (
    <TextArea key={name} {...field} />
  ) : (
    <TextField
      key={name}
      {...field}
      type={TYPES[control]}
      inputMode={view.inputMode}
      autoCapitalize={view.capitals}
      isLeftToRight={view.isLeftToRight}
      isBusy={view.isBusy}
    />
  )
}

/** A text, with its heading and, where a number could not be checked, the way to insist on it. */
export const drawText = (props: TextProps) => {
  const { view, level: Heading = 'h3' } = props
  if (view.heading === '') return drawEntry(props)
  return (
    <div key={view.name} className={styles['cell']}>
      <Heading className={styles['heading']}>{view.heading}</Heading>
      {drawEntry(props)}
    </div>
  )
}
