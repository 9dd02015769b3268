import { option as O } from 'fp-ts'
import {
  callToAction,
  disclaimers,
  flag,
  list,
  mapContent,
  markdown,
  markdownLine,
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
 *
 * @param value - What an author wrote: `heading` and `products`, each with `image`, `carModel`, `description`,
 *   `highlight1` to `highlight3`, `disclaimer`.
 * @param at - Where it stands, and the site its links are read for.
 * @returns The content, or `none` when no product has a name; with what was found wrong.
 * @source B-PROD-03, B-PROD-04, B-PROD-18, B-PROD-19, B-PROD-20, B-PROD-21
 *
 * @example A car without a name is left out
 * ```ts
 * import { productListCodec } from '@evkit/engine/blocks'
 * import { option } from 'fp-ts'
 *
 * const links = { host: 'www.example.com', ownDomains: [], readUrl: () => undefined }
 * const { value } = productListCodec({ products: [{ carModel: { name: 'EX30' } }, {}] }, { path: '', links })
 * option.isSome(value) && value.value.products.map(({ name }) => name) // => ['EX30']
 * ```
 * @category codecs
 */
export const productListCodec: Lenient<Option<ProductListContent>> = /*#__PURE__*/ shownIf(
  record({ heading: markdownLine, products: list(product) }),
  ({ products }) => products.length > 0,
)
