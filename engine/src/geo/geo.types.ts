/** A geographic coordinate (latitude, longitude), as used inside the engine. */
export interface LatLng {
  /** [°] −90 to 90, north positive. */
  readonly lat: number
  /** [°] −180 to 180, east positive. */
  readonly lng: number
}

/** A corner of a viewport, as a route answer writes it. */
export interface Corner {
  /** [°] −90 to 90, north positive. */
  readonly latitude: number
  /** [°] −180 to 180, east positive. */
  readonly longitude: number
}

/** A bounding box on earth; it crosses the antimeridian (date line) when `low.longitude` is above `high.longitude`. */
export interface Viewport {
  /** South-west corner. */
  readonly low: Corner
  /** North-east corner. */
  readonly high: Corner
}

/** [°] A polyline as a flat array of coordinates: latitude, longitude, latitude, longitude, … */
export type Line = Float64Array

/** A place in a picture or on the flat world: to the right and down. */
export interface Spot {
  /** To the right. */
  readonly x: number
  /** Down. */
  readonly y: number
}

/** Size of a map or picture. */
export interface Size {
  /** [px] Above 0. */
  readonly width: number
  /** [px] Above 0. */
  readonly height: number
}
