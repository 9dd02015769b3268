import type { LatLng, Viewport } from '@evkit/engine/geo'

/**
 * How much charge there is on a piece of road: plenty, less than half, little, less than the reserve, none; or the car is
 * carried. What is modelled is marked over the line below: nobody surveyed the road there.
 */
export type LineLook =
  'plain' | 'high' | 'middle' | 'low' | 'reserve' | 'beyond' | 'carried' | 'modelled'

/** A line on the map. */
export interface MapLine {
  readonly look: LineLook
  readonly points: readonly LatLng[]
}

/** A charging station, or a stop that is planned there. */
export interface MapStation extends LatLng {
  readonly id: string
  readonly name: string
}

/** A circle around a place: how far the car gets, or gets and comes back, or the band between two profiles. */
export interface MapCircle {
  readonly look: 'range' | 'return' | 'least' | 'most'
  readonly centre: LatLng
  /** [m] Above 0. */
  readonly radius: number
}

/** A place that stands out: an end of the road, a stop with its number, the visitor, something to choose. */
export interface MapMark extends LatLng {
  /** What a press on it is told by; without one it says its name. */
  readonly id?: string
  /** `assumed` is a stop at a charger that is not in the data: it is drawn hollow. */
  readonly look: 'start' | 'end' | 'stop' | 'assumed' | 'here' | 'choice' | 'chosen'
  /** Short text in the mark; may be empty. */
  readonly text: string
  readonly name: string
}

/** Where the map looks: so that a part of the earth fits, or at a place. */
export type MapLook =
  | {
      readonly kind: 'fit'
      readonly viewport: Viewport
      /** Where names of a drawn ground make room, for what is marked there. */
      readonly free?: readonly LatLng[] | undefined
    }
  | { readonly kind: 'at'; readonly centre: LatLng; readonly zoom: number }

/** Everything that lies on the ground. */
export interface MapScene {
  readonly look: MapLook
  readonly lines: readonly MapLine[]
  readonly stations: readonly MapStation[]
  readonly circles: readonly MapCircle[]
  readonly marks: readonly MapMark[]
}

/** A name on the ground, where it stands in the picture. */
export interface GroundName {
  readonly x: number
  readonly y: number
  readonly text: string
  /** 1 is shown on every screen, 2 on wide ones only. */
  readonly rank: 1 | 2
}

/** The ground under a scene as paths in the picture's pixels: what a drawn picture lies on. */
export interface MapGround {
  readonly land: string
  readonly lakes: string
  readonly borders: string
  readonly roads: string
  readonly names: readonly GroundName[]
}

/** What the live map is drawn from. */
export interface MapSource {
  /** Addresses of the layers of our own ground: the covered part finely and coarsely, the world, roads, names. */
  readonly layers: Readonly<Record<'fine' | 'coarse' | 'world' | 'roads' | 'places', string>>
  /** Address of another style in its place; empty: our own. */
  readonly style: string
}

/** Words around a map. */
export interface MapWords {
  /** Name of the region. */
  readonly label: string
  /** Link past the map. */
  readonly skip: string
  /** Button that opens the live map. */
  readonly open: string
  readonly opening: string
  /** What is said where there is no live map. */
  readonly unavailable: string
  /** What the live map says: buttons, hints. */
  readonly controls: Readonly<
    Record<'zoomIn' | 'zoomOut' | 'scrollHint' | 'scrollHintMac' | 'touchHint' | 'canvas', string>
  >
}

/** Whose work the map is. */
export interface MapCredit {
  readonly text: string
  readonly url: string
}
