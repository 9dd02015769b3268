import { createLater } from '../../tool/later.js'
import type * as LeadStep from './lead-step.js'

/** The form of the quote application: pages on which something is chosen first load it when somebody begins to choose. */
export const leadStepLater = createLater<typeof LeadStep>(
  () => import('./lead-step.js'),
  'FormFailed',
)
