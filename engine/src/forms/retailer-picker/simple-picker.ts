import type { Option } from '../../shared/index.js'
import type { Dealer } from '../forms.types.js'

/**
 * Most retailers that lie open in the simple picker; more stand in a dropdown.
 *
 * @source F-CONST-03, F-RET-20, D-F-27
 * @category constants
 */
export const OPEN_RETAILERS = 4

/** How all retailers of a market are offered. */
export type SimpleMode = 'empty' | 'auto' | 'list' | 'dropdown'

/**
 * Resolves how the retailers of a market are offered.
 *
 * | retailers   | offered                                        |
 * | ----------- | ---------------------------------------------- |
 * | none        | a text says so                                 |
 * | one         | it is chosen by itself, and cannot be changed  |
 * | two to four | a list                                         |
 * | five, more  | a dropdown                                     |
 *
 * @param count - How many there are.
 * @returns How they are offered.
 * @law Only the one there is is chosen by itself.
 * @source F-RET-20, F-RET-21, F-CONST-03, D-F-27
 *
 * @example Four and five
 * ```ts
 * import { resolveSimpleMode } from '@evkit/engine/forms/retailer-picker'
 *
 * resolveSimpleMode(4) // => 'list'
 * resolveSimpleMode(5) // => 'dropdown'
 * ```
 * @category resolution
 */
export const resolveSimpleMode = (count: number): SimpleMode => {
  if (count === 0) return 'empty'
  if (count === 1) return 'auto'
  return count <= OPEN_RETAILERS ? 'list' : 'dropdown'
}

/** What a picker is started with. */
export interface PickerStart {
  /** The retailer that is chosen already, by a link or in this session. */
  readonly chosen: Option<Dealer>
}

/** What is known of a choice among all retailers. */
export interface SimplePicker extends PickerStart {
  /** All of the market, none before they came. */
  readonly dealers: readonly Dealer[]
}

/**
 * Starts a choice among all retailers.
 *
 * @param input - Which is chosen already.
 * @returns A choice nobody was asked for yet.
 * @source F-RET-20
 *
 * @example Nothing is chosen
 * ```ts
 * import { startSimplePicker } from '@evkit/engine/forms/retailer-picker'
 * import { none } from '@evkit/engine/shared'
 *
 * startSimplePicker({ chosen: none }).dealers // => []
 * ```
 * @category constructors
 */
export const startSimplePicker = ({ chosen }: PickerStart): SimplePicker => ({
  chosen,
  dealers: [],
})
