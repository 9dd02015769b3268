import { toRangeData } from '@evkit/engine/range'
import { onceEach } from '../tool/once-each.js'

/** The range document, ready for look-up: a server makes every page from the same one. */
export const rangeDataOf = /*#__PURE__*/ onceEach(toRangeData)
