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
 * @source B-B-10
 */
export const isFrugal = ({ savesData, effectiveType }: LineFacts): boolean =>
  savesData || SLOW.includes(effectiveType)
