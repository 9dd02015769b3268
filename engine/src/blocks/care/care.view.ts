import { writeCarePrice, type CareContent, type CarePart } from './care.js'

/** One part of a care-free package, as it is shown. */
export interface CarePartView extends Pick<CarePart, 'id' | 'title' | 'description'> {
  /** Empty when there is no price. */
  readonly price: string
}

/** What a care-free package shows. */
export interface CareView extends Pick<CareContent, 'title' | 'description'> {
  /** Never empty. */
  readonly parts: readonly CarePartView[]
}

/**
 * Builds the view model of a care-free package.
 *
 * @param content - The content of the block.
 * @returns Its parts, each with its formatted price.
 * @source B-CARE-01, B-CARE-02
 *
 * @example A part without a price
 * ```ts
 * import { careView } from '@evkit/engine/blocks'
 *
 * const price = { prefix: '', value: '', suffix: '/month' }
 * const part = { id: 'service', title: 'Service', description: '', price } as const
 * careView({ title: 'Care', description: '', parts: [part] }).parts // => [{ id: 'service', title: 'Service', description: '', price: '' }]
 * ```
 * @category views
 */
export const careView = ({ title, description, parts }: CareContent): CareView => ({
  title,
  description,
  parts: parts.map((part) => ({ ...part, price: writeCarePrice(part.price) })),
})
