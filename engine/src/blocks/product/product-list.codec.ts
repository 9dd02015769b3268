import { option as O } from 'fp-ts'
import {
  always,
  callToAction,
  defineBlock,
  disclaimers,
  flag,
  list,
  mapContent,
  markdown,
  markdownLine,
  never,
  optionalText,
  picture,
  record,
  shownIf,
  text,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import { nameProduct } from './product-name.js'
import type { HighlightProduct, ProductListContent } from './product-list.types.js'

const carModel = record({
  name: text,
  rechargeType: optionalText,
  slug: optionalText,
  isAvailableOnline: flag(false),
  startingPriceCash: optionalText,
  startingPriceSubscription: optionalText,
  modelYear: optionalText,
  link1: callToAction,
  link2: callToAction,
})

const product: Lenient<Option<HighlightProduct>> = shownIf(
  mapContent(
    record({
      image: picture,
      carModel,
      description: markdown,
      highlight1: optionalText,
      highlight2: optionalText,
      highlight3: optionalText,
      disclaimer: disclaimers,
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
 * Reads the content of a product list with highlights: cars, each with its picture, prices, description, at most three
 * highlights and two links.
 */
export const productListCodec: Lenient<Option<ProductListContent>> = /*#__PURE__*/ shownIf(
  record({ heading: markdownLine, products: list(product) }),
  ({ products }) => products.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const productListBlock = /*#__PURE__*/ defineBlock({
  codec: productListCodec,
  wakes: false,
  place: 'rows',
  isPictured: always,
  moves: never,
})
