import {
  calculatorView,
  lightCalculatorView,
  startCalculator,
  type CalculatorState,
  type RangeFault,
} from '@evkit/engine/range'
import { parseQuery, type Either } from '@evkit/engine/shared'
import { viewMaker } from '../tool/index.js'
import type { RangeCalculatorProps } from './range-tool.types.js'

type StartProps = Pick<RangeCalculatorProps, 'search' | 'infos' | 'data' | 'content'>

/** The state the address holds; or why the calculator renders nothing. */
export const startCalculatorState = (
  props: StartProps,
): Either<readonly RangeFault[], CalculatorState> =>
  startCalculator(parseQuery(props.search), {
    infos: props.infos,
    data: props.data,
    defaultClimate: props.content.defaultClimateControl,
  })

/** Makes the function that turns a state of the full calculator into what is shown. */
export const calculatorViewMaker = viewMaker(calculatorView)

/** Makes the function that turns a state of the light calculator into what is shown. */
export const lightViewMaker = viewMaker(lightCalculatorView)
