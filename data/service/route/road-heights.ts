// How high a road lies, as far as it is known: from the heights of the places it passes, thinned out.
import { option as O } from 'fp-ts'
import { listAlong, toPointIndex } from '@evkit/engine/geo'
import {
  isCarried,
  readRouteLine,
  toRoadMetres,
  type HeightPoint,
} from '@evkit/engine/internal/route'
import type { Route } from '@evkit/engine/route'
import type { StoredPlace } from '../../places/index.js'

/** Finds what is known of the heights along a road, in order. */
export type FindHeights = (route: Route) => readonly HeightPoint[]

/** [m] A town farther from the road may lie up a hill that the road passes by in the valley. */
const NEAR = 2000

/** [m] Of the places on so much of the road the nearest one speaks for it. */
const SPACING = 10_000

const METRES = 1000
const SEA_LEVEL = 0

/** Prepares places for the question how high a road lies. */
export const createFindHeights = (places: readonly StoredPlace[]): FindHeights => {
  const known = places.flatMap(({ lat, lng, height }) =>
    height === undefined ? [] : [{ lat, lng, height }],
  )
  const index = toPointIndex(known)
  return (route) => {
    const read = readRouteLine(route)
    if (O.isNone(read)) return []
    const road = read.value
    // Above a tunnel a place lies higher than the road, and none lies beside a ferry.
    const isOpen = (metres: number): boolean =>
      !road.stretches.some(
        ({ from, to, kind }) =>
          (isCarried(kind) || kind === 'tunnel') && from * METRES < metres && metres < to * METRES,
      )
    const nearest = new Map<number, { readonly offset: number; readonly point: HeightPoint }>()
    for (const { at, along, offset } of listAlong(index, { line: road.line, width: NEAR })) {
      const metres = Math.round(toRoadMetres(road, along))
      const slot = Math.floor(metres / SPACING)
      const best = nearest.get(slot)?.offset ?? Infinity
      const height = known[at]?.height
      if (height === undefined || offset >= best || !isOpen(metres)) continue
      nearest.set(slot, { offset, point: { at: metres, height } })
    }
    const harbours = road.stretches
      .filter(({ kind }) => kind === 'ferry')
      .flatMap(({ from, to }) => [from, to])
      .map((km) => ({ at: Math.round(km * METRES), height: SEA_LEVEL }))
    return [...[...nearest.values()].map(({ point }) => point), ...harbours].sort(
      (a, b) => a.at - b.at,
    )
  }
}
