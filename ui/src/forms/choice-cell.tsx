import type { ChoicesView, SelectView } from '@evkit/engine/internal/forms'
import { CheckBoxGroup, RadioGroup, SelectField } from '../primitives/index.js'
import { toFieldProps } from './field-props.js'
import type { FormActions } from './lead-form.types.js'

interface ChoiceCellProps<View> {
  readonly view: View
  readonly actions: FormActions
}

const wordsOf = ({ view, actions }: ChoiceCellProps<ChoicesView | SelectView>) => ({
  ...toFieldProps(view, actions),
  onChoose: (value: string | readonly string[]) => {
    actions.send({ type: 'value.set', name: view.name, value })
  },
})

/** One of many, in a list that opens. */
export const SelectCell = (props: ChoiceCellProps<SelectView>) => (
  <SelectField
    {...wordsOf(props)}
    autoComplete={props.view.autocomplete}
    choices={props.view.options}
  />
)

/** One of few, or any of them. */
export const ChoicesCell = (props: ChoiceCellProps<ChoicesView>) => {
  const Group = props.view.control === 'radio' ? RadioGroup : CheckBoxGroup
  return <Group {...wordsOf(props)} options={props.view.options} />
}
