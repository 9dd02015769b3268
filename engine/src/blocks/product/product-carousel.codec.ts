import * as O from '#fp-ts/Option'
import {
  callToAction,
  defineBlock,
  flag,
  list,
  mapContent,
  markdownLine,
  never,
  optionalText,
  picture,
  reading,
  record,
  shownIf,
  text,
  type Lenient,
} from '../../content/index.js'
import { readInterval } from '../../interaction/index.js'
import { none, some, type Option } from '../../shared/index.js'
import { nameProduct } from './product-name.js'
import type {
  ConfigureLink,
  ProductCarouselContent,
  ProductImage,
  ProductItem,
} from './product-carousel.types.js'

/** How long a place is shown where content does not say [ms]. @source D-B-24 @category constants */
const PRODUCT_INTERVAL = 5000

const imageParts = record({ type: optionalText, disclaimer: optionalText })

const image: Lenient<Option<ProductImage>> = (value, at) => {
  const read = picture(value, at)
  const more = imageParts(value, at)
  return {
    value: O.isSome(read.value) ? some({ ...more.value, picture: read.value.value }) : none,
    findings: [...read.findings, ...more.findings],
  }
}

// A plain address is worded by the language of the page.
const configure: Lenient<Option<ConfigureLink>> = (value, at) => {
  const isWorded = typeof value !== 'string'
  const read = callToAction(isWorded ? value : { href: value, text: value }, at)
  return {
    ...read,
    value: O.isSome(read.value) ? some({ call: read.value.value, isWorded }) : none,
  }
}

const interval: Lenient<number> = (value) => reading(readInterval(value, PRODUCT_INTERVAL))

const joinPrice = (parts: {
  readonly pricingText: string
  readonly startingPrice: string
  readonly pricingSuffix: string
}): string =>
  parts.startingPrice === ''
    ? ''
    : [parts.pricingText, parts.startingPrice, parts.pricingSuffix]
        .filter((part) => part !== '')
        .join(' ')

const item: Lenient<Option<ProductItem>> = shownIf(
  mapContent(
    record({
      name: text,
      rechargeType: optionalText,
      pricingText: optionalText,
      pricingSuffix: optionalText,
      startingPrice: optionalText,
      startingPriceCash: optionalText,
      startingPriceSubscription: optionalText,
      link1: callToAction,
      link2: callToAction,
      images: list(image),
      isAvailableOnline: flag(false),
      pno3: optionalText,
      modelYear: optionalText,
      driveLine: optionalText,
      my23ConfigLink: configure,
      slug: optionalText,
    }),
    (car) => ({
      category: '',
      name: car.name === '' ? '' : nameProduct(car.name, car.rechargeType),
      slug: car.slug,
      images: car.images,
      isAvailableOnline: car.isAvailableOnline,
      price: joinPrice(car),
      configure: car.my23ConfigLink,
      links: [car.link1, car.link2].flatMap((link) => (O.isSome(link) ? [link.value] : [])),
    }),
  ),
  ({ name }) => name !== '',
)

const category: Lenient<Option<readonly ProductItem[]>> = shownIf(
  mapContent(record({ title: optionalText, carModels: list(item) }), ({ title, carModels }) =>
    carModels.map((car) => ({ ...car, category: title })),
  ),
  (items) => items.length > 0,
)

/**
 * Reads the content of a product carousel: `categories` with `title` and `carModels`, one item for each of these.
 */
export const productCarouselCodec: Lenient<Option<ProductCarouselContent>> = /*#__PURE__*/ shownIf(
  mapContent(
    record({
      heading: markdownLine,
      text: markdownLine,
      link: callToAction,
      categories: list(category),
      hidePrice: flag(false),
      enableAutoplay: flag(false),
      animationDuration: interval,
    }),
    ({ categories, animationDuration, ...rest }) => ({
      ...rest,
      items: categories.flat(),
      interval: animationDuration,
    }),
  ),
  ({ items }) => items.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const productCarouselBlock = /*#__PURE__*/ defineBlock({
  codec: productCarouselCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: never,
  moves: ({ enableAutoplay, items }) => enableAutoplay && items.length > 1,
})
