import { toRangeData, type RangeDocument } from '@evkit/engine/range'
import { onceEach } from '../tool/once-each.js'

/** The range document, ready for look-up: a server makes every page from the same one. */
export const rangeDataOf = /*#__PURE__*/ onceEach(toRangeData)

/** What every page about range hands to its script. */
export interface RangePageBase {
  readonly data: RangeDocument
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly maker: string
  readonly search: string
  readonly creditsHref: string
}
