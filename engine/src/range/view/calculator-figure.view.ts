import { toUndefined } from '../../shared/index.js'
import { requireRange } from '../calculator-car.js'
import type { ToolContext } from '../../tool/index.js'
import type { CalculatorState } from '../calculator.tool.js'
import { estimateSelection, type CalculatorCorrection } from '../calculator-selection.js'
import { toDrivingProfile } from '../profile.js'
import { findFamily } from '../look-up.js'
import { findOtherPump } from '../other-pump.js'
import type { CalculatorSelection, RangeData, RangeEstimate } from '../range.types.js'
import { listCalculatorColder } from '../colder.js'
import { listCalculatorSweeps } from '../sensitivity.js'
import { toDistanceUnit } from '../unit-settings.js'
import { figurePanel, waitingPanel, type RangePanel } from './panel.view.js'
import { wordDistance, wordIndex, wordRangeConditions, type Words } from './wording.view.js'

/**
 * Puts a correction of the calculators into words.
 *
 * @param correction - What gave way.
 * @param selection - What is chosen now.
 * @param words - Messages, number format and units.
 * @returns One sentence; the refused text of the address is never repeated.
 * @source E-T-05, E-T-27
 *
 * @example A drivetrain the new car lacks
 * ```ts
 * import { wordCalculatorCorrection } from '@evkit/engine/range/view'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyCalculatorInput } from '@evkit/engine/testing'
 *
 * const units = { temperature: 'metric', range: 'metric' } as const
 * const words = { translate: (key: string) => key, numbers: numberFormat('en'), units }
 * wordCalculatorCorrection('motor', tinyCalculatorInput.selection, words) // => 'correction.motor'
 * ```
 * @category views
 */
export const wordCalculatorCorrection = (
  correction: CalculatorCorrection,
  selection: CalculatorSelection,
  words: Words,
): string =>
  words.translate(`correction.${correction}`, {
    car: selection.car.model,
    motor: words.translate(`motor.${selection.motor}`),
    temperature: wordIndex(selection.outsideTemperatureIndex, words),
    profile: words.translate(`profile.${selection.drivingProfile}`),
  })

/**
 * Puts the conditions of a calculator's figure into words.
 *
 * @param selection - The selection.
 * @param estimate - The figure with what it holds for.
 * @param words - Messages, number format and units.
 * @returns One phrase for the line under the figure.
 * @source E-T-28
 *
 * @example The car comes first
 * ```ts
 * import { estimateSelection } from '@evkit/engine/range'
 * import { wordCalculatorConditions } from '@evkit/engine/range/view'
 * import { numberFormat } from '@evkit/engine/site'
 * import { gridData, tinyCalculatorInput } from '@evkit/engine/testing'
 *
 * const { selection } = tinyCalculatorInput
 * const estimate = estimateSelection(gridData, selection, 'km')
 * const units = { temperature: 'metric', range: 'metric' } as const
 * const translate = (_key: string, values: Readonly<Record<string, string | number>> = {}) => `${values['car'] ?? ''}`
 * estimate._tag === 'Some' && wordCalculatorConditions(selection, estimate.value, { translate, numbers: numberFormat('en'), units }) // => 'EX90'
 * ```
 * @category views
 */
export const wordCalculatorConditions = (
  selection: CalculatorSelection,
  estimate: RangeEstimate,
  words: Words,
): string =>
  wordRangeConditions(
    {
      car: selection.car.model,
      motorType: selection.motor,
      estimate,
      profile: toDrivingProfile(estimate.drivingProfile),
      isPumpNamed: false,
    },
    words,
  )

/** What both calculators share of their state. */
export type CalculatorFigures = Pick<
  ToolContext<CalculatorState>,
  'data' | 'isStale' | 'selection' | 'corrections' | 'announced'
>

const otherPumpKm = (
  data: RangeData,
  { car, motor }: CalculatorSelection,
  estimate: RangeEstimate,
): number | undefined => {
  const family = findFamily(data, { model: car.model, drivetrain: motor })
  return family._tag === 'None' ? undefined : toUndefined(findOtherPump(family.value, estimate))
}

/**
 * Makes the panel of a calculator.
 *
 * @param state - Data and selection.
 * @param words - Messages, number format and units.
 * @returns The panel; throws 'No range data found for selected car' when the data has no family of the selected car.
 * @source T-CALC-16, T-CALC-32, T-ERR-07, T-LIGHT-06
 *
 * @example The highest figure of the profile
 * ```ts
 * import { calculatorPanel } from '@evkit/engine/range/view'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyCalculatorInput } from '@evkit/engine/testing'
 *
 * const units = { temperature: 'metric', range: 'metric' } as const
 * const words = { translate: (key: string) => key, numbers: numberFormat('en'), units }
 * const panel = calculatorPanel(tinyCalculatorInput, words)
 * panel.status === 'OK' && panel.figure.figure // => '520'
 * ```
 * @category views
 */
export const calculatorPanel = (
  state: Pick<CalculatorFigures, 'data' | 'isStale' | 'selection'>,
  words: Words,
): RangePanel => {
  const { data, selection } = state
  requireRange(data, selection.car)
  const estimate = toUndefined(estimateSelection(data, selection, toDistanceUnit(words.units)))
  if (estimate === undefined) return waitingPanel('NOT_FOUND', true, words)
  return figurePanel(
    {
      estimate,
      conditions: wordCalculatorConditions(selection, estimate, words),
      get sweeps() {
        return listCalculatorSweeps(data, selection)
      },
      get colder() {
        return listCalculatorColder(data, selection)
      },
      pumpKm: otherPumpKm(data, selection, estimate),
      published: selection.car.info.published?.find(
        ({ drivetrain }) => drivetrain === selection.motor,
      ),
      isStale: state.isStale,
    },
    words,
  )
}

/**
 * Words what the live region of a calculator says.
 *
 * @param state - Data, what was announced, and corrections.
 * @param words - Messages, number format and units.
 * @returns Corrections, then the figure with its conditions; empty until something has come to rest.
 * @source E-T-05, E-T-09
 *
 * @example Nothing at the start
 * ```ts
 * import { wordCalculatorLive } from '@evkit/engine/range/view'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyCalculatorInput } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * const units = { temperature: 'metric', range: 'metric' } as const
 * const words = { translate: (key: string) => key, numbers: numberFormat('en'), units }
 * wordCalculatorLive({ ...tinyCalculatorInput, announced: option.none }, words) // => ''
 * ```
 * @category views
 */
export const wordCalculatorLive = (state: CalculatorFigures, words: Words): string => {
  const { announced, corrections, data } = state
  if (announced._tag === 'None') return ''
  const selection = announced.value
  const notes = corrections.map((one) => wordCalculatorCorrection(one, selection, words))
  const estimate = toUndefined(estimateSelection(data, selection, toDistanceUnit(words.units)))
  if (estimate === undefined) return notes.join(' ')
  const said = words.translate('live.range', {
    range: wordDistance(estimate.shown, estimate.unit, words).spoken,
    conditions: wordCalculatorConditions(selection, estimate, words),
  })
  return [...notes, said].join(' ')
}
