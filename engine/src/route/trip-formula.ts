import {
  appliedTerm,
  constantTerm,
  defineFormula,
  inputTerm,
  PER_HUNDRED,
  type Formula,
  type FormulaConstant,
  type Operation,
  type StepLabel,
  type Term,
} from '../shared/index.js'

const RULES = ['B-T-02', 'E-T-90'] as const

/** Makes a constant of the formulas of a drive. */
export const tripConstant = (
  name: string,
  unit: StepLabel['unit'],
  value: number,
): FormulaConstant => ({ name, unit, rules: RULES, value })

/** A battery filled to the brim. */
export const FULL = /*#__PURE__*/ tripConstant('fullCharge', '%', PER_HUNDRED)

/** A part of a term: an input by its name, a constant, or another term. */
export type Part<Name extends string> = Name | FormulaConstant | Term<Name>

/** Makes a term: what its number is called, its unit, and what it is made of, with the operation between. */
export type MakeTerm<Name extends string> = (
  name: string,
  unit: StepLabel['unit'],
  made: readonly [Part<Name>, Operation] | readonly [Part<Name>, Operation, Part<Name>],
) => Term<Name>

/** What a formula of a drive starts from. */
interface TripFormulaParts<Name extends string> {
  readonly units: Readonly<Record<Name, StepLabel['unit']>>
  readonly rules?: Formula['rules']
  readonly version?: number
}

/** Makes a formula of a drive: its inputs in the order of their units, the constants in the order they are used in. */
export const tripFormula = <Name extends string>(
  id: string,
  { units, rules = RULES, version = 1 }: TripFormulaParts<Name>,
  build: (make: MakeTerm<Name>) => Term<Name>,
): Formula<Name> => {
  const constants = new Set<FormulaConstant>()
  const toTerm = (part: Part<Name>): Term<Name> => {
    if (typeof part === 'string') return inputTerm(part)
    if ('kind' in part) return part
    constants.add(part)
    return constantTerm(part.name)
  }
  const result = build((name, unit, [a, operation, b]) =>
    appliedTerm(
      { name, unit, rules },
      operation,
      b === undefined ? [toTerm(a)] : [toTerm(a), toTerm(b)],
    ),
  )
  const names = Object.keys(units) as Name[]
  return defineFormula<Name>(id, {
    rules,
    version,
    inputs: names.map((name) => ({ name, unit: units[name], rules })),
    constants: [...constants],
    result,
  })
}
