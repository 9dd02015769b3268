// The price labels of a page of blocks, worded where the page is made: it needs neither the prices nor the rules then.
import { either as E, option as O } from 'fp-ts'
import {
  isUsSite,
  PriceAnswerCodec,
  priceView,
  UsPriceCodec,
  type PriceView,
  type UsPrice,
} from '@evkit/engine/blocks'
import { decodeWith, toUndefined } from '@evkit/engine/shared'
import { numberFormat, type FrameContent } from '@evkit/engine/site'
import { onceEach } from '../../tool/once-each.js'
import { toPriceKey, type AskedPrice } from '../blocks/price-key.js'
import { toPriceQuery } from '../blocks/price-query.js'
import type { BlockPage } from '../blocks/read-block-page.js'
import type { RenderRequest } from '../render.types.js'

type Block = BlockPage['blocks'][number]

const listAsked = (block: Block): readonly AskedPrice[] => {
  if (block.type === 'car-price') return [block.content]
  return block.type === 'offers'
    ? block.content.offerCards.flatMap(({ price }) => {
        const asked = toUndefined(price)
        return asked === undefined ? [] : [{ edition: '', fallback: '', ...asked }]
      })
    : []
}

const readPrices = onceEach((prices: object) => ({
  answer: decodeWith(PriceAnswerCodec, prices),
}))

/** The labels of a page by their key; nothing where it has none, or the prices of the site cannot be had. */
export const wordPagePrices = (
  { blocks }: BlockPage,
  { findPrices }: Pick<RenderRequest, 'findPrices'>,
  { site, locale }: Pick<FrameContent, 'site' | 'locale'>,
): Readonly<Record<string, PriceView>> | undefined => {
  const asked = blocks.flatMap(listAsked)
  const prices = asked.length === 0 ? undefined : findPrices(site)
  if (prices === undefined) return undefined
  const { answer } = readPrices(prices)
  if (E.isLeft(answer)) return undefined
  return Object.fromEntries(
    asked.map((one) => [
      toPriceKey(one),
      priceView({
        query: toPriceQuery(site, one),
        answer: O.some(answer.right),
        isOver: false,
        fallback: one.fallback,
        format: numberFormat(locale),
      }),
    ]),
  )
}

/** What the models of a page cost in the United States, by key; nothing on other sites. */
export const findUsPrices = (
  { blocks }: BlockPage,
  { findUsPrice }: Pick<RenderRequest, 'findUsPrice'>,
  { site }: Pick<FrameContent, 'site'>,
): Readonly<Record<string, UsPrice>> | undefined => {
  if (!isUsSite(site)) return undefined
  const found = blocks.flatMap((block) => {
    if (block.type !== 'car-price') return []
    const { modelKey } = block.content
    const read = decodeWith(UsPriceCodec, findUsPrice(modelKey))
    return E.isRight(read) ? [[modelKey, read.right] as const] : []
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}
