/** The charging tool as React components; everything it shows and decides comes from the engine. */
export { ChargingTool } from './charging-tool.js'
export {
  toFirstView,
  useCharging,
  type AddressPort,
  type ChargingPorts,
  type ChargingTool as ChargingToolState,
  type ChargingToolProps,
} from './use-charging.js'
