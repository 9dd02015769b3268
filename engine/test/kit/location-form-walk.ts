import {
  locationFormMachine,
  type LocationFormEvent,
} from '../../src/site/location-form.machine.js'
import { actorDone, actorFailed, walkMachine, type ActorEvent, type Walk } from './walk.js'

const place = { latitude: 34.09, longitude: -118.41, zipCode: '90210' }

const events: readonly (LocationFormEvent | ActorEvent)[] = [
  { type: 'zip.type', text: '90210' },
  { type: 'zip.type', text: '9021' },
  { type: 'zip.submit' },
  { type: 'position.ask' },
  actorDone('zip', { kind: 'found', place }),
  actorDone('zip', { kind: 'unknown' }),
  actorFailed('zip'),
  actorDone('near', { kind: 'found', place }),
  actorDone('near', { kind: 'unknown' }),
  actorFailed('near'),
  actorDone('position', { kind: 'found', position: place }),
  actorDone('position', { kind: 'denied' }),
  actorDone('position', { kind: 'failed' }),
  actorFailed('position'),
]

/** Walks the machine of the location form. */
export const walkLocationForm = (): Walk<LocationFormEvent> =>
  walkMachine(locationFormMachine, {
    input: undefined,
    events,
    delays: ['placeTimeout', 'positionTimeout'],
    distinguish: ({ value, context }) => [value, context.text, context.fault],
  })
