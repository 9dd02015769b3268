import {
  apply,
  given,
  operate,
  type GivenStep,
  type Operation,
  type Step,
  type StepLabel,
} from './explain.js'
import {
  ABSENT,
  lastTerm,
  type Formula,
  type FormulaInput,
  type FormulaValues,
  type Term,
} from './formula.js'

interface Instruction {
  readonly label: StepLabel
  readonly operation: Operation
  /** Place of the first number; the number made has the next place of its own. */
  readonly a: number
  /** Place of the second number, where there is one. */
  readonly b: number | undefined
}

/** A formula put in the order its numbers are made in: inputs first, then constants, what is not listed, and the steps. */
interface Program {
  readonly inputs: readonly FormulaInput[]
  readonly constants: readonly GivenStep[]
  readonly instructions: readonly Instruction[]
  /** Place of the figure. */
  readonly last: number
}

const toProgram = (formula: Formula): Program => {
  const { inputs, constants } = formula
  const unlisted = inputs.length + constants.length
  const instructions: Instruction[] = []
  const made = new Map<Term, number>()
  const placeOf = (term: Term): number => {
    if (term.kind !== 'applied') {
      const list: readonly StepLabel[] = term.kind === 'input' ? inputs : constants
      const at = list.findIndex(({ name }) => name === term.name)
      if (at < 0) return unlisted
      return term.kind === 'input' ? at : inputs.length + at
    }
    const before = made.get(term)
    if (before !== undefined) return before
    const [first, second] = term.terms
    const a = placeOf(first)
    const b = second === undefined ? undefined : placeOf(second)
    const to = unlisted + 1 + instructions.length
    instructions.push({ label: term.label, operation: term.operation, a, b })
    made.set(term, to)
    return to
  }
  const last = placeOf(lastTerm(formula))
  return { inputs, constants: constants.map((one) => given(one, one.value)), instructions, last }
}

const programs = /*#__PURE__*/ new WeakMap<Formula, Program>()

const programOf = (formula: Formula): Program => {
  const known = programs.get(formula)
  if (known !== undefined) return known
  const program = toProgram(formula)
  programs.set(formula, program)
  return program
}

const UNLISTED: GivenStep = /*#__PURE__*/ given(ABSENT, Number.NaN)

const stepAt = (steps: readonly Step[], at: number): Step => steps[at] ?? UNLISTED

/** A number or the step that has made it, for each input of a formula. */
export type FormulaSteps<Name extends string> = Readonly<Record<Name, number | Step>>

/**
 * Evaluates a formula with its calculation trace.
 *
 * @param formula - The formula; its order of evaluation is cached by object.
 * @param values - A number for each input, in its unit; or its trace step, which becomes part of the trace.
 * @returns The last step of the trace; its value is the result. Shared parts of the formula are one step.
 * @law A formula computes what its explanation shows, bit for bit.
 * @source B-T-01, B-T-10
 *
 * @example A bill
 * ```ts
 * import { explainFormula, listSteps } from '@evkit/engine/shared'
 * import { billFormula } from '@evkit/engine/testing'
 *
 * const step = explainFormula(billFormula, { energy: 20, price: 0.25 })
 * step.value // => 5
 * listSteps(step).map(({ name }) => name) // => ['energy', 'price', 'bill']
 * ```
 * @category formulas
 */
export const explainFormula = <Name extends string>(
  formula: Formula<Name>,
  values: FormulaSteps<Name>,
): Step => {
  const { constants, instructions, last } = programOf(formula)
  const steps: Step[] = []
  for (const input of formula.inputs) {
    const value = values[input.name]
    steps.push(typeof value === 'object' ? value : given(input, value))
  }
  for (const constant of constants) steps.push(constant)
  steps.push(UNLISTED)
  for (const { label, operation, a, b } of instructions) {
    const first = stepAt(steps, a)
    steps.push(apply(label, operation, b === undefined ? [first] : [first, stepAt(steps, b)]))
  }
  return stepAt(steps, last)
}

type Compute = (values: Readonly<Record<string, number>>) => number

const compile = (formula: Formula): Compute => {
  const { inputs, constants, instructions, last } = programOf(formula)
  const unlisted = inputs.length + constants.length
  const places = new Float64Array(unlisted + 1 + instructions.length)
  places.set(
    constants.map(({ value }) => value),
    inputs.length,
  )
  places[unlisted] = Number.NaN
  const placeAt = (at: number): number => places[at] ?? Number.NaN
  return (values) => {
    let to = 0
    for (const { name } of inputs) {
      places[to] = values[name] ?? Number.NaN
      to += 1
    }
    to = unlisted
    for (const { operation, a, b } of instructions) {
      to += 1
      places[to] = operate(operation, placeAt(a), placeAt(b ?? a))
    }
    return placeAt(last)
  }
}

const compiled = /*#__PURE__*/ new WeakMap<Formula, Compute>()

/**
 * Evaluates a formula without a trace, for sweeps and charts. The compiled formula is cached.
 *
 * @param formula - The formula; pass the same object each time for a cache hit.
 * @param values - A number for each input, in its unit.
 * @returns The result; equal, bit for bit, to the value of {@link explainFormula}.
 * @law A formula computes what its explanation shows, bit for bit.
 * @source B-T-10, E-T-23
 *
 * @example A bill
 * ```ts
 * import { computeFormula } from '@evkit/engine/shared'
 * import { billFormula } from '@evkit/engine/testing'
 *
 * computeFormula(billFormula, { energy: 20, price: 0.25 }) // => 5
 * ```
 * @category formulas
 */
export const computeFormula = <Name extends string>(
  formula: Formula<Name>,
  values: FormulaValues<Name>,
): number => {
  const known = compiled.get(formula)
  if (known !== undefined) return known(values)
  const compute = compile(formula)
  compiled.set(formula, compute)
  return compute(values)
}
