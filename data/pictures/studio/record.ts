// What makes one body: a few curves, corners and cuts. Metres; x forward from between the axles, y to the left, z up.
import type { Body } from '../form.js'
import type { Knot } from './curve.js'

/** Where a knot along the car is counted from: nose, front axle, middle, rear axle, tail. */
export type Anchor = 'nose' | 'front' | 'middle' | 'rear' | 'tail'

/** A knot along the car: its anchor, how far in front of it, the value there. */
export type Along = readonly [anchor: Anchor, ahead: number, value: number]

/** A pane across the car: where it stands on the centre plane 1 m up, how it leans, bends, and is bowed in plan. */
export interface Pane {
  readonly foot: readonly [anchor: Anchor, ahead: number]
  readonly lean: number
  readonly bend: number
  readonly bow: number
}

/** A lamp, intake or recess on the front or rear: mirrored unless it starts at the centre plane. */
export interface Inlay {
  readonly use: 'intake' | 'slot' | 'headlamp' | 'band' | 'taillamp' | 'plate'
  /** How a lamp shines: a line, a line with a short arm, or two lines. */
  readonly light?: 'bar' | 'hook' | 'double'
  /** From the centre plane outwards. */
  readonly across: readonly [number, number]
  readonly up: readonly [number, number]
  /** Rise for every metre outwards. */
  readonly rise: number
  /** How much of the height is lost at the outer end, taken from below. */
  readonly taper: number
  readonly round: number
  readonly depth: number
}

/** A line cut into the body. */
export interface Cut {
  readonly points: readonly Knot[]
  readonly width?: number
}

/** A line cut into the hood: along the car and across. */
export interface TopCut {
  readonly points: readonly Along[]
}

/** Side windows. */
export interface SideGlass {
  /** Distance from windscreen and rear window, and above the belt. */
  readonly front: number
  readonly back: number
  /** Added to `back` for every metre above 1 m. */
  readonly backLean: number
  readonly above: number
  readonly belowRoof: number
  readonly kick: number
  readonly kickFrom: number
  readonly pillars: readonly { readonly low: Knot; readonly high: Knot; readonly width: number }[]
}

/** Wheel of a body: how its spokes stand. */
export interface WheelRecord {
  readonly spokes: number
  /** Spokes stand in pairs this far apart [rad]; 0 for single ones. */
  readonly split: number
  readonly twist: number
  readonly inner: number
  readonly outer: number
  readonly blade: number
  readonly width: number
}

/** One body. Length, width, height, wheelbase, tyre and ground clearance are those of its form. */
export interface BodyRecord {
  readonly body: Body
  /** Half of the width, as distance from the widest place. */
  readonly plan: readonly Along[]
  /** Height of the body without its glasshouse. */
  readonly deck: readonly Along[]
  /** Added to the half width by height. */
  readonly section: readonly Knot[]
  /** Added to the half width between the wheels by height. */
  readonly waist: readonly Knot[]
  /** A line along the side: above it the side leans in by `lean` a metre, below it lies a hollow [m]. */
  readonly crease: {
    readonly line: readonly Along[]
    readonly lean: number
    readonly hollow: number
  }
  /** Added to nose and tail by height. */
  readonly nose: readonly Knot[]
  readonly tail: readonly Knot[]
  readonly floor: readonly Along[]
  /** Half width of the glasshouse 1 m up. */
  readonly shoulder: readonly Along[]
  readonly roof: readonly Along[]
  readonly crown: number
  readonly dome: readonly [height: number, across: number]
  readonly bows: { readonly nose: number; readonly nosePower: number; readonly tail: number }
  readonly tumble: readonly [lean: number, bend: number]
  readonly windscreen: Pane
  readonly rearGlass: Pane
  readonly roofCrown: number
  /** Radius of edges: shoulder, nose, tail, roof rail, windscreen, rear glass, belt. */
  readonly edges: {
    readonly shoulder: number
    readonly nose: number
    readonly tail: number
    readonly rail: number
    readonly windscreen: number
    readonly rear: number
    readonly belt: number
  }
  readonly arch: {
    readonly gap: number
    readonly front: number
    readonly rear: number
    readonly fade: number
    readonly lip: number
    readonly lipOut: number
  }
  readonly spoiler?: { readonly at: number; readonly thick: number }
  readonly mirror: readonly [number, number, number]
  readonly glass: SideGlass
  /** Lower edge of the painted side: at the tail, between the wheels, at the nose. */
  readonly sill: readonly [tail: number, middle: number, nose: number]
  readonly handles: readonly { readonly at: Knot; readonly tilt: number }[]
  readonly cuts: readonly Cut[]
  readonly hood: readonly TopCut[]
  readonly rearCuts: readonly Cut[]
  readonly front: readonly Inlay[]
  readonly rear: readonly Inlay[]
  /** Windows across the car: lowest, highest at the centre, how much less outwards, frame at the side. */
  readonly screenGlass: readonly [low: number, high: number, drop: number, edge: number]
  readonly tailGlass: readonly [low: number, high: number, drop: number, edge: number]
  /** How far the rear window may face upwards, as the part of its direction that looks backwards; -0.25 without it. */
  readonly rearSlope?: number
  /** Dark glass in the roof: from, to, half width. */
  readonly roofGlass?: readonly [number, number, number]
  readonly darkRoof: boolean
  readonly rails: boolean
  readonly brightTrim: boolean
  readonly wheel: WheelRecord
  /** Height of the seats against those of a car 1.55 m high. */
  readonly seats: number
}
