import { ChargingTool } from '../../charging/index.js'
import { hydrateTool } from '../hydrate-tool.js'
import { browserPorts } from '../ports/browser-ports.js'
import { toToolProps, type ChargingPageData } from './charging-page.js'

/** Wakes the charging page. */
export const start = hydrateTool((data, onAwake) => {
  const page = data as ChargingPageData
  return <ChargingTool {...toToolProps(page, browserPorts(page.maker))} onAwake={onAwake} />
})
