import { STANDING_GROUND } from '../../map/index.js'
import { RoutePlanner } from '../../route/index.js'
import { hydrateTool } from '../hydrate-tool.js'
import { browserRoutePorts } from '../ports/route-ports.js'
import { toRouteProps, type RoutePageData } from './route-page.js'

/** Wakes the planner's page. */
export const start = hydrateTool((data, onAwake) => {
  const page = data as RoutePageData
  const props = toRouteProps(page, {
    ports: browserRoutePorts(page.maker, page.content.maps),
    // What the server drew stands on the page already.
    ground: STANDING_GROUND,
    visit: crypto.randomUUID(),
  })
  return <RoutePlanner {...props} onAwake={onAwake} />
})
