import type { CarPriceRow } from './savings-rows.js'

/**
 * Finds what a version of a car costs: its first what the car costs, each other what is written of it, if anything is.
 *
 * @param motors - Motor keys of the car, in the order they are offered.
 */
export const findVersionAmount = (
  { amount, editions }: Pick<CarPriceRow, 'amount' | 'editions'>,
  [first]: readonly string[],
  motor: string,
): number | undefined => (motor === first ? amount : editions?.[motor.toLowerCase()]?.amount)
