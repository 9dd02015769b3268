import type { PriceQuery } from '@evkit/engine/blocks'
import { findPriceRule } from '@evkit/engine/internal/blocks'
import type { AskedPrice } from './price-key.js'

/** What the engine is asked for a label of a site. */
export const toPriceQuery = (
  site: string,
  { modelSlug, edition, variant }: AskedPrice,
): PriceQuery => ({
  site,
  slug: modelSlug,
  edition,
  modelYear: '',
  salesModel: '',
  rule: findPriceRule(variant),
})
