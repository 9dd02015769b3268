import { routeAddress, routeMachine } from '@evkit/engine/route'
import { pending } from '@evkit/engine/internal/shared'
import { left, parseQuery } from '@evkit/engine/shared'
import { asking } from '../tool/asking.js'
import type { FocusKeeper } from './focus-keeper.js'
import type { LaterRoad } from './road-parts.types.js'
import type { RoutePlannerProps } from './route-tool.types.js'

const UNLOADED = left({
  kind: 'network',
  message: 'The page could not load what shows a road',
} as const)

const isLoaded = (road: LaterRoad): Promise<boolean> =>
  road.load().then(
    () => true,
    () => false,
  )

/** The planner's machine with the outside it asks. */
export const provideRoute = (
  { ports: { ask, recent, address, log }, road }: Pick<RoutePlannerProps, 'ports' | 'road'>,
  fields: FocusKeeper,
) =>
  routeMachine.provide({
    actors: {
      askSuggestions: asking(ask.suggest),
      askPlace: asking(ask.place),
      resolvePlaces: asking(ask.resolve),
      findRoute: asking(async (question, signal) => {
        const [answer, isThere] = await Promise.all([ask.route(question, signal), isLoaded(road)])
        return isThere ? answer : UNLOADED
      }),
      findAlternative: asking((question, signal) =>
        question === undefined ? pending() : ask.alternative(question, signal),
      ),
    },
    actions: {
      focusField: (_, { field }) => {
        fields.focus(field)
      },
      saveRecent: (_, { places }) => {
        recent.keep(places)
      },
      writeAddress: (_, { ends, trip }) => {
        address.write(routeAddress.write({ ends, trip }, parseQuery(address.read())))
      },
      writeLog: (_, { entries }) => {
        entries.forEach(log)
      },
    },
  })
