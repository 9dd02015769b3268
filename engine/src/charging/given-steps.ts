import { given } from '../shared/index.js'

/**
 * Minutes in an hour, as a step of a trace [min/h].
 *
 * @source T-CONST-09
 * @category constants
 */
export const MINUTES_PER_HOUR_STEP = /*#__PURE__*/ given(
  { name: 'minutesPerHour', unit: 'min/h', rules: ['T-CONST-09'] },
  60,
)

/**
 * What the cell of the charging table is called in a trace.
 *
 * @source T-CHG-34
 * @category constants
 */
export const TABLE_LABEL = { name: 'tableMinutes', unit: 'min', rules: ['T-CHG-34'] } as const
