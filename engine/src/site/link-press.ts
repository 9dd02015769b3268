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
 * @source B-NAV-32, D-B-48
 */
export const leavesPage = (press: LinkPress, address: string): boolean =>
  press.button === 0 &&
  press.isSameOrigin &&
  !press.hasModifier &&
  !press.isPrevented &&
  !press.hasTarget &&
  !press.isDownload &&
  press.address !== address
