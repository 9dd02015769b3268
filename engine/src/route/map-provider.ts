import { NO_MAP_KEY } from './route.errors.js'

/** What must be known of a map before it is made. @source D-T-19 @category shapes */
export interface MapProvider {
  readonly name: string
  /** True when it cannot be made without a key. */
  readonly requiresKey: boolean
}

/**
 * Default map provider: our own style, without an API key.
 *
 * @source D-T-19
 * @category constants
 */
export const DEFAULT_MAP_PROVIDER: MapProvider = { name: 'maplibre', requiresKey: false }

/**
 * Validates and trims the API key of a map provider.
 *
 * @param provider - The map provider.
 * @param key - The key as configured.
 * @returns The trimmed key; empty where the map needs none.
 * @throws `Google Maps API token is not set` where the map needs one and there is none.
 * @source T-ERR-05, T-API-13, D-T-19
 *
 * @example The map of the pages
 * ```ts
 * import { DEFAULT_MAP_PROVIDER, requireMapKey } from '@evkit/engine/route'
 *
 * requireMapKey(DEFAULT_MAP_PROVIDER, undefined) // => ''
 * ```
 * @category resolution
 */
export const requireMapKey = (provider: MapProvider, key: string | undefined): string => {
  const given = key?.trim() ?? ''
  if (provider.requiresKey && given === '') throw new Error(NO_MAP_KEY)
  return given
}

/**
 * How the map of the planner starts: its height, and its zoom until a road is drawn. After a road is cleared the view
 * stays where it is.
 *
 * @source T-ROUTE-02, T-ROUTE-13, T-CONST-16, T-CONST-17
 * @category constants
 */
export const ROUTE_MAP = { height: 600, zoom: 10 } as const
