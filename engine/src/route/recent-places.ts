import { isPlace } from './route-ends.js'
import type { Place } from './route.types.js'

/** How many places are remembered on the device. @source E-T-34 @category constants */
export const MOST_RECENT = 5

/** Remembers places as the most recent ones. */
export const rememberPlaces = (
  recent: readonly Place[],
  places: readonly Place[],
): readonly Place[] => {
  const keyOf = ({ location }: Place): string => `${location.lat},${location.lng}`
  const all = new Map<string, Place>()
  for (const place of [...places, ...recent]) {
    if (!all.has(keyOf(place))) all.set(keyOf(place), place)
  }
  return [...all.values()].slice(0, MOST_RECENT)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

type Members = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null

// By hand, as this is read when the page wakes: a library of codecs would be most of what is loaded for it.
const isKept = (value: unknown): value is Place =>
  isObject(value) &&
  ['id', 'name', 'address'].every((member) => typeof value[member] === 'string') &&
  isObject(value['location']) &&
  typeof value['location']['lat'] === 'number' &&
  typeof value['location']['lng'] === 'number'

/**
 * Reads the places of earlier visits from what the device has kept.
 *
 * @source E-T-34, E-T-27
 */
export const readRecentPlaces = (text: string): readonly Place[] => {
  const kept = parseJson(text)
  return Array.isArray(kept) ? kept.filter(isKept).filter(isPlace).slice(0, MOST_RECENT) : []
}
