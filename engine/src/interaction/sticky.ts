/**
 * How near its upper edge must come to that of the viewport for a bar to be pinned [px].
 *
 * @source T-SAV-04, T-CONST-29
 * @category constants
 */
export const STICKY_THRESHOLD = 1

/**
 * Tells whether a bar is pinned to the upper edge of the viewport.
 *
 * @param top - [px] Where the bar's place in the page begins, from the viewport's upper edge; negative when scrolled by.
 * @returns True at 1 px or less.
 * @source T-SAV-04, D-T-33, T-CONST-29
 *
 * @example The boundary belongs to the pinned side
 * ```ts
 * import { isBarPinned } from '@evkit/engine/interaction'
 *
 * isBarPinned(1) // => true
 * isBarPinned(1.01) // => false
 * ```
 * @category predicates
 */
export const isBarPinned = (top: number): boolean => top <= STICKY_THRESHOLD

/**
 * Tells whether the page's sub menu is hidden: while at least one bar is pinned.
 *
 * @param pinned - Whether each bar of the page is pinned.
 * @returns False only when no bar is pinned.
 * @source T-SAV-05, D-T-33
 *
 * @example Two bars of which one is released
 * ```ts
 * import { isSubMenuHidden } from '@evkit/engine/interaction'
 *
 * isSubMenuHidden([true, false]) // => true
 * ```
 * @category predicates
 */
export const isSubMenuHidden = (pinned: readonly boolean[]): boolean => pinned.some(Boolean)
