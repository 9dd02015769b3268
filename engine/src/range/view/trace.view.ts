import { toExplanation, type Explanation } from '../../tool/index.js'
import type { RangeEstimate } from '../range.types.js'
import type { Words } from './wording.view.js'

const wordSource = ({ explanation }: RangeEstimate, { translate }: Words): string => {
  const { cell, compared } = explanation
  if (cell === '') return translate('trace.none')
  return compared > 1
    ? translate('trace.highest', { cell, count: compared })
    : translate('trace.cell', { cell })
}

/**
 * Turns the explanation of a range into a explanation the page can show: the entry of the data, the conversion, the rounding.
 *
 * @param estimate - A range with its explanation.
 * @param words - Messages, number format and units.
 * @returns Explanations; each step names a number, how it is made, and the rows that fix it.
 * @source B-T-01
 *
 * @example The first step is the entry of the data
 * ```ts
 * import { DEFAULT_RANGE_WISH, estimateRange } from '@evkit/engine/range'
 * import { listRangeExplanations } from '@evkit/engine/range/view'
 * import { numberFormat } from '@evkit/engine/site'
 * import { gridFamily } from '@evkit/engine/testing'
 *
 * const units = { temperature: 'metric', range: 'imperial' } as const
 * const words = { translate: (key: string) => key, numbers: numberFormat('en'), units }
 * const estimate = estimateRange(gridFamily, { wish: DEFAULT_RANGE_WISH, unit: 'mi' })
 * listRangeExplanations(estimate, words)[0]?.steps.map(({ label }) => label) // => ['step.rangeKm', 'step.milesPerKm', 'step.rangeMiles', 'step.rangeMilesRounded']
 * ```
 * @category views
 */
export const listRangeExplanations = (
  estimate: RangeEstimate,
  words: Words,
): readonly Explanation[] => [
  toExplanation(
    {
      id: 'range',
      step: estimate.explanation.figure,
      inputs: ['rangeKm', 'milesPerKm'],
      workings: { rangeKm: wordSource(estimate, words) },
    },
    words,
  ),
]
