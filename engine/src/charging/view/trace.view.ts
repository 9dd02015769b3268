import * as O from '#fp-ts/Option'
import type { Option, Step } from '../../shared/index.js'
import { type Words } from '../../site/index.js'
import { toExplanation, type Explanation } from '../../tool/index.js'
import type { ChargeEstimate } from '../charging.types.js'
import type { ChargeTariffs } from '../tariff.js'

const INPUTS = [
  ...['usableEnergy', 'startLevel', 'endLevel'],
  ...['efficiency', 'unitPrice', 'chargeFee', 'freeMinutes', 'minutePrice'],
]

const explain = (words: Words, tariffs: ChargeTariffs | undefined) => (id: string, step: Step) =>
  toExplanation(
    {
      id,
      step,
      inputs: INPUTS,
      currency: tariffs?.currency,
      minorUnit: tariffs?.minorUnit,
      wordCell: (cell) => words.translate('trace.cell', { cell }),
    },
    words,
  )

const lastOfTime = ({ explanation }: ChargeEstimate): Step =>
  O.getOrElse(() => explanation.rounded)(explanation.to)

/** What a charge costs, and in which money; none where nothing is said of it. */
export interface ExplainedCost {
  readonly cost: Option<Step>
  readonly tariffs: ChargeTariffs | undefined
}

/** Turns an explanation into explanations the page can show: time, energy, cost, average power. */
export const listExplanations = (
  estimate: ChargeEstimate,
  { cost, tariffs }: ExplainedCost,
  words: Words,
): readonly Explanation[] => {
  const toShown = explain(words, tariffs)
  const { energy, power } = estimate.explanation
  return [
    toShown('time', lastOfTime(estimate)),
    toShown('energy', energy),
    ...(O.isNone(cost) ? [] : [toShown('cost', cost.value)]),
    toShown('power', power),
  ]
}
