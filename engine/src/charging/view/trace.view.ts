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
  explanation.to._tag === 'Some' ? explanation.to.value : explanation.rounded

/**
 * Turns an explanation into explanations the page can show: time, energy, average power.
 *
 * @param estimate - The answer of the tool.
 * @param words - Messages and number format.
 * @returns Three explanations; each step names a number, how it is made, and the rows that fix it.
 * @source B-T-01
 *
 * @example The first step of the time is the table's cell
 * ```ts
 * import { estimateCharge } from '@evkit/engine/charging'
 * import { listExplanations } from '@evkit/engine/charging/view'
 * import { toResult } from '@evkit/engine/shared'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyData } from '@evkit/engine/testing'
 *
 * const charger = { current: 'DC', power: '250kW' } as const
 * const answer = toResult(estimateCharge(tinyData, { model: 'ex30-bev', motor: 'SM', charger, range: { from: 20, to: 80 } }))
 * const words = { translate: (key: string) => key, numbers: numberFormat('en') }
 * answer.ok && listExplanations(answer.value, words)[0]?.steps[0]?.label // => 'step.tableMinutes'
 * ```
 * @category views
 */
export const listExplanations = (
  estimate: ChargeEstimate,
  words: Words,
): readonly Explanation[] => [
  chargeExplanation('time', lastOfTime(estimate), words),
  chargeExplanation('energy', estimate.explanation.energy, words),
  chargeExplanation('power', estimate.explanation.power, words),
]
