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
 * @param zoom - How it is.
 * @param move - How many times as large it becomes, what is held, and where to.
 * @returns It between once and four times as large; no side of it comes into its frame.
 * @law A picture as large as at first lies in the middle.
 * @source B-GAL-05, E-B-11
 *
 * @example Twice as large about a point, then back
 * ```ts
 * import { UNZOOMED, zoomPicture } from '@evkit/engine/content'
 *
 * const frame = { width: 400, height: 300 }
 * const at = { x: 100, y: 0 }
 * const twice = zoomPicture(UNZOOMED, { scale: 2, from: at, to: at, frame })
 * twice // => { scale: 2, x: -100, y: 0 }
 * zoomPicture(twice, { scale: 0.5, from: at, to: at, frame }) // => { scale: 1, x: 0, y: 0 }
 * ```
 * @category formulas
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
