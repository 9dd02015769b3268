import { toolMachine, type ToolEvent } from '../tool/index.js'
import { chargingTool, type ChargingChoice, type ChargingState } from './charging.tool.js'

/** Events of the charging page's state machine. */
export type ChargingEvent = ToolEvent<ChargingState, ChargingChoice>

/**
 * State machine of the charging page: it debounces writing the URL and announcing the result, and logs notes.
 *
 * @source T-CHG-02, T-CHG-36, D-T-14, D-T-53, E-T-09
 * @category machines
 */
export const chargingMachine = toolMachine(chargingTool)
