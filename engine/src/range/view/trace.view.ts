import { listSteps, type AppliedStep, type Step, type Unit } from '../../shared/index.js'
import type { RangeEstimate } from '../range.types.js'
import type { Words } from './wording.view.js'

/** One rung of the ladder that leads to a figure. */
export interface Rung {
  /** What the number is. */
  readonly label: string
  /** How it is made, or where it stands in the data. */
  readonly working: string
  /** The number with its unit. */
  readonly result: string
  /** Ids of the rows of the specification. */
  readonly rules: string
}

/** The ladder of the figure. */
export interface Ladder {
  readonly id: string
  readonly heading: string
  readonly rungs: readonly Rung[]
}

const FACTOR_DECIMALS = 6
const DECIMALS = 2

const wordNumber = (value: number, unit: Unit, { numbers }: Words): string => {
  if (Number.isInteger(value)) return numbers.number(value)
  return numbers.decimal(value, unit === 'mi/km' ? FACTOR_DECIMALS : DECIMALS)
}

const wordValue = ({ value, unit }: Pick<Step, 'value' | 'unit'>, words: Words): string =>
  words.translate(`unit.${unit}`, { value: wordNumber(value, unit, words) })

const wordOperation = (step: AppliedStep, words: Words): string => {
  const [a, b] = step.terms.map((term) => wordValue(term, words))
  return words.translate(`operation.${step.operation}`, { a: a ?? '', b: b ?? '' })
}

const wordSource = ({ explanation }: RangeEstimate, { translate }: Words): string => {
  const { cell, compared } = explanation
  if (cell === '') return translate('trace.none')
  return compared > 1
    ? translate('trace.highest', { cell, count: compared })
    : translate('trace.cell', { cell })
}

const wordWorking = (step: Step, estimate: RangeEstimate, words: Words): string => {
  if (step.kind === 'applied') return wordOperation(step, words)
  return step.name === 'rangeKm' ? wordSource(estimate, words) : ''
}

/**
 * Turns the explanation of a range into a ladder the page can show: the entry of the data, the conversion, the rounding.
 *
 * @param estimate - A range with its explanation.
 * @param words - Messages, number format and units.
 * @returns Ladders; each rung names a number, how it is made, and the rows that fix it.
 * @source B-T-01
 *
 * @example The first rung is the entry of the data
 * ```ts
 * import { DEFAULT_RANGE_WISH, estimateRange } from '@evkit/engine/range'
 * import { listRangeLadders } from '@evkit/engine/range/view'
 * import { numberFormat } from '@evkit/engine/site'
 * import { gridFamily } from '@evkit/engine/testing'
 *
 * const units = { temperature: 'metric', range: 'imperial' } as const
 * const words = { translate: (key: string) => key, numbers: numberFormat('en'), units }
 * const estimate = estimateRange(gridFamily, { wish: DEFAULT_RANGE_WISH, unit: 'mi' })
 * listRangeLadders(estimate, words)[0]?.rungs.map(({ label }) => label) // => ['step.rangeKm', 'step.milesPerKm', 'step.rangeMiles', 'step.rangeMilesRounded']
 * ```
 * @category views
 */
export const listRangeLadders = (estimate: RangeEstimate, words: Words): readonly Ladder[] => [
  {
    id: 'range',
    heading: words.translate('trace.range'),
    rungs: listSteps(estimate.explanation.figure).map((step) => ({
      label: words.translate(`step.${step.name}`),
      working: wordWorking(step, estimate, words),
      result: wordValue(step, words),
      rules: step.rules.join(', '),
    })),
  },
]
