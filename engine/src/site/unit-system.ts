import { resolveUnits, type LocaleUnits } from './locale.js'

/** The unit systems a site's cost and savings content can be given in. @source D-T-35, B-T-10 @category constants */
export const UNIT_SYSTEMS = ['metric', 'imperial', 'us'] as const
/** Unit system of a site's cost and savings content. */
export type UnitSystem = (typeof UNIT_SYSTEMS)[number]

/**
 * Resolves the unit system of a site: the one content declares, else imperial for en-GB and metric for every other
 * locale.
 *
 * @param locale - Language tag of the site; case does not matter and `_` counts as `-`.
 * @param declared - What content declares, if it does; US units come only this way.
 * @returns The unit system content is read in and the formulas are chosen by.
 * @source T-COST-08, D-T-35, B-T-10
 *
 * @example American English alone is metric
 * ```ts
 * import { resolveUnitSystem } from '@evkit/engine/site'
 *
 * resolveUnitSystem('en-GB') // => 'imperial'
 * resolveUnitSystem('en-US') // => 'metric'
 * resolveUnitSystem('en-US', 'us') // => 'us'
 * ```
 * @category resolution
 */
export const resolveUnitSystem = (locale: string, declared?: UnitSystem): UnitSystem => {
  if (declared !== undefined) return declared
  const { distance, temperature } = resolveUnits(locale)
  return distance === 'mi' && temperature === 'C' ? 'imperial' : 'metric'
}

/** Unit of a distance: kilometres or miles. */
export type DistanceUnit = LocaleUnits['distance']

/**
 * Returns the distance unit of a unit system.
 *
 * @param system - The unit system of content.
 * @returns `km` for metric, `mi` for the others.
 * @source D-T-35
 *
 * @example Miles in the United Kingdom
 * ```ts
 * import { distanceOf } from '@evkit/engine/site'
 *
 * distanceOf('imperial') // => 'mi'
 * ```
 * @category conversions
 */
export const distanceOf = (system: UnitSystem): DistanceUnit => (system === 'metric' ? 'km' : 'mi')
