import type { Operation, StepLabel } from './explain.js'

/** An input of a formula: what it is called, its unit and the rows that fix it. */
export interface FormulaInput<Name extends string = string> extends StepLabel {
  readonly name: Name
}

/** A constant of a formula with its value. */
export interface FormulaConstant extends StepLabel {
  /** The number, in its unit. */
  readonly value: number
}

/** A node of a formula's expression tree: an input, a constant, or an operation on other terms. */
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

/** A formula as data (expression tree), from which code, pages, spreadsheet and test vectors are derived. */
export interface Formula<Name extends string = string> {
  /** Stable name in kebab case. */
  readonly id: string
  /** Incremented whenever a result of the formula changes. */
  readonly version: number
  /** Message key of its title. */
  readonly title: string
  /** Ids of the rows of the specification. */
  readonly rules: readonly string[]
  /** Its inputs in order, with unique names. */
  readonly inputs: readonly FormulaInput<Name>[]
  readonly constants: readonly FormulaConstant[]
  /** Term of the result before rounding. */
  readonly result: Term<Name>
  /** Rounding of the result. */
  readonly rounding: FormulaRounding
}

type Usual = 'id' | 'version' | 'title' | 'constants' | 'rounding'

/** Makes a formula: its first version, titled by its id, without constants and not rounded, unless said otherwise. */
export const defineFormula = <Name extends string>(
  id: string,
  parts: Omit<Formula<Name>, Usual> & Partial<Pick<Formula, Usual>>,
): Formula<Name> => ({
  id,
  version: 1,
  title: `formula.${id}`,
  constants: [],
  rounding: 'none',
  ...parts,
})

/** A number for each input of a formula. */
export type FormulaValues<Name extends string> = Readonly<Record<Name, number>>

/**
 * Creates a term that refers to an input.
 *
 * @param name - Name of the input.
 * @returns A term of a formula.
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

/** Names a constant in a formula. */
export const constantTerm = (name: string): Term<never> => ({ kind: 'constant', name })

/**
 * Creates a term that applies an operation to other terms.
 *
 * @param label - Name, unit and specification rows of its number.
 * @param operation - Operation to apply.
 * @param terms - One or two terms; the operations that round take one.
 * @returns A term of a formula.
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

/** What a number is called that a formula uses and does not list. @source B-T-10 @category constants */
export const ABSENT: StepLabel = { name: 'absent', unit: '1', rules: [] }

/**
 * Returns the label of a term: name, unit and specification rows.
 *
 * @param formula - The formula.
 * @param term - One of its terms.
 * @returns The label; its name is `absent` for an input or constant missing in the formula.
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

/**
 * Returns the root term of a formula, including its rounding.
 *
 * @param formula - The formula.
 * @returns The term whose value is the result; rounding keeps name and unit.
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
