import * as O from '#fp-ts/Option'
import { FUEL_FORMULAS } from '../fuel-formulas.js'
import { wordValue, type SensitivityBar } from '../../tool/index.js'
import type { SavingsFigures } from '../savings-figures.js'
import type { SavingsSlider } from '../savings.types.js'
import {
  listBreakEvens,
  rankSavingsInputs,
  splitSavings,
  type BreakEven,
  type CostPart,
} from '../what-if.js'
import { wordMoney, type SavingsParts } from './wording.view.js'

/** One part of a stacked bar. */
export interface StackPart {
  readonly id: string
  readonly label: string
  readonly text: string
  /** [1] Where it begins and ends along the longer of the two bars, 0 to 1; a negative part has no length. */
  readonly start: number
  readonly end: number
}

/** One stacked bar. */
export interface Stack {
  readonly id: 'main' | 'comparison'
  readonly label: string
  readonly total: string
  readonly parts: readonly StackPart[]
}

/** What each car costs: two stacked bars and the same as a table. */
export interface BreakdownView {
  readonly heading: string
  readonly tableLabel: string
  readonly stacks: readonly Stack[]
}

/** The value of a slider at which nothing is saved and nothing lost, in words. */
export interface BreakEvenView {
  readonly id: SavingsSlider
  readonly label: string
  readonly text: string
  readonly isReachable: boolean
}

/** Everything that answers "what if". */
export interface WhatIfView {
  readonly breakdown: BreakdownView
  readonly breakEven: {
    readonly heading: string
    readonly text: string
    readonly rows: readonly BreakEvenView[]
  }
  readonly sensitivity: {
    readonly heading: string
    readonly text: string
    readonly tableLabel: string
    readonly columns: readonly string[]
    readonly bars: readonly SensitivityBar<SavingsSlider>[]
  }
}

const labelOf = (id: string, { state, translate }: SavingsParts): string => {
  if (!id.startsWith('tax.')) return translate(`part.${id}`)
  const taxes = [...state.main.taxes.ownership, ...state.comparison.taxes.ownership]
  return taxes.find(({ taxId }) => `tax.${taxId}` === id)?.name ?? id
}

const toParts = (
  parts: readonly CostPart[],
  longest: number,
  words: SavingsParts,
): readonly StackPart[] => {
  const share = (value: number): number => (longest > 0 ? value / longest : 0)
  return parts.map(({ id, value }, at) => {
    const before = parts.slice(0, at).reduce((sum, part) => sum + Math.max(0, part.value), 0)
    return {
      id,
      label: labelOf(id, words),
      text: wordMoney(value, words),
      start: share(before),
      end: share(before + Math.max(0, value)),
    }
  })
}

const lengthOf = (parts: readonly CostPart[]): number =>
  parts.reduce((sum, { value }) => sum + Math.max(0, value), 0)

const toBreakdown = (figures: SavingsFigures, words: SavingsParts): BreakdownView => {
  const { translate, state } = words
  const { main, comparison, mainTotal, comparisonTotal } = splitSavings(figures)
  const longest = Math.max(lengthOf(main), lengthOf(comparison))
  return {
    heading: translate('breakdown.heading', { years: state.setup.years }),
    tableLabel: translate('breakdown.table'),
    stacks: [
      {
        id: 'main',
        label: state.selection.car.type,
        total: wordMoney(mainTotal, words),
        parts: toParts(main, longest, words),
      },
      {
        id: 'comparison',
        label: state.selection.car.comparison.name,
        total: wordMoney(comparisonTotal, words),
        parts: toParts(comparison, longest, words),
      },
    ],
  }
}

const CENTS = 2

const wordInput = (slider: SavingsSlider, value: number, words: SavingsParts): string => {
  const { inputs } = FUEL_FORMULAS[words.state.setup.system]
  const { currency, minorUnit } = words.content
  const unit = inputs.find(({ name }) => name === slider)?.unit ?? '1'
  return wordValue(value, unit, { words, currency, minorUnit })
}

const wordBreakEven = ({ slider, value, isReachable }: BreakEven, words: SavingsParts): string => {
  if (O.isNone(value) || value.value < 0) return words.translate('breakEven.never')
  const decimals = words.state.setup.grids[slider].decimals ?? CENTS
  const rounded = Number(value.value.toFixed(decimals))
  // Without taxes that count, a car that is driven at all saves or loses with every mile.
  if (slider === 'mileage' && rounded === 0) return words.translate('breakEven.still')
  const kind = isReachable ? 'at' : 'beyond'
  return words.translate(`breakEven.${kind}`, { value: wordInput(slider, rounded, words) })
}

const toBreakEven = (one: BreakEven, words: SavingsParts): BreakEvenView => ({
  id: one.slider,
  label: words.content.sliders[one.slider].label,
  text: wordBreakEven(one, words),
  isReachable: one.isReachable,
})

const toBars = (words: SavingsParts): readonly SensitivityBar<SavingsSlider>[] => {
  const bars = rankSavingsInputs(words.state)
  const figures = bars.flatMap(({ atLow, atHigh }) => [atLow, atHigh])
  const low = Math.min(...figures)
  const width = Math.max(...figures) - low
  const share = (value: number): number => (width > 0 ? (value - low) / width : 0)
  return bars.map((bar) => ({
    id: bar.input,
    label: words.content.sliders[bar.input].label,
    lowText: wordInput(bar.input, bar.low, words),
    highText: wordInput(bar.input, bar.high, words),
    atLowText: wordMoney(bar.atLow, words),
    atHighText: wordMoney(bar.atHigh, words),
    start: share(Math.min(bar.atLow, bar.atHigh)),
    end: share(Math.max(bar.atLow, bar.atHigh)),
  }))
}

/** Makes what answers "what if": what each car costs, where the saving turns to zero, what moves it most. */
export const toWhatIf = (figures: SavingsFigures, words: SavingsParts): WhatIfView => {
  const { translate, state } = words
  return {
    breakdown: toBreakdown(figures, words),
    breakEven: {
      heading: translate('breakEven.heading'),
      text: translate('breakEven.text'),
      rows: listBreakEvens(state).map((one) => toBreakEven(one, words)),
    },
    sensitivity: {
      heading: translate('sensitivity.heading'),
      text: translate('sensitivity.text'),
      tableLabel: translate('sensitivity.table'),
      columns: ['input', 'low', 'high', 'atLow', 'atHigh'].map((one) =>
        translate(`sensitivity.${one}`),
      ),
      bars: toBars(words),
    },
  }
}
