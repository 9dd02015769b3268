import type { Place } from '@evkit/engine/route'
import { readRecentPlaces } from '@evkit/engine/route/documents'
import type { RoutePlannerPorts } from '../../route/index.js'
import { createBrowserAskMaps } from './ask-maps.js'
import { browserPorts } from './browser-ports.js'
import { askPosition, isPositionSupported } from './browser-position.js'
import { browserMapPorts, silentMapPorts } from './map-ports.js'
import { cachedAskMaps } from './place-memory.js'
import { silentPorts } from './silent-ports.js'

const RECENT = 'evkit-recent-places'

// On this device only; a browser that keeps nothing offers nothing.
const recent: RoutePlannerPorts['recent'] = {
  read: () => {
    try {
      return readRecentPlaces(localStorage.getItem(RECENT) ?? '')
    } catch {
      return [] // storage is switched off
    }
  },
  keep: (places: readonly Place[]) => {
    try {
      if (places.length === 0) localStorage.removeItem(RECENT)
      else localStorage.setItem(RECENT, JSON.stringify(places))
    } catch {
      return // storage is switched off: the places live as long as the page
    }
  },
}

/** The ports of the planner in a browser. */
export const browserRoutePorts = (maker: string, maps: string): RoutePlannerPorts => ({
  ...browserPorts(maker),
  ask: cachedAskMaps(createBrowserAskMaps(maps)),
  recent,
  map: browserMapPorts(),
  geolocation: { isSupported: isPositionSupported(), ask: askPosition },
})

const refuse = () =>
  Promise.resolve({ _tag: 'Left', left: { kind: 'network', message: 'rendering' } } as const)

/** The ports of the planner while rendering on the server. */
export const silentRoutePorts = (search: string): RoutePlannerPorts => ({
  ...silentPorts(search),
  ask: { suggest: refuse, place: refuse, resolve: refuse, route: refuse },
  recent: { read: () => [], keep: () => undefined },
  map: silentMapPorts,
  geolocation: { isSupported: true, ask: () => Promise.resolve({ kind: 'failed' }) },
})
