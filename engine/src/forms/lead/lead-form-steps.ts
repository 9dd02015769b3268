import type { LeadFormState } from './lead-form.types.js'

const TRIES = 2

/**
 * Tells whether a form came with its configuration and has not asked for one since.
 *
 * @param state - The form.
 * @returns True when nothing has to be asked.
 * @source F-SUB-70, F-ROUTE-38
 *
 * @example The sample form has to ask
 * ```ts
 * import { isConfigured, startLeadForm } from '@evkit/engine/forms/lead'
 * import { tinyFormInput } from '@evkit/engine/testing'
 *
 * isConfigured(startLeadForm(tinyFormInput)) // => false
 * ```
 * @category predicates
 */
export const isConfigured = ({ asked, input }: LeadFormState): boolean =>
  asked === 0 && input.configuration._tag === 'Some'

/**
 * Numbers the next question for the configuration.
 *
 * @param state - The form.
 * @returns The form; answers to earlier questions do not count any more.
 * @source E-F-17, E-F-18
 *
 * @example The first question
 * ```ts
 * import { askConfiguration, startLeadForm } from '@evkit/engine/forms/lead'
 * import { tinyFormInput } from '@evkit/engine/testing'
 *
 * askConfiguration(startLeadForm(tinyFormInput)).asked // => 1
 * ```
 * @category constructors
 */
export const askConfiguration = (state: LeadFormState): LeadFormState => ({
  ...state,
  asked: state.asked + 1,
})

/**
 * Tells whether the running question for the configuration is the first of its two tries.
 *
 * @param state - The form.
 * @returns False for the second try, after which a failure stands.
 * @source E-F-17
 *
 * @example The second try
 * ```ts
 * import { isFirstAsking, startLeadForm } from '@evkit/engine/forms/lead'
 * import { tinyFormInput } from '@evkit/engine/testing'
 *
 * isFirstAsking({ ...startLeadForm(tinyFormInput), asked: 2 }) // => false
 * ```
 * @category predicates
 */
export const isFirstAsking = ({ asked }: LeadFormState): boolean => asked % TRIES === 1

/**
 * Tells whether something has to be known before the form can be sent: what the server says of a field, which vehicle and
 * which retailer the address means.
 *
 * @param state - The form.
 * @returns True while an answer is waited for; what is known of the visitor is not waited for.
 * @source E-F-04, F-ROUTE-26, F-ROUTE-27
 *
 * @example Nothing is typed
 * ```ts
 * import { isAwaiting, startLeadForm } from '@evkit/engine/forms/lead'
 * import { tinyFormInput } from '@evkit/engine/testing'
 *
 * isAwaiting(startLeadForm(tinyFormInput)) // => false
 * ```
 * @category predicates
 */
export const isAwaiting = ({ awaited, pending }: LeadFormState): boolean =>
  Object.keys(awaited).length > 0 || pending.includes('vehicle') || pending.includes('retailer')

/**
 * Waits no longer for what is looked for beside the form: a lead without it is worth more than none.
 *
 * @param state - The form.
 * @returns The form; what is found later still counts for the next press.
 * @source E-F-04, E-F-17
 *
 * @example Nobody has told of the vehicle
 * ```ts
 * import { dropPending, isAwaiting, startLeadForm } from '@evkit/engine/forms/lead'
 * import { tinyFormInput } from '@evkit/engine/testing'
 *
 * isAwaiting(dropPending(startLeadForm({ ...tinyFormInput, pending: ['vehicle'] }))) // => false
 * ```
 * @category constructors
 */
export const dropPending = (state: LeadFormState): LeadFormState => ({ ...state, pending: [] })
