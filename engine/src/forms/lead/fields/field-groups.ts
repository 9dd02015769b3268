// Kinds that stand for one another, apart from the table: who only asks for a phone does not load it.
import type { FieldKind } from './field-kind.js'

/**
 * Kinds that hold a mobile number.
 *
 * @source F-FIELD-06, F-PHONE-01
 * @category constants
 */
export const MOBILE_KINDS: readonly FieldKind[] = [
  'MobilePhone',
  'MobilePhoneAsync',
  'PhoneWithCountryCode',
]

/**
 * Kinds that hold an e-mail address.
 *
 * @source F-FIELD-06
 * @category constants
 */
export const EMAIL_KINDS: readonly FieldKind[] = ['Email', 'EmailAsync']

/** Kinds that look an address up. @source F-FIELD-06, F-ADDR-01 @category constants */
export const LOOKED_UP_ADDRESS_KINDS: readonly FieldKind[] = [
  'LegalAddress',
  'LegalAddressAsync',
  'AddressAsyncWithManual',
]

/** Kinds that take the place of an address while it is entered by hand. @source F-ADDR-11, F-ADDR-12 @category constants */
export const MANUAL_ADDRESS_KINDS = [
  'AddressOne',
  'PostalCode',
  'City',
] as const satisfies readonly FieldKind[]
