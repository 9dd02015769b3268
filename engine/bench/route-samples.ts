// A made-up continent for the benches: stations in towns and along nothing in particular, and a road through it.
import type { LatLng } from '../src/geo/geo.types.js'

const makeRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const TOWNS = 2000
const SOUTH = 36
const WEST = -10
const HEIGHT = 34
const WIDTH = 40

/** Makes stations: one in five anywhere, the others in towns, of which few have many. */
export const makeStations = (count: number): readonly LatLng[] => {
  const next = makeRandom(7)
  const around = () => next() + next() + next() + next() - 2
  const towns = Array.from({ length: TOWNS }, () => ({
    lat: SOUTH + 1 + (HEIGHT - 2) * next(),
    lng: WEST + 1 + (WIDTH - 2) * next(),
    spread: 0.02 + 0.3 * next() * next(),
  }))
  return Array.from({ length: count }, (_, at) => {
    const town = towns[Math.floor(next() * next() * TOWNS)]
    return at % 5 === 0 || town === undefined
      ? { lat: SOUTH + HEIGHT * next(), lng: WEST + WIDTH * next() }
      : {
          lat: town.lat + around() * town.spread * 0.6,
          lng: town.lng + around() * town.spread,
        }
  })
}

/** Makes a winding road of so many points, some 1,300 km long. */
export const makeRoad = (count: number): readonly LatLng[] =>
  Array.from({ length: count }, (_, at) => ({
    lat: 46 + (9 * at) / count + 0.05 * Math.sin(at / 60) + 0.01 * Math.sin(at / 7),
    lng: 1 + (13 * at) / count + 0.06 * Math.cos(at / 75) + 0.01 * Math.cos(at / 9),
  }))
