import type { MotorType } from '../../car/index.js'
import {
  toMotorChoices,
  type ChoiceGroup,
  type PictureChoice,
  type ToolContext,
} from '../../tool/index.js'
import type { CalculatorState } from '../calculator.tool.js'
import type { CalculatorContent } from '../documents/content.codec.js'
import type { CalculatorCar, CalculatorSelection } from '../range.types.js'
import {
  calculatorPanel,
  wordCalculatorCorrection,
  wordCalculatorLive,
} from './calculator-figure.view.js'
import { toUnitControls, type UnitControls } from './controls.view.js'
import { toHabits, type HabitsSectionView } from './habits.view.js'
import { toLabels, type RangeLabels } from './labels.view.js'
import type { RangePanel } from './panel.view.js'
import { wordFigure, type Words } from './wording.view.js'

/** A row of the model selector. */
export interface CalculatorCarChoice extends PictureChoice {
  readonly category: string
  /** Absent when there is no price: the row has no place for it. */
  readonly price: string | undefined
}

/** The section of the car. */
export interface CarSectionView {
  readonly title: string
  readonly modelTitle: string
  readonly selector: {
    readonly label: string
    readonly openLabel: string
    readonly closeLabel: string
    readonly chosen: CalculatorCarChoice
    readonly choices: readonly CalculatorCarChoice[]
  }
  readonly drivetrain: ChoiceGroup<MotorType>
}

/** View model of the full range calculator. */
export interface CalculatorView {
  /** Title of the document: model and result. */
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly car: CarSectionView
  readonly habits: HabitsSectionView
  readonly units: UnitControls
  readonly total: {
    readonly text: string
    readonly panel: RangePanel
    readonly picture: { readonly src: string; readonly alt: string } | undefined
    /** Absent when the car has no page of its own. */
    readonly explore: { readonly label: string; readonly href: string } | undefined
  }
  readonly disclaimers: readonly { readonly id: string; readonly text: string }[]
  readonly corrections: readonly string[]
  /** Text of the polite live region; empty until a change has settled. */
  readonly live: string
  readonly labels: RangeLabels
}

/** What the view is made from: state, content, messages and number format. */
export interface CalculatorViewInput extends Pick<Words, 'translate' | 'numbers'> {
  readonly state: Pick<
    ToolContext<CalculatorState>,
    'cars' | 'data' | 'isStale' | 'selection' | 'corrections' | 'announced' | 'override'
  >
  readonly content: CalculatorContent
}

/** Finds the picture of a car of the calculators. */
export const findCarPicture = (
  { info }: CalculatorCar,
  fallback: string,
): { readonly src: string; readonly alt: string } | undefined =>
  typeof info.image === 'string' && info.image !== ''
    ? { src: info.image, alt: info.imgAltText ?? fallback }
    : undefined

// Of the chosen car the price of its drivetrain: one that has none is not sold for that of another.
const toChoice = (
  car: CalculatorCar,
  chosen: CalculatorSelection,
  content: CalculatorContent,
): CalculatorCarChoice => {
  const { model, info } = car
  const isChosen = model === chosen.car.model
  const price = isChosen && info.prices ? info.prices[chosen.motor] : info.price
  return {
    value: model,
    label: model,
    isChosen,
    isDisabled: false,
    hint: [info.category, price].filter(Boolean).join(' · '),
    category: info.category,
    price,
    picture: findCarPicture(car, content.fallbackImgAltText),
  }
}

const toCarSection = ({ state, content }: CalculatorViewInput, words: Words): CarSectionView => {
  const { car, motor } = state.selection
  return {
    title: content.chooseCarTitle,
    modelTitle: content.carModelTitle,
    selector: {
      label: content.carDropdownTitle,
      openLabel: words.translate('picker.open'),
      closeLabel: words.translate('picker.close'),
      chosen: toChoice(car, state.selection, content),
      choices: state.cars.map((one) => toChoice(one, state.selection, content)),
    },
    drivetrain: toMotorChoices(
      content.powerTrainTitle,
      { chosen: motor, offered: car.drivetrains, car: car.model },
      words,
    ),
  }
}

const toExplore = ({ info, model }: CalculatorCar, { translate }: Words) =>
  info.pdpUrl === undefined || info.pdpUrl.href === ''
    ? undefined
    : { label: translate('explore.label', { modelName: model }), href: info.pdpUrl.href }

/**
 * Builds the view model of the full calculator from its state and content: plain data, every text translated.
 *
 * @param input - State of the machine, content, messages and number format.
 * @returns The view model; the page only renders it.
 * @source T-CALC-01, T-CALC-05, T-CALC-22, T-CALC-23, T-CALC-30, T-CALC-31, E-T-18, E-T-28
 *
 * @example The first car of content
 * ```ts
 * import { calculatorView } from '@evkit/engine/range'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyCalculatorContent, tinyCalculatorInput } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * const state = { ...tinyCalculatorInput, announced: option.none }
 * const words = { translate: (key: string) => key, numbers: numberFormat('en-GB') }
 * calculatorView({ state, content: tinyCalculatorContent, ...words }).car.selector.chosen.label // => 'EX90'
 * ```
 * @category views
 */
export const calculatorView = (input: CalculatorViewInput): CalculatorView => {
  const { state, content, translate, numbers } = input
  const words: Words = { translate, numbers, units: { ...content.units, ...state.override } }
  const { car } = state.selection
  const panel = calculatorPanel(state, words)
  return {
    title:
      panel.status === 'OK'
        ? translate('title.range', { car: car.model, range: wordFigure(panel.figure, words) })
        : translate('title.missing', { car: car.model }),
    heading: content.heading,
    text: content.text,
    car: toCarSection(input, words),
    habits: toHabits(state.selection, content, words),
    units: toUnitControls(words),
    total: {
      text: content.rangeEstimationTxt,
      panel,
      picture: findCarPicture(car, content.fallbackImgAltText),
      explore: toExplore(car, words),
    },
    disclaimers: [{ id: 'car', text: car.info.disclaimer ?? '' }].filter(({ text }) => text !== ''),
    corrections: state.corrections.map((one) =>
      wordCalculatorCorrection(one, state.selection, words),
    ),
    live: wordCalculatorLive(state, words),
    labels: toLabels(words),
  }
}
