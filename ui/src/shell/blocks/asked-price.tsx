import { PriceLabel, PriceProvider, type PriceLabelProps } from '../../blocks/price/index.js'
import { browserPricePorts } from '../ports/prices/price-ports.js'
import type { PlacedPriceProps } from './placed-price.js'
import { toPriceTerms } from './price-client.js'
import { toPriceQuery } from './price-query.js'

/** Props of a price label that asks the service. */
export interface AskedPriceProps
  extends Pick<PlacedPriceProps, 'context' | 'asked'>, Pick<PriceLabelProps, 'explain'> {}

/** A price label that asks the service; equal questions of a page are asked once. */
export const AskedPriceLabel = ({ context, asked, ...rest }: AskedPriceProps) => (
  <PriceProvider terms={toPriceTerms(context)} ports={browserPricePorts(context.deployEnv)}>
    <PriceLabel
      query={toPriceQuery(context.site, asked)}
      locale={context.locale}
      fallback={asked.fallback}
      {...rest}
    />
  </PriceProvider>
)
