import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import {
  apply,
  evaluateStep,
  given,
  listSteps,
  operate,
  OPERATIONS,
  type Operation,
} from '../../src/shared/explain.js'
import {
  appliedTerm,
  constantTerm,
  inputTerm,
  type Formula,
  type Term,
} from '../../src/shared/formula.js'
import { computeFormula, explainFormula } from '../../src/shared/evaluate-formula.js'
import { listStepFaults, listUnitFaults, toPowers } from '../../src/testing/unit-algebra.js'
import { UNITS } from '../../src/shared/units.js'
import { anyValuesOf, billFormula } from '../../src/testing/formula-samples.js'

const label = (name: string, unit: (typeof UNITS)[number] = '1') => ({ name, unit, rules: [] })

const anyTerm: fc.Arbitrary<Term<'a' | 'b'>> = fc.letrec<{ term: Term<'a' | 'b'> }>((tie) => ({
  term: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Term<'a' | 'b'>>(inputTerm('a'), inputTerm('b'), constantTerm('c')),
    fc
      .tuple(fc.constantFrom(...OPERATIONS), tie('term'), tie('term'))
      .map(([operation, a, b]) => appliedTerm(label('n'), operation, [a, b])),
  ),
})).term

const formulaOf = (
  result: Term<'a' | 'b'>,
  rounding: Formula['rounding'] = 'none',
): Formula<'a' | 'b'> => ({
  ...billFormula,
  inputs: [label('a'), label('b')] as Formula<'a' | 'b'>['inputs'],
  constants: [{ ...label('c'), value: 7.25 }],
  result,
  rounding,
})

describe('[B-T-10] the register of formulas', () => {
  test('A formula computes what its explanation shows, bit for bit.', () => {
    fc.assert(
      fc.property(
        anyTerm,
        fc.constantFrom('none', 'floor', 'halfUp', 'ceilUp', 'halfAwayFromZero'),
        fc.record({ a: fc.double(), b: fc.double() }),
        (term, rounding, values) => {
          const formula = formulaOf(term, rounding)
          const step = explainFormula(formula, values)
          const value = computeFormula(formula, values)
          expect(Object.is(value, step.value)).toBe(true)
          expect(Object.is(evaluateStep(step), step.value)).toBe(true)
          expect(Object.is(computeFormula(formula, values), value)).toBe(true)
        },
      ),
    )
  })

  test('rounding is the last step and keeps the unit', () => {
    const step = explainFormula({ ...billFormula, rounding: 'ceilUp' }, { energy: 3, price: 0.25 })
    expect(listSteps(step).map(({ name, value, unit }) => [name, value, unit])).toEqual([
      ['energy', 3, 'kWh'],
      ['price', 0.25, 'money/kWh'],
      ['bill', 0.75, 'money'],
      ['billRounded', 1, 'money'],
    ])
  })

  test('a part used twice is one step', () => {
    const half = appliedTerm(label('half'), 'divide', [inputTerm('a'), constantTerm('c')])
    const sum = appliedTerm(label('sum'), 'add', [half, half])
    const names = listSteps(explainFormula(formulaOf(sum), { a: 1, b: 2 })).map(({ name }) => name)
    expect(names).toEqual(['a', 'c', 'half', 'sum'])
  })

  test('an input or constant that is not listed is not a number, and is found out', () => {
    const formula = formulaOf(
      appliedTerm(label('sum'), 'add', [constantTerm('nobody'), inputTerm('a')]),
    )
    expect(computeFormula(formula, { a: 1, b: 2 })).toBeNaN()
    expect(explainFormula(formula, { a: 1, b: 2 }).value).toBeNaN()
    expect(listUnitFaults(formula)).toEqual([
      { path: 'nobody', expected: 'a constant of the formula', actual: 'none' },
    ])
  })

  test.each<[Operation, number, number, number]>([
    ['atMost', 3, 2, 2],
    ['atLeast', 3, 2, 3],
    ['ceilUp', 67.578, 0, 68],
    ['ceilUp', 450.0000000001, 0, 450],
    ['halfAwayFromZero', -2.5, 0, -3],
    ['ifPositive', 5, 0.1, 5],
    ['ifPositive', 5, 0, 0],
    ['ifPositive', Number.NaN, -1, 0],
    ['ifPositive', 5, Number.NaN, 0],
  ])('%s of %d and %d is %d', (operation, a, b, expected) => {
    expect(operate(operation, a, b)).toBe(expected)
  })

  test('values of ordinary size give finite figures', () => {
    fc.assert(
      fc.property(anyValuesOf(billFormula), (values) =>
        Number.isFinite(computeFormula(billFormula, values)),
      ),
    )
  })
})

describe('[B-T-10] the algebra of units', () => {
  const made = (result: Term<'a' | 'b'>, a: (typeof UNITS)[number], b: (typeof UNITS)[number]) =>
    listUnitFaults({
      ...formulaOf(result),
      inputs: [label('a', a), label('b', b)] as Formula<'a' | 'b'>['inputs'],
    })
  const both = [inputTerm('a'), inputTerm('b')] as const

  test('the units of the sample agree', () => {
    expect(listUnitFaults(billFormula)).toEqual([])
  })

  test.each(['add', 'subtract', 'atLeast', 'atMost'] as const)('%s refuses km and mi', (one) => {
    expect(made(appliedTerm(label('n', 'km'), one, both), 'km', 'mi')).toEqual([
      { path: 'n', expected: 'km on both sides', actual: 'mi' },
    ])
    expect(made(appliedTerm(label('n', 'km'), one, both), 'km', 'km')).toEqual([])
  })

  test('a product or quotient must carry the unit it has', () => {
    const product = (unit: (typeof UNITS)[number]) =>
      made(appliedTerm(label('n', unit), 'multiply', both), 'mi/year', 'km/mi')
    expect(product('km/year')).toEqual([])
    expect(product('mi/year')).toEqual([
      { path: 'n', expected: 'km year^-1', actual: 'mi year^-1' },
    ])
    expect(made(appliedTerm(label('n', 'gal/year'), 'divide', both), 'mi/year', 'mpg')).toEqual([])
    expect(made(appliedTerm(label('n', '1'), 'divide', both), 'km', 'km')).toEqual([])
  })

  test('[B-T-01] a trace is held to the same rules as a formula', () => {
    const km = given(label('km', 'km/year'), 15_000)
    const hundreds = (unit: (typeof UNITS)[number]) =>
      apply(label('hundreds', '100 km/year'), 'divide', [km, given(label('hundred', unit), 100)])
    expect(listStepFaults(hundreds('km/100 km'))).toEqual([])
    expect(listStepFaults(hundreds('1'))).toEqual([
      { path: 'hundreds', expected: 'km year^-1', actual: '100 km year^-1' },
    ])
    const usable = given(label('usable', 'kWh'), 49)
    const product = apply(label('product', 'kWh'), 'multiply', [
      usable,
      given(label('to', '%'), 70),
    ])
    const whole = apply(label('whole', 'kWh'), 'halfUp', [product])
    expect(listStepFaults(whole)).toEqual([{ path: 'product', expected: '% kWh', actual: 'kWh' }])
    const mixed = apply(label('mixed', 'kWh'), 'add', [usable, km])
    expect(listStepFaults(mixed)).toEqual([
      { path: 'mixed', expected: 'kWh on both sides', actual: 'km year^-1' },
    ])
  })

  test('every unit has powers, and no two of them the same', () => {
    const written = UNITS.map((unit) => JSON.stringify(Object.entries(toPowers(unit)).sort()))
    expect(new Set(written).size).toBe(UNITS.length)
  })
})
