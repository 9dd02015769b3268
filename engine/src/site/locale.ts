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
 * @source T-CONST-44, D-T-31
 */
export const resolveUnits = (locale: string): LocaleUnits =>
  UNITS_BY_TAG.get(locale.toLowerCase().replaceAll('_', '-')) ?? METRIC

/**
 * Resolves the one temperature unit a page shows: Fahrenheit on the sites us and pr, else the locale's.
 *
 * @source T-CONST-23, T-CALC-27, D-T-31
 */
export const resolveTemperatureUnit = (site: string, locale: string): 'C' | 'F' =>
  FAHRENHEIT_SITES.includes(site) ? 'F' : resolveUnits(locale).temperature
