import { toolMachine, type ToolEvent } from '../tool/index.js'
import {
  savingsTool,
  type SavingsChoice,
  type SavingsNews,
  type SavingsState,
} from './savings.tool.js'

/** Events of the savings page's state machine. */
export type SavingsEvent = ToolEvent<SavingsState, SavingsChoice | SavingsNews>

/**
 * State machine of the savings page: it debounces writing the URL and announcing the total. Its region `slider`
 * distinguishes drag from release: figures follow a drag, and count up after a release.
 *
 * @source T-FUEL-01, T-SAV-06, D-T-14, D-T-39, D-T-53, E-T-09, E-T-36, E-T-40
 * @category machines
 */
export const savingsMachine = toolMachine(savingsTool)
