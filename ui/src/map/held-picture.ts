import { fromSpot, type Camera, type LatLng, type Spot } from '@evkit/engine/geo'

/** [px] As far as a press may move and still be a press. */
const SLOP = 3

/** Whether a hold that was moved so far [px] is no press any more. */
export const isPulled = ({ x, y }: Spot): boolean => Math.hypot(x, y) > SLOP

/** Whether a picture that reaches so far beyond its place [px, on each side] still fills it when it is moved [px]. */
export const isFilled = ({ x, y }: Spot, reach: Spot): boolean =>
  Math.abs(x) <= reach.x && Math.abs(y) <= reach.y

/** The middle of a picture that was moved [px, to the right and down]. */
export const centreBehind = (camera: Camera, { x, y }: Spot): LatLng =>
  fromSpot({ ...camera, width: 0, height: 0 }, { x: -x, y: -y })
