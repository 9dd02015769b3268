/** How far a picture is enlarged, and where its middle lies. */
export interface Zoom {
  /** How many times it is as large as at first, from 1 [1]. */
  readonly scale: number
  /** [px] From the middle of its frame to its own, to the right. */
  readonly x: number
  /** [px] From the middle of its frame to its own, downwards. */
  readonly y: number
}

/** A place in a frame, from its middle. */
export interface ZoomPoint {
  /** [px] To the right, whichever way a page reads. */
  readonly x: number
  /** [px] Downwards. */
  readonly y: number
}

/** A change of a zoom. */
export interface ZoomMove {
  /** How many times as large it becomes; stays as it is where no finite number above 0 is given [1]. */
  readonly scale: number
  /** The point of the frame that is held. */
  readonly from: ZoomPoint
  /** Where it is held then. */
  readonly to: ZoomPoint
  /** [px] Size of the frame. */
  readonly frame: { readonly width: number; readonly height: number }
}

/** How many times as large as at first a picture becomes at most [1]. @source B-GAL-05 @category constants */
export const ZOOM_MOST = 4

/** A picture as large as at first. @source B-GAL-05 @category constants */
export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 }

const within = (value: number, most: number): number => Math.min(Math.max(-most, value), most) + 0

/**
 * Enlarges a picture, or moves one that is enlarged: what is held stays under what holds it.
 *
 * @source B-GAL-05, E-B-11
 */
export const zoomPicture = (zoom: Zoom, { scale, from, to, frame }: ZoomMove): Zoom => {
  const factor = Number.isFinite(scale) && scale > 0 ? scale : 1
  const next = Math.min(Math.max(1, zoom.scale * factor), ZOOM_MOST)
  const by = next / zoom.scale
  return {
    scale: next,
    x: within(to.x - (from.x - zoom.x) * by, ((next - 1) * frame.width) / 2),
    y: within(to.y - (from.y - zoom.y) * by, ((next - 1) * frame.height) / 2),
  }
}
