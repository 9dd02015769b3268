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

/** Tells how many decimals a price keeps once it is written in the smaller unit. */
export const priceDecimals = (decimals: number, { minorUnit }: PriceForm): number =>
  minorUnit === undefined
    ? decimals
    : Math.max(0, decimals - Math.round(Math.log10(minorUnit.perMajor)))

/** Writes a price for a unit of energy or fuel the way people of the market write it. */
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
