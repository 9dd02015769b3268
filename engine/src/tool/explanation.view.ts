import {
  listSteps,
  type AppliedStep,
  type GivenStep,
  type Step,
  type Unit,
} from '../shared/index.js'
import { wordPrice, type MinorUnit } from './price-form.view.js'
import type { Words } from '../site/index.js'

/** View model of one step of a calculation trace. */
export interface ExplanationStep {
  /** Name of the number. */
  readonly label: string
  /** Its calculation: `115 ÷ 60`, or its cell in the data; empty for a plain number. */
  readonly working: string
  /** The number with its unit. */
  readonly result: string
  /** Ids of the rows of the specification. */
  readonly rules: string
}

/** View model of the calculation trace of one figure. */
export interface Explanation {
  readonly id: string
  readonly heading: string
  readonly steps: readonly ExplanationStep[]
}

/** What a explanation is made from. */
export interface ExplanationInput {
  /** Names the heading: message `trace.{id}`. */
  readonly id: string
  /** The last step of the figure's trace. */
  readonly step: Step
  /** Names of the numbers that get a step of their own though they are given; constants are named where they are used. */
  readonly inputs: readonly string[]
  /** Says where a number stands in the data; a number read from a table has a step only with it. */
  readonly wordCell?: (cell: string) => string
  /** How given numbers came about, by their names. */
  readonly workings?: Readonly<Record<string, string>>
  /** Currency of the amounts, as its three letters; nothing where there are none. */
  readonly currency?: string | undefined
  /** The smaller unit prices are written in, where the market has one. */
  readonly minorUnit?: MinorUnit | undefined
}

const DECIMALS = [0, 1, 2, 3, 4] as const
const SMALL_DECIMALS = [...DECIMALS, 5, 6] as const
const FEW = 2
const MANY = 4
const NEAR = 1e-9

// As few decimals as the number has; two for one that does not end soon, four when it is small.
const decimalsOf = (value: number): number => {
  const isSmall = Math.abs(value) < 1
  const exact = (isSmall ? SMALL_DECIMALS : DECIMALS).find(
    (decimals) => Math.abs(Number(value.toFixed(decimals)) - value) < NEAR,
  )
  return exact ?? (isSmall ? MANY : FEW)
}

// Units that are words, with a plural of their own.
const COUNTED: readonly Unit[] = ['year', 'mi/year', 'gal/year', 'US gal/year', 'months/year']
const PRICES: readonly Unit[] = ['money/kWh', 'money/l', 'money/US gal', 'money/min']

const wordNumber = (value: number, unit: Unit, wordedIn: WordedIn): string => {
  const { words, currency, minorUnit } = wordedIn
  const decimals = decimalsOf(value)
  if (!unit.startsWith('money') || currency === undefined) {
    return words.numbers.decimal(value, decimals)
  }
  const kept = decimals === 0 ? 0 : Math.max(decimals, FEW)
  return PRICES.includes(unit)
    ? wordPrice(value, kept, { numbers: words.numbers, currency, minorUnit })
    : words.numbers.money(value, currency, kept)
}

interface WordedIn {
  readonly words: Words
  readonly currency?: string | undefined
  readonly minorUnit?: MinorUnit | undefined
}

/** Puts a number of a trace into words with its unit. */
export const wordValue = (value: number, unit: Unit, wordedIn: WordedIn): string => {
  const text = wordNumber(value, unit, wordedIn)
  return unit === '1' || unit === 'money'
    ? text
    : wordedIn.words.translate(`unit.${unit}`, {
        value: text,
        ...(COUNTED.includes(unit) ? { count: value } : {}),
      })
}

const wordOperation = (step: AppliedStep, wordedIn: WordedIn): string => {
  const [a, b] = step.terms.map((term) => wordValue(term.value, term.unit, wordedIn))
  return wordedIn.words.translate(`operation.${step.operation}`, { a: a ?? '', b: b ?? '' })
}

/** Turns an explanation into a explanation the page can show. */
export const toExplanation = (input: ExplanationInput, words: Words): Explanation => {
  const wordedIn = { words, currency: input.currency, minorUnit: input.minorUnit }
  const wordSource = (step: GivenStep): string | undefined =>
    step.cell === undefined ? undefined : input.wordCell?.(step.cell)
  const isShown = (step: Step): boolean =>
    step.kind === 'applied' || input.inputs.includes(step.name) || wordSource(step) !== undefined
  const wordWorking = (step: Step): string =>
    step.kind === 'applied'
      ? wordOperation(step, wordedIn)
      : (wordSource(step) ?? input.workings?.[step.name] ?? '')
  return {
    id: input.id,
    heading: words.translate(`trace.${input.id}`),
    steps: listSteps(input.step)
      .filter(isShown)
      .map((step) => ({
        label: words.translate(`step.${step.name}`),
        working: wordWorking(step),
        result: wordValue(step.value, step.unit, wordedIn),
        rules: step.rules.join(', '),
      })),
  }
}
