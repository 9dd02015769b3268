import { ProductCarousel } from '../../../blocks/product/index.js'
import { carouselTranslate } from '../carousel-texts.js'
import type { Draw } from '../drawn-block.types.js'

/** Draws a product carousel. */
export const draw: Draw<'product-carousel'> = ({ id, content, context }, say) => (
  <ProductCarousel
    id={id}
    content={content}
    label={say('product.name')}
    translate={carouselTranslate(say, context.locale)}
    words={{
      availableOnline: say('product-list.online'),
      configure: say('product.configure'),
      pause: say('features.pause'),
      resume: say('features.resume'),
    }}
  />
)
