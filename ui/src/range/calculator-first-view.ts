import { startCalculator, type CalculatorState, type RangeFault } from '@evkit/engine/range'
import {
  calculatorView,
  type CalculatorView,
  type CalculatorViewInput,
} from '@evkit/engine/range/view'
import { parseQuery, type Either } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import { option } from 'fp-ts'
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

/** Makes the function that turns a state into what is shown; number formats are made once. */
export const calculatorViewMaker = ({
  content,
  translate,
  locale,
}: Pick<RangeCalculatorProps, 'content' | 'translate' | 'locale'>) => {
  const numbers = numberFormat(locale)
  return (state: CalculatorViewInput['state']): CalculatorView =>
    calculatorView({ state, content, translate, numbers })
}

/** The first view of a state. */
export const toFirstCalculatorState = (state: CalculatorState): CalculatorViewInput['state'] => ({
  ...state,
  announced: option.none,
})
