import type { LatLng } from '@evkit/engine/geo'
import type { MapLook } from './map.types.js'

/** At how many places at most names make room: an address stays short. */
export const MOST_FREE = 32

/** Path of the drawn ground of a look. */
export const GROUND_PATH = '/maps/ground'

const NAMES = {
  fit: ['south', 'west', 'north', 'east'],
  at: ['lat', 'lng', 'zoom'],
} as const

const BOUNDS: Readonly<Record<string, number>> = {
  south: 85,
  north: 85,
  lat: 85,
  west: 180,
  east: 180,
  lng: 180,
  zoom: 20,
}

const numbersOf = (look: MapLook): readonly number[] => {
  if (look.kind === 'at') return [look.centre.lat, look.centre.lng, look.zoom]
  const { low, high } = look.viewport
  return [low.latitude, low.longitude, high.latitude, high.longitude]
}

/** Address of the drawn ground of a look. */
export const writeGroundAddress = (look: MapLook): string => {
  const numbers = numbersOf(look)
  const parts = NAMES[look.kind].map((name, at) => `${name}=${numbers[at] ?? 0}`)
  const free = look.kind === 'fit' ? (look.free ?? []) : []
  if (free.length > 0)
    parts.push(
      `free=${free
        .slice(0, MOST_FREE)
        .flatMap(({ lat, lng }) => [lat, lng])
        .join('~')}`,
    )
  return `${GROUND_PATH}?${parts.join('&')}`
}

const readText = (text: string, name: string): number | undefined => {
  const number = /^-?\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/.test(text) ? Number(text) : Number.NaN
  return Math.abs(number) <= (BOUNDS[name] ?? 0) ? number : undefined
}

const readNumber = (query: URLSearchParams, name: string): number | undefined =>
  readText(query.get(name) ?? '', name)

const isWhole = (numbers: readonly (number | undefined)[]): numbers is readonly number[] =>
  numbers.every((one) => one !== undefined)

// What cannot be read keeps nothing free: the ground is right without it.
const readFree = (query: URLSearchParams): readonly LatLng[] => {
  const numbers: readonly (number | undefined)[] = (query.get('free') ?? '')
    .split('~', 2 * MOST_FREE)
    .map((text, at) => readText(text, at % 2 === 0 ? 'lat' : 'lng'))
  if (!isWhole(numbers)) return []
  return numbers.flatMap((lat, at) => (at % 2 === 0 ? [{ lat, lng: numbers[at + 1] ?? 0 }] : []))
}

const readFit = (query: URLSearchParams): MapLook | undefined => {
  const corners = NAMES.fit.map((name) => readNumber(query, name))
  if (!isWhole(corners)) return undefined
  const [south = 0, west = 0, north = 0, east = 0] = corners
  if (south > north) return undefined
  const free = readFree(query)
  return {
    kind: 'fit',
    viewport: {
      low: { latitude: south, longitude: west },
      high: { latitude: north, longitude: east },
    },
    ...(free.length === 0 ? {} : { free }),
  }
}

/** Reads the look an address names; absent where it names none. */
export const readGroundLook = (query: URLSearchParams): MapLook | undefined => {
  const at = NAMES.at.map((name) => readNumber(query, name))
  if (!isWhole(at)) return readFit(query)
  const [lat = 0, lng = 0, zoom = 0] = at
  return zoom < 0 ? undefined : { kind: 'at', centre: { lat, lng }, zoom }
}
