import * as O from '#fp-ts/Option'
import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import { nameProduct } from './product-name.js'
import type { HighlightProduct, ProductListContent } from './product-list.types.js'

const carModel = c.record({
  name: c.text,
  rechargeType: c.optionalText,
  slug: c.optionalText,
  isAvailableOnline: c.flag(false),
  startingPriceCash: c.optionalText,
  startingPriceSubscription: c.optionalText,
  modelYear: c.optionalText,
  link1: c.callToAction,
  link2: c.callToAction,
})

const product: c.Lenient<Option<HighlightProduct>> = c.shownIf(
  c.mapContent(
    c.record({
      image: c.picture,
      carModel,
      description: c.markdown,
      highlight1: c.optionalText,
      highlight2: c.optionalText,
      highlight3: c.optionalText,
      disclaimer: c.disclaimers,
    }),
    ({ carModel: car, image, description, disclaimer: marks, ...parts }) => ({
      name: car.name === '' ? '' : nameProduct(car.name, car.rechargeType),
      slug: car.slug,
      image,
      isAvailableOnline: car.isAvailableOnline,
      cash: car.startingPriceCash,
      subscription: car.startingPriceSubscription,
      description,
      highlights: [parts.highlight1, parts.highlight2, parts.highlight3].filter(
        (highlight) => highlight !== '',
      ),
      marks,
      links: [car.link1, car.link2].flatMap((link) => (O.isSome(link) ? [link.value] : [])),
    }),
  ),
  ({ name }) => name !== '',
)

/**
 * Reads the content of a product c.list with highlights: cars, each with its c.picture, prices, description, at most three
 * highlights and two links.
 */
export const productListCodec: c.Lenient<Option<ProductListContent>> = /*#__PURE__*/ c.shownIf(
  c.record({ heading: c.markdownLine, products: c.list(product) }),
  ({ products }) => products.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const productListBlock = /*#__PURE__*/ c.defineBlock({
  codec: productListCodec,
  wakes: false,
  place: 'rows',
  isPictured: c.always,
  moves: c.never,
})
