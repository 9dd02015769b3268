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

/** Writes the key a price is asked for by: that of the model, and of a version that has a price of its own. */
export const toPriceKey = (modelKey: string, edition: string): string =>
  edition === '' ? modelKey : `${modelKey}.${edition}`

/** Reads the key a price is asked for by. */
export const fromPriceKey = (
  key: string,
): { readonly modelKey: string; readonly edition: string } => {
  const [modelKey = '', edition = ''] = key.toLowerCase().split('.', 2)
  return { modelKey, edition }
}
