import { option as O } from 'fp-ts'
import type { Step } from '../../shared/index.js'
import { type Words } from '../../site/index.js'
import { toExplanation, type Explanation } from '../../tool/index.js'
import type { ChargeEstimate } from '../charging.types.js'

const INPUTS = ['usableEnergy', 'startLevel', 'endLevel']

const chargeExplanation = (id: string, step: Step, words: Words): Explanation =>
  toExplanation(
    {
      id,
      step,
      inputs: INPUTS,
      wordCell: (cell) => words.translate('trace.cell', { cell }),
    },
    words,
  )

const lastOfTime = ({ explanation }: ChargeEstimate): Step =>
  O.getOrElse(() => explanation.rounded)(explanation.to)

/** Turns an explanation into explanations the page can show: time, energy, average power. */
export const listExplanations = (
  estimate: ChargeEstimate,
  words: Words,
): readonly Explanation[] => [
  chargeExplanation('time', lastOfTime(estimate), words),
  chargeExplanation('energy', estimate.explanation.energy, words),
  chargeExplanation('power', estimate.explanation.power, words),
]
