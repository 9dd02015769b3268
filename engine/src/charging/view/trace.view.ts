import { listSteps, type AppliedStep, type Step, type Unit } from '../../shared/index.js'
import type { ChargeEstimate } from '../charging.types.js'
import type { Words } from './wording.view.js'

/** One rung of the ladder that leads to a figure. */
export interface Rung {
  /** What the number is. */
  readonly label: string
  /** How it is made: `115 min ÷ 60 min`, or where it stands in the data; empty for a plain number. */
  readonly working: string
  /** The number with its unit. */
  readonly result: string
  /** Ids of the rows of the specification. */
  readonly rules: string
}

/** The ladder of one figure. */
export interface Ladder {
  readonly id: string
  readonly heading: string
  readonly rungs: readonly Rung[]
}

const DECIMALS = 2

const wordNumber = (value: number, { numbers }: Words): string =>
  Number.isInteger(value) ? numbers.number(value) : numbers.decimal(value, DECIMALS)

const wordValue = (value: number, unit: Unit, words: Words): string =>
  unit === '1'
    ? wordNumber(value, words)
    : words.translate(`unit.${unit}`, { value: wordNumber(value, words) })

const wordOperation = (step: AppliedStep, words: Words): string => {
  const [a, b] = step.terms.map((term) => wordValue(term.value, term.unit, words))
  return words.translate(`operation.${step.operation}`, { a: a ?? '', b: b ?? '' })
}

const wordWorking = (step: Step, words: Words): string => {
  if (step.kind === 'applied') return wordOperation(step, words)
  return step.cell === undefined ? '' : words.translate('trace.cell', { cell: step.cell })
}

const toRung = (step: Step, words: Words): Rung => ({
  label: words.translate(`step.${step.name}`),
  working: wordWorking(step, words),
  result: wordValue(step.value, step.unit, words),
  rules: step.rules.join(', '),
})

// Constants are named where they are used, so only table cells, inputs and results get a rung.
const isShown = (step: Step): boolean =>
  step.kind === 'applied' || step.cell !== undefined || INPUTS.has(step.name)

const INPUTS = new Set(['usableEnergy', 'startLevel', 'endLevel'])

const toLadder = (id: string, step: Step, words: Words): Ladder => ({
  id,
  heading: words.translate(`trace.${id}`),
  rungs: listSteps(step)
    .filter(isShown)
    .map((one) => toRung(one, words)),
})

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
  toLadder('time', lastOfTime(estimate), words),
  toLadder('energy', estimate.explanation.energy, words),
  toLadder('power', estimate.explanation.power, words),
]
