/**
 * The client name each part of the site asks content with.
 *
 * @source T-API-12, T-CONST-42, T-DATA-30
 * @category constants
 */
export const CONTENT_CLIENTS = {
  charging: 'charging-tool',
  cost: 'cost-calculator',
  credits: 'data-credits',
  frame: 'frame',
  rangeCalculator: 'range-calculator',
  rangeLight: 'range-light',
  rangeTool: 'range-tool',
  route: 'route-planner',
  savings: 'savings',
  tabs: 'tool-tabs',
} as const

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
