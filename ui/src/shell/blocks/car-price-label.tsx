import { PriceNotes } from '../../blocks/car-price/index.js'
import { PlacedPrice, type PlacedPriceProps } from './placed-price.js'

/** The price of a car with what it holds for, in words under it. */
export const CarPriceLabel = (props: Pick<PlacedPriceProps, 'context' | 'asked'>) => (
  <PlacedPrice {...props} renderSources={(texts) => <PriceNotes texts={texts} />} />
)
