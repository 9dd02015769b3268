import { fromSpot, type Camera, type LatLng, type Spot } from '@evkit/engine/geo'

/** [px] As far as a press may move and still be a press. */
const SLOP = 3

/** How a picture of a map lies over the map as it is now. */
export interface LaidPicture {
  /** [px] The way of its middle. */
  readonly moved: Spot
  readonly scale: number
}

/** Whether a hold that was moved so far [px] is no press any more. */
export const isPulled = ({ x, y }: Spot): boolean => Math.hypot(x, y) > SLOP

/** Whether a picture that reaches so far beyond its place [px, on each side] still fills it where it lies. */
export const isFilled = ({ moved, scale }: LaidPicture, reach: Spot): boolean =>
  scale === 1 && Math.abs(moved.x) <= reach.x && Math.abs(moved.y) <= reach.y

/** The middle of a map that was pulled [px, to the right and down]. */
export const centreBehind = (camera: Camera, { x, y }: Spot): LatLng =>
  fromSpot({ ...camera, width: 0, height: 0 }, { x: -x, y: -y })
