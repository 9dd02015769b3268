/** The quote application as a React component. */
export { listVehicles } from '../list-vehicles.js'
export { leadStepLater } from './lead-step-later.js'
export { QuoteApp } from './quote-app.js'
export { FAILURE_KEYS, QuoteFailure } from './quote-failure.js'
export type { QuoteAppProps, QuoteForm, QuotePlace, QuoteRoute } from './quote-app.types.js'
