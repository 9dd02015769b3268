// The price labels of a page of blocks, worded where the page is made: it needs neither the prices nor the rules then.
import { either as E, option as O } from 'fp-ts'
import {
  explainPrice,
  PriceAnswerCodec,
  priceView,
  UsPriceCodec,
  type PriceAnswer,
  type PriceView,
  type UsPrice,
} from '@evkit/engine/blocks'
import { isUsSite } from '@evkit/engine/internal/blocks'
import { decodeWith, toUndefined } from '@evkit/engine/shared'
import { numberFormat, type FrameContent } from '@evkit/engine/site'
import { onceEach } from '../../tool/once-each.js'
import { toPriceKey, type AskedPrice } from '../blocks/price-key.js'
import { toPriceQuery } from '../blocks/price-query.js'
import type { BlockPage } from '../blocks/read-block-page.js'
import type { RenderRequest } from '../render.types.js'

type Block = BlockPage['blocks'][number]

// In the United States the label of a car goes by the place of the visitor.
const listAsked = (block: Block, site: string): readonly AskedPrice[] => {
  if (block.type === 'car-price') return isUsSite(site) ? [] : [block.content]
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

/** What the labels of a page ask for, and what is known; nothing where it has none, or prices cannot be had. */
export const readPagePrices = (
  { blocks }: BlockPage,
  { findPrices }: Pick<RenderRequest, 'findPrices'>,
  site: string,
): { readonly asked: readonly AskedPrice[]; readonly answer: PriceAnswer } | undefined => {
  const asked = blocks.flatMap((block) => listAsked(block, site))
  const prices = asked.length === 0 ? undefined : findPrices(site)
  if (prices === undefined) return undefined
  const { answer } = readPrices(prices)
  return E.isLeft(answer) ? undefined : { asked, answer: answer.right }
}

/** The labels of a page by their key; nothing where it has none, or the prices of the site cannot be had. */
export const wordPagePrices = (
  page: BlockPage,
  request: Pick<RenderRequest, 'findPrices' | 'isPreview'>,
  { site, locale }: Pick<FrameContent, 'site' | 'locale'>,
): Readonly<Record<string, PriceView>> | undefined => {
  const known = readPagePrices(page, request, site)
  if (known === undefined) return undefined
  return Object.fromEntries(
    known.asked.map((one) => [
      toPriceKey(one),
      priceView({
        query: toPriceQuery(site, one),
        answer: O.some(known.answer),
        isOver: false,
        fallback: one.fallback,
        format: numberFormat(locale),
        explain: request.isPreview ? explainPrice : undefined,
      }),
    ]),
  )
}

/**
 * What the models of a page cost in the United States, by key; nothing on other sites. A model without a price has an answer
 * without one: its label has nothing to wait for.
 */
export const findUsPrices = (
  { blocks }: BlockPage,
  { findUsPrice }: Pick<RenderRequest, 'findUsPrice'>,
  { site }: Pick<FrameContent, 'site'>,
): Readonly<Record<string, UsPrice>> | undefined => {
  if (!isUsSite(site)) return undefined
  const found = blocks.flatMap((block) => {
    if (block.type !== 'car-price') return []
    const { modelKey } = block.content
    const read = decodeWith(UsPriceCodec, findUsPrice(modelKey) ?? {})
    return E.isRight(read) ? [[modelKey, read.right] as const] : []
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}
