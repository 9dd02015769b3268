import type { Charge } from './charging.types.js'

/** Charging mode of the page: Home or Road. */
export type ChargingMode = 'Home' | 'Road'

/** Tells the charging mode of a place. */
export const toChargingMode = (place: Charge['place']): ChargingMode =>
  place === 'home' ? 'Home' : 'Road'

/**
 * Resolves the default place of charging when the URL sets none.
 *
 * @param path - URL path; its last segment decides, with or without trailing slash.
 * @param mode - The default mode set by content, if any.
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
