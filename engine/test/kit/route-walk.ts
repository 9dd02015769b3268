import type { SnapshotFrom } from 'xstate'
import { left, none, right } from '../../src/shared/index.js'
import { resolveTrip } from '../../src/route/trip.js'
import { option as O } from 'fp-ts'
import { EMPTY_VIA, listVia } from '../../src/route/route-ends.js'
import { routeMachine } from '../../src/route/route.machine.js'
import type { PlannerInput } from '../../src/route/planner-state.js'
import type { RouteEvent } from '../../src/route/planner-event.js'
import {
  tellPlace,
  tinyChoices,
  tinyEnds,
  tinyPlaces,
  tinyPlannerInput,
  tinyRoute,
} from '../../src/testing/route-samples.js'
import { actorDone, walkMachine, type ActorEvent, type Walk } from './walk.js'

const { lund, gothenburg, stockholm } = tinyPlaces
const malmo = { ...stockholm, id: 'p4', location: { lat: 55.6, lng: 13 } }
const lundSuggestion = { id: 'p2', text: 'Lund', detail: 'Sweden' }
const unfound = { start: { places: [] }, destination: { places: [] }, credits: [] }
const broken = { ...tinyRoute, route: { ...tinyRoute.route, legs: [] } }
const second = { ...tinyRoute, route: { ...tinyRoute.route, way: 'second' as const } }
const down = left({ kind: 'status', status: 503, statusText: '', problem: none })

const answers: readonly ActorEvent[] = [
  actorDone('suggestions', right({ suggestions: [lundSuggestion], credits: [] })),
  actorDone('place', right(tellPlace(lund))),
  actorDone('place', right({ ...tellPlace(lund), location: none })),
  actorDone('places', right({ ...unfound, destination: { places: [tellPlace(lund)] } })),
  actorDone('places', right(unfound)),
  actorDone(
    'places',
    right({
      ...unfound,
      start: { places: [tellPlace(stockholm)] },
      destination: { places: [tellPlace(malmo)] },
    }),
  ),
  actorDone('road', right(tinyRoute)),
  actorDone('road', right(broken)),
  actorDone('alternative', right(second)),
  ...['suggestions', 'place', 'places', 'road', 'alternative'].map((id) => actorDone(id, down)),
]

const events: readonly (RouteEvent | ActorEvent)[] = [
  { type: 'text.type', field: 'destination', text: 'Lund' },
  { type: 'text.type', field: 'destination', text: '' },
  { type: 'place.select', field: 'destination', place: lund },
  { type: 'place.select', field: 'destination', place: gothenburg },
  { type: 'place.select', field: 'destination', place: { ...lund, address: ' ' } },
  { type: 'search.ask' },
  { type: 'ends.swap' },
  { type: 'field.clear', field: 'destination' },
  { type: 'field.focus', field: 'destination' },
  { type: 'via.add' },
  { type: 'place.select', field: 'via-1', place: stockholm },
  { type: 'via.move', from: 0, to: 1 },
  { type: 'via.set', at: 0, change: { stay: 30 } },
  { type: 'via.remove', at: 0 },
  { type: 'road.avoid', kind: 'ferry', isAvoided: true },
  { type: 'road.other' },
  { type: 'stop.open', id: 's1' },
  { type: 'operator.set', name: 'A', preference: 'avoid' },
  { type: 'option.move', key: 'ArrowDown' },
  { type: 'option.choose', index: 0 },
  { type: 'list.close' },
  { type: 'retry.ask' },
  { type: 'recent.forget' },
  { type: 'trip.set', change: { start: 80 } },
  { type: 'slider.press', slider: 'reserve', press: { key: 'ArrowRight', direction: 'ltr' } },
  { type: 'address.changed', ends: tinyEnds, trip: resolveTrip({}, tinyChoices) },
  { type: 'map.ready' },
  { type: 'map.failed', message: 'no WebGL' },
  ...answers,
]

// Only what a further event could answer differently: a walk over every mix of the four regions would never end.
const distinguish = ({ value, context }: SnapshotFrom<typeof routeMachine>): unknown => {
  const isQuiet = value.search === 'idle' && value.assist === 'quiet'
  return [
    value.search,
    value.assist,
    O.isSome(O.flatten(context.alternative)),
    isQuiet ? value.settling : '',
    context.ends.destination.place._tag,
    // Of places on the way only whether texts are left to be looked up, and whether the first input is empty.
    listVia(context.ends).filter(({ place }) => O.isNone(place)).length,
    context.ends.via[0]?.text === '',
    context.assist.options[0]?.kind ?? context.assist.wanted._tag,
  ]
}

/** What the walk starts with: Gothenburg as origin, two texts for places on the way, one remembered place. */
export const walkInput: PlannerInput = {
  ...tinyPlannerInput,
  recent: [lund],
  ends: { ...tinyEnds, via: ['Stockholm', 'Malmö'].map((text) => ({ ...EMPTY_VIA, text })) },
}

/** Walks the planner's machine with one remembered place: the paths every screen that runs it should survive. */
export const walkRoute = (): Walk<RouteEvent> =>
  walkMachine(routeMachine, {
    input: walkInput,
    events,
    delays: ['pause', 'timeout', 'settle'],
    distinguish,
  })
