// What is said of a press on submit that was stopped, of a lead that was not accepted, and of what the address names.
import * as O from '#fp-ts/Option'
import { none, toUndefined, type Option } from '../../shared/index.js'
import {
  resolveHostError,
  toApiError,
  toValidationError,
  type FormValidationError,
  type HostError,
} from './plan/form-errors.js'
import { listFormFaults } from './lead-form-send.js'
import type { LeadFormEvent, LeadFormState, SendFault } from './lead-form.types.js'
import { isAtWork, type LeadAnswer } from './submission.js'

const REFUSED = { name: 'Bad Request', status: 400 }

/** A press without a connection. @source E-F-14 @category constants */
export const OFFLINE: SendFault = { tag: 'Offline' }

/** Says why a lead was not accepted, as the form shows it. */
export const toSendFault = ({ isOnline }: LeadFormState, answer: LeadAnswer): SendFault => {
  if (answer.kind !== 'failed') return { tag: 'None' }
  const { name, status } = answer
  if (isAtWork(status)) return { tag: 'AtWork' }
  return isOnline || O.isSome(status) ? { tag: 'NotAccepted', name, status } : OFFLINE
}

/** Says why a lead was not accepted, as the host is told. */
export const toHostError = (answer: LeadAnswer): HostError =>
  answer.kind === 'failed'
    ? toApiError({ name: answer.name, status: toUndefined(answer.status) })
    : toApiError(REFUSED)

/** Says that a press on submit was stopped, as the host is told. */
export const toValidationFault = (state: LeadFormState): FormValidationError =>
  toValidationError(listFormFaults(state).map(({ name, fault }) => ({ name, key: fault.key })))

/** Finds what the host is told when a search for what the address names has ended with nothing. */
export const findSearchFault = (
  { input: { request }, pending }: LeadFormState,
  event: LeadFormEvent,
): Option<HostError> =>
  resolveHostError({
    app: request.app,
    isEmbedded: request.isEmbedded,
    lacksModel:
      event.type === 'vehicle.answered' && O.isNone(event.vehicle) && pending.includes('vehicle'),
    lacksRetailer:
      event.type === 'retailer.answered' &&
      O.isNone(event.retailer) &&
      pending.includes('retailer'),
  })

/** Finds what the host is told of a press on submit that was stopped for a vehicle or a retailer. */
export const findMissingFault = (state: LeadFormState): Option<HostError> => {
  if (O.isNone(state.plan)) return none
  const names = listFormFaults(state).map(({ name }) => name)
  const { app, isEmbedded } = state.input.request
  return resolveHostError({
    app,
    isEmbedded,
    lacksModel: names.includes('modelId'),
    lacksRetailer: names.includes('retailerid'),
  })
}

/** Tells what was thrown in words. */
export const messageOf = (reason: unknown): string =>
  reason instanceof Error ? reason.message : String(reason)
