const ELECTRIC = '-electric'

/**
 * Writes the key a car's price is looked up with.
 *
 * @source T-API-10, D-T-50
 */
export const toPriceSlug = (name: string): string => {
  const slug = name.trim().toLowerCase().replaceAll(/\s+/g, '-')
  return slug.endsWith(ELECTRIC) ? slug : `${slug}${ELECTRIC}`
}
