import type { Place } from './route.types.js'

/**
 * How many places are remembered on the device.
 *
 * @source E-T-34
 * @category constants
 */
export const MOST_RECENT = 5

/**
 * Remembers places as the most recent ones.
 *
 * @param recent - What is remembered so far, most recent first.
 * @param places - What was driven from and to now.
 * @returns The list with these in front, each place once, at most 5. It is kept on the device only.
 * @law No place is remembered twice, and no more than five are.
 * @source E-T-34, E-T-21
 *
 * @example The same place again
 * ```ts
 * import { rememberPlaces } from '@evkit/engine/route'
 * import { tinyPlaces } from '@evkit/engine/testing'
 *
 * rememberPlaces([tinyPlaces.lund], [tinyPlaces.gothenburg, tinyPlaces.lund]).map(({ name }) => name) // => ['Gothenburg', 'Lund']
 * ```
 * @category state
 */
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
