// Documents made ready for look-up: a server makes every page from the same ones.
import { toChargingData } from '@evkit/engine/charging'
import { toRangeData } from '@evkit/engine/range'
import { onceEach } from '../tool/once-each.js'

/** The charging document, ready for look-up. */
export const chargingDataOf = /*#__PURE__*/ onceEach(toChargingData)

/** The range document, ready for look-up. */
export const rangeDataOf = /*#__PURE__*/ onceEach(toRangeData)
