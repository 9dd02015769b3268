/** The charging tool as React components; everything it shows and decides comes from the engine. */
export { ChargingTool } from './charging-tool.js'
export type { ChargingToolProps } from './charging-tool.types.js'
export { chargingViewMaker, startCharging, toStart } from './first-view.js'
