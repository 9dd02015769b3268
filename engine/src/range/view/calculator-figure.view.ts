import * as O from '#fp-ts/Option'
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
import { findCalculatorKm } from '../exact-range.js'
import { listCalculatorSweeps } from '../sensitivity.js'
import { MILD } from '../temperature.js'
import { toDistanceUnit } from '../unit-settings.js'
import { figurePanel, waitingPanel, type RangePanel } from './panel.view.js'
import { wordDistance, wordIndex, wordRangeConditions, type Words } from './wording.view.js'

/** Puts a correction of the calculators into words. */
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

/** Puts the conditions of a calculator's figure into words. */
const wordCalculatorConditions = (
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
  return O.isNone(family) ? undefined : toUndefined(findOtherPump(family.value, estimate))
}

/** Makes the panel of a calculator. */
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
      mixedKm: findCalculatorKm(data, {
        ...selection,
        drivingProfile: 'mixed',
        outsideTemperatureIndex: MILD,
      }),
      pumpKm: otherPumpKm(data, selection, estimate),
      published: selection.car.info.published?.find(
        ({ drivetrain }) => drivetrain === selection.motor,
      ),
      isStale: state.isStale,
    },
    words,
  )
}

/** Words what the live region of a calculator says. */
export const wordCalculatorLive = (state: CalculatorFigures, words: Words): string => {
  const { announced, corrections, data } = state
  if (O.isNone(announced)) return ''
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
