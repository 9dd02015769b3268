/** What a browser says of the line and the preferences of a visitor. */
export interface LineFacts {
  /** Whether fewer data are asked for, by the header or by the style of the page. */
  readonly savesData: boolean
  /** How fast the line feels, such as `4g`; empty where the browser does not say. */
  readonly effectiveType: string
}

const SLOW: readonly string[] = ['slow-2g', '2g', '3g']

/**
 * Tells whether a page should be frugal: what moves by itself stands, and nothing is fetched before it is wanted.
 *
 * @param line - What the browser says.
 * @returns True where fewer data are asked for, and on a line that is slow.
 * @source B-B-10
 *
 * @example A slow line
 * ```ts
 * import { isFrugal } from '@evkit/engine/interaction'
 *
 * isFrugal({ savesData: false, effectiveType: '3g' }) // => true
 * isFrugal({ savesData: false, effectiveType: '' }) // => false
 * ```
 * @category predicates
 */
export const isFrugal = ({ savesData, effectiveType }: LineFacts): boolean =>
  savesData || SLOW.includes(effectiveType)
