import { createLater } from '../../tool/later.js'

/** What keeps trips and lists them: loaded with the first press, or where the device has kept some. */
export const keptLater = createLater(() => import('./kept.js'), 'KeptTripsFailed')
