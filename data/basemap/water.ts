// How far a straight line leads over water: what tells whether a small road may be taken for it.
import { measureDistance, type LatLng } from '@evkit/engine/geo'
import type { Layers } from './basemap-file.js'
import { boxOf, clipRing, isInRing, squareToRing, type Box, type Flat } from './shape.js'

/** A latitude and a longitude [°]. */
type Point = readonly [number, number]

/**
 * Measures the longest stretch [km] of a straight line that lies on water. An end off the outlines is taken for one on the
 * nearest coast, as outlines are coarse: what lies between does not count.
 */
export type MeasureWater = (from: Point, to: Point) => number

interface Ring {
  readonly ring: Flat
  readonly box: Box
}

interface Area {
  readonly outline: Ring
  readonly holes: readonly Ring[]
}

const METRES = 1000
const KM_PER_DEGREE = 111.2

const toRing = (ring: Flat): Ring => ({ ring, box: boxOf(ring) })

const toArea = ([outline = [], ...holes]: readonly Flat[]): Area => ({
  outline: toRing(outline),
  holes: holes.map(toRing),
})

const isWithin = ({ ring, box }: Ring, [lat, lng]: Point): boolean =>
  lng >= box.west &&
  lng <= box.east &&
  lat >= box.south &&
  lat <= box.north &&
  isInRing(ring, lng, lat)

const isIn = ({ outline, holes }: Area, point: Point): boolean =>
  isWithin(outline, point) && !holes.some((hole) => isWithin(hole, point))

const isTouched = ({ box }: Ring, [lat0, lng0]: Point, [lat1, lng1]: Point): boolean =>
  Math.min(lng0, lng1) <= box.east &&
  Math.max(lng0, lng1) >= box.west &&
  Math.min(lat0, lat1) <= box.north &&
  Math.max(lat0, lat1) >= box.south

// Where a line from one point to another meets a ring, as shares of the line.
const listMeetings = ({ ring }: Ring, [lat0, lng0]: Point, [lat1, lng1]: Point): number[] => {
  const [dx, dy] = [lng1 - lng0, lat1 - lat0]
  const shares: number[] = []
  let x = (ring.at(-2) ?? 0) - lng0
  let y = (ring.at(-1) ?? 0) - lat0
  let side = x * dy - y * dx
  for (let at = 0; at < ring.length; at += 2) {
    const nextX = (ring[at] ?? 0) - lng0
    const nextY = (ring[at + 1] ?? 0) - lat0
    const nextSide = nextX * dy - nextY * dx
    if (side > 0 !== nextSide > 0) {
      const along = side / (side - nextSide)
      const [hitX, hitY] = [x + (nextX - x) * along, y + (nextY - y) * along]
      const share = Math.abs(dx) > Math.abs(dy) ? hitX / dx : hitY / dy
      if (share > 0 && share < 1) shares.push(share)
    }
    ;[x, y, side] = [nextX, nextY, nextSide]
  }
  return shares
}

const toLatLng = ([lat, lng]: Point): LatLng => ({ lat, lng })

const toCoast = (rings: readonly Ring[], [lat, lng]: Point): number =>
  Math.sqrt(Math.min(...rings.map(({ ring }) => squareToRing(ring, lat, lng)))) * KM_PER_DEGREE

/** What is asked about the water of a map. */
export interface Water {
  readonly measure: MeasureWater
  /** Prepares the question whether a position of a box lies on water, for many of them. */
  readonly openBox: (box: Box) => (point: Point) => boolean
}

const clipArea = ({ outline, holes }: Area, box: Box): readonly Area[] => {
  const isNear = (ring: Ring): boolean =>
    isTouched(ring, [box.south, box.west], [box.north, box.east])
  if (!isNear(outline)) return []
  const clip = (ring: Ring): Ring => toRing(clipRing(ring.ring, box))
  return [{ outline: clip(outline), holes: holes.filter(isNear).map(clip) }]
}

/** Prepares land and lakes for questions about their water. */
export const createWater = ({ land, lakes }: Pick<Layers, 'land' | 'lakes'>): Water => {
  const dry = land.map(({ rings }) => toArea(rings))
  const wet = lakes.map(toArea)

  const measure: MeasureWater = (from, to) => {
    const at = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ]
    const near = (area: Area): boolean => isTouched(area.outline, from, to)
    const [lands, waters] = [dry.filter(near), wet.filter(near)]
    const isWater = (point: Point): boolean =>
      waters.some((lake) => isIn(lake, point)) || !lands.some((one) => isIn(one, point))
    const rings = [...lands, ...waters].flatMap(({ outline, holes }) => [
      outline,
      ...holes.filter((hole) => isTouched(hole, from, to)),
    ])
    const meetings = rings.flatMap((ring) => listMeetings(ring, from, to)).sort((a, b) => a - b)
    const length = measureDistance(toLatLng(from), toLatLng(to)) / METRES
    let [longest, start] = [0, 0]
    for (const end of [...meetings, 1]) {
      if (isWater(at((start + end) / 2))) {
        const ends = [...(start === 0 ? [from] : []), ...(end === 1 ? [to] : [])]
        const stretch = (end - start) * length
        longest = Math.max(
          longest,
          ends.reduce((rest, point) => rest - toCoast(rings, point), stretch),
        )
      }
      start = end
    }
    return longest
  }

  const openBox: Water['openBox'] = (box) => {
    const lands = dry.flatMap((area) => clipArea(area, box))
    const waters = wet.flatMap((area) => clipArea(area, box))
    return (point) =>
      waters.some((lake) => isIn(lake, point)) || !lands.some((one) => isIn(one, point))
  }

  return { measure, openBox }
}
