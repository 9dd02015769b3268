import { lazy, Suspense, type ReactNode } from 'react'
import type { ShownPrice } from '@evkit/engine/internal/blocks'
import { PriceText } from '../../blocks/price/index.js'
import type { BlockContext } from './drawn-block.types.js'
import { usePlacedPrice } from './fresh-prices.js'
import { toPriceKey, type AskedPrice } from './price-key.js'

// The page came with its prices as a rule: what asks for them is loaded where it did not.
const Asked = lazy(async () => ({ default: (await import('./asked-price.js')).AskedPriceLabel }))
const Explained = lazy(async () => ({
  default: (await import('./explained-price.js')).ExplainedPriceLabel,
}))

/** Props of a price label on a page of blocks. */
export interface PlacedPriceProps {
  readonly context: BlockContext
  readonly asked: AskedPrice
  /** Draws what the price holds for; nothing is said of it without. */
  readonly renderSources?: (texts: readonly string[]) => ReactNode
}

const textsOf = ({ sources }: ShownPrice): readonly string[] =>
  sources?.entries.map(({ text }) => text) ?? []

/** A price label: as the page came with it or has got it since, else as the service answers. */
export const PlacedPrice = ({ context, asked, renderSources }: PlacedPriceProps) => {
  const view = usePlacedPrice(context.prices, toPriceKey(asked))
  const Unknown = context.isPreview ? Explained : Asked
  return view === undefined ? (
    <Suspense fallback={null}>
      <Unknown context={context} asked={asked} />
    </Suspense>
  ) : (
    <>
      <PriceText view={view} />
      {view.state === 'price' ? renderSources?.(textsOf(view)) : null}
    </>
  )
}
