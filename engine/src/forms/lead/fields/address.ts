import * as O from '#fp-ts/Option'
import { NO_OPTIONS, type ListKey, type LookUp } from '../../../interaction/index.js'
import { none, some, type Option } from '../../../shared/index.js'
import type { Flag } from '../plan/features.js'

/** An autocomplete suggestion of an address. */
export interface AddressSuggestion {
  readonly address: string
  /** The address is outside the delivery area. */
  readonly outOfBounds: boolean
  readonly id: string
}

/** Id of the suggestion that is the typed text itself. @source F-CONST-33 @category constants */
export const USER_INPUT_ID = 'fromUserInput'

/** Longest typed text that is not offered as an address, in code points. @source F-CONST-08, F-ADDR-06 @category constants */
export const USER_INPUT_ABOVE = 5

/** Highest the list of suggestions gets before it scrolls inside [px]. @source F-CONST-09, F-ADDR-05 @category constants */
export const SUGGESTIONS_HEIGHT = 300

/** Lists the suggestions for a text: what was found, and by flag the text itself as the last one. */
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

/** Checks an address field: a suggestion has to be chosen unless the field is empty and optional. */
export const checkAddress = (
  { text, chosen }: AddressAnswer,
  isRequired: boolean,
): Option<string> => {
  if (text.trim() === '') return isRequired ? some('FieldRequired') : none
  if (O.isNone(chosen)) return some('LegalAddressInvalid')
  return chosen.value.outOfBounds ? some('LegalAddressNotDeliverable') : none
}

/** Finds the one suggestion a typed text equals, ignoring letter case. */
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
export interface AddressField extends AddressFieldInput, LookUp<AddressSuggestion> {
  /** The visitor has typed in it. */
  readonly isTyped: boolean
  /** The last search failed; typing tries anew. */
  readonly hasFailed: boolean
}

/** Starts an address field. */
export const startAddress = (input: AddressFieldInput): AddressField => ({
  ...input,
  ...NO_OPTIONS,
  isTyped: false,
  hasFailed: false,
})

/** Takes what the visitor has typed: the choice and the list go. */
export const typeAddress = (field: AddressField, text: string): AddressField => ({
  ...field,
  ...NO_OPTIONS,
  text,
  chosen: none,
  isTyped: true,
  hasFailed: false,
})

/** Takes a suggestion the visitor has chosen. */
export const chooseAddress = (
  field: AddressField,
  suggestion: AddressSuggestion | undefined,
): AddressField =>
  suggestion === undefined
    ? field
    : { ...field, text: suggestion.address, chosen: some(suggestion), hasFailed: false }

/** Tells whether nobody has typed into an address field yet. */
export const isUntouchedAddress = ({ text, isTyped }: AddressField): boolean =>
  text === '' && !isTyped

/** What can happen to an address field. */
export type AddressFieldEvent =
  | { readonly type: 'address.type'; readonly text: string }
  | { readonly type: 'address.choose'; readonly id: string }
  | { readonly type: 'option.move'; readonly key: ListKey }
  | { readonly type: 'list.escape' }
  | { readonly type: 'field.blur' }
  | { readonly type: 'manual.toggle' }
  /** An address that is known of the visitor. */
  | { readonly type: 'address.fill'; readonly suggestion: AddressSuggestion }
