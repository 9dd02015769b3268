import * as O from '#fp-ts/Option'
import type { CallToAction } from '../../content/index.js'
import { drawPauseControl, type AdvanceMotion } from '../../interaction/index.js'
import type { ProductCarouselContent, ProductImage, ProductItem } from './product-carousel.types.js'

const LARGE = 'product-list'
const SMALL = 'product-list-mobile'

/** Translations of a product carousel. */
export interface ProductCarouselWords {
  readonly availableOnline: string
  /** Text of the configurator link where content has none. */
  readonly configure: string
  readonly pause: string
  readonly resume: string
}

/** A car as it is shown. */
export interface ProductView {
  readonly item: ProductItem
  /** On phones and tablets; absent without a picture. */
  readonly small: ProductImage | undefined
  /** From large screens on; absent without a picture. */
  readonly large: ProductImage | undefined
  /** Empty when it is not shown. */
  readonly price: string
  readonly links: readonly CallToAction[]
}

/** A product carousel as it is shown. */
export interface ProductCarouselView {
  readonly products: readonly ProductView[]
  /** The control that stops it; none where nothing moves by itself. */
  readonly control: { readonly label: string; readonly isPaused: boolean } | undefined
}

const pickImage = (
  { images }: ProductItem,
  ...types: readonly string[]
): ProductImage | undefined =>
  types.flatMap((type) => images.filter((image) => image.type === type))[0]

const listLinks = ({ configure, links }: ProductItem, text: string): readonly CallToAction[] => {
  if (O.isNone(configure)) return links
  const { call, isWorded } = configure.value
  return [isWorded ? call : { ...call, text, name: text }]
}

/**
 * Builds the view model of a product carousel.
 *
 * @param content - Its content.
 * @param motion - State of auto-advance.
 * @param words - Translations of its controls.
 * @returns Each car with pictures of small and large screens, its price unless content hides it, and its links; a
 * configurator link replaces all others.
 * @source B-PROD-06, B-PROD-09, B-PROD-10, D-B-24, E-B-07
 *
 * @example The picture there is
 * ```ts
 * import { BLOCKS, productCarouselView } from '@evkit/engine/blocks'
 * import { toUndefined } from '@evkit/engine/shared'
 *
 * const links = { host: 'www.example.com', ownDomains: [], readUrl: () => ({ scheme: 'https', host: '' }) }
 * const images = [{ type: 'product-list', src: '/ex30.svg', alt: '' }]
 * const written = { categories: [{ carModels: [{ name: 'EX30', images }] }] }
 * const content = toUndefined(BLOCKS['product-carousel'].codec(written, { path: '', links }).value)
 * const advance = { count: 1, index: 0, interval: 5000, reasons: [] }
 * const words = { availableOnline: '', configure: '', pause: '', resume: '' }
 * const view = content && productCarouselView(content, { advance, isPaused: false, isEnded: false }, words)
 * view?.products[0]?.small?.picture.src // => '/ex30.svg'
 * ```
 * @category views
 */
export const productCarouselView = (
  content: ProductCarouselContent,
  motion: AdvanceMotion,
  words: ProductCarouselWords,
): ProductCarouselView => ({
  products: content.items.map((item) => ({
    item,
    small: pickImage(item, SMALL, LARGE),
    large: pickImage(item, LARGE, SMALL),
    price: content.hidePrice ? '' : item.price,
    links: listLinks(item, words.configure),
  })),
  control: drawPauseControl(motion, words),
})
