import { priceView, type PriceQuery, type PriceViewInput } from '@evkit/engine/blocks'
import { numberFormat } from '@evkit/engine/site'
import { useCarPrices } from './price-provider.js'
import { PriceText, type PriceTextProps } from './price-text.js'

/** Props of the price label of a model. */
export interface PriceLabelProps
  extends Omit<PriceTextProps, 'view'>, Pick<PriceViewInput, 'explain'> {
  readonly query: PriceQuery
  readonly locale: string
  /** Shown in place of a price that is invalid; nothing without it. */
  readonly fallback?: string
}

/** The price label of a model; stands below a `PriceProvider`. */
export const PriceLabel = ({ query, locale, fallback = '', explain, ...rest }: PriceLabelProps) => {
  const known = useCarPrices()
  return (
    <PriceText
      {...rest}
      view={priceView({ ...known, query, fallback, format: numberFormat(locale), explain })}
    />
  )
}
