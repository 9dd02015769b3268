import type { NumberFormat } from '../site/index.js'

/** The smaller unit a market states prices of energy and fuel in: pence, for the pound. */
export interface MinorUnit {
  /** Written right behind the number: `p`. */
  readonly symbol: string
  /** [1] How many make one of the currency. */
  readonly perMajor: number
}

/** How prices of a market are written. */
export interface PriceForm {
  /** Three letters. */
  readonly currency: string
  /** Absent where prices are written like amounts. */
  readonly minorUnit?: MinorUnit | undefined
}

/**
 * Tells how many decimals a price keeps once it is written in the smaller unit.
 *
 * @param decimals - Decimals in the currency.
 * @param form - How prices are written.
 * @returns The decimals shown, 0 or more.
 * @source E-T-45
 *
 * @example Thousandths of a pound are tenths of a penny
 * ```ts
 * import { priceDecimals } from '@evkit/engine/tool'
 *
 * priceDecimals(3, { currency: 'GBP', minorUnit: { symbol: 'p', perMajor: 100 } }) // => 1
 * priceDecimals(3, { currency: 'EUR' }) // => 3
 * ```
 * @category formatting
 */
export const priceDecimals = (decimals: number, { minorUnit }: PriceForm): number =>
  minorUnit === undefined
    ? decimals
    : Math.max(0, decimals - Math.round(Math.log10(minorUnit.perMajor)))

/**
 * Writes a price for a unit of energy or fuel the way people of the market write it.
 *
 * @param value - [currency] The price.
 * @param decimals - Decimals in the currency.
 * @param form - Number format, currency, and the smaller unit if the market uses one.
 * @returns The price without the unit it is for: `26.1p`, `0,372 €`.
 * @source E-T-45, E-T-15
 *
 * @example Pence in the United Kingdom
 * ```ts
 * import { numberFormat } from '@evkit/engine/site'
 * import { wordPrice } from '@evkit/engine/tool'
 *
 * const numbers = numberFormat('en-GB')
 * wordPrice(0.261, 3, { numbers, currency: 'GBP', minorUnit: { symbol: 'p', perMajor: 100 } }) // => '26.1p'
 * wordPrice(0.3, 2, { numbers, currency: 'GBP' }) // => '£0.30'
 * ```
 * @category formatting
 */
export const wordPrice = (
  value: number,
  decimals: number,
  form: PriceForm & { readonly numbers: NumberFormat },
): string => {
  const { numbers, currency, minorUnit } = form
  return minorUnit === undefined
    ? numbers.money(value, currency, decimals)
    : `${numbers.decimal(value * minorUnit.perMajor, priceDecimals(decimals, form))}${minorUnit.symbol}`
}
