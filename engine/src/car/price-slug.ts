const ELECTRIC = '-electric'

/**
 * Writes the key a car's price is looked up with.
 *
 * @param name - Display name of the model.
 * @returns Lower case, spaces as hyphens, `-electric` at the end once.
 * @law The key of a price key is the key itself.
 * @source T-API-10, D-T-50
 *
 * @example A name of three words
 * ```ts
 * import { toPriceSlug } from '@evkit/engine/car'
 *
 * toPriceSlug('EX30') // => 'ex30-electric'
 * toPriceSlug(' EX30 Cross Country ') // => 'ex30-cross-country-electric'
 * ```
 * @category conversions
 */
export const toPriceSlug = (name: string): string => {
  const slug = name.trim().toLowerCase().replaceAll(/\s+/g, '-')
  return slug.endsWith(ELECTRIC) ? slug : `${slug}${ELECTRIC}`
}
