import { defineBlock, never, record, shownIf, text, type Lenient } from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { CompareContent } from './compare.types.js'

/** Reads the content of the link to the page that compares cars: none without a text. */
export const compareCodec: Lenient<Option<CompareContent>> = /*#__PURE__*/ shownIf(
  record({ ctaText: text }),
  ({ ctaText }) => ctaText !== '',
)

/** What a page goes by wherever a block of this type stands. */
export const compareBlock = /*#__PURE__*/ defineBlock({
  codec: compareCodec,
  wakes: false,
  place: 'rows',
  isPictured: never,
  moves: never,
})
