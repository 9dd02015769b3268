/**
 * How close to the viewport's upper edge a bar is pinned [px].
 *
 * @source T-CONST-29, T-TABS-07, T-SAV-04, D-T-33
 * @category constants
 */
export const STICKY_THRESHOLD = 1

/**
 * Below this viewport height nothing is pinned, so that nothing covers what has focus [px].
 *
 * @source E-T-11
 * @category constants
 */
export const STICKY_LEAST_HEIGHT = 400

/**
 * How far below the viewport's upper edge the mobile panel sticks: closer than this [px].
 *
 * @source T-CALC-03, T-CONST-40, D-T-32
 * @category constants
 */
export const PANEL_STICKS_UNDER = 200

/**
 * How far the mobile panel must move back before it lets go, and how far its own place may lie below the viewport and still count as visible [px].
 *
 * @source T-CALC-03, T-CONST-40, D-T-32
 * @category constants
 */
export const PANEL_RELEASE = 10

/** Where a bar's place in the page is. */
export interface BarPlace {
  /** [px] Upper edge of the bar's place, from the viewport's upper edge. */
  readonly top: number
  /** [px] Height of the viewport. */
  readonly viewportHeight: number
}

/**
 * Tells whether a bar is pinned to the viewport's upper edge.
 *
 * @source T-TABS-07, T-SAV-04, D-T-33, E-T-11
 */
export const isBarFixed = ({ top, viewportHeight }: BarPlace): boolean =>
  viewportHeight >= STICKY_LEAST_HEIGHT && top <= STICKY_THRESHOLD

/** Where calculator and panel are. */
export interface PanelPlace {
  /** [px] Upper edge of the calculator, from the viewport's upper edge. */
  readonly calculatorTop: number
  /** [px] Lower edge of the panel's own place in the page, from the viewport's upper edge. */
  readonly slotBottom: number
  /** [px] Height of the viewport. */
  readonly viewportHeight: number
}

/**
 * Tells whether the mobile panel sticks to the viewport's lower edge.
 *
 * | where                                             | panel           |
 * | ------------------------------------------------- | --------------- |
 * | its own place ends at most 10 px below the viewport | in its place  |
 * | the calculator begins closer than 200 px          | sticks          |
 * | it stuck, and the calculator begins below 210 px  | sticks still    |
 * | else                                              | in its place    |
 *
 * @source T-CALC-03, T-CONST-40, D-T-32, E-T-11
 */
export const isPanelStuck = (wasStuck: boolean, place: PanelPlace): boolean => {
  const { calculatorTop, slotBottom, viewportHeight } = place
  if (viewportHeight < STICKY_LEAST_HEIGHT) return false
  if (slotBottom <= viewportHeight + PANEL_RELEASE) return false
  return calculatorTop < PANEL_STICKS_UNDER + (wasStuck ? PANEL_RELEASE : 0)
}

/**
 * Keeps the list of bars that are pinned.
 *
 * @source T-TABS-08, T-SAV-05, D-T-33
 */
export const moveBar = (
  fixed: readonly string[],
  bar: { readonly name: string; readonly place?: BarPlace },
): readonly string[] => {
  const isFixed = bar.place !== undefined && isBarFixed(bar.place)
  if (fixed.includes(bar.name) === isFixed) return fixed
  return isFixed ? [...fixed, bar.name] : fixed.filter((name) => name !== bar.name)
}

/**
 * Tells whether the page's sub menu is hidden.
 *
 * @source T-TABS-08, T-SAV-05, D-T-33
 */
export const isSubMenuHidden = (fixed: readonly string[]): boolean => fixed.length > 0
