import { toolMachine, type ToolEvent, type UnitsAction } from '../tool/index.js'
import { costTool, type CostChoice, type CostState } from './cost.tool.js'

/** Events of the cost calculator's state machine. */
export type CostEvent = ToolEvent<CostState, CostChoice | UnitsAction>

/**
 * State machine of the charging cost calculator: it debounces writing the URL and announcing the cost.
 *
 * @source T-COST-03, D-T-14, D-T-53, E-T-09, E-T-36, E-T-40
 * @category machines
 */
export const costMachine = toolMachine(costTool)
