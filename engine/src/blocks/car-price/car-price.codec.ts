import {
  atMost,
  callToAction,
  defineBlock,
  disclaimers,
  list,
  mapContent,
  markdown,
  markdownLine,
  never,
  optionalText,
  record,
  shownIf,
  text,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { CarPriceContent } from './car-price.types.js'

const MOST_CALLS = 2

const parts = record({
  heading: markdownLine,
  text: markdown,
  modelSlug: text,
  modelKey: optionalText,
  edition: optionalText,
  carPriceVariant: optionalText,
  fallback: optionalText,
  disclaimer: disclaimers,
  ctas: atMost(MOST_CALLS, list(callToAction)),
})

/** Reads the content of a block about the price of a car: none without a model. */
export const carPriceCodec: Lenient<Option<CarPriceContent>> = /*#__PURE__*/ shownIf(
  mapContent(parts, ({ carPriceVariant, disclaimer, ...rest }) => ({
    ...rest,
    variant: carPriceVariant,
    marks: disclaimer,
  })),
  ({ modelSlug }) => modelSlug !== '',
)

/** What a page goes by wherever a block of this type stands. */
export const carPriceBlock = /*#__PURE__*/ defineBlock({
  codec: carPriceCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: never,
  moves: never,
})
