import { none, some, type Option } from '../shared/index.js'
import { cornerOf } from './range-index.js'
import type { RangeFamily } from './range.types.js'

/** Whether an option can be operated, and what it shows when it cannot. */
export interface RangeOption {
  readonly isDisabled: boolean
  /** The only value there is; none when both are there, or no entry at all. */
  readonly only: Option<boolean>
}

const toOption = (isWith: boolean, isWithout: boolean): RangeOption => ({
  isDisabled: !isWith || !isWithout,
  only: isWith === isWithout ? none : some(isWith),
})

/** Tells whether climate control and heat pump can be operated with a family. */
export const listRangeOptions = (
  family: RangeFamily,
): { readonly climate: RangeOption; readonly heatpump: RangeOption } => {
  const has = (climate: boolean, heatpump: boolean): boolean =>
    (family.columns[cornerOf(climate, heatpump)]?.cells.length ?? 0) > 0
  const hasEither = (climate: boolean): boolean => has(climate, true) || has(climate, false)
  return {
    climate: toOption(hasEither(true), hasEither(false)),
    heatpump: toOption(has(true, true) || has(false, true), has(true, false) || has(false, false)),
  }
}
