// Which part of the world a network covers, told by the countries of the places that stand near its roads.
import type { LatLng, Viewport } from '@evkit/engine/geo'
import type { StoredPlace } from '../places/index.js'
import type { Network } from './network.js'
import { ANY_MASS } from './network-file.js'
import type { Surroundings } from './route.js'
import { createSnap, type FindSnaps } from './snap.js'

/** The part of the world a network covers. */
export interface RoadArea {
  /** Codes of the countries nearly all of whose large places have a road. */
  readonly whole: readonly string[]
  /** Codes of those of which only a part has. */
  readonly part: readonly string[]
  /** The box around all nodes. */
  readonly box: Viewport
  /** Tells whether a trip may start at a position, as the router does. */
  readonly holds: (at: LatLng) => boolean
}

/** How many places of a country are looked at, the largest first. */
const PLACES = 300
/** [1] Share of them with a road from which on a country counts as covered. */
const WHOLE = 0.9
/** [1] Share below which its roads are not worth a word. */
const LEAST = 0.05

// A network may have more nodes than a call takes arguments.
const least = (values: Float64Array): number =>
  values.reduce((one, other) => Math.min(one, other), Infinity)

const most = (values: Float64Array): number =>
  values.reduce((one, other) => Math.max(one, other), -Infinity)

const boxOf = ({ lat, lng }: Network): Viewport => ({
  low: { latitude: least(lat), longitude: least(lng) },
  high: { latitude: most(lat), longitude: most(lng) },
})

/** Finds the part of the world a network covers; the places are the largest first. */
export const findRoadArea = (
  network: Network,
  places: readonly StoredPlace[],
  { findMass, water }: Pick<Surroundings, 'findMass' | 'water'> = {},
): RoadArea => {
  const joins =
    (findSnaps: FindSnaps) =>
    ({ lat, lng }: LatLng): boolean =>
      findSnaps({ lat, lng, mass: findMass?.(lat, lng) ?? ANY_MASS }).length > 0
  // Ten places of the whole map have roads across water only: too few to move a share, and looking for the water takes a second.
  const isNear = joins(createSnap(network))
  const countries = [...new Set(places.map(({ country }) => country))]
  const shares = countries.map((country) => {
    const some = places.filter((place) => place.country === country).slice(0, PLACES)
    return { country, share: some.filter(isNear).length / some.length }
  })
  const among = (low: number, high: number): readonly string[] =>
    shares.filter(({ share }) => share >= low && share < high).map(({ country }) => country)
  return {
    whole: among(WHOLE, Infinity),
    part: among(LEAST, WHOLE),
    box: boxOf(network),
    holds: joins(createSnap(network, water)),
  }
}
