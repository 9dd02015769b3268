// Why prices read as they do, in words: whoever writes the page needs them, visitors never load them.
import { explainPrice } from '@evkit/engine/blocks'
import { AskedPriceLabel, type AskedPriceProps } from './asked-price.js'

export { explainPrice }

/** A price label that asks the service, and says why it reads so. */
export const ExplainedPriceLabel = (props: AskedPriceProps) => (
  <AskedPriceLabel {...props} explain={explainPrice} />
)
