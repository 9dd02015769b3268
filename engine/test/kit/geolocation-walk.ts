import { none } from '../../src/shared/index.js'
import { geolocationMachine, type GeolocationEvent } from '../../src/site/index.js'
import { actorDone, joinWalks, walkMachine, type ActorEvent, type Walk } from './walk.js'

const place = { latitude: 55.7, longitude: 13.19, city: 'Lund' }

const events: readonly (GeolocationEvent | ActorEvent)[] = [
  { type: 'position.ask' },
  { type: 'permission.denied' },
  actorDone('position', { kind: 'found', position: { latitude: 57.7, longitude: 11.97 } }),
  actorDone('position', { kind: 'denied' }),
  actorDone('position', { kind: 'failed' }),
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

/** Walks the geolocation machine, in a browser that can tell a position and in one that cannot. */
export const walkGeolocation = (): Walk<GeolocationEvent> =>
  joinWalks([walkFrom(true), walkFrom(false)])
