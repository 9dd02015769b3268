// Of the five forms this one has pickers, and looks for what was chosen before.
const WITH_PICKERS = 'QuoteRequest'

const askPickerScripts = () => [
  import('../../forms/journey/journey.js'),
  import('../../forms/pickers/form-picker.js'),
  import('../ports/forms/journey-ports.js'),
  import('../ports/forms/retailer-picker-ports.js'),
]

/**
 * Asks for every script an embedded form needs until it can be filled in, in one go: none of them waits for another. What
 * does not come is asked for again by who needs it.
 */
export const askFormScripts = (formType: string): void => {
  void Promise.allSettled([
    import('../../forms/embedded/embedded-form.js'),
    import('../ports/forms/form-service-ports.js'),
    ...(formType === WITH_PICKERS ? askPickerScripts() : []),
  ])
}
