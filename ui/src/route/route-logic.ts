import { routeMachine, writeRoute } from '@evkit/engine/route'
import { parseQuery } from '@evkit/engine/shared'
import { asking } from '../tool/asking.js'
import type { FocusKeeper } from './focus-keeper.js'
import type { RoutePlannerPorts } from './route-tool.types.js'

/** The planner's machine with the outside it asks. */
export const provideRoute = (
  { ask, recent, address, log }: RoutePlannerPorts,
  fields: FocusKeeper,
) =>
  routeMachine.provide({
    actors: {
      askSuggestions: asking(ask.suggest),
      askPlace: asking(ask.place),
      resolvePlaces: asking(ask.resolve),
      findRoute: asking(ask.route),
    },
    actions: {
      focusField: (_, { field }) => {
        fields.focus(field)
      },
      keepRecent: (_, { places }) => {
        recent.keep(places)
      },
      writeAddress: (_, { ends, trip }) => {
        address.write(writeRoute({ ends, trip }, parseQuery(address.read())))
      },
      writeLog: (_, { entries }) => {
        entries.forEach(log)
      },
    },
  })
