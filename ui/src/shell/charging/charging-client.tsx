import { ChargingTool } from '../../charging/index.js'
import { hydrateTool } from '../hydrate-tool.js'
import { browserToolPorts } from '../ports/tools/tool-ports.js'
import { toToolProps, type ChargingPageData } from './charging-page.js'

/** Wakes the charging page. */
export const start = hydrateTool((data, onAwake) => {
  const page = data as ChargingPageData
  return <ChargingTool {...toToolProps(page, browserToolPorts(page.maker))} onAwake={onAwake} />
})
