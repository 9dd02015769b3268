import { resolveTemperatureUnit, resolveUnits } from '../site/index.js'
import type { UnitOverride } from '../tool/index.js'
import type { DistanceUnit, TemperatureUnit } from './range.types.js'

/** One of the two unit systems of the range tool's configuration. */
export type UnitSystem = 'metric' | 'imperial'

/** The two separate unit settings of the range tool. */
export interface UnitSettings {
  readonly temperature: UnitSystem
  readonly range: UnitSystem
}

/**
 * Resolves the temperature and distance units of a page: the visitor's override, else by site and locale.
 *
 * | locale        | temperature | range    |
 * | ------------- | ----------- | -------- |
 * | en-GB         | metric      | imperial |
 * | en, en-US     | imperial    | imperial |
 * | any other     | metric      | metric   |
 *
 * On the sites us and pr the temperature is imperial whatever the locale.
 *
 * @param page - Site slug and language tag.
 * @param override - Units the visitor has switched to.
 * @returns Both settings, the same for every figure of the page.
 * @source T-DATA-18, T-RANGE-18, T-CALC-17, T-CALC-27, T-CONST-44, D-T-31, E-T-40
 *
 * @example Puerto Rico in Spanish
 * ```ts
 * import { resolveUnitSettings } from '@evkit/engine/range'
 *
 * resolveUnitSettings({ site: 'pr', locale: 'es-PR' }) // => { temperature: 'imperial', range: 'metric' }
 * ```
 * @category resolution
 */
export const resolveUnitSettings = (
  page: { readonly site: string; readonly locale: string },
  override: UnitOverride = {},
): UnitSettings => ({
  temperature:
    override.temperature ??
    (resolveTemperatureUnit(page.site, page.locale) === 'F' ? 'imperial' : 'metric'),
  range: override.range ?? (resolveUnits(page.locale).distance === 'mi' ? 'imperial' : 'metric'),
})

/**
 * Returns the unit of distances.
 *
 * @param settings - The two settings.
 * @returns `mi` when ranges are imperial, else `km`.
 * @source T-RANGE-18
 *
 * @example Great Britain
 * ```ts
 * import { toDistanceUnit } from '@evkit/engine/range'
 *
 * toDistanceUnit({ temperature: 'metric', range: 'imperial' }) // => 'mi'
 * ```
 * @category conversions
 */
export const toDistanceUnit = (settings: UnitSettings): DistanceUnit =>
  settings.range === 'imperial' ? 'mi' : 'km'

/** Tells the unit of temperatures. */
export const toTemperatureUnit = (settings: UnitSettings): TemperatureUnit =>
  settings.temperature === 'imperial' ? 'F' : 'C'
