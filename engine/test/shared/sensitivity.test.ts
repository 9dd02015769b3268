import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import {
  appliedTerm,
  constantTerm,
  inputTerm,
  type Formula,
  type Term,
} from '../../src/shared/formula.js'
import { computeFormula } from '../../src/shared/evaluate-formula.js'
import { findBreakEven, rankInputs } from '../../src/shared/sensitivity.js'
import type { Operation } from '../../src/shared/explain.js'
import { billFormula } from '../../src/testing/formula-samples.js'

const label = <Name extends string>(name: Name) => ({ name, unit: '1', rules: [] }) as const
const made = (operation: Operation, a: Term<'x' | 'y'>, b?: Term<'x' | 'y'>) =>
  appliedTerm(label('n'), operation, b === undefined ? [a] : [a, b])
const [x, y, two] = [inputTerm('x'), inputTerm('y'), constantTerm('two')]
const formulaOf = (result: Term<'x' | 'y'>): Formula<'x' | 'y'> => ({
  ...billFormula,
  inputs: [label('x'), label('y')],
  constants: [{ ...label('two'), value: 2 }],
  result,
})
const breakEven = (result: Term<'x' | 'y'>, target = 0) =>
  findBreakEven(formulaOf(result), { x: 3, y: 5 }, { input: 'x', target })

describe('[B-T-04] sensitivity', () => {
  test('In a formula that is linear in its inputs the ranking is that of the derivatives times the spans.', () => {
    const amount = fc.double({ min: 0.01, max: 1e4, noNaN: true })
    fc.assert(
      fc.property(amount, amount, amount, amount, (energy, price, widthA, widthB) => {
        const ranked = rankInputs(billFormula, { energy, price }, [
          { input: 'energy', low: energy - widthA, high: energy + widthA },
          { input: 'price', low: price - widthB, high: price + widthB },
        ])
        const analytic = { energy: 2 * widthA * price, price: 2 * widthB * energy }
        for (const { input, swing } of ranked) {
          expect(swing).toBeCloseTo(analytic[input], -Math.log10(analytic[input] * 1e-6 + 1e-6))
        }
        const [first, second] = ranked
        return analytic[first?.input ?? 'price'] >= analytic[second?.input ?? 'price'] * (1 - 1e-9)
      }),
    )
  })

  test('equal bars keep their order', () => {
    const ranked = rankInputs(billFormula, { energy: 1, price: 1 }, [
      { input: 'price', low: 0, high: 1 },
      { input: 'energy', low: 0, high: 1 },
    ])
    expect(ranked.map(({ input }) => input)).toEqual(['price', 'energy'])
  })

  test.each<[string, Term<'x' | 'y'>, number, number]>([
    ['a + b x', made('add', y, made('multiply', x, two)), 11, 3],
    ['x twice', made('add', x, x), 8, 4],
    ['a - x', made('subtract', y, x), 0, 5],
    ['x / a', made('divide', x, y), 2, 10],
    ['a / x', made('divide', y, x), 2, 2.5],
    ['a / (b x)', made('divide', y, made('multiply', two, x)), 2, 1.25],
    ['x as long as y counts', made('ifPositive', made('multiply', x, y), y), 10, 2],
    ['with a rounded part', made('add', x, made('ceilUp', made('divide', y, two))), 10, 7],
  ])('%s reaches its target exactly', (_, term, target, expected) => {
    expect(breakEven(term, target)).toEqual({ _tag: 'Some', value: expected })
  })

  test.each<[string, Term<'x' | 'y'>, number]>([
    ['a square', made('multiply', x, x), 4],
    ['a + b x + c / x', made('add', x, made('divide', y, x)), 7],
    ['a rounded input', made('halfUp', x), 3],
    ['no such input in it', made('add', y, two), 7],
    ['a quotient that is always 1', made('divide', x, x), 2],
    ['a / x cannot be 0', made('divide', y, x), 0],
    ['not a number', made('add', x, constantTerm('nobody')), 3],
    ['the condition fails there', made('ifPositive', made('add', x, y), x), 1],
  ])('%s has no break-even', (_, term, target) => {
    expect(breakEven(term, target)._tag).toBe('None')
  })

  test('A break-even put back gives the target to 1e-6.', () => {
    const amount = fc.double({ min: 0.01, max: 1e3, noNaN: true })
    fc.assert(
      fc.property(amount, amount, amount, (energy, price, target) => {
        const found = findBreakEven(billFormula, { energy, price }, { input: 'price', target })
        if (O.isNone(found)) return false
        const back = computeFormula(billFormula, { energy, price: found.value })
        return Math.abs(back - target) <= 1e-6
      }),
    )
  })
})
