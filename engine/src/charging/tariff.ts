import * as O from '#fp-ts/Option'
import { none, type Option } from '../shared/index.js'
import { RAPID_FROM, type MinorUnit } from '../tool/index.js'
import { toKilowatts } from './charger.js'
import type { Charge } from './charging.types.js'

/** Price of charging at one kind of charger, in the site's currency. */
export interface ChargeTariff {
  /** [money/kWh] Per metered energy, losses included. */
  readonly perKwh: number
  /** [money] Session fee, independent of energy and time. */
  readonly perCharge?: number
  /** [money/min] For each minute after the free ones. */
  readonly perMinute?: number
  /** [min] Free minutes at the start; 0 unless given. */
  readonly freeMinutes?: number
}

/** Tariffs with who says so and of when they are. */
export interface TariffOrigin {
  /** How sure they are. */
  readonly basis: 'published' | 'modelled' | 'example'
  readonly source: string
  /** In words: `November 2024`. */
  readonly asOf: string
}

/** Charging prices of a site by kind of charger; absent kinds have no price. */
export interface ChargeTariffs {
  /** Currency code of ISO 4217, such as `EUR`. */
  readonly currency: string
  /** Absent where prices are written like amounts. */
  readonly minorUnit?: MinorUnit
  /** Electricity at home. */
  readonly home?: TariffOrigin & { readonly tariff: ChargeTariff }
  /** Public chargers by how strong they are: alternating current, direct current, and from 150 kW. */
  readonly public?: TariffOrigin & Readonly<Record<'ac' | 'dc' | 'rapid', ChargeTariff>>
}

/**
 * Finds the tariff for a place and charger.
 *
 * @param tariffs - The site's tariffs; absent where it has none.
 * @param charge - Where and how the car is charged.
 * @returns The tariff; none where the site has no price for that kind of charger.
 * @source B-T-07
 *
 * @example The strongest chargers have a price of their own
 * ```ts
 * import { findTariff } from '@evkit/engine/charging'
 * import { option } from 'fp-ts'
 *
 * const origin = { basis: 'example', source: 'evkit', asOf: 'May 2026' } as const
 * const prices = { ac: { perKwh: 0.5 }, dc: { perKwh: 0.6 }, rapid: { perKwh: 0.7 } }
 * const tariffs = { currency: 'EUR', public: { ...origin, ...prices } }
 * findTariff(tariffs, { place: 'public', charger: { current: 'DC', power: '150kW' } }) // => option.some({ perKwh: 0.7 })
 * ```
 * @category resolution
 */
export const findTariff = (
  tariffs: ChargeTariffs | undefined,
  { place, charger }: Charge,
): Option<ChargeTariff> => {
  if (tariffs === undefined) return none
  if (place === 'home') return O.fromNullable(tariffs.home?.tariff)
  if (charger.current === 'AC') return O.fromNullable(tariffs.public?.ac)
  return O.fromNullable(
    toKilowatts(charger.power) < RAPID_FROM ? tariffs.public?.dc : tariffs.public?.rapid,
  )
}
