import { toolMachine, type ToolEvent } from '../tool/index.js'
import {
  rangeTool,
  type RangeToolChoice,
  type RangeToolNews,
  type RangeToolState,
} from './range.tool.js'

/** What can happen to the range tool. */
export type RangeToolEvent = ToolEvent<RangeToolState, RangeToolChoice | RangeToolNews>

/**
 * The range tool: when the address is written and when the result is announced.
 *
 * @source T-RANGE-10, T-RANGE-11, T-RANGE-12, T-SAV-09, D-T-24, D-T-53, E-T-05, E-T-09, E-T-25, E-T-36
 * @category machines
 */
export const rangeToolMachine = toolMachine(rangeTool)
