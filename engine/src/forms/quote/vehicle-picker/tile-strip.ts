import { isPastThrottle, none, some, type Option } from '../../../shared/index.js'

/** How far one press of a scroll button moves the strip [px]. @source F-CONST-17, F-VEH-08 @category constants */
export const STRIP_STEP = 250

/** How long a press of a scroll button stands for those after it [ms]. @source F-CONST-18, F-VEH-09 @category constants */
export const STRIP_THROTTLE = 200

/**
 * How long a strip may take to come where a press sends it; then it counts as standing where it is [ms].
 *
 * @source F-VEH-08
 * @category constants
 */
export const STRIP_TIMEOUT = 1000

// [px] Browsers round what is scrolled to whole pixels of the screen.
const TOLERANCE = 1

/** Which of the two scroll buttons. */
export type StripWay = 'previous' | 'next'

/** Where a strip is scrolled to. */
export interface StripPlace {
  /** [px] From where it begins, in either reading direction; 0 or more. */
  readonly offset: number
  /** [px] The furthest it can be scrolled; 0 when all of it fits. */
  readonly room: number
}

/** A strip of tiles that is scrolled by buttons, too. */
export interface TileStrip {
  readonly place: StripPlace
  /** [px] Where it is on its way to; where it is when it stands. */
  readonly target: number
  /** [ms] When the last press that counted was made. */
  readonly last: Option<number>
}

/** A press of a scroll button. */
export interface StripPress {
  readonly way: StripWay
  /** [ms] Of any clock that never goes back. */
  readonly now: number
}

/** A strip nobody has measured yet: its buttons do not show. */
export const UNMEASURED_STRIP: TileStrip = {
  place: { offset: 0, room: 0 },
  target: 0,
  last: none,
}

const within = (offset: number, { room }: StripPlace): number => Math.max(0, Math.min(offset, room))

/** Which ways a strip can still go. */
export interface StripSides {
  /** All of it is in view: no buttons are needed. */
  readonly fits: boolean
  readonly previous: boolean
  readonly next: boolean
}

/**
 * Tells which ways a strip can still go.
 *
 * @source F-VEH-08
 */
export const resolveStripSides = ({ place, target }: Omit<TileStrip, 'last'>): StripSides => ({
  fits: place.room < TOLERANCE,
  previous: target >= TOLERANCE,
  next: place.room - target >= TOLERANCE,
})

/** Tells whether a press of a scroll button moves the strip. */
export const canPressStrip = (strip: TileStrip, { way, now }: StripPress): boolean =>
  resolveStripSides(strip)[way] && isPastThrottle({ last: strip.last, now, window: STRIP_THROTTLE })

/** Moves a strip by a press: one step from where it is on its way to, so that quick presses add up. */
export const pressStrip = (strip: TileStrip, { way, now }: StripPress): TileStrip => {
  const step = way === 'next' ? STRIP_STEP : -STRIP_STEP
  return { ...strip, target: within(strip.target + step, strip.place), last: some(now) }
}

/** Notes where a strip is while it is on its way. */
export const measureStrip = (strip: TileStrip, place: StripPlace): TileStrip => ({
  ...strip,
  place,
  target: within(strip.target, place),
})

/** Lets a strip stand where it is. */
export const settleStrip = (strip: TileStrip): TileStrip => ({
  ...strip,
  target: strip.place.offset,
})

/** Tells whether a strip has come where a press has sent it. */
export const isStripThere = ({ place, target }: TileStrip): boolean =>
  Math.abs(place.offset - target) <= TOLERANCE

/** A tile of a strip, and what of the strip is in view. */
export interface StripReveal {
  readonly place: StripPlace
  /** [px] How much of the strip is in view. */
  readonly width: number
  /** [px] Where the tile begins and ends, from where the strip begins. */
  readonly tile: { readonly start: number; readonly end: number }
}

/**
 * Resolves where a strip is scrolled to so that a tile is in view.
 *
 * @source E-F-37
 */
export const resolveStripReveal = ({ place, width, tile }: StripReveal): number => {
  const { offset } = place
  const isCutAtEnd = tile.end > offset + width
  if (tile.start >= offset && !isCutAtEnd) return offset
  const steps = Math.ceil((tile.end - width) / STRIP_STEP) * STRIP_STEP
  return within(isCutAtEnd ? Math.min(steps, tile.start) : tile.start, place)
}
