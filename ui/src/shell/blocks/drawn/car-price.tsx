import { CarPrice, PriceNotes } from '../../../blocks/car-price/index.js'
import type { Draw } from '../drawn-block.types.js'
import { PlacedPrice } from '../placed-price.js'

/** Draws what a car costs; in the United States, where prices go by place, something else does. */
export const draw: Draw<'car-price'> = ({ id, content, place }) => (
  <CarPrice
    id={id}
    content={content}
    price={
      <PlacedPrice
        place={place}
        asked={content}
        renderSources={(texts) => <PriceNotes texts={texts} />}
      />
    }
  />
)
