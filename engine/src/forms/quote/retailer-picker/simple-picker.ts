import type { Option } from '../../../shared/index.js'
import type { Retailer } from '../../lead/index.js'

/**
 * Most retailers that lie open in the simple picker; more stand in a dropdown.
 *
 * @source F-CONST-03, F-RET-20, D-F-27
 * @category constants
 */
export const OPEN_RETAILERS = 4

/** How all retailers of a market are offered. */
export type SimpleMode = 'empty' | 'auto' | 'list' | 'dropdown'

/** Resolves how the retailers of a market are offered. */
export const resolveSimpleMode = (count: number): SimpleMode => {
  if (count === 0) return 'empty'
  if (count === 1) return 'auto'
  return count <= OPEN_RETAILERS ? 'list' : 'dropdown'
}

/** What a picker is started with. */
export interface PickerStart {
  /** The retailer that is chosen already, by a link or in this session. */
  readonly chosen: Option<Retailer>
}

/** What is known of a choice among all retailers. */
export interface SimplePicker extends PickerStart {
  /** All of the market, none before they came. */
  readonly retailers: readonly Retailer[]
}

/** Starts a choice among all retailers. */
export const startSimplePicker = ({ chosen }: PickerStart): SimplePicker => ({
  chosen,
  retailers: [],
})
