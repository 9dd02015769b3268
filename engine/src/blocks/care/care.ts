/** A price with what stands around it. */
export interface CarePrice {
  readonly prefix: string
  /** Empty when there is no price. */
  readonly value: string
  readonly suffix: string
}

/** One part of a care-free package. */
export interface CarePart {
  readonly id: 'service' | 'insurance'
  /** Never empty. */
  readonly title: string
  readonly description: string
  readonly price: CarePrice
}

/** The content of a care-free package. */
export interface CareContent {
  readonly title: string
  readonly description: string
  /** Never empty: service, then insurance. */
  readonly parts: readonly CarePart[]
}

const GLUED = /^[/*]/

/**
 * Writes a price with what stands around it.
 *
 * @param price - Prefix, price and suffix.
 * @returns Prefix and price with a space between them; a suffix such as `/month` or `*` stands close, another one after a
 * space. Empty without a price.
 * @source B-CARE-02, D-B-62
 *
 * @example A price a month
 * ```ts
 * import { writeCarePrice } from '@evkit/engine/blocks'
 *
 * writeCarePrice({ prefix: 'From', value: '£29', suffix: '/month' }) // => 'From £29/month'
 * writeCarePrice({ prefix: '', value: '£29', suffix: 'a month' }) // => '£29 a month'
 * ```
 * @category formatting
 */
export const writeCarePrice = (price: CarePrice): string => {
  const [prefix, value, suffix] = [price.prefix, price.value, price.suffix].map((text) =>
    text.trim(),
  )
  if (value === undefined || value === '') return ''
  const before = [prefix, value].filter(Boolean).join(' ')
  if (suffix === undefined || suffix === '') return before
  return GLUED.test(suffix) ? `${before}${suffix}` : `${before} ${suffix}`
}
