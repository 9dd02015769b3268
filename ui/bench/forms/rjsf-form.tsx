// The same fields by react-jsonschema-form.
import Form from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { listBoxes, listTextNames } from './large-form.js'
import type { MountedForm } from './mounting.js'
import { mountReact } from './react-form.js'

interface Property {
  readonly type: 'string' | 'boolean'
  readonly title: string
}

const texts = listTextNames().map((name): [string, Property] => [
  name,
  { type: 'string', title: name },
])
const boxes = listBoxes().map((name): [string, Property] => [
  name,
  { type: 'boolean', title: name },
])

const schema: RJSFSchema = {
  type: 'object',
  required: [...listTextNames(), ...listBoxes()],
  properties: Object.fromEntries<Property>([...texts, ...boxes]),
}

/** The form of react-jsonschema-form. */
export const form: MountedForm = {
  mount: mountReact(() => <Form schema={schema} validator={validator} />),
  city: '#root_city',
}
