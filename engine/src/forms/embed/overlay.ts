/** State of an overlay (modal dialog) with a form in it; a hidden one is open but not visible. */
export type Overlay = 'closed' | 'shown' | 'hidden'

/** Events of an overlay with a form in it. */
export type OverlayEvent =
  | 'overlay.open'
  /** By its button, by Escape, or from within. */
  | 'overlay.close'
  /** The URL's hash is one of its triggers, at page load or later. */
  | 'hash.matched'
  | 'hash.cleared'
  | 'challenge.shown'
  | 'challenge.hidden'

/**
 * Reducer of an overlay with a form in it: field values persist while it is hidden or closed.
 *
 * @remarks
 * Closing it removes its hash from the URL. The form counts as seen once the overlay is not `closed`.
 *
 * @param overlay - The current state.
 * @param event - The event to apply.
 * @returns The next state; the same object when the event has no effect.
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
