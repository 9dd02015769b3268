import { none, some, type Option } from '../shared/index.js'
import type { Flag } from './features.js'

/** An address that was suggested. */
export interface AddressSuggestion {
  readonly address: string
  /** Nothing is delivered there. */
  readonly outOfBounds: boolean
  readonly id: string
}

/**
 * Id of the suggestion that is the typed text itself.
 *
 * @source F-CONST-33
 * @category constants
 */
export const USER_INPUT_ID = 'fromUserInput'

/**
 * Longest typed text that is not offered as an address, in code points.
 *
 * @source F-CONST-08, F-ADDR-06
 * @category constants
 */
export const USER_INPUT_ABOVE = 5

/**
 * Pause after the last key before addresses are asked for [ms].
 *
 * @source F-CONST-06, F-ADDR-02
 * @category constants
 */
export const ADDRESS_PAUSE = 300

/**
 * Lists the suggestions for a text: what was found, and by flag the text itself as the last one.
 *
 * @param text - As typed.
 * @param found - What the search has found.
 * @param flags - Flags that are on.
 * @returns The entries of the list.
 * @source F-ADDR-06, F-FLAG-12, F-CONST-08, F-CONST-33, D-F-29
 *
 * @example Six characters are enough
 * ```ts
 * import { listAddresses } from '@evkit/engine/forms'
 *
 * listAddresses('High S', [], ['useUserInputAsAddress']) // => [{ address: 'High S', outOfBounds: false, id: 'fromUserInput' }]
 * ```
 * @category resolution
 */
export const listAddresses = (
  text: string,
  found: readonly AddressSuggestion[],
  flags: readonly Flag[],
): readonly AddressSuggestion[] => {
  const address = text.trim()
  return flags.includes('useUserInputAsAddress') && [...address].length > USER_INPUT_ABOVE
    ? [...found, { address, outOfBounds: false, id: USER_INPUT_ID }]
    : found
}

/** What stands in an address field. */
export interface AddressAnswer {
  /** As typed. */
  readonly text: string
  readonly chosen: Option<AddressSuggestion>
}

/**
 * Checks an address field: a suggestion has to be chosen unless the field is empty and optional.
 *
 * | field                            | message key                    |
 * | -------------------------------- | ------------------------------ |
 * | empty, required                  | `FieldRequired`                |
 * | text without a choice            | `LegalAddressInvalid`          |
 * | a choice out of bounds           | `LegalAddressNotDeliverable`   |
 *
 * @param answer - Text and choice.
 * @param isRequired - Whether the field is required.
 * @returns The message key, or `none` when it is right.
 * @source F-ADDR-08, F-ADDR-09, D-F-29
 *
 * @example Typed, not chosen
 * ```ts
 * import { checkAddress } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 * import { option } from 'fp-ts'
 *
 * checkAddress({ text: '1 High Street', chosen: none }, false) // => option.some('LegalAddressInvalid')
 * ```
 * @category predicates
 */
export const checkAddress = (
  { text, chosen }: AddressAnswer,
  isRequired: boolean,
): Option<string> => {
  if (text.trim() === '') return isRequired ? some('FieldRequired') : none
  if (chosen._tag === 'None') return some('LegalAddressInvalid')
  return chosen.value.outOfBounds ? some('LegalAddressNotDeliverable') : none
}

/**
 * Finds the one suggestion a typed text equals, ignoring letter case.
 *
 * @param text - As typed.
 * @param suggestions - Entries of the list.
 * @returns The suggestion; `none` when there is no such or more than one.
 * @source D-F-29, F-ADDR-08
 *
 * @example Typed to the end
 * ```ts
 * import { findTypedAddress } from '@evkit/engine/forms'
 * import { option } from 'fp-ts'
 *
 * const found = { address: '1 High Street', outOfBounds: false, id: 'a1' }
 * findTypedAddress('1 high street ', [found]) // => option.some(found)
 * ```
 * @category look-ups
 */
export const findTypedAddress = (
  text: string,
  suggestions: readonly AddressSuggestion[],
): Option<AddressSuggestion> => {
  const wanted = text.trim().toLowerCase()
  const [first, second] = suggestions.filter(
    ({ address }) => address.trim().toLowerCase() === wanted,
  )
  return first === undefined || second !== undefined ? none : some(first)
}
