/** An overlay with a form in it; hidden, it is open and not seen. */
export type Overlay = 'closed' | 'shown' | 'hidden'

/** What can happen to an overlay with a form in it. */
export type OverlayEvent =
  | 'overlay.open'
  /** By its button, by Escape, or by what stands in it. */
  | 'overlay.close'
  /** The hash of the address is one of its triggers: at load, or now. */
  | 'hash.matched'
  | 'hash.cleared'
  | 'challenge.shown'
  | 'challenge.hidden'

/**
 * Follows an overlay with a form in it: what was filled in stays while it is hidden, and while it is closed.
 *
 * @remarks
 * Where it closes, its hash goes from the address. The form in it counts as seen once it is not `closed`.
 *
 * @param overlay - The overlay so far.
 * @param event - What has happened.
 * @returns The overlay from now on; the same where the event means nothing.
 * @law An overlay hides only while it is open.
 * @source F-EMB-10, F-EMB-11, F-EMB-12, F-EMB-13, F-EMB-15, F-SUB-68, F-TRACK-11
 *
 * @example A challenge hides it
 * ```ts
 * import { followOverlay } from '@evkit/engine/forms'
 *
 * followOverlay('shown', 'challenge.shown') // => 'hidden'
 * followOverlay('closed', 'challenge.shown') // => 'closed'
 * ```
 * @category machines
 */
export const followOverlay = (overlay: Overlay, event: OverlayEvent): Overlay => {
  switch (event) {
    case 'overlay.open':
    case 'hash.matched':
      return overlay === 'closed' ? 'shown' : overlay
    case 'overlay.close':
    case 'hash.cleared':
      return 'closed'
    case 'challenge.shown':
      return overlay === 'shown' ? 'hidden' : overlay
    case 'challenge.hidden':
      return overlay === 'hidden' ? 'shown' : overlay
  }
}
