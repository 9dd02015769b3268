import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { convertDistance, type Either, type Option } from '../../shared/index.js'
import { type DistanceUnit, type Words } from '../../site/index.js'
import {
  toChoiceGroup,
  toDistanceChoices,
  toExplanation,
  toToolLabels,
  toValueSlider,
  wordConsumption,
  wordLive,
  wordProvenance,
  type ChoiceGroup,
  type Explanation,
  type ProvenanceView,
  type ToolTexts,
  type ValueSlider,
} from '../../tool/index.js'
import { toCostQuery } from '../cost-sensitivity.js'
import type { CostState } from '../cost.tool.js'
import type { CostFault } from '../cost.errors.js'
import type { CostFigure, CostSelection, CostSlider } from '../cost.types.js'
import type { CostContent } from '../documents/cost.codec.js'
import { monthlyCost } from '../monthly-cost.js'
import { toSensitivity, type SensitivityView } from './sensitivity.view.js'

/** The result, when there is one. */
export interface CostResult {
  readonly kind: 'cost'
  readonly prefix: string
  /** Whole money, rounded up. */
  readonly amount: string
  readonly suffix: string
  /** Prefix, amount and suffix: the result heading. */
  readonly heading: string
  /** The whole as a reader says it. */
  readonly spoken: string
  /** The exact value, with cents. */
  readonly exact: string
  readonly conditions: string
  readonly note: string
  readonly facts: readonly { readonly id: string; readonly label: string; readonly text: string }[]
  readonly trace: { readonly label: string; readonly explanations: readonly Explanation[] }
}

/** What stands in place of a result that cannot be computed. */
export interface MissingCost {
  readonly kind: 'missing'
  readonly text: string
}

/** View model of the charging cost calculator. */
export interface CostView extends ToolTexts {
  /** Title part: car type and result. */
  readonly title: string
  readonly heading: string
  readonly types: ChoiceGroup
  readonly distances: ChoiceGroup<'km' | 'mi'>
  readonly sliders: Readonly<Record<CostSlider, ValueSlider>>
  /** Name of the result. */
  readonly resultLabel: string
  readonly result: CostResult | MissingCost
  readonly sensitivity: SensitivityView
  /** Provenance of the default values. */
  readonly provenance: { readonly label: string; readonly rows: readonly ProvenanceView[] }
}

/** What the view is made from. */
export interface CostViewInput extends Words {
  readonly state: CostState & { readonly announced: Option<CostSelection> }
  readonly content: Omit<CostContent, 'items'>
}

type Answer = Either<readonly CostFault[], CostFigure>

const ask = (selection: CostSelection, distance: DistanceUnit, rounding: 'none' | 'up'): Answer =>
  monthlyCost(toCostQuery(selection), { distance, rounding })

const MONEY_DECIMALS = 2

const toSlider = (slider: CostSlider, input: CostViewInput): ValueSlider => {
  const { state, content } = input
  const { labels } = content
  const isMileage = slider === 'mileage'
  const origin = content.provenance.find(({ id }) => id === 'electricity')
  return toValueSlider(
    {
      id: slider,
      label: isMileage ? labels.mileageLabel : labels.energyCostLabel,
      suffix: isMileage ? labels.mileageSuffix : labels.energyCostSuffix,
      value: state.selection.values[slider],
      grid: state.selection.car.grids[slider],
      ...(isMileage
        ? { distance: { content: state.contentDistance, shown: state.shownDistance } }
        : {}),
      ...(isMileage ? {} : { price: { currency: content.currency, minorUnit: content.minorUnit } }),
      ...(isMileage || origin === undefined
        ? {}
        : {
            origin: {
              start: state.selection.car.starts[slider],
              kind: origin.basis,
              text: wordProvenance(origin, input, content.minorUnit).text,
            },
          }),
    },
    input,
  )
}

const wordConditions = (
  selection: CostSelection,
  sliders: CostView['sliders'],
  input: CostViewInput,
): string =>
  input.translate('cost.conditions', {
    type: selection.car.type,
    mileage: sliders.mileage.valueText,
    price: sliders.energyCost.valueText,
    consumption: wordConsumption(selection.car.energyConsumption, input.state.shownDistance, input),
  })

const toFacts = (
  figure: CostFigure,
  selection: CostSelection,
  { state, content, numbers, translate }: CostViewInput,
): CostResult['facts'] => {
  const perHundredKm = selection.car.energyConsumption * selection.values.energyCost
  const perHundred = convertDistance(perHundredKm, state.shownDistance, 'km')
  const { currency } = content
  return [
    {
      id: 'year',
      label: translate('fact.year'),
      text: numbers.money(figure.yearlyCost, currency, 0),
    },
    {
      id: 'distance',
      label: translate(`fact.distance.${state.shownDistance}`),
      text: numbers.money(perHundred, currency, MONEY_DECIMALS),
    },
    {
      id: 'energy',
      label: translate('fact.energy'),
      text: translate('unit.kWh', { value: numbers.decimal(figure.yearlyEnergy, 0) }),
    },
  ]
}

const INPUTS = ['mileage', 'energyConsumption', 'energyCost']

const toResult = (input: CostViewInput, sliders: CostView['sliders']): CostResult | MissingCost => {
  const { state, content, numbers, translate } = input
  const { selection, contentDistance } = state
  const exact = ask(selection, contentDistance, 'none')
  const up = ask(selection, contentDistance, 'up')
  if (E.isLeft(exact) || E.isLeft(up)) {
    return { kind: 'missing', text: translate('cost.missing', { type: selection.car.type }) }
  }
  const amount = numbers.decimal(up.right.value, 0)
  const { costPrefix: prefix, costSuffix: suffix } = content.labels
  const money = numbers.money(up.right.value, content.currency, 0)
  const { currency, minorUnit } = content
  const explanation = { id: 'monthlyCost', inputs: INPUTS, currency, minorUnit }
  return {
    kind: 'cost',
    prefix,
    amount,
    suffix,
    heading: `${prefix}${amount}${suffix}`,
    spoken: translate('cost.spoken', { money }),
    exact: translate('cost.exact', {
      money: numbers.money(exact.right.value, content.currency, MONEY_DECIMALS),
    }),
    conditions: wordConditions(selection, sliders, input),
    note: translate('cost.note'),
    facts: toFacts(exact.right, selection, input),
    trace: {
      label: translate('trace.label'),
      explanations: [toExplanation({ ...explanation, step: up.right.trace }, input)],
    },
  }
}

const wordCorrection = (one: CostState['corrections'][number], input: CostViewInput): string =>
  input.translate(`correction.${one}`, {
    type: input.state.selection.car.type,
    value: one === 'type' ? '' : toSlider(one, input).valueText,
  })

const toLive = (input: CostViewInput): string => {
  const { announced, corrections } = input.state
  if (O.isNone(announced)) return ''
  const state = { ...input.state, selection: announced.value }
  const said = { ...input, state }
  const sliders = {
    mileage: toSlider('mileage', said),
    energyCost: toSlider('energyCost', said),
  }
  const result = toResult(said, sliders)
  const text =
    result.kind === 'cost'
      ? input.translate('live.cost', { cost: result.spoken, conditions: result.conditions })
      : result.text
  return wordLive(
    corrections.map((one) => wordCorrection(one, said)),
    text,
  )
}

/**
 * Builds the view model of the calculator from its state and content: plain data, every text translated.
 *
 * @param input - State of the machine, content, messages and number format.
 * @returns The view model; the page only renders it.
 * @source T-COST-01, T-COST-02, T-COST-10, T-COST-11, E-T-05, E-T-09, E-T-28, E-T-40
 *
 * @example The result heading
 * ```ts
 * import { costView } from '@evkit/engine/cost'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyCostContent, tinyCostState } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * const words = { translate: (key: string) => key, numbers: numberFormat('en-GB') }
 * const state = { ...tinyCostState, announced: option.none }
 * const { result } = costView({ state, content: tinyCostContent, ...words })
 * result.kind === 'cost' && result.heading // => '£63/month'
 * ```
 * @category views
 */
export const costView = (input: CostViewInput): CostView => {
  const { state, content, translate } = input
  const sliders = {
    mileage: toSlider('mileage', input),
    energyCost: toSlider('energyCost', input),
  }
  const result = toResult(input, sliders)
  return {
    title: translate('cost.title', {
      type: state.selection.car.type,
      cost: result.kind === 'cost' ? result.heading : '',
    }),
    heading: content.labels.costHeading,
    types: toChoiceGroup(
      translate('cost.types'),
      state.cars.map(({ type }) => ({ value: type, label: type })),
      state.selection.car.type,
    ),
    distances: toDistanceChoices(state.shownDistance, input),
    sliders,
    resultLabel: translate('cost.result'),
    result,
    sensitivity: toSensitivity(input),
    provenance: {
      label: translate('provenance.label'),
      rows: content.provenance.map((one) => wordProvenance(one, input, content.minorUnit)),
    },
    corrections: state.corrections.map((one) => wordCorrection(one, input)),
    live: toLive(input),
    labels: toToolLabels(input),
  }
}
