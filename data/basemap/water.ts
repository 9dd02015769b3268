// How far a straight line leads over water: what tells whether a small road may be taken for it.
import { measureDistance, type LatLng } from '@evkit/engine/geo'
import type { Basemap } from './basemap-file.js'
import { createCrossesNarrows, type CrossesNarrows } from './narrows.js'
import { isTouched, isWithin, listMeetings, toRing, type Point, type Ring } from './ring-index.js'
import { clipRing, squareToRing, type Box, type Flat } from './shape.js'

/**
 * Measures the longest stretch [km] of a straight line that lies on water; infinite where it crosses narrow water beside its
 * bridges. An end off the outlines is taken for one on the
 * nearest coast, as outlines are coarse: what lies between does not count.
 */
export type MeasureWater = (from: Point, to: Point) => number

interface Area {
  readonly outline: Ring
  readonly holes: readonly Ring[]
}

const METRES = 1000
const KM_PER_DEGREE = 111.2

const toArea = ([outline = [], ...holes]: readonly Flat[]): Area => ({
  outline: toRing(outline),
  holes: holes.map(toRing),
})

const isIn = ({ outline, holes }: Area, point: Point): boolean =>
  isWithin(outline, point) && !holes.some((hole) => isWithin(hole, point))

const toLatLng = ([lat, lng]: Point): LatLng => ({ lat, lng })

const toCoast = (rings: readonly Ring[], [lat, lng]: Point): number =>
  Math.sqrt(Math.min(...rings.map(({ ring }) => squareToRing(ring, lat, lng)))) * KM_PER_DEGREE

/** What is asked about the water of a map. */
export interface Water {
  readonly measure: MeasureWater
  /** Prepares the question whether a position of a box lies on water, for many of them. */
  readonly openBox: (box: Box) => (point: Point) => boolean
  /** Prepares the question whether a line within a box crosses narrow water beside its bridges. */
  readonly openNarrows: (box: Box) => CrossesNarrows
}

const clipArea = ({ outline, holes }: Area, box: Box): readonly Area[] => {
  const isNear = (ring: Ring): boolean =>
    isTouched(ring, [box.south, box.west], [box.north, box.east])
  if (!isNear(outline)) return []
  const clip = (ring: Ring): Ring => toRing(clipRing(ring.ring, box))
  return [{ outline: clip(outline), holes: holes.filter(isNear).map(clip) }]
}

/** Prepares a map for questions about its water. */
export const createWater = ({
  fine: { land, lakes },
  narrows,
}: Pick<Basemap, 'fine' | 'narrows'>): Water => {
  const crossesNarrows = createCrossesNarrows(narrows)
  const dry = land.map(({ rings }) => toArea(rings))
  const wet = lakes.map(toArea)

  const measure: MeasureWater = (from, to) => {
    if (crossesNarrows(from, to)) return Infinity
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

  return { measure, openBox, openNarrows: (box) => createCrossesNarrows(narrows, box) }
}
