import type { Charge } from './charging.types.js'

/** Charging mode of the page: Home or Road. */
export type ChargingMode = 'Home' | 'Road'

/** Tells the charging mode of a place. */
export const toChargingMode = (place: Charge['place']): ChargingMode =>
  place === 'home' ? 'Home' : 'Road'

/**
 * Resolves the place a page starts with when the address does not say.
 *
 * @param path - Path of the address; its last segment counts, with or without trailing slash.
 * @param mode - The mode content gives, if any.
 * @returns `home` or `public` by the last segment, else by content, else `home`.
 * @source T-CHG-11, D-T-09
 *
 * @example The path wins over content
 * ```ts
 * import { resolveStartPlace } from '@evkit/engine/charging'
 *
 * resolveStartPlace('/uk/electrification/charging-your-car/public/', 'Home') // => 'public'
 * ```
 * @category resolution
 */
export const resolveStartPlace = (
  path: string,
  mode: ChargingMode | undefined,
): Charge['place'] => {
  const last = /([^/]*)\/*$/.exec(/^[^?#]*/.exec(path)?.[0] ?? '')?.[1]
  if (last === 'home' || last === 'public') return last
  return mode === 'Road' ? 'public' : 'home'
}
