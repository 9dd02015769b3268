import type { TextStorage } from '../../../tool/text-storage.js'

/** Where the device keeps recent places. */
export const RECENT_PLACES = 'evkit-recent-places'

/** Takes the recent places from the device. */
export const forgetPlaces = (storage: () => TextStorage): void => {
  try {
    storage().removeItem(RECENT_PLACES)
  } catch {
    // Storage is switched off: there is nothing to forget.
  }
}
