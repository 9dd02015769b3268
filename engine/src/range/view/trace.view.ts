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

/** Turns the explanation of a range into one the page can show: the entry, the conversion, the rounding. */
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
