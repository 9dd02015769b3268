import { readRecentPlaces, type Place } from '@evkit/engine/route'
import { left } from '@evkit/engine/shared'
import type { RoutePlannerPorts } from '../../route/index.js'
import type { AskMaps } from './ask-maps.js'
import { browserPorts } from './browser-ports.js'
import { askPosition, isPositionSupported } from './browser-position.js'
import { browserMapPorts, silentMapPorts } from './map-ports.js'
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

// What asks comes with the first question: a page whose road the server has found wakes without it.
const lazyAskMaps = (maps: string): AskMaps => {
  let made: AskMaps | undefined
  const load = async (): Promise<AskMaps> => {
    made ??= (await import('./place-memory.js')).createMindfulAskMaps(maps)
    return made
  }
  const unloaded = () =>
    left({ kind: 'network', message: 'The page could not load what asks for roads' } as const)
  return {
    route: (question, signal) => load().then((ask) => ask.route(question, signal), unloaded),
    resolve: (question, signal) => load().then((ask) => ask.resolve(question, signal), unloaded),
    suggest: (question, signal) => load().then((ask) => ask.suggest(question, signal), unloaded),
    place: (question, signal) => load().then((ask) => ask.place(question, signal), unloaded),
  }
}

/** The ports of the planner in a browser. */
export const browserRoutePorts = (maker: string, maps: string): RoutePlannerPorts => ({
  ...browserPorts(maker),
  ask: lazyAskMaps(maps),
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
