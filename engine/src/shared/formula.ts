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

/** Names a constant in a formula. */
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

/** What a number is called that a formula uses and does not list. @source B-T-10 @category constants */
export const ABSENT: StepLabel = { name: 'absent', unit: '1', rules: [] }

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
