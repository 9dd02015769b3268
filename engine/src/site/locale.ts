/** Unit system of a visitor: what distances and temperatures are shown in. */
export interface LocaleUnits {
  readonly temperature: 'C' | 'F'
  readonly distance: 'km' | 'mi'
}

/** The sites whose tools show Fahrenheit whatever the locale. @source T-CONST-23, T-CALC-27, D-T-31 @category constants */
export const FAHRENHEIT_SITES: readonly string[] = ['us', 'pr']

const BRITISH: LocaleUnits = { temperature: 'C', distance: 'mi' }
const AMERICAN: LocaleUnits = { temperature: 'F', distance: 'mi' }
const METRIC: LocaleUnits = { temperature: 'C', distance: 'km' }

const UNITS_BY_TAG: ReadonlyMap<string, LocaleUnits> = new Map([
  ['en-gb', BRITISH],
  ['en', AMERICAN],
  ['en-us', AMERICAN],
])

/**
 * Resolves the units of a locale.
 *
 * @param locale - Language tag; case does not matter and `_` counts as `-`.
 * @returns en-GB: Celsius and miles; en and en-US: Fahrenheit and miles; every other: Celsius and kilometres.
 * @source T-CONST-44, D-T-31
 *
 * @example Ireland is metric
 * ```ts
 * import { resolveUnits } from '@evkit/engine/site'
 *
 * resolveUnits('en_GB') // => { temperature: 'C', distance: 'mi' }
 * resolveUnits('en-IE') // => { temperature: 'C', distance: 'km' }
 * ```
 * @category resolution
 */
export const resolveUnits = (locale: string): LocaleUnits =>
  UNITS_BY_TAG.get(locale.toLowerCase().replaceAll('_', '-')) ?? METRIC

/**
 * Resolves the one temperature unit a page shows: Fahrenheit on the sites us and pr, else the locale's.
 *
 * @param site - Slug of the site.
 * @param locale - Language tag of the site.
 * @returns `F` or `C`.
 * @source T-CONST-23, T-CALC-27, D-T-31
 *
 * @example An American site in Spanish
 * ```ts
 * import { resolveTemperatureUnit } from '@evkit/engine/site'
 *
 * resolveTemperatureUnit('us', 'es-US') // => 'F'
 * resolveTemperatureUnit('uk', 'en-GB') // => 'C'
 * ```
 * @category resolution
 */
export const resolveTemperatureUnit = (site: string, locale: string): 'C' | 'F' =>
  FAHRENHEIT_SITES.includes(site) ? 'F' : resolveUnits(locale).temperature
