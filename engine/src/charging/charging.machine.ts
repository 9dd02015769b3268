import { toolMachine, type ToolEvent } from '../tool/index.js'
import { chargingTool, type ChargingChoice, type ChargingState } from './charging.tool.js'

/** What can happen to the charging page. */
export type ChargingEvent = ToolEvent<ChargingState, ChargingChoice>

/**
 * The charging page: when the address is written, when the result is announced, and when a note is logged.
 *
 * @source T-CHG-02, T-CHG-36, D-T-14, D-T-53, E-T-09
 * @category machines
 */
export const chargingMachine = toolMachine(chargingTool)
