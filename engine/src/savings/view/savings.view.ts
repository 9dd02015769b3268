import * as O from '#fp-ts/Option'
import { halfAwayFromZero, lazily, type Option } from '../../shared/index.js'
import {
  toChoiceGroup,
  toDistanceChoices,
  toExplanation,
  toToolLabels,
  wordLive,
  wordProvenance,
  type ChoiceGroup,
  type Explanation,
  type ProvenanceView,
  type ToolTexts,
  type ValueSlider,
} from '../../tool/index.js'
import { FUEL_FORMULAS } from '../fuel-formulas.js'
import { savingsFigures, type SavingsFigures } from '../savings-figures.js'
import { SAVINGS_SLIDERS } from '../savings-setup.js'
import type { SavingsCorrection } from '../savings.url.js'
import type { SavingsState } from '../savings.tool.js'
import type { SavingsSelection } from '../savings.types.js'
import { withExamplePart } from './example-part.view.js'
import { toTaxView, type TaxView } from './tax.view.js'
import { toWhatIf, type WhatIfView } from './what-if.view.js'
import {
  toSavingsSlider,
  wordSaving,
  wordSavingsConditions,
  type SavingsParts,
  type SavingWords,
} from './wording.view.js'

/** The part of the page about fuel. */
export interface FuelView extends SavingWords {
  readonly heading: string
  readonly conditions: string
  /** That the figure is an estimate; or that it does not count at present. */
  readonly note: string
  readonly include: { readonly label: string; readonly hint: string; readonly isOn: boolean }
}

/** The total, also in the bar. */
export interface TotalView extends SavingWords {
  readonly label: string
  readonly conditions: string
  readonly note: string
}

/** View model of the savings page. */
export interface SavingsView extends ToolTexts {
  /** Title part: car and result. */
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly cars: ChoiceGroup
  readonly distances: ChoiceGroup<'km' | 'mi'>
  /** Mileage, fuel price, fuel economy, energy price. */
  readonly sliders: readonly ValueSlider[]
  readonly fuel: FuelView
  readonly tax: TaxView
  readonly total: TotalView
  readonly whatIf: WhatIfView
  readonly trace: { readonly label: string; readonly explanations: readonly Explanation[] }
  readonly provenance: { readonly label: string; readonly rows: readonly ProvenanceView[] }
}

/** What the view is made from. */
export interface SavingsViewInput extends SavingsParts {
  readonly state: SavingsState & { readonly announced: Option<SavingsSelection> }
}

const toFuel = (figures: SavingsFigures, parts: SavingsParts): FuelView => {
  const { translate } = parts
  return {
    ...wordSaving(halfAwayFromZero(figures.fuel.value), parts),
    heading: translate('fuel.heading'),
    conditions: wordSavingsConditions(parts),
    note: translate(figures.isFuelCounted ? 'savings.note' : 'fuel.notCounted'),
    include: {
      label: translate('fuel.include'),
      hint: translate('fuel.include.hint'),
      isOn: figures.isFuelCounted,
    },
  }
}

const noteOf = ({ taxStatus }: SavingsFigures, { translate }: SavingsParts): string =>
  translate(taxStatus === 'OK' ? 'savings.note' : 'savings.noteWithoutTaxes')

const wordTotal = (figures: SavingsFigures, parts: SavingsParts): SavingWords => {
  const words = wordSaving(figures.total.value, parts)
  return { ...words, sentence: withExamplePart(words.sentence, figures, parts) }
}

const toTotal = (figures: SavingsFigures, input: SavingsParts): TotalView => ({
  ...wordTotal(figures, input),
  label: input.translate('total.label', { years: input.state.setup.years }),
  conditions: wordSavingsConditions(input),
  note: noteOf(figures, input),
})

const toExplanations = (figures: SavingsFigures, parts: SavingsParts): readonly Explanation[] => {
  const { currency, minorUnit } = parts.content
  const { inputs } = FUEL_FORMULAS[parts.state.setup.system]
  const taxes = ['amount', 'payments', 'multiplier']
  const names = [
    ...inputs.map(({ name }) => name),
    ...taxes,
    'fuelNotCounted',
    'fuelSavings',
    'registered',
  ]
  return [
    toExplanation(
      { id: 'fuel', step: figures.fuel.trace, inputs: names, currency, minorUnit },
      parts,
    ),
    toExplanation(
      { id: 'total', step: figures.total.trace, inputs: names, currency, minorUnit },
      parts,
    ),
  ]
}

const wordCorrection = (one: SavingsCorrection, parts: SavingsParts): string =>
  parts.translate(`correction.${one}`, {
    car: parts.state.selection.car.type,
    value: one === 'car' || one === 'fuel' ? '' : toSavingsSlider(one, parts).valueText,
  })

const toLive = (input: SavingsViewInput): string => {
  const { state, translate } = input
  if (O.isNone(state.announced)) return ''
  const said = { ...input, state: { ...state, selection: state.announced.value } }
  const total = wordTotal(savingsFigures(said.state), said)
  return wordLive(
    state.corrections.map((one) => wordCorrection(one, said)),
    translate('live.total', {
      sentence: total.sentence,
      conditions: wordSavingsConditions(said),
    }),
  )
}

/**
 * Builds the view model of the savings page from its state and content: plain data, every text translated.
 *
 * @param input - State of the machine, content, messages and number format.
 * @returns The view model; the page only renders it.
 * @source T-FUEL-01, T-FUEL-02, T-TAX-01, T-SAV-01, T-SAV-06, E-T-05, E-T-09, E-T-28, E-T-29, E-T-40
 *
 * @example The total
 * ```ts
 * import { savingsView } from '@evkit/engine/savings'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinySavingsContent, tinySavingsState } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * const words = { translate: (key: string) => key, numbers: numberFormat('en-GB') }
 * const state = { ...tinySavingsState, announced: option.none }
 * savingsView({ state, content: tinySavingsContent, ...words }).total.text // => '€3,780'
 * ```
 * @category views
 */
export const savingsView = (input: SavingsViewInput): SavingsView => {
  const { state, content, translate } = input
  const figures = savingsFigures(state)
  const total = toTotal(figures, input)
  // What stands behind the total is made when it is looked at: a drag asks for figures only.
  const whatIf = lazily(() => toWhatIf(figures, input))
  const explanations = lazily(() => toExplanations(figures, input))
  const provenance = lazily(() =>
    content.provenance.map((one) => wordProvenance(one, input, content.minorUnit)),
  )
  return {
    title: translate('savings.title', { car: state.selection.car.type, saving: total.text }),
    heading: content.heading,
    text: content.text,
    cars: toChoiceGroup(
      translate('savings.cars'),
      state.setup.cars.map(({ type }) => ({ value: type, label: type })),
      state.selection.car.type,
    ),
    distances: toDistanceChoices(state.shownDistance, input),
    sliders: SAVINGS_SLIDERS.map((slider) => toSavingsSlider(slider, input)),
    fuel: toFuel(figures, input),
    tax: toTaxView(figures, input),
    total,
    get whatIf() {
      return whatIf()
    },
    trace: {
      label: translate('trace.label'),
      get explanations() {
        return explanations()
      },
    },
    provenance: {
      label: translate('provenance.label'),
      get rows() {
        return provenance()
      },
    },
    corrections: state.corrections.map((one) => wordCorrection(one, input)),
    live: toLive(input),
    labels: toToolLabels(input),
  }
}
