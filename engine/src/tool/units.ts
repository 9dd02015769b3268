import type { DistanceUnit } from '../site/index.js'

/** What a visitor has switched the units to; what is absent follows the page. */
export interface UnitOverride {
  readonly temperature?: 'metric' | 'imperial'
  readonly range?: 'metric' | 'imperial'
}

/** The units were switched, here or in another tool of the page. */
export interface UnitsAction {
  readonly type: 'units.choose'
  readonly override: UnitOverride
}

/**
 * Tells the unit distances are shown in.
 *
 * @param override - What the visitor has switched to.
 * @param otherwise - The unit while nothing was switched.
 * @returns Kilometres or miles.
 * @source E-T-40
 *
 * @example Switched to miles
 * ```ts
 * import { overrideDistance } from '@evkit/engine/tool'
 *
 * overrideDistance({ range: 'imperial' }, 'km') // => 'mi'
 * overrideDistance({}, 'km') // => 'km'
 * ```
 * @category resolution
 */
export const overrideDistance = (override: UnitOverride, otherwise: DistanceUnit): DistanceUnit => {
  if (override.range === undefined) return otherwise
  return override.range === 'imperial' ? 'mi' : 'km'
}
