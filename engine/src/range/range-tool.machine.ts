import { toolMachine, type ToolEvent } from '../tool/index.js'
import {
  rangeTool,
  type RangeToolChoice,
  type RangeToolNews,
  type RangeToolState,
} from './range.tool.js'

/** Events of the range tool's state machine. */
export type RangeToolEvent = ToolEvent<RangeToolState, RangeToolChoice | RangeToolNews>

/**
 * State machine of the range tool: it debounces writing the URL and announcing the result.
 *
 * @source T-RANGE-10, T-RANGE-11, T-RANGE-12, T-SAV-09, D-T-24, D-T-53, E-T-05, E-T-09, E-T-25, E-T-36
 * @category machines
 */
export const rangeToolMachine = toolMachine(rangeTool)
