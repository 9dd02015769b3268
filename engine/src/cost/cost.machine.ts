import { toolMachine, type ToolEvent, type UnitsAction } from '../tool/index.js'
import { costTool, type CostChoice, type CostState } from './cost.tool.js'

/** What can happen to the calculator. */
export type CostEvent = ToolEvent<CostState, CostChoice | UnitsAction>

/**
 * The charging cost calculator: when the address is written and when the cost is announced.
 *
 * @source T-COST-03, D-T-14, D-T-53, E-T-09, E-T-36, E-T-40
 * @category machines
 */
export const costMachine = toolMachine(costTool)
