import { record, shownIf, text, type Lenient } from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { CompareContent } from './compare.types.js'

/**
 * Reads the content of the link to the page that compares cars: none without a text.
 *
 * @source B-NAV-07, D-B-53
 * @category codecs
 */
export const compareCodec: Lenient<Option<CompareContent>> = /*#__PURE__*/ shownIf(
  record({ ctaText: text }),
  ({ ctaText }) => ctaText !== '',
)
