// The prices a page shows as machines read them: those of its labels, and those of the cards of its cars.
import { either as E, option as O } from 'fp-ts'
import { describeOffers, resolvePrice, type OfferedPrice } from '@evkit/engine/blocks'
import type { StructuredData } from '@evkit/engine/content'
import { numberFormat, type FrameContent } from '@evkit/engine/site'
import { toPriceQuery } from '../blocks/price-query.js'
import type { BlockPage } from '../blocks/read-block-page.js'
import type { RenderRequest } from '../render.types.js'
import { writeShownPath } from '@evkit/engine/internal/site'
import { readPagePrices } from './page-prices.js'

type Cars = NonNullable<FrameContent['cars']>

interface CarText {
  readonly slug: string
  /** Empty where no price is shown. */
  readonly text: string
}

interface CarOffer {
  readonly slug: string
  readonly price: OfferedPrice
}

const listTexts = (block: BlockPage['blocks'][number], cars: Cars): readonly CarText[] => {
  switch (block.type) {
    case 'product-list':
      return block.content.products.map(({ slug, cash }) => ({ slug, text: cash }))
    case 'product-carousel':
      return block.content.hidePrice
        ? []
        : block.content.items.map(({ slug, price }) => ({ slug, text: price }))
    case 'filter-carousel':
      return block.content.cars.map(({ displayName, cashPrice }) => ({
        slug: cars.find(({ name }) => name === displayName)?.slug ?? '',
        text: cashPrice,
      }))
    default:
      return []
  }
}

const listLabels = (
  page: BlockPage,
  request: Pick<RenderRequest, 'findPrices'>,
  { site, locale }: Pick<FrameContent, 'site' | 'locale'>,
): readonly CarOffer[] => {
  const known = readPagePrices(page, request, site)
  if (known === undefined) return []
  return known.asked.flatMap((one) => {
    const label = resolvePrice(toPriceQuery(site, one), known.answer, numberFormat(locale))
    return E.isRight(label) ? [{ slug: one.modelSlug, price: label.right }] : []
  })
}

// A card is worded by content: its price is told where it is the one that stands there.
const toCardOffer = (
  { slug, text }: CarText,
  { findPrice }: Pick<RenderRequest, 'findPrice'>,
  { site, locale }: Pick<FrameContent, 'site' | 'locale'>,
): readonly CarOffer[] => {
  const price = text === '' ? undefined : findPrice(site, slug)
  if (price === undefined) return []
  const { amount: value, currency, basis } = price
  const shown = { currency, monthly: O.none, purchase: O.some({ value, formatted: '' }) }
  return text.includes(numberFormat(locale).money(value, currency, 0))
    ? [{ slug, price: { shown, explanation: { tax: 'unknown', basis, fetchedAt: '' } } }]
    : []
}

/** Describes the cars of a page with the prices it shows of them; nothing of a car whose price is an example. */
export const describePageOffers = (
  page: BlockPage,
  request: Pick<RenderRequest, 'findPrice' | 'findPrices'> & {
    readonly forms: Pick<RenderRequest['forms'], 'origin'>
  },
  frame: FrameContent,
): readonly StructuredData[] => {
  const { cars = [], maker, site } = frame
  const offers = [
    ...listLabels(page, request, frame),
    ...page.blocks
      .flatMap((block) => listTexts(block, cars))
      .flatMap((card) => toCardOffer(card, request, frame)),
  ]
  return cars.flatMap(({ slug, name }) =>
    describeOffers({
      name,
      maker,
      url: request.forms.origin + writeShownPath(site, { page: 'cars', car: slug }, frame),
      prices: offers.flatMap((one) => (one.slug === slug ? [one.price] : [])),
    }),
  )
}
