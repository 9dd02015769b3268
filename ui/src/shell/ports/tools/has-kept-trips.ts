/** Under which trips are kept on the device. */
export const KEPT_TRIPS = 'evkit-kept-trips'

/** Whether the device has kept trips: a page of the server does not know of them. */
export const hasKeptTrips = (): boolean => {
  try {
    return localStorage.getItem(KEPT_TRIPS) !== null
  } catch {
    return false // storage is switched off
  }
}
