import { KM_PER_MILE, PER_HUNDRED } from '../shared/index.js'
import type { DistanceUnit, Words } from '../site/index.js'

const DECIMALS = 1

/** Writes a consumption the way people say it: energy for a hundred kilometres, or miles with a kilowatt-hour. */
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
