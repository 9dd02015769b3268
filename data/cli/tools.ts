// The tools of the command.
import { CHARGING_TOOL } from './charging-tool.js'
import { COST_TOOL } from './cost-tool.js'
import { RANGE_TOOL } from './range-tool.js'
import { SAVINGS_TOOL } from './savings-tool.js'
import type { Tool } from './tool.types.js'

/** The tools, in the order of the pages. */
export const TOOLS: readonly Tool[] = [CHARGING_TOOL, RANGE_TOOL, COST_TOOL, SAVINGS_TOOL]
