import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { CarPriceContent } from './car-price.types.js'

const MOST_CALLS = 2

const parts = c.record({
  heading: c.markdownLine,
  text: c.markdown,
  modelSlug: c.text,
  modelKey: c.optionalText,
  edition: c.optionalText,
  carPriceVariant: c.optionalText,
  fallback: c.optionalText,
  disclaimer: c.disclaimers,
  ctas: c.atMost(MOST_CALLS, c.list(c.callToAction)),
})

/** Reads the content of a block about the price of a car: none without a model. */
export const carPriceCodec: c.Lenient<Option<CarPriceContent>> = /*#__PURE__*/ c.shownIf(
  c.mapContent(parts, ({ carPriceVariant, disclaimer, ...rest }) => ({
    ...rest,
    variant: carPriceVariant,
    marks: disclaimer,
  })),
  ({ modelSlug }) => modelSlug !== '',
)

/** What a page goes by wherever a block of this type stands. */
export const carPriceBlock = /*#__PURE__*/ c.defineBlock({
  codec: carPriceCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: c.never,
  moves: c.never,
})
