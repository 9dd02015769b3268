// What each clip shows: a still, and where the camera looks on it.
import type { ClipName } from '../clips.js'

/** What of a still is seen: its place and width as shares of the still; it is as high as 16:9 makes it. */
export interface Framing {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** A clip: the camera goes from one framing to another and back, so that the end is the beginning. */
export interface Take {
  readonly name: ClipName
  /** File of the still, in the folder of stills. */
  readonly still: string
  /** Colours from top to bottom behind a still that is clear beside its car. */
  readonly ground?: readonly [top: string, bottom: string]
  /** [s] */
  readonly seconds: number
  readonly from: Framing
  readonly to: Framing
}

/** Every clip. A framing is at least as wide as the clip [px], so that nothing is enlarged. */
export const TAKES: readonly Take[] = [
  {
    name: 'coast',
    still: 'coast.1600.webp',
    seconds: 6,
    from: { x: 0, y: 0.06, width: 1 },
    to: { x: 0.09, y: 0.16, width: 0.8 },
  },
  {
    name: 'large-suv',
    still: 'large-suv-fjord-three-quarter.1600.webp',
    ground: ['#d9dfe2', '#b9c3c8'],
    seconds: 5,
    from: { x: 0, y: 0, width: 0.88 },
    to: { x: 0.2, y: 0.1, width: 0.8 },
  },
  {
    name: 'small-suv-cross',
    still: 'small-suv-cross-sand-side.1600.webp',
    ground: ['#e6e1d8', '#c7bfb1'],
    seconds: 5,
    from: { x: 0.2, y: 0.1, width: 0.8 },
    to: { x: 0, y: 0, width: 0.88 },
  },
]
