import type { Sensitivity } from '../../shared/index.js'
import { wordValue, type SensitivityBar } from '../../tool/index.js'
import { rankCostInputs } from '../cost-sensitivity.js'
import type { CostQuery } from '../cost.types.js'
import { findCostFormula } from '../monthly-cost.js'
import type { CostViewInput } from './cost.view.js'

/** The tornado chart and the same as a table. */
export interface SensitivityView {
  readonly heading: string
  readonly text: string
  readonly tableLabel: string
  readonly columns: readonly string[]
  /** The longest first; empty when there is no cost. */
  readonly bars: readonly SensitivityBar[]
}

type Bar = Sensitivity<keyof CostQuery>

const shareOf = (value: number, low: number, high: number): number =>
  high > low ? (value - low) / (high - low) : 0

const toBar = (bar: Bar, input: CostViewInput, ends: readonly [number, number]): SensitivityBar => {
  const { state, content, translate } = input
  const formula = findCostFormula({ distance: state.contentDistance, rounding: 'none' })
  const unit = formula.inputs.find(({ name }) => name === bar.input)?.unit ?? '1'
  const { currency, minorUnit } = content
  const wordedIn = { words: input, currency, minorUnit }
  const word = (value: number): string => wordValue(value, unit, wordedIn)
  const money = (value: number): string => input.numbers.money(value, content.currency, 0)
  const from = Math.min(bar.atLow, bar.atHigh)
  const to = Math.max(bar.atLow, bar.atHigh)
  return {
    id: bar.input,
    label: translate(`step.${bar.input}`),
    lowText: word(bar.low),
    highText: word(bar.high),
    atLowText: money(bar.atLow),
    atHighText: money(bar.atHigh),
    start: shareOf(from, ...ends),
    end: shareOf(to, ...ends),
  }
}

/** Puts what moves the cost most into bars and a table. */
export const toSensitivity = (input: CostViewInput): SensitivityView => {
  const { state, translate } = input
  const bars = rankCostInputs(state.selection, state.cars, state.contentDistance)
  const figures = bars.flatMap(({ atLow, atHigh }) => [atLow, atHigh])
  const ends = [Math.min(...figures), Math.max(...figures)] as const
  return {
    heading: translate('sensitivity.heading'),
    text: translate('sensitivity.text'),
    tableLabel: translate('sensitivity.table'),
    columns: ['input', 'low', 'high', 'atLow', 'atHigh'].map((one) =>
      translate(`sensitivity.${one}`),
    ),
    bars: bars.map((bar) => toBar(bar, input, ends)),
  }
}
