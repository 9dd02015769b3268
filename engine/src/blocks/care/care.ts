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

/** Content of a care-free package (service and insurance). */
export interface CareContent {
  readonly title: string
  readonly description: string
  /** Never empty: service, then insurance. */
  readonly parts: readonly CarePart[]
}

const GLUED = /^[/*]/

/** Writes a price with what stands around it. */
export const writeCarePrice = (price: CarePrice): string => {
  const [prefix, value, suffix] = [price.prefix, price.value, price.suffix].map((text) =>
    text.trim(),
  )
  if (value === undefined || value === '') return ''
  const before = [prefix, value].filter(Boolean).join(' ')
  if (suffix === undefined || suffix === '') return before
  return GLUED.test(suffix) ? `${before}${suffix}` : `${before} ${suffix}`
}
