import type { Step } from '../../shared/index.js'
import { toLadder, type Ladder, type Words } from '../../site/index.js'
import type { ChargeEstimate } from '../charging.types.js'

const INPUTS = ['usableEnergy', 'startLevel', 'endLevel']

const chargeLadder = (id: string, step: Step, words: Words): Ladder =>
  toLadder(
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
 * Turns an explanation into ladders the page can show: time, energy, average power.
 *
 * @param estimate - The answer of the tool.
 * @param words - Messages and number format.
 * @returns Three ladders; each rung names a number, how it is made, and the rows that fix it.
 * @source B-T-01
 *
 * @example The first rung of the time is the table's cell
 * ```ts
 * import { estimateCharge } from '@evkit/engine/charging'
 * import { listLadders } from '@evkit/engine/charging/view'
 * import { toResult } from '@evkit/engine/shared'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyData } from '@evkit/engine/testing'
 *
 * const charger = { current: 'DC', power: '250kW' } as const
 * const answer = toResult(estimateCharge(tinyData, { model: 'ex30-bev', motor: 'SM', charger, range: { from: 20, to: 80 } }))
 * const words = { translate: (key: string) => key, numbers: numberFormat('en') }
 * answer.ok && listLadders(answer.value, words)[0]?.rungs[0]?.label // => 'step.tableMinutes'
 * ```
 * @category views
 */
export const listLadders = (estimate: ChargeEstimate, words: Words): readonly Ladder[] => [
  chargeLadder('time', lastOfTime(estimate), words),
  chargeLadder('energy', estimate.explanation.energy, words),
  chargeLadder('power', estimate.explanation.power, words),
]
