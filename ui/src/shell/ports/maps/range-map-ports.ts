import { writeLocationCookie } from '@evkit/engine/internal/site'
import { left, none } from '@evkit/engine/shared'
import type { RangeMapPorts } from '../../../range/index.js'
import { askPosition, isPositionDenied, isPositionSupported } from './browser-position.js'
import { consoleLog } from '../console-log.js'
import { mayKeep } from '../consent/may-keep.js'
import { browserMapPorts, silentMapPorts } from './map-ports.js'
import { watchConsent } from '../consent/watch-consent.js'
import { watchLocation } from './watch-location.js'

// Few visitors type a place, so what asks for it comes with the first one.
const createLazyFindPlace = (maps: string): RangeMapPorts['findPlace'] => {
  let find: RangeMapPorts['findPlace'] | undefined
  return async (text, signal) => {
    try {
      if (find === undefined) {
        const { createFindPlace, browserMapsClient } = await import('./maps-client.js')
        find = createFindPlace(browserMapsClient(maps))
      }
    } catch {
      return left('The page could not load what asks for places')
    }
    return find(text, signal)
  }
}

const NOWHERE = { userInput: none, browserCoords: none }
const isSecure = (): boolean => window.location.protocol === 'https:'

// Told only what is new: what is told again would be kept again, for longer.
const watchFunctional: RangeMapPorts['watchConsent'] = (tell) => {
  let was = mayKeep()
  return watchConsent(() => {
    const is = mayKeep()
    if (is === was) return
    was = is
    if (!is) document.cookie = writeLocationCookie(NOWHERE, { isSecure: isSecure() })
    tell(is)
  })
}

/** The ports of the map of a range in a browser. */
export const browserRangeMapPorts = (maps: string): RangeMapPorts => ({
  map: browserMapPorts(),
  isPositionSupported: isPositionSupported(),
  askPosition,
  isPositionDenied,
  findPlace: createLazyFindPlace(maps),
  storeLocation: (location) => {
    document.cookie = writeLocationCookie(location, { isSecure: isSecure() })
  },
  watchLocation,
  watchConsent: watchFunctional,
  log: consoleLog,
})

/** The ports of the map of a range while rendering on the server. */
export const silentRangeMapPorts: RangeMapPorts = {
  map: silentMapPorts,
  isPositionSupported: true,
  askPosition: () => Promise.resolve({ kind: 'failed' }),
  isPositionDenied: () => Promise.resolve(false),
  findPlace: () => Promise.resolve(left('rendering')),
  storeLocation: () => undefined,
  watchLocation: () => () => undefined,
  watchConsent: () => () => undefined,
  log: () => undefined,
}
