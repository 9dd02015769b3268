import { none } from '../shared/index.js'
import { geolocationMachine, type GeolocationEvent } from '../site/index.js'
import { walkMachine, type Walk } from './walk.js'

const place = { latitude: 55.7, longitude: 13.19, city: 'Lund' }

const events: readonly GeolocationEvent[] = [
  { type: 'position.ask' },
  { type: 'permission.denied' },
  { type: 'position.found', position: { latitude: 57.7, longitude: 11.97 } },
  { type: 'position.denied' },
  { type: 'position.failed' },
  { type: 'place.choose', place },
  { type: 'location.changed', place },
  { type: 'consent.changed', isFunctional: true },
  { type: 'consent.changed', isFunctional: false },
]

const walkFrom = (isSupported: boolean): Walk<GeolocationEvent> =>
  walkMachine(geolocationMachine, {
    input: { isSupported, isFunctional: false, location: none },
    events,
    delays: ['timeout'],
    distinguish: ({ value, context }) => [value, context.isFunctional, context.location._tag],
  })

const missingIn = (walks: readonly (readonly string[])[]): readonly string[] =>
  (walks[0] ?? []).filter((name) => walks.every((names) => names.includes(name)))

/**
 * Walks the geolocation machine, in a browser that can tell a position and in one that cannot.
 *
 * @returns The walk, its lists of what is missing in both empty.
 * @source T-LOC-06, T-LOC-07
 *
 * @example Nothing is missing
 * ```ts
 * import { walkGeolocation } from '@evkit/engine/testing'
 *
 * walkGeolocation().missingTransitions // => []
 * ```
 * @category testing
 */
export const walkGeolocation = (): Walk<GeolocationEvent> => {
  const walks = [walkFrom(true), walkFrom(false)]
  return {
    states: [...new Set(walks.flatMap(({ states }) => states))],
    paths: walks.flatMap(({ paths }) => paths),
    missingStates: missingIn(walks.map(({ missingStates }) => missingStates)),
    missingTransitions: missingIn(walks.map(({ missingTransitions }) => missingTransitions)),
  }
}
