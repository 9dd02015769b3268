import * as O from '#fp-ts/Option'
import type { LeadFormState } from './lead-form.types.js'

const TRIES = 2

/** Tells whether a form came with its configuration and has not asked for one since. */
export const isConfigured = ({ asked, input }: LeadFormState): boolean =>
  asked === 0 && O.isSome(input.configuration)

/** Numbers the next question for the configuration. */
export const askConfiguration = (state: LeadFormState): LeadFormState => ({
  ...state,
  asked: state.asked + 1,
})

/** Tells whether the running question for the configuration is the first of its two tries. */
export const isFirstAsking = ({ asked }: LeadFormState): boolean => asked % TRIES === 1

/** Tells whether something has to be known before the form can be sent: of a field, the vehicle or the retailer. */
export const isAwaiting = ({ awaited, pending }: LeadFormState): boolean =>
  Object.keys(awaited).length > 0 || pending.includes('vehicle') || pending.includes('retailer')

/** Tells whether analytics are still to hear that the form of a purpose was loaded: once each, and of what can be seen. */
export const isLoadNews = ({ isSeen, reportedLoads, input }: LeadFormState): boolean =>
  isSeen && !reportedLoads.includes(input.request.purpose)

/** Notes that analytics were told of the form of a purpose. */
export const noteLoad = ({
  reportedLoads,
  input,
}: LeadFormState): Pick<LeadFormState, 'reportedLoads'> => ({
  reportedLoads: [...reportedLoads, input.request.purpose],
})

/** Waits no longer for what is looked for beside the form: a lead without it is worth more than none. */
export const dropPending = (state: LeadFormState): LeadFormState => ({ ...state, pending: [] })
