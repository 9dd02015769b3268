import { KM_PER_MILE, PER_HUNDRED } from '../shared/index.js'
import type { DistanceUnit, Words } from '../site/index.js'

const DECIMALS = 1

/**
 * Writes the consumption of an electric car the way people say it: energy for a hundred kilometres, or miles with a
 * kilowatt-hour.
 *
 * @param kwhPer100Km - [kWh/100 km] The consumption, above 0.
 * @param distance - Unit distances are shown in.
 * @param words - Messages and number format.
 * @returns The consumption with its unit.
 * @source E-T-45
 *
 * @example 17.1 kWh for 100 km
 * ```ts
 * import { numberFormat } from '@evkit/engine/site'
 * import { wordConsumption } from '@evkit/engine/tool'
 *
 * const translate = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')
 * const words = { translate, numbers: numberFormat('en-GB') }
 * wordConsumption(17.1, 'mi', words) // => 'unit.miles/kWh 3.6'
 * wordConsumption(17.1, 'km', words) // => 'unit.kWh/100 km 17.1'
 * ```
 * @category formatting
 */
export const wordConsumption = (
  kwhPer100Km: number,
  distance: DistanceUnit,
  { translate, numbers }: Words,
): string =>
  distance === 'km'
    ? translate('unit.kWh/100 km', { value: numbers.decimal(kwhPer100Km, DECIMALS) })
    : translate('unit.miles/kWh', {
        value: numbers.decimal(PER_HUNDRED / kwhPer100Km / KM_PER_MILE, DECIMALS),
      })
