import { STANDING_GROUND } from '../../map/index.js'
import { drawFirst, prepareRoute, RoutePlanner } from '../../route/index.js'
import { hydrateTool } from '../hydrate-tool.js'
import { nextTask } from '../next-task.js'
import { browserRoutePorts } from '../ports/tools/route-ports.js'
import { toRouteProps, type RoutePageData } from './route-page.js'

/** Wakes the planner's page. */
export const start = hydrateTool(async (data, onAwake) => {
  const page = data as RoutePageData
  const props = toRouteProps(page, {
    ports: browserRoutePorts(page.maker, page.maps),
    // What the server drew stands on the page already.
    ground: STANDING_GROUND,
    visit: crypto.randomUUID(),
  })
  await nextTask()
  const prepared = prepareRoute(props)
  await nextTask()
  drawFirst(prepared, props.firstView)
  return <RoutePlanner {...props} prepared={prepared} onAwake={onAwake} />
})
