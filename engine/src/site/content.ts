/**
 * The client name each part of the site asks content with.
 *
 * @source T-API-12, T-CONST-42, T-DATA-30
 * @category constants
 */
export const CONTENT_CLIENTS = {
  cars: 'page-cars',
  charging: 'charging-tool',
  cost: 'cost-calculator',
  credits: 'data-credits',
  creditsPage: 'page-credits',
  electrificationPage: 'page-electrification',
  frame: 'frame',
  home: 'page-home',
  rangeCalculator: 'range-calculator',
  rangeLight: 'range-light',
  rangeTool: 'range-tool',
  route: 'route-planner',
  savings: 'savings',
  tabs: 'tool-tabs',
} as const

/**
 * Writes the client name the page of a car asks content with.
 *
 * @param slug - Slug of the car.
 * @returns A name no other part of the site has.
 * @source E-B-33
 *
 * @example A car of two words
 * ```ts
 * import { toCarClient } from '@evkit/engine/site'
 *
 * toCarClient('ex30-electric') // => 'page-car-ex30-electric'
 * ```
 * @category constructors
 */
export const toCarClient = (slug: string): string => `page-car-${slug}`

/**
 * Writes the client name a page that content alone describes asks content with.
 *
 * @param name - Name of the page in content.
 * @returns A name no other part of the site has.
 * @source B-SCOPE-02, E-B-33
 *
 * @example The page for business fleets
 * ```ts
 * import { toPageClient } from '@evkit/engine/site'
 *
 * toPageClient('fleet') // => 'page-content-fleet'
 * ```
 * @category constructors
 */
export const toPageClient = (name: string): string => `page-content-${name}`

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
