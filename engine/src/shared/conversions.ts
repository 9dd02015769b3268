/**
 * Kilometres in a mile, as the cost and fuel formulas count them [km/mi].
 *
 * @source T-CONST-10, T-COST-08, T-FUEL-06
 * @category constants
 */
export const KM_PER_MILE = 1.609

/** Litres in an imperial gallon, as the fuel formula counts them [l/gal]. @source T-CONST-13, T-FUEL-06 @category constants */
export const LITRES_PER_GALLON = 4.546

/** Litres in a US gallon; used where content declares US units [l/gal]. @source B-T-10, D-T-35 @category constants */
export const LITRES_PER_US_GALLON = 3.785

/** Divisor of a consumption given for 100 kilometres [1]. @source T-CONST-11, T-COST-07 @category constants */
export const PER_HUNDRED = 100

/** Months in a year [months/year]. @source T-CONST-11, T-COST-07 @category constants */
export const MONTHS_PER_YEAR = 12

/**
 * Converts a distance between kilometres and miles, by the factor of the cost formulas.
 *
 * @param value - [km or mi, as `from`] Distance, any finite number.
 * @param from - Unit of the value.
 * @param to - Unit of the result.
 * @returns [km or mi, as `to`] The distance, not rounded; unchanged when the units are equal.
 *
 * @formula miles * 1.609; km / 1.609
 * @law A distance converted there and back is the distance.
 * @source T-CONST-10, E-T-40
 *
 * @example A yearly mileage
 * ```ts
 * import { convertDistance } from '@evkit/engine/shared'
 *
 * convertDistance(10000, 'mi', 'km') // => 16090
 * ```
 * @category conversions
 */
export const convertDistance = (value: number, from: 'km' | 'mi', to: 'km' | 'mi'): number => {
  if (from === to) return value
  return to === 'km' ? value * KM_PER_MILE : value / KM_PER_MILE
}
