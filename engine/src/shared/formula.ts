import { apply, given, operate, type Operation, type Step, type StepLabel } from './explain.js'

/** An input of a formula: what it is called, its unit and the rows that fix it. */
export interface FormulaInput<Name extends string = string> extends StepLabel {
  readonly name: Name
}

/** A constant of a formula with its value. */
export interface FormulaConstant extends StepLabel {
  /** The number, in its unit. */
  readonly value: number
}

/** One part of a formula: an input, a constant, or an operation on other parts. */
export type Term<Name extends string = string> =
  | { readonly kind: 'input'; readonly name: Name }
  | { readonly kind: 'constant'; readonly name: string }
  | {
      readonly kind: 'applied'
      readonly operation: Operation
      readonly label: StepLabel
      readonly terms: readonly [Term<Name>] | readonly [Term<Name>, Term<Name>]
    }

/** How the last number of a formula is rounded: not at all, or by an operation of one number. */
export type FormulaRounding = 'none' | 'floor' | 'halfUp' | 'ceilUp' | 'halfAwayFromZero'

/** A formula as data: the code, the pages, the spreadsheet and the test vectors are all made from it. */
export interface Formula<Name extends string = string> {
  /** Stable name in kebab case. */
  readonly id: string
  /** Grows by one whenever an answer of the formula changes. */
  readonly version: number
  /** Message key of its title. */
  readonly title: string
  /** Ids of the rows of the specification. */
  readonly rules: readonly string[]
  /** Its inputs, in the order they are asked for; no two of one name. */
  readonly inputs: readonly FormulaInput<Name>[]
  readonly constants: readonly FormulaConstant[]
  /** What is computed, before rounding. */
  readonly result: Term<Name>
  /** What is done with the result at the end. */
  readonly rounding: FormulaRounding
}

/** A number for each input of a formula. */
export type FormulaValues<Name extends string> = Readonly<Record<Name, number>>

/**
 * Names an input in a formula.
 *
 * @param name - Name of the input.
 * @returns A part of a formula.
 * @source B-T-10
 *
 * @example An input
 * ```ts
 * import { inputTerm } from '@evkit/engine/shared'
 *
 * inputTerm('mileage') // => { kind: 'input', name: 'mileage' }
 * ```
 * @category constructors
 */
export const inputTerm = <Name extends string>(name: Name): Term<Name> => ({ kind: 'input', name })

/**
 * Names a constant in a formula.
 *
 * @param name - Name of the constant.
 * @returns A part of a formula.
 * @source B-T-10
 *
 * @example A constant
 * ```ts
 * import { constantTerm } from '@evkit/engine/shared'
 *
 * constantTerm('monthsPerYear') // => { kind: 'constant', name: 'monthsPerYear' }
 * ```
 * @category constructors
 */
export const constantTerm = (name: string): Term<never> => ({ kind: 'constant', name })

/**
 * Puts an operation into a formula.
 *
 * @param label - What the number it makes is called, its unit and its rows.
 * @param operation - What is done.
 * @param terms - One or two parts; the operations that round take one.
 * @returns A part of a formula.
 * @source B-T-10
 *
 * @example A sum
 * ```ts
 * import { appliedTerm, inputTerm } from '@evkit/engine/shared'
 *
 * appliedTerm({ name: 'sum', unit: 'money', rules: [] }, 'add', [inputTerm('a'), inputTerm('b')]).kind // => 'applied'
 * ```
 * @category constructors
 */
export const appliedTerm = <Name extends string>(
  label: StepLabel,
  operation: Operation,
  terms: readonly [Term<Name>] | readonly [Term<Name>, Term<Name>],
): Term<Name> => ({ kind: 'applied', operation, label, terms })

const ABSENT: StepLabel = { name: 'absent', unit: '1', rules: [] }

/**
 * Tells what the number a part of a formula stands for is called.
 *
 * @param formula - The formula.
 * @param term - One of its parts.
 * @returns Name, unit and rows; the name `absent` for an input or constant the formula does not have.
 * @source B-T-10
 *
 * @example The label of an input
 * ```ts
 * import { inputTerm, labelTerm } from '@evkit/engine/shared'
 * import { billFormula } from '@evkit/engine/testing'
 *
 * labelTerm(billFormula, inputTerm('price')).unit // => 'money/kWh'
 * ```
 * @category look-ups
 */
export const labelTerm = (formula: Formula, term: Term): StepLabel => {
  if (term.kind === 'applied') return term.label
  const list: readonly StepLabel[] = term.kind === 'input' ? formula.inputs : formula.constants
  return list.find(({ name }) => name === term.name) ?? ABSENT
}

const valueOf = (formula: Formula, name: string): number =>
  formula.constants.find((constant) => constant.name === name)?.value ?? Number.NaN

/**
 * Gives the last part of a formula, with its rounding if it has one.
 *
 * @param formula - The formula.
 * @returns The part whose number is the figure; the rounded number keeps name and unit of the number it is made from.
 * @source B-T-10, D-T-01
 *
 * @example Without rounding it is the result itself
 * ```ts
 * import { lastTerm } from '@evkit/engine/shared'
 * import { billFormula } from '@evkit/engine/testing'
 *
 * lastTerm(billFormula) === billFormula.result // => true
 * ```
 * @category look-ups
 */
export const lastTerm = <Name extends string>(formula: Formula<Name>): Term<Name> => {
  if (formula.rounding === 'none') return formula.result
  const label = labelTerm(formula, formula.result)
  return appliedTerm({ ...label, name: `${label.name}Rounded` }, formula.rounding, [formula.result])
}

/**
 * Computes a formula with its explanation.
 *
 * @param formula - The formula.
 * @param values - A number for each input, in its unit.
 * @returns The last step of the trace; its value is the figure. A part the formula uses twice is one step.
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
  values: FormulaValues<Name>,
): Step => {
  const steps = new Map<Term<Name> | string, Step>()
  const make = (term: Term<Name>): Step => {
    const key = term.kind === 'applied' ? term : `${term.kind}.${term.name}`
    const known = steps.get(key)
    if (known !== undefined) return known
    const step = build(term)
    steps.set(key, step)
    return step
  }
  const build = (term: Term<Name>): Step => {
    const label = labelTerm(formula, term)
    if (term.kind === 'input') return given(label, values[term.name])
    if (term.kind === 'constant') return given(label, valueOf(formula, term.name))
    const [a, b] = term.terms
    return apply(label, term.operation, b === undefined ? [make(a)] : [make(a), make(b)])
  }
  return make(lastTerm(formula))
}

type Compute = (values: Readonly<Record<string, number>>) => number

interface Instruction {
  readonly operation: Operation
  /** Places of the two numbers; the number made has the next place of its own. */
  readonly a: number
  readonly b: number
}

interface Program {
  readonly instructions: readonly Instruction[]
  /** Names of the inputs; their numbers have the first places, the constants the next. */
  readonly inputs: readonly string[]
  readonly constants: readonly number[]
}

const toProgram = (formula: Formula): Program => {
  const inputs = formula.inputs.map(({ name }) => name)
  const names = formula.constants.map(({ name }) => name)
  const known = inputs.length + names.length
  const instructions: Instruction[] = []
  const made = new Map<Term, number>()
  const placeOf = (term: Term): number => {
    if (term.kind !== 'applied') {
      const at = (term.kind === 'input' ? inputs : names).indexOf(term.name)
      // The place behind all others holds no number: what is not listed makes the figure none either.
      if (at < 0) return known
      return term.kind === 'input' ? at : inputs.length + at
    }
    const before = made.get(term)
    if (before !== undefined) return before
    const [first, second] = term.terms
    const a = placeOf(first)
    const b = second === undefined ? a : placeOf(second)
    const to = known + 1 + instructions.length
    instructions.push({ operation: term.operation, a, b })
    made.set(term, to)
    return to
  }
  // A formula that is a number alone is that number, taken over.
  const last = placeOf(lastTerm(formula))
  if (instructions.length === 0) {
    instructions.push({ operation: 'atLeast', a: last, b: last })
  }
  return { instructions, inputs, constants: formula.constants.map(({ value }) => value) }
}

const compile = (formula: Formula): Compute => {
  const { instructions, inputs, constants } = toProgram(formula)
  const unlisted = inputs.length + constants.length
  const places = new Float64Array(unlisted + 1 + instructions.length)
  places.set(constants, inputs.length)
  places[unlisted] = Number.NaN
  const placeAt = (at: number): number => places[at] ?? Number.NaN
  return (values) => {
    let to = 0
    for (const name of inputs) {
      places[to] = values[name] ?? Number.NaN
      to += 1
    }
    to = unlisted
    for (const { operation, a, b } of instructions) {
      to += 1
      places[to] = operate(operation, placeAt(a), placeAt(b))
    }
    return placeAt(to)
  }
}

const compiled = /*#__PURE__*/ new WeakMap<Formula, Compute>()

/**
 * Computes a formula without its explanation, for sweeps and charts. It is put together once and kept.
 *
 * @param formula - The formula; the same object each time, so that the work of the first time counts.
 * @param values - A number for each input, in its unit.
 * @returns The figure; the same, bit for bit, as the value of {@link explainFormula}.
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
