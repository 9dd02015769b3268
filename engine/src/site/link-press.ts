/** A press on a link, as far as it tells whether the page will be left. */
export interface LinkPress {
  /** Button of the pointer; 0 is the primary one. */
  readonly button: number
  /** Alt, Control, Meta or Shift was held. */
  readonly hasModifier: boolean
  /** Its default was prevented: something else handles it. */
  readonly isPrevented: boolean
  /** The link leads to another tab or frame. */
  readonly hasTarget: boolean
  readonly isDownload: boolean
  /** Scheme, host and port are those of the page. */
  readonly isSameOrigin: boolean
  /** Path and query the link leads to, without its hash. */
  readonly address: string
}

/**
 * Tells whether a press on a link leaves the page for another of the site.
 *
 * @param press - The press.
 * @param address - Path and query of the page, without its hash.
 * @returns True for a plain press on a link to another path or query, in the same tab.
 * @source B-NAV-32, D-B-48
 *
 * @example A hash of the same page
 * ```ts
 * import { leavesPage } from '@evkit/engine/site'
 *
 * const press = { button: 0, hasModifier: false, isPrevented: false, hasTarget: false, isDownload: false, isSameOrigin: true }
 * leavesPage({ ...press, address: '/uk/' }, '/uk/') // => false
 * leavesPage({ ...press, address: '/uk/cars/' }, '/uk/') // => true
 * ```
 * @category predicates
 */
export const leavesPage = (press: LinkPress, address: string): boolean =>
  press.button === 0 &&
  press.isSameOrigin &&
  !press.hasModifier &&
  !press.isPrevented &&
  !press.hasTarget &&
  !press.isDownload &&
  press.address !== address
