import fc from 'fast-check'
import { appliedTerm, inputTerm, type Formula, type FormulaValues } from '../shared/index.js'

/** A minimal formula: energy times price. */
export const billFormula: Formula<'energy' | 'price'> = {
  id: 'bill',
  version: 1,
  title: 'formula.bill',
  rules: ['B-T-10'],
  inputs: [
    { name: 'energy', unit: 'kWh', rules: [] },
    { name: 'price', unit: 'money/kWh', rules: [] },
  ],
  constants: [],
  result: appliedTerm({ name: 'bill', unit: 'money', rules: ['B-T-10'] }, 'multiply', [
    inputTerm('energy'),
    inputTerm('price'),
  ]),
  rounding: 'none',
}

/** Values for every input of a formula: of ordinary size, 0, negative, tiny and large. */
export const anyValuesOf = <Name extends string>(
  formula: Formula<Name>,
): fc.Arbitrary<FormulaValues<Name>> =>
  fc.record(
    Object.fromEntries(
      formula.inputs.map(({ name }) => [
        name,
        fc.oneof(
          { weight: 6, arbitrary: fc.double({ min: 0, max: 1e5, noNaN: true }) },
          { weight: 2, arbitrary: fc.integer({ min: 0, max: 40_000 }) },
          fc.double({ min: -1e6, max: 1e6, noNaN: true }),
          fc.constantFrom(0, 0.5, 1, 1e-9, 1e9),
        ),
      ]),
    ) as Record<Name, fc.Arbitrary<number>>,
  )
