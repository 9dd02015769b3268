import { LOCATION_CHANGE_EVENT, writeLocationCookie } from '@evkit/engine/site'
import { left } from '@evkit/engine/shared'
import type { RangeMapPorts } from '../../range/index.js'
import { askPosition, isPositionDenied, isPositionSupported } from './browser-position.js'
import { consoleLog } from './console-log.js'
import { browserMapPorts, silentMapPorts } from './map-ports.js'

// Few visitors change their place on another part of the page, so what reads it comes with the first change.
const watchLocation: RangeMapPorts['watchLocation'] = (tell) => {
  const told: { isOver: boolean; latest?: Event } = { isOver: false }
  const read = async (event: Event): Promise<void> => {
    const { hearLocation } = await import('./hear-location.js')
    // Only the latest counts, and nothing once nobody listens.
    if (!told.isOver && told.latest === event) hearLocation(event, tell)
  }
  const heard = (event: Event): void => {
    told.latest = event
    read(event).catch(() => {
      consoleLog({
        level: 'warning',
        code: 'PlaceUnread',
        text: 'The page could not load what reads a place',
      })
    })
  }
  document.addEventListener(LOCATION_CHANGE_EVENT, heard)
  return () => {
    told.isOver = true
    document.removeEventListener(LOCATION_CHANGE_EVENT, heard)
  }
}

// Few visitors type a place, so what asks for it comes with the first one.
const createLazyFindPlace = (maps: string): RangeMapPorts['findPlace'] => {
  let find: RangeMapPorts['findPlace'] | undefined
  return async (text, signal) => {
    try {
      if (find === undefined) {
        const { createAskPlaces, createBrowserAskMaps } = await import('./ask-maps.js')
        find = createAskPlaces(createBrowserAskMaps(maps))
      }
    } catch {
      return left('The page could not load what asks for places')
    }
    return find(text, signal)
  }
}

/** The ports of the map of a range in a browser. */
export const browserRangeMapPorts = (maps: string): RangeMapPorts => ({
  map: browserMapPorts(),
  isPositionSupported: isPositionSupported(),
  askPosition,
  isPositionDenied,
  findPlace: createLazyFindPlace(maps),
  storeLocation: (location) => {
    document.cookie = writeLocationCookie(location, {
      isSecure: window.location.protocol === 'https:',
    })
  },
  watchLocation,
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
  log: () => undefined,
}
