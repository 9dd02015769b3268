import { toolMachine, type ToolEvent } from '../tool/index.js'
import {
  savingsTool,
  type SavingsChoice,
  type SavingsNews,
  type SavingsState,
} from './savings.tool.js'

/** What can happen to the savings page. */
export type SavingsEvent = ToolEvent<SavingsState, SavingsChoice | SavingsNews>

/**
 * The savings page: when the address is written and when the total is announced. Its region `slider` tells a drag from a
 * release: figures follow the one and count up after the other.
 *
 * @source T-FUEL-01, T-SAV-06, D-T-14, D-T-39, D-T-53, E-T-09, E-T-36, E-T-40
 * @category machines
 */
export const savingsMachine = toolMachine(savingsTool)
