import { toChargingData } from '@evkit/engine/charging'
import { onceEach } from '../tool/once-each.js'

/** The charging document, ready for look-up: a server makes every page from the same one. */
export const chargingDataOf = /*#__PURE__*/ onceEach(toChargingData)
