// From a position to the network: the nearest links of the same land, and the small roads that lead there.
import type { Water } from '../basemap/index.js'
import { createFindBend } from './bend.js'
import type { Point } from './draw.js'
import { ANY_MASS } from './network-file.js'
import { isCrossing, kindOf, straight, type Network } from './network.js'
import { ACCESS_DETOUR, MAX_ACCESS } from './speeds.js'

/** At how many places a trip may join the network. */
const MOST_SNAPS = 6
/** [km] How much farther than the nearest another may be. */
const FARTHER = 12
/** [km] How far is looked first. */
const NEAR = 8

/** Where a trip joins the network. */
export interface Snap {
  readonly link: number
  /** [1] How far along the link, from its first end. */
  readonly share: number
  /** [°] The position on the link. */
  readonly lat: number
  /** [°] */
  readonly lng: number
  /** [m] Length of the small road to it. */
  readonly access: number
  /** What the small road passes, from the position on; nothing where it is straight. */
  readonly by: readonly Point[]
}

/** A position and the number of the land it is on. */
export interface Spot {
  readonly lat: number
  readonly lng: number
  readonly mass: number
}

/**
 * Finds where a trip may join the network, nearest first; nowhere when nothing of the same land is near enough. What is
 * reached straight over land counts; where nothing is, as behind a bay or on an island with a bridge, the one with the shortest
 * way around the water.
 */
export type FindSnaps = (spot: Spot) => readonly Snap[]

/** [km] As far as this a small road may lead over water: outlines are coarse, and rivers have bridges. */
export const MOST_WATER = 1

/** [km] As near as this along a motorway its junction is where it is entered; others are not known. */
const TO_JUNCTION = 2.5

const METRES = 1000
const HALF_TURN = 180
const KM_PER_DEGREE = 111.195
const CELL = 0.25
// What is looked at before distances are measured on the globe.
const SLACK = 1.1

const shrinkAt = (lat: number): number => Math.cos((lat * Math.PI) / HALF_TURN)

interface Candidate {
  readonly link: number
  readonly share: number
  /** [°²] */
  readonly square: number
}

const projectOn = (network: Network, link: number, { lat, lng }: Spot): Candidate => {
  const [a, b] = [network.from[link] ?? 0, network.to[link] ?? 0]
  const shrink = shrinkAt(lat)
  const x0 = ((network.lng[a] ?? 0) - lng) * shrink
  const y0 = (network.lat[a] ?? 0) - lat
  const dx = ((network.lng[b] ?? 0) - lng) * shrink - x0
  const dy = (network.lat[b] ?? 0) - lat - y0
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(x0 * dx + y0 * dy) / length))
  const [ex, ey] = [x0 + share * dx, y0 + share * dy]
  return { link, share, square: ex * ex + ey * ey }
}

/** [°] The position a share along a link, on the straight line between its ends. */
export const positionOn = (
  network: Network,
  link: number,
  share: number,
): readonly [number, number] => {
  const [a, b] = [network.from[link] ?? 0, network.to[link] ?? 0]
  const [lat, lng] = [network.lat[a] ?? 0, network.lng[a] ?? 0]
  return [lat + ((network.lat[b] ?? 0) - lat) * share, lng + ((network.lng[b] ?? 0) - lng) * share]
}

// More cells than there are around the globe.
const ROW = 10_000

const keyOf = (row: number, column: number): number => row * ROW + column

// Every cell a link's box touches holds the link; links are short beside the size of the map.
const makeGrid = (network: Network): ReadonlyMap<number, readonly number[]> => {
  const grid = new Map<number, number[]>()
  for (const link of network.from.keys()) {
    if (isCrossing(kindOf(network, link))) continue
    const [a, b] = [network.from[link] ?? 0, network.to[link] ?? 0]
    const lats = [network.lat[a] ?? 0, network.lat[b] ?? 0]
    const lngs = [network.lng[a] ?? 0, network.lng[b] ?? 0]
    const last = Math.floor(Math.max(...lngs) / CELL)
    for (
      let row = Math.floor(Math.min(...lats) / CELL);
      row * CELL <= Math.max(...lats);
      row += 1
    ) {
      for (let column = Math.floor(Math.min(...lngs) / CELL); column <= last; column += 1) {
        const key = keyOf(row, column)
        const known = grid.get(key)
        if (known === undefined) grid.set(key, [link])
        else known.push(link)
      }
    }
  }
  return grid
}

const isOfLand = ({ mass, from, to }: Network, link: number, wanted: number): boolean => {
  if (wanted === ANY_MASS) return true
  const [a, b] = [mass[from[link] ?? 0] ?? ANY_MASS, mass[to[link] ?? 0] ?? ANY_MASS]
  return a === wanted || b === wanted || (a === ANY_MASS && b === ANY_MASS)
}

const isSamePlace = (one: Snap, other: Snap): boolean =>
  one.lat === other.lat && one.lng === other.lng

/** Prepares a network for the question where trips join it. */
export const createSnap = (network: Network, water?: Water): FindSnaps => {
  const grid = makeGrid(network)

  // A motorway is entered at a junction where one is near.
  const enter = (link: number, share: number): number => {
    const end = Math.round(share)
    const away = Math.abs(end - share) * (network.metres[link] ?? 0)
    return away <= TO_JUNCTION * METRES && kindOf(network, link) === 'motorway' ? end : share
  }

  const toSnap = (candidate: Candidate, { lat, lng }: Spot): Snap => {
    const { link } = candidate
    const share = enter(link, candidate.share)
    const [onLat, onLng] = positionOn(network, link, share)
    const distance = straight([lat, lng], [onLat, onLng])
    return { link, share, lat: onLat, lng: onLng, access: distance * ACCESS_DETOUR, by: [] }
  }

  const listNear = (spot: Spot, reach: number): readonly Candidate[] => {
    const { lat, lng, mass } = spot
    const high = reach / KM_PER_DEGREE
    const wide = high / Math.max(shrinkAt(lat), high)
    const last = Math.floor((lng + wide) / CELL)
    const near = new Map<number, Candidate>()
    for (let row = Math.floor((lat - high) / CELL); row * CELL <= lat + high; row += 1) {
      for (let column = Math.floor((lng - wide) / CELL); column <= last; column += 1) {
        for (const link of grid.get(keyOf(row, column)) ?? []) {
          if (near.has(link) || !isOfLand(network, link, mass)) continue
          const one = projectOn(network, link, spot)
          if (one.square <= high * high * SLACK) near.set(link, one)
        }
      }
    }
    return [...near.values()].sort(
      (one, other) => one.square - other.square || one.link - other.link,
    )
  }

  const findBend = water === undefined ? undefined : createFindBend(water)

  const isOverLand = (spot: Spot, snap: Snap): boolean =>
    water === undefined || water.measure([spot.lat, spot.lng], [snap.lat, snap.lng]) <= MOST_WATER

  const bendTo = (spot: Spot, snaps: readonly Snap[]): readonly Snap[] => {
    const ends = snaps.map(({ lat, lng }) => [lat, lng] as const)
    const bend = findBend?.([spot.lat, spot.lng], ends)
    const snap = bend === undefined ? undefined : snaps[bend.end]
    return bend === undefined || snap === undefined
      ? []
      : [{ ...snap, by: bend.by, access: bend.metres * ACCESS_DETOUR }]
  }

  /** What is reached straight over land, and what is not. */
  const listSnaps = (spot: Spot, reach: number): readonly [readonly Snap[], readonly Snap[]] => {
    const snaps: Snap[] = []
    const over: Snap[] = []
    let most = MAX_ACCESS * METRES * ACCESS_DETOUR
    for (const candidate of listNear(spot, reach)) {
      const snap = toSnap(candidate, spot)
      if (snaps.length >= MOST_SNAPS) break
      if (snap.access > most) continue
      if (snaps.some((one) => isSamePlace(one, snap))) continue
      if (!isOverLand(spot, snap)) {
        over.push(snap)
        continue
      }
      if (snaps.length === 0) most = Math.min(most, snap.access + FARTHER * METRES * ACCESS_DETOUR)
      snaps.push(snap)
    }
    return [snaps, over]
  }

  return (spot) => {
    // Where roads are dense the nearest are soon enough; all within reach are many.
    const [nearest] = listSnaps(spot, NEAR)
    if (nearest.length >= MOST_SNAPS) return nearest
    const [snaps, over] = listSnaps(spot, MAX_ACCESS)
    return snaps.length > 0 || over.length === 0 ? snaps : bendTo(spot, over)
  }
}
