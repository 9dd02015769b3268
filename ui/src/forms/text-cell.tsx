import type { TextFieldView } from '@evkit/engine/forms/view'
import { Button, TextArea, TextField } from '../primitives/index.js'
import type { FormWays, HeadingLevel } from './lead-form.types.js'
import styles from './fields.module.css'

const TYPES = { text: 'text', email: 'email', phone: 'tel' } as const

/** Props of a cell with a text. */
export interface TextCellProps {
  readonly view: TextFieldView
  readonly ways: FormWays
  /** Level of the heading over it. */
  readonly level?: HeadingLevel
}

const Entry = ({ view, ways }: TextCellProps) => {
  const { name, control } = view
  const field = {
    id: ways.idOf(name),
    name,
    label: view.label,
    mark: view.mark,
    error: view.error,
    isRequired: view.isRequired,
    value: view.value,
    autoComplete: view.autocomplete,
    isSpellChecked: view.isSpellChecked,
    onType: (value: string) => {
      ways.send({ type: 'value.set', name, value })
    },
    onLeave: () => {
      ways.send({ type: 'field.blur', name })
    },
  }
  return control === 'notes' ? (
    <TextArea {...field} />
  ) : (
    <TextField
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
export const TextCell = ({ view, ways, level: Heading = 'h3' }: TextCellProps) => (
  <div className={styles['cell']}>
    {view.heading === '' ? null : <Heading className={styles['heading']}>{view.heading}</Heading>}
    <Entry view={view} ways={ways} />
    {view.insist === '' ? null : (
      <div>
        <Button
          data-part="insist"
          onClick={() => {
            ways.send({ type: 'number.insist', name: view.name })
          }}
        >
          {view.insist}
        </Button>
      </div>
    )}
  </div>
)
