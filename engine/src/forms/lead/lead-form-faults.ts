// What is said of a press on submit that was stopped, and of a lead that was not accepted.
import { toUndefined } from '../../shared/index.js'
import {
  toApiError,
  toValidationError,
  type FormValidationError,
  type HostError,
} from '../form-errors.js'
import { listFormFaults } from './lead-form-send.js'
import type { LeadFormState, SendFault } from './lead-form.types.js'
import type { LeadAnswer } from './submission.js'

const REFUSED = { name: 'Bad Request', status: 400 }

/** A press without a connection. */
export const OFFLINE: SendFault = { tag: 'Offline' }

/** Why a lead was not accepted, as the form shows it. */
export const toSendFault = ({ isOnline }: LeadFormState, answer: LeadAnswer): SendFault => {
  if (answer.kind !== 'failed') return { tag: 'None' }
  const { name, status } = answer
  return isOnline || status._tag === 'Some' ? { tag: 'NotAccepted', name, status } : OFFLINE
}

/** Why a lead was not accepted, as the host is told. */
export const toHostError = (answer: LeadAnswer): HostError =>
  answer.kind === 'failed'
    ? toApiError({ name: answer.name, status: toUndefined(answer.status) })
    : toApiError(REFUSED)

/** That a press on submit was stopped, as the host is told. */
export const toValidationFault = (context: LeadFormState): FormValidationError =>
  toValidationError(listFormFaults(context).map(({ name, fault }) => ({ name, key: fault.key })))
