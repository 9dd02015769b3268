import { ceilUp, halfAwayFromZero, halfUp } from './rounding.js'
import type { Unit } from './units.js'

/** The arithmetic a trace may use. @source B-T-01 @category constants */
export const OPERATIONS = [
  'add',
  'subtract',
  'multiply',
  'divide',
  'floor',
  'halfUp',
  'atLeast',
  'atMost',
  'ceilUp',
  'halfAwayFromZero',
  'ifPositive',
] as const
/** Arithmetic operation of a trace step. */
export type Operation = (typeof OPERATIONS)[number]

/** A number the calculation starts from: an input, a table cell or a named constant. */
export interface GivenStep {
  readonly kind: 'given'
  /** Name of the number; the page's text for it is a message of this key. */
  readonly name: string
  /** The number, in its unit. */
  readonly value: number
  readonly unit: Unit
  /** Ids of the rows of the specification that fix it. */
  readonly rules: readonly string[]
  /** Where in the data it stands, for a table cell: `sea69.DC.150kW.80.20`. */
  readonly cell?: string
}

/** A number made from others by one operation. */
export interface AppliedStep {
  readonly kind: 'applied'
  /** Name of the number; the page's text for it is a message of this key. */
  readonly name: string
  readonly operation: Operation
  /** The numbers it is made from, in order. */
  readonly terms: readonly Step[]
  /** The number, in its unit. */
  readonly value: number
  readonly unit: Unit
  /** Ids of the rows of the specification that fix it. */
  readonly rules: readonly string[]
}

/** A step of a calculation trace: a tree whose leaves are given numbers. */
export type Step = GivenStep | AppliedStep

/** What a step is called, which unit it has and which rows fix it. */
export interface StepLabel {
  /** Name of the number; the page's text for it is a message of this key. */
  readonly name: string
  readonly unit: Unit
  /** Ids of the rows of the specification. */
  readonly rules: readonly string[]
}

/** Does one operation of a trace. */
export const operate = (operation: Operation, a: number, b: number): number => {
  switch (operation) {
    case 'add':
      return a + b
    case 'subtract':
      return a - b
    case 'multiply':
      return a * b
    case 'divide':
      return a / b
    case 'floor':
      return Math.floor(a)
    case 'halfUp':
      return halfUp(a)
    case 'atLeast':
      return Math.max(a, b)
    case 'atMost':
      return Math.min(a, b)
    case 'ceilUp':
      return ceilUp(a)
    case 'halfAwayFromZero':
      return halfAwayFromZero(a)
    case 'ifPositive':
      return b > 0 ? a : 0
  }
}

const NOTHING = 0

/**
 * Creates a leaf of a trace: a given number.
 *
 * @param label - Name, unit and specification rows.
 * @param value - The number.
 * @param cell - Its place in the data, if it is a table cell.
 * @returns A leaf of the trace.
 * @source B-T-01
 *
 * @example A constant
 * ```ts
 * import { given } from '@evkit/engine/shared'
 *
 * given({ name: 'minutesPerHour', unit: 'min/h', rules: ['T-CONST-09'] }, 60).value // => 60
 * ```
 * @category constructors
 */
export const given = ({ name, unit, rules }: StepLabel, value: number, cell?: string): GivenStep =>
  cell === undefined
    ? { kind: 'given', name, value, unit, rules }
    : { kind: 'given', name, value, unit, rules, cell }

/**
 * Applies an operation to trace steps, computing value and trace together, so they cannot differ.
 *
 * @param label - Name, unit and specification rows.
 * @param operation - Operation to apply.
 * @param terms - One or two steps; the operations that round take one.
 * @returns A step with the new number and its operands.
 * @source B-T-01
 *
 * @example Minutes to hours
 * ```ts
 * import { apply, given } from '@evkit/engine/shared'
 *
 * const minutes = given({ name: 'minutes', unit: 'min', rules: [] }, 90)
 * const perHour = given({ name: 'minutesPerHour', unit: 'min/h', rules: [] }, 60)
 * apply({ name: 'hours', unit: 'h', rules: [] }, 'divide', [minutes, perHour]).value // => 1.5
 * ```
 * @category constructors
 */
export const apply = (
  label: StepLabel,
  operation: Operation,
  terms: readonly [Step] | readonly [Step, Step],
): AppliedStep => ({
  kind: 'applied',
  name: label.name,
  operation,
  terms,
  value: operate(operation, terms[0].value, terms[1]?.value ?? NOTHING),
  unit: label.unit,
  rules: label.rules,
})

/**
 * Re-evaluates a trace from its leaves.
 *
 * @param step - The last step of a trace.
 * @returns The result; equal, bit for bit, to the step's value.
 * @law Evaluating the trace gives the figure bit for bit.
 * @source B-T-01
 *
 * @example The audit of a figure
 * ```ts
 * import { apply, evaluateStep, given } from '@evkit/engine/shared'
 *
 * const cell = given({ name: 'table', unit: 'min', rules: ['T-CHG-34'] }, 26)
 * evaluateStep(apply({ name: 'rounded', unit: 'min', rules: ['T-CHG-38'] }, 'halfUp', [cell])) // => 26
 * ```
 * @category formulas
 */
export const evaluateStep = (step: Step): number => {
  if (step.kind === 'given') return step.value
  const [a, b] = step.terms
  return operate(
    step.operation,
    a === undefined ? NOTHING : evaluateStep(a),
    b === undefined ? NOTHING : evaluateStep(b),
  )
}

/**
 * Lists the steps of a trace in topological order: operands first, each step once.
 *
 * @param step - The last step of a trace.
 * @returns Every step once, the given one last.
 * @source B-T-01
 *
 * @example An explanation of two steps
 * ```ts
 * import { apply, given, listSteps } from '@evkit/engine/shared'
 *
 * const cell = given({ name: 'table', unit: 'min', rules: [] }, 26)
 * const last = apply({ name: 'rounded', unit: 'min', rules: [] }, 'halfUp', [cell])
 * listSteps(last).map((step) => step.name) // => ['table', 'rounded']
 * ```
 * @category formatting
 */
export const listSteps = (step: Step): readonly Step[] => {
  const seen = new Set<Step>()
  const visit = (one: Step): void => {
    if (one.kind === 'applied') one.terms.forEach(visit)
    seen.add(one)
  }
  visit(step)
  return [...seen]
}
