import { CarPrice } from '../../../blocks/car-price/index.js'
import { CarPriceLabel } from '../car-price-label.js'
import type { Draw } from '../drawn-block.types.js'
import { PLACED, toPriceKey } from '../price-key.js'

/** Draws what a car costs; in the United States, where prices go by place, something else does. */
export const draw: Draw<'car-price'> = ({ id, content, context }) => (
  <CarPrice
    id={id}
    content={content}
    price={
      <div {...{ [PLACED]: toPriceKey(content) }}>
        <CarPriceLabel context={context} asked={content} />
      </div>
    }
  />
)
