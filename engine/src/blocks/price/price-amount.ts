import { none, some, type Option } from '../../shared/index.js'
import type { NumberFormat } from '../../site/index.js'
import type { PriceAmount } from './price.types.js'

/** Tells whether something is a price: a finite number above 0. */
export const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0

/** Makes an amount that the page writes itself; none of what is no price. */
export const toAmount = (value: unknown, formatted = ''): Option<PriceAmount> =>
  isPrice(value) ? some({ value, formatted: formatted.trim() }) : none

const CENTS = 2

/** How many decimals an amount is written with: none when it is whole. */
export const decimalsOf = (value: number): number => (Number.isInteger(value) ? 0 : CENTS)

/** Writes an amount as its source does, or by the locale. */
export const writeAmount = (
  { value, formatted }: PriceAmount,
  currency: string,
  format: NumberFormat,
): string => (formatted === '' ? format.money(value, currency, decimalsOf(value)) : formatted)
