/**
 * Client names with which the parts of the site request content.
 *
 * @source T-API-12, T-CONST-42, T-DATA-30
 * @category constants
 */
export const CONTENT_CLIENTS = {
  cars: 'page-cars',
  charging: 'charging-tool',
  comparison: 'car-comparison',
  configurator: 'car-configurator',
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
 * Writes the client name the page of a car asks content with; with a version, the page as it is for that version.
 *
 * @source E-B-33, E-B-73
 */
export const toCarClient = (slug: string, version = ''): string =>
  version === '' ? `page-car-${slug}` : `page-car-${slug}-as-${version.toLowerCase()}`

/**
 * Writes the client name a page that content alone describes asks content with.
 *
 * @source B-SCOPE-02, E-B-33
 */
export const toPageClient = (name: string): string => `page-content-${name}`

/** Where content is read from. */
export type ContentSource = 'published' | 'preview'

/**
 * Resolves where content is read from.
 *
 * @source T-NAV-08
 */
export const resolveContentSource = (preview: string | undefined): ContentSource =>
  preview === 'true' ? 'preview' : 'published'
