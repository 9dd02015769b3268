// What a car can be bought from on a site, in words: an example is said to be one wherever it is shown.
import { toPriceSlug } from '@evkit/engine/internal/car'
import { numberFormat } from '@evkit/engine/site'
import type { FrameProps } from './frame.js'
import type { RenderRequest } from './render.types.js'

/** A price as it is shown, and its amount in the currency of the site. */
export interface WordedPrice {
  readonly text: string
  readonly amount: number
}

/** Words the price of a version of a car by the name of the car; nothing where the site has none. */
export const wordCarPrice = (
  { name, version }: { readonly name: string; readonly version: string },
  { findPrice }: Pick<RenderRequest, 'findPrice'>,
  { frame, translate }: Pick<FrameProps, 'frame' | 'translate'>,
): WordedPrice | undefined => {
  const price = findPrice(frame.site, toPriceSlug(name), version)
  if (price === undefined) return undefined
  const amount = numberFormat(frame.locale).money(price.amount, price.currency, 0)
  return { text: translate(`price.${price.basis}`, { amount }), amount: price.amount }
}
