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
 * Highest the list of suggestions gets before it scrolls inside [px].
 *
 * @source F-CONST-09, F-ADDR-05
 * @category constants
 */
export const SUGGESTIONS_HEIGHT = 300

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
  return flags.includes('useUserInputAsAddress') && Array.from(address).length > USER_INPUT_ABOVE
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

/** What an address field is started with. */
export interface AddressFieldInput extends AddressAnswer {
  /** The kind lets the visitor enter the address by hand. */
  readonly allowsManual: boolean
  readonly flags: readonly Flag[]
}

/** What is known of an address field. */
export interface AddressField extends AddressFieldInput {
  /** Entries of the list. */
  readonly suggestions: readonly AddressSuggestion[]
  /** The visitor has typed in it. */
  readonly isTyped: boolean
  /** The last search failed; typing tries anew. */
  readonly hasFailed: boolean
}

/**
 * Starts an address field.
 *
 * @param input - What stands in it, and what it allows.
 * @returns A field that has not searched yet.
 * @source F-ADDR-10
 *
 * @example Empty
 * ```ts
 * import { startAddress } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 *
 * startAddress({ text: '', chosen: none, allowsManual: false, flags: [] }).suggestions // => []
 * ```
 * @category constructors
 */
export const startAddress = (input: AddressFieldInput): AddressField => ({
  ...input,
  suggestions: [],
  isTyped: false,
  hasFailed: false,
})

/**
 * Takes what the visitor has typed: the choice and the list go.
 *
 * @param field - The field as it was.
 * @param text - As typed.
 * @returns The field with the new text.
 * @source F-ADDR-07, F-ADDR-13, E-F-18
 *
 * @example A letter more
 * ```ts
 * import { startAddress, typeAddress } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 *
 * typeAddress(startAddress({ text: '', chosen: none, allowsManual: false, flags: [] }), 'H').isTyped // => true
 * ```
 * @category state
 */
export const typeAddress = (field: AddressField, text: string): AddressField => ({
  ...field,
  text,
  chosen: none,
  suggestions: [],
  isTyped: true,
  hasFailed: false,
})

/**
 * Takes a suggestion the visitor has chosen.
 *
 * @param field - The field as it was.
 * @param suggestion - An entry of the list; nothing changes without one.
 * @returns The field filled with the suggestion.
 * @source F-ADDR-07
 *
 * @example Its text fills the field
 * ```ts
 * import { chooseAddress, startAddress } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 *
 * const field = startAddress({ text: 'High', chosen: none, allowsManual: false, flags: [] })
 * chooseAddress(field, { address: '1 High Street', outOfBounds: false, id: 'a1' }).text // => '1 High Street'
 * ```
 * @category state
 */
export const chooseAddress = (
  field: AddressField,
  suggestion: AddressSuggestion | undefined,
): AddressField =>
  suggestion === undefined
    ? field
    : { ...field, text: suggestion.address, chosen: some(suggestion), hasFailed: false }

/**
 * Tells whether nobody has typed into an address field yet.
 *
 * @param field - The field.
 * @returns False as soon as a letter was typed, and while anything stands in it.
 * @source F-PRE-07, D-F-30
 *
 * @example Typed, and taken away again
 * ```ts
 * import { isUntouchedAddress, startAddress, typeAddress } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 *
 * const field = startAddress({ text: '', chosen: none, allowsManual: false, flags: [] })
 * isUntouchedAddress(field) // => true
 * isUntouchedAddress(typeAddress(field, '')) // => false
 * ```
 * @category predicates
 */
export const isUntouchedAddress = ({ text, isTyped }: AddressField): boolean =>
  text === '' && !isTyped

/** What can happen to an address field. */
export type AddressFieldEvent =
  | { readonly type: 'address.type'; readonly text: string }
  | { readonly type: 'address.choose'; readonly id: string }
  | { readonly type: 'list.escape' }
  | { readonly type: 'field.blur' }
  | { readonly type: 'manual.toggle' }
  /** An address that is known of the visitor. */
  | { readonly type: 'address.fill'; readonly suggestion: AddressSuggestion }
