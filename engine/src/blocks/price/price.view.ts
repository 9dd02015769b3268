import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import type { Option } from '../../shared/index.js'
import type { NumberFormat } from '../../site/index.js'
import { DEFAULT_PRICE_LABELS, PART_SEPARATOR, writePart } from './price-labels.js'
import { partsOf, PRICE_TABLE } from './price-table.js'
import { resolveDefaultVariant } from './price-variant.js'
import {
  resolvePrice,
  type PriceExplanation,
  type PriceFault,
  type PriceQuery,
  type ResolvedPrice,
} from './resolve-price.js'
import type { PriceAnswer, PriceLabels } from './price.types.js'

/** What a price holds for, as a disclaimer of the page. */
export interface PriceSource {
  readonly id: string
  readonly text: string
}

/** A label that is shown. */
export interface ShownPrice {
  readonly state: 'price'
  /** The struck price before, with what is said before it; absent without one. */
  readonly former?: { readonly prefix: string; readonly text: string }
  readonly text: string
  /** Empty when nothing is said about tax. */
  readonly tax: string
  /** Empty when nothing is saved. */
  readonly saving: string
  /** What stands before the marks of its sources; absent without a source. */
  readonly sources?: { readonly prefix: string; readonly entries: readonly PriceSource[] }
  /** Why it reads so, for whoever writes the page; empty for visitors. */
  readonly why: string
}

/** View model of a price label. */
export type PriceView =
  | ShownPrice
  | {
      readonly state: 'waiting'
      /** Skeleton text about as long as the label; it only reserves space. */
      readonly shape: string
    }
  | { readonly state: 'fallback'; readonly text: string; readonly why: string }
  | { readonly state: 'absent'; readonly why: string }

/** Input of {@link priceView}. */
export interface PriceViewInput {
  readonly query: PriceQuery
  readonly answer: Option<PriceAnswer>
  /** Whether no response will come: the market is disabled, or the request failed. */
  readonly isOver: boolean
  /** Fallback text of an invalid price; empty for none. */
  readonly fallback: string
  readonly format: NumberFormat
  /** Explains the label: {@link explainPrice}, for content authors; visitors never see it. */
  readonly explain?: ((explanation: PriceExplanation, fault?: PriceFault) => string) | undefined
}

const SHAPE = { monthly: '0000', purchase: '000,000' } as const

const toShape = ({ query, answer }: PriceViewInput): string => {
  const labels: PriceLabels = O.isSome(answer) ? answer.value.labels : DEFAULT_PRICE_LABELS
  const rule = O.getOrElse(() => resolveDefaultVariant(query.site) as keyof typeof PRICE_TABLE)(
    query.rule,
  )
  const cell = PRICE_TABLE[rule].both
  const parts = cell === undefined ? [] : partsOf(cell, false)
  return parts
    .flatMap((part) => writePart(part, SHAPE, { labels, isLease: false }))
    .map(({ text }) => text)
    .join(PART_SEPARATOR)
}

const UNSAFE = /[^\w-]+/g

const listSources = ({ slug, edition }: PriceQuery, sources: readonly string[]) =>
  sources.map((text, at) => ({
    id: ['price', slug, edition, String(at)].filter(Boolean).join('-').replaceAll(UNSAFE, '-'),
    text,
  }))

interface Shown {
  readonly price: ResolvedPrice
  readonly query: PriceQuery
  readonly labels: PriceLabels
  readonly why: string
}

const toShown = ({ price, query, labels, why }: Shown): ShownPrice => ({
  state: 'price',
  ...(price.former === '' ? {} : { former: { prefix: labels.previousPrice, text: price.former } }),
  text: price.text,
  tax: price.tax,
  saving: price.saving,
  ...(price.sources.length === 0
    ? {}
    : { sources: { prefix: labels.sourcePrefix, entries: listSources(query, price.sources) } }),
  why,
})

const toInvalid = (fallback: string, why: string): PriceView =>
  fallback === '' ? { state: 'absent', why } : { state: 'fallback', text: fallback, why }

/**
 * Builds the view model of a price label: a placeholder while loading, then the label, or its fallback.
 *
 * | price                             | shown                                    |
 * | --------------------------------- | ---------------------------------------- |
 * | loading                           | a placeholder of the same size           |
 * | valid                             | former price, price, tax, saving, source |
 * | invalid, or no response will come | the fallback, or nothing                 |
 *
 * @param input - The query, and the state of the price data.
 * @returns Plain data.
 * @source B-PRICE-21, B-PRICE-22, B-PRICE-33, D-B-14, D-B-16, B-B-05
 *
 * @example No answer will come
 * ```ts
 * import { priceView } from '@evkit/engine/blocks'
 * import { none } from '@evkit/engine/shared'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * const query = { site: 'uk', slug: 'ex30-electric', edition: '', modelYear: '', salesModel: '', rule: none }
 * const format = numberFormat('en-GB')
 * priceView({ query, answer: none, isOver: true, fallback: 'Price on request', format }).state // => 'fallback'
 * ```
 * @category views
 */
export const priceView = (input: PriceViewInput): PriceView => {
  const { query, answer, isOver, fallback, format, explain } = input
  if (O.isNone(answer)) {
    return isOver
      ? toInvalid(
          fallback.trim(),
          explain === undefined ? '' : `${query.slug}: there is no answer about prices`,
        )
      : { state: 'waiting', shape: toShape(input) }
  }
  const resolved = resolvePrice(query, answer.value, format)
  if (E.isLeft(resolved)) {
    const { explanation, fault } = resolved.left
    return toInvalid(fallback.trim(), explain?.(explanation, fault) ?? '')
  }
  const price = resolved.right
  const why = explain?.(price.explanation) ?? ''
  return toShown({ price, query, labels: answer.value.labels, why })
}
