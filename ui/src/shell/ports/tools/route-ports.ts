import { left } from '@evkit/engine/shared'
import type { RoutePlannerPorts } from '../../../route/index.js'
import { roadLater } from '../../route/road-later.js'
import type { MapsClient } from '../maps/maps-client.js'
import { askPosition, isPositionSupported } from '../maps/browser-position.js'
import { mayKeep } from '../consent/may-keep.js'
import { browserMapPorts, silentMapPorts } from '../maps/map-ports.js'
import { createRecentPlacesMemory } from '../maps/recent-places-memory.js'
import { hasKeptTrips } from './has-kept-trips.js'
import { browserToolPorts, silentToolPorts } from './tool-ports.js'
import { watchConsent } from '../consent/watch-consent.js'

// What asks comes with the first question: a page whose road the server has found wakes without it.
const lazyMapsClient = (maps: string): RoutePlannerPorts['ask'] => {
  let made: MapsClient | undefined
  const load = async (): Promise<MapsClient> => {
    made ??= (await import('../maps/cached-maps-client.js')).browserCachedMapsClient(maps)
    return made
  }
  const unloaded = () =>
    left({ kind: 'network', message: 'The page could not load what asks for roads' } as const)
  const route: MapsClient['route'] = (question, signal) =>
    load().then((client) => client.route(question, signal), unloaded)
  return {
    route,
    alternative: route,
    resolve: (question, signal) =>
      load().then((client) => client.resolve(question, signal), unloaded),
    suggest: (question, signal) =>
      load().then((client) => client.suggest(question, signal), unloaded),
    place: (question, signal) => load().then((client) => client.place(question, signal), unloaded),
  }
}

const MINUTES_PER_HOUR = 60

// Swedes write a day as addresses have it.
const today = (): string => new Date().toLocaleDateString('sv')

/** The ports of the planner in a browser. */
export const browserRoutePorts = (maker: string, maps: string): RoutePlannerPorts => ({
  ...browserToolPorts(maker),
  ask: lazyMapsClient(maps),
  recent: createRecentPlacesMemory({
    storage: () => window.localStorage,
    mayKeep,
    watch: watchConsent,
  }),
  map: browserMapPorts(),
  // What saves a drive comes with what has planned it.
  saveDrive: (drive) => Promise.resolve(roadLater.find()?.saveDrive(drive) ?? false),
  drawCode: async (text) => roadLater.find()?.drawCode(text),
  hasKept: hasKeptTrips,
  now: () => {
    const time = new Date()
    return time.getHours() * MINUTES_PER_HOUR + time.getMinutes()
  },
  today,
  geolocation: { isSupported: isPositionSupported(), ask: askPosition },
})

const refuse = () =>
  Promise.resolve({ _tag: 'Left', left: { kind: 'network', message: 'rendering' } } as const)

/** The ports of the planner while rendering on the server. */
export const silentRoutePorts = (search: string): RoutePlannerPorts => ({
  ...silentToolPorts(search),
  ask: { suggest: refuse, place: refuse, resolve: refuse, route: refuse, alternative: refuse },
  recent: { read: () => [], keep: () => undefined },
  map: silentMapPorts,
  saveDrive: () => Promise.resolve(false),
  drawCode: () => Promise.resolve(undefined),
  hasKept: () => false,
  now: () => 0,
  today,
  geolocation: { isSupported: true, ask: () => Promise.resolve({ kind: 'failed' }) },
})
