import { PriceLabel, PriceProvider } from '../../blocks/price/index.js'
import { browserPricePorts } from '../ports/price-ports.js'
import type { PlacedPriceProps } from './placed-price.js'
import { PRICE_CLIENT } from './price-client.js'
import { toPriceQuery } from './price-query.js'

/** A price label that asks the service; equal questions of a page are asked once. */
export const AskedPriceLabel = ({ place, asked }: Pick<PlacedPriceProps, 'place' | 'asked'>) => (
  <PriceProvider
    terms={{ market: place.site, locale: place.locale, clientName: PRICE_CLIENT }}
    ports={browserPricePorts}
  >
    <PriceLabel
      query={toPriceQuery(place.site, asked)}
      locale={place.locale}
      fallback={asked.fallback}
      isPreview={place.isPreview}
    />
  </PriceProvider>
)
