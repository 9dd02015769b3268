import type { PositionAnswer } from '@evkit/engine/site'
import { GEOLOCATION_TIMEOUT } from '@evkit/engine/internal/site'

/** Whether the browser can tell a position. */
export const isPositionSupported = (): boolean => 'geolocation' in navigator

// [ms] How old a position may be where a town near it does.
const OLDEST = 600_000

/**
 * Asks the browser for the position, not more exactly than it is known anyway; it may ask the visitor.
 *
 * @param maximumAge - [ms] How old it may be.
 */
export const askPositionWithin = (maximumAge: number): Promise<PositionAnswer> =>
  new Promise((done) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        done({ kind: 'found', position: { latitude, longitude } })
      },
      ({ code, PERMISSION_DENIED }) => {
        done({ kind: code === PERMISSION_DENIED ? 'denied' : 'failed' })
      },
      { timeout: GEOLOCATION_TIMEOUT, maximumAge, enableHighAccuracy: false },
    )
  })

/** Asks the browser for the position; it may ask the visitor. */
export const askPosition = (): Promise<PositionAnswer> => askPositionWithin(OLDEST)

/** Whether the browser would refuse; asks nobody. */
export const isPositionDenied = async (): Promise<boolean> => {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return state === 'denied'
  } catch {
    return false // a browser that cannot say is asked when the visitor wants it
  }
}
