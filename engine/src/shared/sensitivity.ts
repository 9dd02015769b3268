import { operate } from './explain.js'
import { computeFormula } from './evaluate-formula.js'
import type { Formula, FormulaValues, Term } from './formula.js'
import { none, some, type Option } from './option.js'

/** How far one input is moved while the others stay. */
export interface InputSpan<Name extends string = string> {
  readonly input: Name
  /** [unit of the input] Lowest value. */
  readonly low: number
  /** [unit of the input] Highest value. */
  readonly high: number
}

/** What one input does to a figure: one bar of a tornado chart. */
export interface Sensitivity<Name extends string = string> extends InputSpan<Name> {
  /** [unit of the figure] The figure with the input at its lowest value. */
  readonly atLow: number
  /** [unit of the figure] The figure with the input at its highest value. */
  readonly atHigh: number
  /** [unit of the figure] How far apart the two are, 0 or more. */
  readonly swing: number
}

const withInput = <Name extends string>(
  values: FormulaValues<Name>,
  input: Name,
  value: number,
): FormulaValues<Name> => ({ ...values, [input]: value })

/** Ranks the inputs of a formula by how far each alone moves the figure. */
export const rankInputs = <Name extends string>(
  formula: Formula<Name>,
  values: FormulaValues<Name>,
  spans: readonly InputSpan<Name>[],
): readonly Sensitivity<Name>[] =>
  spans
    .map((span) => {
      const atLow = computeFormula(formula, withInput(values, span.input, span.low))
      const atHigh = computeFormula(formula, withInput(values, span.input, span.high))
      return { ...span, atLow, atHigh, swing: Math.abs(atHigh - atLow) }
    })
    .sort((a, b) => b.swing - a.swing)

// The figure as base + slope * x + inverse / x, where x is the input asked about.
interface Shape {
  readonly base: number
  readonly slope: number
  readonly inverse: number
}

const fixed = (base: number): Shape => ({ base, slope: 0, inverse: 0 })
const isFixed = ({ slope, inverse }: Shape): boolean => slope === 0 && inverse === 0
const scale = ({ base, slope, inverse }: Shape, by: number): Shape => ({
  base: base * by,
  slope: slope * by,
  inverse: inverse * by,
})
const sum = (a: Shape, b: Shape, sign: 1 | -1): Shape => ({
  base: a.base + sign * b.base,
  slope: a.slope + sign * b.slope,
  inverse: a.inverse + sign * b.inverse,
})

const product = (a: Shape, b: Shape): Shape | undefined => {
  if (isFixed(b)) return scale(a, b.base)
  return isFixed(a) ? scale(b, a.base) : undefined
}

const quotient = (a: Shape, b: Shape): Shape | undefined => {
  if (isFixed(b)) return scale(a, 1 / b.base)
  const isPlain = isFixed(a) && b.base === 0 && b.inverse === 0
  return isPlain ? { base: 0, slope: 0, inverse: a.base / b.slope } : undefined
}

type AppliedTerm<Name extends string> = Extract<Term<Name>, { readonly kind: 'applied' }>

const combine = <Name extends string>(
  { operation }: AppliedTerm<Name>,
  a: Shape,
  b: Shape,
): Shape | undefined => {
  switch (operation) {
    case 'add':
      return sum(a, b, 1)
    case 'subtract':
      return sum(a, b, -1)
    case 'multiply':
      return product(a, b)
    case 'divide':
      return quotient(a, b)
    case 'ifPositive':
      return a
    default:
      return isFixed(a) && isFixed(b) ? fixed(operate(operation, a.base, b.base)) : undefined
  }
}

const shapeOf = <Name extends string>(
  formula: Formula<Name>,
  values: FormulaValues<Name>,
  input: Name,
): Shape | undefined => {
  const visit = (term: Term<Name>): Shape | undefined => {
    if (term.kind === 'input') {
      return term.name === input ? { base: 0, slope: 1, inverse: 0 } : fixed(values[term.name])
    }
    if (term.kind === 'constant') {
      return fixed(formula.constants.find(({ name }) => name === term.name)?.value ?? Number.NaN)
    }
    const [first, second] = term.terms
    const a = visit(first)
    const b = second === undefined ? fixed(0) : visit(second)
    return a === undefined || b === undefined ? undefined : combine(term, a, b)
  }
  return visit(formula.result)
}

const solve = ({ base, slope, inverse }: Shape, target: number): number => {
  if (slope !== 0 && inverse !== 0) return Number.NaN
  return slope === 0 ? inverse / (target - base) : (target - base) / slope
}

const TOLERANCE = 1e-6

/** Finds the value of one input at which a figure reaches a target, exactly, from the shape of the formula. */
export const findBreakEven = <Name extends string>(
  formula: Formula<Name>,
  values: FormulaValues<Name>,
  question: { readonly input: Name; readonly target?: number },
): Option<number> => {
  const { input, target = 0 } = question
  const shape = shapeOf(formula, values, input)
  if (shape === undefined) return none
  const value = solve(shape, target)
  if (!Number.isFinite(value)) return none
  const exact = { ...formula, rounding: 'none' } as const
  const reached = computeFormula(exact, withInput(values, input, value))
  const size = Math.max(1, Math.abs(shape.base), Math.abs(target))
  return Math.abs(reached - target) <= TOLERANCE * size ? some(value) : none
}
