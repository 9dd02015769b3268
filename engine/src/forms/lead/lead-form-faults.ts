// What is said of a press on submit that was stopped, of a lead that was not accepted, and of what the address names.
import { none, toUndefined, type Option } from '../../shared/index.js'
import {
  resolveHostError,
  toApiError,
  toValidationError,
  type FormValidationError,
  type HostError,
} from '../form-errors.js'
import { listFormFaults } from './lead-form-send.js'
import type { LeadFormEvent, LeadFormState, SendFault } from './lead-form.types.js'
import { isAtWork, type LeadAnswer } from './submission.js'

const REFUSED = { name: 'Bad Request', status: 400 }

/**
 * A press without a connection.
 *
 * @source E-F-14
 * @category constants
 */
export const OFFLINE: SendFault = { tag: 'Offline' }

/**
 * Says why a lead was not accepted, as the form shows it.
 *
 * @param state - The form.
 * @param answer - What the service said, or that it said nothing.
 * @returns Offline where nothing was said and there is no connection; at work where an earlier try still is.
 * @source F-SUB-74, F-ERR-01, E-F-14, E-F-72
 *
 * @example Nothing was said
 * ```ts
 * import { NO_ANSWER, startLeadForm, toSendFault } from '@evkit/engine/forms/lead'
 * import { tinyFormInput } from '@evkit/engine/testing'
 *
 * toSendFault(startLeadForm({ ...tinyFormInput, isOnline: false }), NO_ANSWER).tag // => 'Offline'
 * ```
 * @category conversions
 */
export const toSendFault = ({ isOnline }: LeadFormState, answer: LeadAnswer): SendFault => {
  if (answer.kind !== 'failed') return { tag: 'None' }
  const { name, status } = answer
  if (isAtWork(status)) return { tag: 'AtWork' }
  return isOnline || status._tag === 'Some' ? { tag: 'NotAccepted', name, status } : OFFLINE
}

/**
 * Says why a lead was not accepted, as the host is told.
 *
 * @param answer - What the service said, or that it said nothing.
 * @returns Name and status of the failure; one that was refused is a bad request.
 * @source F-ERR-22, F-SUB-76, D-F-48
 *
 * @example One that was refused
 * ```ts
 * import { toHostError } from '@evkit/engine/forms/lead'
 *
 * toHostError({ kind: 'refused', errors: new Map() }) // => { type: 'ApiError', name: 'Bad Request', status: 400 }
 * ```
 * @category conversions
 */
export const toHostError = (answer: LeadAnswer): HostError =>
  answer.kind === 'failed'
    ? toApiError({ name: answer.name, status: toUndefined(answer.status) })
    : toApiError(REFUSED)

/**
 * Says that a press on submit was stopped, as the host is told.
 *
 * @param state - The form.
 * @returns Names of fields and keys of messages, nothing that was typed.
 * @source F-VAL-24, F-VAL-25
 *
 * @example A form nobody has planned
 * ```ts
 * import { startLeadForm, toValidationFault } from '@evkit/engine/forms/lead'
 * import { tinyFormInput } from '@evkit/engine/testing'
 *
 * toValidationFault(startLeadForm(tinyFormInput)).name // => 'FormValidationError'
 * ```
 * @category conversions
 */
export const toValidationFault = (state: LeadFormState): FormValidationError =>
  toValidationError(listFormFaults(state).map(({ name, fault }) => ({ name, key: fault.key })))

/**
 * Finds what the host is told when a search for what the address names has ended with nothing.
 *
 * @param state - The form before.
 * @param event - What has happened.
 * @returns The error, on a page of the quote application only.
 * @source F-ERR-02, F-ERR-03, D-F-47
 *
 * @example Another application
 * ```ts
 * import { findSearchFault, startLeadForm } from '@evkit/engine/forms/lead'
 * import { none } from '@evkit/engine/shared'
 * import { tinyFormInput } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * const state = startLeadForm({ ...tinyFormInput, pending: ['vehicle'] })
 * findSearchFault(state, { type: 'vehicle.settled', vehicle: none }) // => option.none
 * ```
 * @category look-ups
 */
export const findSearchFault = (
  { input: { request }, pending }: LeadFormState,
  event: LeadFormEvent,
): Option<HostError> =>
  resolveHostError({
    app: request.app,
    isEmbedded: request.isEmbedded,
    lacksModel:
      event.type === 'vehicle.settled' &&
      event.vehicle._tag === 'None' &&
      pending.includes('vehicle'),
    lacksRetailer:
      event.type === 'retailer.settled' &&
      event.dealer._tag === 'None' &&
      pending.includes('retailer'),
  })

/**
 * Finds what the host is told of a press on submit that was stopped for a vehicle or a retailer.
 *
 * @param state - The form.
 * @returns The error, on a page of the quote application only.
 * @source F-ERR-02, F-ERR-03, F-ERR-04, D-F-47
 *
 * @example Nothing is needed
 * ```ts
 * import { findMissingFault, startLeadForm } from '@evkit/engine/forms/lead'
 * import { tinyFormInput } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * findMissingFault(startLeadForm(tinyFormInput)) // => option.none
 * ```
 * @category look-ups
 */
export const findMissingFault = (state: LeadFormState): Option<HostError> => {
  if (state.plan._tag === 'None') return none
  const names = listFormFaults(state).map(({ name }) => name)
  const { app, isEmbedded } = state.input.request
  return resolveHostError({
    app,
    isEmbedded,
    lacksModel: names.includes('modelId'),
    lacksRetailer: names.includes('retailerid'),
  })
}
