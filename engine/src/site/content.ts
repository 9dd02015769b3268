/**
 * The client name the charging tool asks content with.
 *
 * @source T-API-12, T-CONST-42
 * @category constants
 */
export const CHARGING_CLIENT = 'charging-tool'

/**
 * The client name the frame of every page asks content with.
 *
 * @source T-DATA-30
 * @category constants
 */
export const FRAME_CLIENT = 'frame'

/**
 * The client name the credits page asks content with.
 *
 * @source E-T-33
 * @category constants
 */
export const CREDITS_CLIENT = 'data-credits'

/**
 * The client name the range tool asks content with.
 *
 * @source T-DATA-30, T-RANGE-19
 * @category constants
 */
export const RANGE_TOOL_CLIENT = 'range-tool'

/**
 * The client name the full range calculator asks content with.
 *
 * @source T-DATA-22, T-DATA-30
 * @category constants
 */
export const RANGE_CALCULATOR_CLIENT = 'range-calculator'

/**
 * The client name the light range calculator asks content with.
 *
 * @source T-DATA-29, T-DATA-30
 * @category constants
 */
export const RANGE_LIGHT_CLIENT = 'range-light'

/**
 * The client name the tabs of the tools page ask content with.
 *
 * @source T-TABS-02, T-DATA-30
 * @category constants
 */
export const TOOL_TABS_CLIENT = 'tool-tabs'

/**
 * The client name the charging cost calculator asks content with.
 *
 * @source T-COST-11, T-DATA-30
 * @category constants
 */
export const COST_CLIENT = 'cost-calculator'

/**
 * The client name the savings page asks content with.
 *
 * @source T-FUEL-03, T-DATA-30
 * @category constants
 */
export const SAVINGS_CLIENT = 'savings'

/**
 * The client name the route planner asks content with.
 *
 * @source T-ROUTE-01, T-DATA-30
 * @category constants
 */
export const ROUTE_CLIENT = 'route-planner'

/** Where content is read from. */
export type ContentSource = 'published' | 'preview'

/**
 * Resolves where content is read from.
 *
 * @param preview - Value of the authoring preview flag; only the word `true` sets it.
 * @returns `preview` or `published`; nothing else of the page depends on it.
 * @source T-NAV-08
 *
 * @example Only the exact word
 * ```ts
 * import { resolveContentSource } from '@evkit/engine/site'
 *
 * resolveContentSource('TRUE') // => 'published'
 * ```
 * @category resolution
 */
export const resolveContentSource = (preview: string | undefined): ContentSource =>
  preview === 'true' ? 'preview' : 'published'
