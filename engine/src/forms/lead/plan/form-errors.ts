import { none, some, type Option } from '../../../shared/index.js'
import { allowsGroupingLabel } from '../consent.js'
import type { AppId, Purpose } from './purpose.js'

/** What a configuration, a host or a call can lack; the closed list. */
export type FormError =
  | { readonly tag: 'MissingConsumerApp' }
  | { readonly tag: 'MissingForm'; readonly purpose: Purpose }
  | { readonly tag: 'MissingMap'; readonly market: string }
  | { readonly tag: 'MissingPurpose' }
  | { readonly tag: 'MissingFieldType'; readonly name: string }
  | { readonly tag: 'MissingFieldName' }
  | { readonly tag: 'MissingFieldLabel'; readonly name: string }
  | { readonly tag: 'WrongButtonType' }
  | { readonly tag: 'WrongGroupingLabel' }
  | { readonly tag: 'NoDealers' }
  | { readonly tag: 'NoAddresses' }

/**
 * Formats the message of a configuration fault exactly as specified.
 *
 * @param fault - The configuration fault.
 * @returns The message for the log or the host; never shown to visitors.
 * @source F-ERR-05, F-ERR-08, F-ERR-09, F-ERR-10, F-ERR-11, F-ERR-12, F-ERR-13, F-ERR-16, F-ERR-17, F-ERR-18, F-ERR-19
 *
 * @example A purpose without a form
 * ```ts
 * import { wordFormError } from '@evkit/engine/forms'
 *
 * wordFormError({ tag: 'MissingForm', purpose: 'ACCESSORY_REQUEST' }) // => 'Missing form configuration for purpose ACCESSORY_REQUEST'
 * ```
 * @category errors
 */
export const wordFormError = (fault: FormError): string => {
  switch (fault.tag) {
    case 'MissingConsumerApp':
      return 'Consumer app is required in embeddable forms'
    case 'MissingForm':
      return `Missing form configuration for purpose ${fault.purpose}`
    case 'MissingMap':
      return `Missing map configuration for market ${fault.market}`
    case 'MissingPurpose':
      return 'No purpose set'
    case 'MissingFieldType':
      return `Field type not found for field: ${fault.name}`
    case 'MissingFieldName':
      return 'Field name not found for field'
    case 'MissingFieldLabel':
      return `Label is required for field: ${fault.name}`
    case 'WrongButtonType':
      return 'Button has an invalid type'
    case 'WrongGroupingLabel':
      return 'Grouping label is only supported for the UK quote form'
    case 'NoDealers':
      return 'Something went wrong fetching dealers'
    case 'NoAddresses':
      return 'Something went wrong'
  }
}

/** A field as it was defined; empty texts are not given. */
export interface FieldDefinition {
  readonly type: string
  readonly name: string
  readonly label: string
}

/**
 * Validates a field definition; an invalid field is skipped.
 *
 * @param definition - Type, name and label as configured.
 * @param knownTypes - Valid types of fields.
 * @returns The first fault: missing name, unknown type, missing label.
 * @source F-ERR-08, F-ERR-09, F-ERR-10
 *
 * @example A field without a label
 * ```ts
 * import { findFieldFault, wordFormError } from '@evkit/engine/forms'
 * import { option } from 'fp-ts'
 *
 * const fault = findFieldFault({ type: 'text', name: 'towbar', label: '' }, ['text', 'select'])
 * option.isSome(fault) ? wordFormError(fault.value) : '' // => 'Label is required for field: towbar'
 * ```
 * @category look-ups
 */
export const findFieldFault = (
  { type, name, label }: FieldDefinition,
  knownTypes: readonly string[],
): Option<FormError> => {
  if (name.trim() === '') return some({ tag: 'MissingFieldName' })
  if (!knownTypes.includes(type)) return some({ tag: 'MissingFieldType', name })
  return label.trim() === '' ? some({ tag: 'MissingFieldLabel', name }) : none
}

/**
 * Validates the type of a button.
 *
 * @param type - Type as configured.
 * @returns A fault unless the type is `submit` or `button`.
 * @source F-ERR-11
 *
 * @example A button that would clear the form
 * ```ts
 * import { findButtonFault } from '@evkit/engine/forms'
 * import { option } from 'fp-ts'
 *
 * findButtonFault('reset') // => option.some({ tag: 'WrongButtonType' })
 * findButtonFault('submit') // => option.none
 * ```
 * @category look-ups
 */
export const findButtonFault = (type: string): Option<FormError> =>
  type === 'submit' || type === 'button' ? none : some({ tag: 'WrongButtonType' })

/**
 * Finds what is wrong with a caption over grouped opt-ins; it is left out then, and its fields stay.
 *
 * @source F-ERR-16, F-OPT-16, D-F-23
 */
export const findGroupingFault = (market: string, app: AppId): Option<FormError> =>
  allowsGroupingLabel(market, app) ? none : some({ tag: 'WrongGroupingLabel' })

/** Finds what an embedding host has forgotten. */
export const findHostFault = (consumerApp: string): Option<FormError> =>
  consumerApp.trim() === '' ? some({ tag: 'MissingConsumerApp' }) : none

/** What the host of a form is told. */
export type HostError =
  | { readonly type: 'MissingModel' }
  | { readonly type: 'MissingRetailer' }
  | {
      readonly type: 'General'
      /** Names of errors, or texts of those that have no name of their own. */
      readonly errors: readonly string[]
    }
  | { readonly type: 'ApiError'; readonly name: string; readonly status: number | undefined }

/** What is missing on a form of the quote app. */
export interface HostInput {
  readonly app: AppId
  readonly isEmbedded: boolean
  /** At load: the query names a vehicle that cannot be found. At submit: none is chosen. */
  readonly lacksModel: boolean
  /** At load: the retailer lookup ended in an error. At submit: one is needed and neither chosen nor inside sales. */
  readonly lacksRetailer: boolean
}

/** Resolves what the host is told of a vehicle or a retailer that is missing. */
export const resolveHostError = (input: HostInput): Option<HostError> => {
  if (input.app !== 'quote' || input.isEmbedded) return none
  const { lacksModel, lacksRetailer } = input
  if (lacksModel && lacksRetailer)
    return some({ type: 'General', errors: ['MissingModel', 'MissingRetailer'] })
  if (lacksModel) return some({ type: 'MissingModel' })
  return lacksRetailer ? some({ type: 'MissingRetailer' }) : none
}

/**
 * Makes what the host is told of errors without a type of their own.
 *
 * @source F-ERR-04, F-ERR-12, F-ERR-14, F-SUB-82, D-F-23
 */
export const toGeneralError = (texts: readonly string[]): HostError => ({
  type: 'General',
  errors: texts,
})

/** A call that failed. */
export interface FailedCall {
  /** Named error, such as `Bad Gateway`. */
  readonly name: string
  /** Absent when no answer came. */
  readonly status: number | undefined
}

/** Makes what the host is told of a failed call; the id of the call stays with us. */
export const toApiError = ({ name, status }: FailedCall): HostError => ({
  type: 'ApiError',
  name,
  status,
})

/** A field that holds what it must not. */
export interface InvalidField {
  /** Value name. */
  readonly name: string
  /** Message key. */
  readonly key: string
}

/** The error of a stopped submit, as data; who throws or logs it makes an exception of it. */
export interface FormValidationError {
  readonly name: 'FormValidationError'
  readonly message: 'Form validation failed'
  /** JSON: message keys by value name. */
  readonly errors: string
}

/** Makes the error of a stopped submit: value names and message keys, never what the visitor typed. */
export const toValidationError = (fields: readonly InvalidField[]): FormValidationError => {
  const keys = new Map<string, string>()
  for (const { name, key } of fields) if (!keys.has(name)) keys.set(name, key)
  return {
    name: 'FormValidationError',
    message: 'Form validation failed',
    errors: JSON.stringify(Object.fromEntries(keys)),
  }
}
