import { toolMachine, type ToolEvent } from '../tool/index.js'
import {
  calculatorTool,
  lightTool,
  type CalculatorChoice,
  type CalculatorNews,
  type CalculatorState,
  type LightChoice,
} from './calculator.tool.js'

/** Events of the full calculator's state machine. */
export type CalculatorEvent = ToolEvent<CalculatorState, CalculatorChoice | CalculatorNews>

/** What can happen to the light calculator. */
export type LightCalculatorEvent = ToolEvent<CalculatorState, LightChoice | CalculatorNews>

/**
 * State machine of the full range calculator: it debounces writing the URL and announcing the result.
 *
 * @source T-CALC-11, T-CALC-14, T-CALC-15, D-T-14, D-T-53, E-T-05, E-T-09, E-T-25, E-T-36
 * @category machines
 */
export const calculatorMachine = toolMachine(calculatorTool)

/**
 * State machine of the light range calculator: it debounces writing the URL and announcing the result.
 *
 * @source T-LIGHT-01, T-LIGHT-06, D-T-49, D-T-53, E-T-09
 * @category machines
 */
export const lightCalculatorMachine = toolMachine(lightTool)
