/**
 * How long the page waits after a change before it writes the address and announces the result [ms].
 *
 * @source D-T-14, D-T-53, T-CONST-30
 * @category constants
 */
export const SETTLE_DELAY = 40
