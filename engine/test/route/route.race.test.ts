// Answers in every order, none of them ever aborted: what is shown is always for what stands in the inputs.
import { describe, test } from 'vitest'
import fc from 'fast-check'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { option as O } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import { endOf } from '../../src/route/route-ends.js'
import { routeMachine } from '../../src/route/route.machine.js'
import type {
  Place,
  ResolveAnswer,
  ResolveRequest,
  RouteAnswer,
  SuggestAnswer,
  SuggestRequest,
} from '../../src/route/route.types.js'
import type { RouteEvent } from '../../src/route/planner-event.js'
import type { RouteReply } from '../../src/route/route.errors.js'
import { left, right } from '../../src/shared/option.js'
import {
  tellPlace,
  tinyPlaces,
  tinyPlannerInput,
  tinyRoute,
} from '../../src/testing/route-samples.js'

const places = Object.values(tinyPlaces)
const byName = (text: string): Place | undefined =>
  places.find(({ name, address }) => text !== '' && (name.startsWith(text) || address === text))

type Query = { readonly kind: 'event'; readonly event: RouteEvent } | { readonly kind: 'wait' }

const anyField = fc.constantFrom('origin' as const, 'destination' as const)
const anyText = fc.constantFrom('G', 'Gothenburg', 'Lund', 'St', 'Stockholm', '', 'Atlantis')

const anyEvent: fc.Arbitrary<RouteEvent> = fc.oneof(
  fc.record({ type: fc.constant('text.type' as const), field: anyField, text: anyText }),
  fc.record({
    type: fc.constant('place.select' as const),
    field: anyField,
    place: fc.constantFrom(...places),
  }),
  fc.constantFrom<RouteEvent[]>(
    { type: 'search.ask' },
    { type: 'ends.swap' },
    { type: 'option.choose', index: 0 },
    { type: 'retry.ask' },
    { type: 'field.clear', field: 'origin' },
  ),
)
const anyQuery: fc.Arbitrary<Query> = fc.oneof(
  { weight: 4, arbitrary: anyEvent.map((event): Query => ({ kind: 'event', event })) },
  { weight: 1, arbitrary: fc.constant<Query>({ kind: 'wait' }) },
)

// Each answer carries what it was asked for, so that a wrong one gives itself away.
const answerFor = (origin: number, destination: number): RouteAnswer => ({
  ...tinyRoute,
  credits: [{ text: `${origin} ${destination}`, url: '', licence: '', asOf: '' }],
})

const FAILED = { kind: 'network', message: 'Failed to fetch' } as const

const startRacing = (scheduler: fc.Scheduler) => {
  const clock = new SimulatedClock()
  const replying = <Answer, Question>(answerTo: (question: Question) => RouteReply<Answer>) =>
    fromPromise<RouteReply<Answer>, Question>(({ input }) =>
      scheduler.schedule(Promise.resolve(answerTo(input))),
    )
  const listOf = (text: string) => {
    const place = byName(text)
    return { places: place === undefined ? [] : [tellPlace(place)], outside: '' }
  }
  let roads = 0
  const actor = createActor(
    routeMachine.provide({
      actors: {
        askSuggestions: replying<SuggestAnswer, SuggestRequest>(({ input }) => {
          const place = byName(input)
          const suggestions =
            place === undefined ? [] : [{ id: place.id, text: place.name, detail: input }]
          return right({ suggestions, outside: '', credits: [] })
        }),
        askPlace: replying(({ id }) => {
          const place = places.find((one) => one.id === id)
          return place === undefined ? left(FAILED) : right(tellPlace(place))
        }),
        resolvePlaces: replying<ResolveAnswer, ResolveRequest>(({ start, destination }) =>
          right({ start: listOf(start), destination: listOf(destination), credits: [] }),
        ),
        findRoute: replying(({ origin, destination }) => {
          roads += 1
          return roads % 5 === 0
            ? left(FAILED)
            : right(answerFor(origin.latitude, destination.latitude))
        }),
      },
    }),
    { input: { ...tinyPlannerInput, visit: 'v' }, clock },
  ).start()
  const isSound = (): boolean => {
    const { answer, ends, assist } = actor.getSnapshot().context
    const { origin, destination } = ends
    if (O.isSome(answer)) {
      if (O.isNone(origin.place) || O.isNone(destination.place)) return false
      const wanted = `${origin.place.value.location.lat} ${destination.place.value.location.lat}`
      if (answer.value.credits[0]?.text !== wanted) return false
    }
    // A list that is open was asked for with the text that stands in its input.
    if (actor.getSnapshot().value.assist !== 'open') return true
    const text = endOf(ends, assist.field).text.trim()
    return assist.options.every(
      (option) => option.kind === 'recent' || option.suggestion.detail === text,
    )
  }
  return { actor, clock, isSound }
}

describe('[T-ROUTE-08] replies in any order', () => {
  test('a road is only ever shown for the ends that stand in the inputs', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(anyQuery, { minLength: 1, maxLength: 14 }),
        fc.array(fc.nat(3), { minLength: 14, maxLength: 14 }),
        async (scheduler, choices, pauses) => {
          const { actor, clock, isSound } = startRacing(scheduler)
          for (const [at, query] of choices.entries()) {
            if (query.kind === 'wait') clock.increment(300)
            else actor.send(query.event)
            if (!isSound()) return false
            // Some replies arrive between two choices, in an order of the scheduler's own.
            for (let left = pauses[at] ?? 0; left > 0 && scheduler.count() > 0; left -= 1) {
              await scheduler.waitNext(1)
              if (!isSound()) return false
            }
          }
          while (scheduler.count() > 0) {
            await scheduler.waitNext(1)
            if (!isSound()) return false
          }
          return true
        },
      ),
      { numRuns: runs(300) },
    )
  }, 60_000)

  test('the last question is the one that is answered in the end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom(...places), { minLength: 1, maxLength: 8 }),
        async (scheduler, chosen) => {
          const { actor } = startRacing(scheduler)
          for (const place of chosen) {
            actor.send({ type: 'place.select', field: 'destination', place })
          }
          await scheduler.waitIdle()
          const { answer, faults } = actor.getSnapshot().context
          const last = chosen.at(-1)
          const wanted = `${tinyPlaces.gothenburg.location.lat} ${last?.location.lat ?? 0}`
          if (last === tinyPlaces.gothenburg) return faults[0]?.tag === 'SamePlace'
          return O.isSome(answer)
            ? answer.value.credits[0]?.text === wanted
            : faults[0]?.tag === 'Unreachable'
        },
      ),
      { numRuns: runs(200) },
    )
  }, 60_000)
})
