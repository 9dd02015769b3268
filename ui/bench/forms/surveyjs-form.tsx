// The same fields by SurveyJS. A text is taken over with every key, as in our form.
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'
import { listBoxes, listTextNames } from './large-form.js'
import type { MountedForm } from './mounting.js'
import { mountReact } from './react-form.js'

const configuration = {
  textUpdateMode: 'onTyping',
  elements: [
    ...listTextNames().map((name) => ({ type: 'text', name, isRequired: true })),
    ...listBoxes().map((name) => ({
      type: 'boolean',
      name,
      renderAs: 'checkbox',
      isRequired: true,
    })),
  ],
}

/** The form of SurveyJS. */
export const form: MountedForm = {
  mount: (host) => mountReact(() => <Survey model={new Model(configuration)} />)(host),
  city: '[data-name="city"] input',
}
