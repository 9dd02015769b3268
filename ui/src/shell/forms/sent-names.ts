// What goes along with a form that is sent where scripts are off.

/** Name of the hidden field that lets it be taken. */
export const PASS_FIELD = 'form-pass'

/** Name of the radio buttons with the addresses that are suggested for a field. */
export const choiceFieldOf = (name: string): string => `${name}-choice`

/** Parameter of the page that thanks for it. */
export const SENT_PARAMETER = 'sent'
