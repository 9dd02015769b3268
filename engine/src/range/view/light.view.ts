import type { MotorType } from '../../car/index.js'
import { fillPlaceholders } from '../../shared/index.js'
import { toMotorChoices, type ChoiceGroup, type ToolContext } from '../../tool/index.js'
import type { CalculatorState } from '../calculator.tool.js'
import { writeCalculatorLink } from '../calculator.url.js'
import type { LightContent } from '../documents/content.codec.js'
import {
  calculatorPanel,
  wordCalculatorCorrection,
  wordCalculatorLive,
} from './calculator-figure.view.js'
import {
  toTemperatureSlider,
  toUnitControls,
  type TemperatureSlider,
  type UnitControls,
} from './controls.view.js'
import { toLabels, type RangeLabels } from './labels.view.js'
import type { RangePanel } from './panel.view.js'
import { fillTemperature, type Words } from './wording.view.js'

/** View model of the light range calculator. */
export interface LightCalculatorView {
  readonly title: string
  /** The sentence about the model. */
  readonly intro: string
  readonly panel: RangePanel
  /** The sentence about the temperature: `Range at 68°F`. */
  readonly temperatureText: string
  readonly drivetrain: ChoiceGroup<MotorType>
  readonly temperature: TemperatureSlider
  readonly units: UnitControls
  /** The link to the full calculator, which shows the same figure. */
  readonly link: { readonly label: string; readonly href: string }
  readonly corrections: readonly string[]
  /** Text of the polite live region; empty until a change has settled. */
  readonly live: string
  readonly labels: RangeLabels
}

/** What the view is made from: state, content, messages and number format. */
export interface LightViewInput extends Pick<Words, 'translate' | 'numbers'> {
  readonly state: Pick<
    ToolContext<CalculatorState>,
    'data' | 'isStale' | 'selection' | 'corrections' | 'announced' | 'override'
  >
  readonly content: LightContent
}

/**
 * Builds the view model of the light calculator from its state and content.
 *
 * @param input - State of the machine, content, messages and number format.
 * @returns The view model; the page only renders it.
 * @source T-LIGHT-01, T-LIGHT-02, T-LIGHT-03, T-LIGHT-04, T-LIGHT-05, T-LIGHT-06, E-T-28
 *
 * @example The name of the model stands in the sentence
 * ```ts
 * import { lightCalculatorView } from '@evkit/engine/range'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyCalculatorInput, tinyLightContent } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * const state = { ...tinyCalculatorInput, announced: option.none }
 * const words = { translate: (key: string) => key, numbers: numberFormat('en-GB') }
 * lightCalculatorView({ state, content: tinyLightContent, ...words }).intro // => 'The EX90 goes far'
 * ```
 * @category views
 */
export const lightCalculatorView = (input: LightViewInput): LightCalculatorView => {
  const { state, content, translate, numbers } = input
  const words: Words = { translate, numbers, units: { ...content.units, ...state.override } }
  const { car, motor, outsideTemperatureIndex } = state.selection
  return {
    title: content.electricRangeTitle,
    intro: fillPlaceholders(content.rangeIntroText, { modelName: car.model }),
    panel: calculatorPanel(state, words),
    temperatureText: fillTemperature(content.rangeTemperatureText, outsideTemperatureIndex, words),
    drivetrain: toMotorChoices(
      content.powerTrainTitle,
      { chosen: motor, offered: car.drivetrains, car: car.model },
      words,
    ),
    temperature: toTemperatureSlider(
      content.outsideTemperatureTitle,
      outsideTemperatureIndex,
      words,
    ),
    units: toUnitControls(words),
    link: {
      label: content.rangeCtaText,
      href: writeCalculatorLink(content.rangeUrl, state.selection),
    },
    corrections: state.corrections.map((one) =>
      wordCalculatorCorrection(one, state.selection, words),
    ),
    live: wordCalculatorLive(state, words),
    labels: toLabels(words),
  }
}
