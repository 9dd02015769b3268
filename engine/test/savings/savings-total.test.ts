import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import {
  addSavings,
  listRegistered,
  reduceSavings,
  SAVINGS_TOTAL,
  type SavingsRegistry,
} from '../../src/savings/savings-total.js'
import { savingsFigures } from '../../src/savings/savings-figures.js'
import { savingsTool, type SavingsState } from '../../src/savings/savings.tool.js'
import type { SavingsEvent } from '../../src/savings/savings.machine.js'
import { computeFormula } from '../../src/shared/evaluate-formula.js'
import { evaluateStep, given } from '../../src/shared/explain.js'
import { tinySavingsState } from '../../src/testing/savings-samples.js'

const part = (value: number) => ({
  id: 'x',
  step: given({ name: 'x', unit: 'money', rules: [] }, value),
})
const registered = (...values: number[]): SavingsRegistry =>
  new Map(values.map((value, at) => [`v${at}`, value]))
const take = (...choices: readonly SavingsEvent[]): SavingsState =>
  choices.reduce(savingsTool.reduce, tinySavingsState)

describe('the total', () => {
  test.each([
    ['[T-SAV-01]', [2942.1, 570.4], 3513],
    ['[T-SAV-02]', [100.2, 0.2], 100],
    ['[T-SAV-02]', [100.25, 0.25], 101],
    ['half away from zero', [-2.5], -3],
    ['nothing registered', [], 0],
    ['a part that is no number', [100, Number.NaN, Number.POSITIVE_INFINITY], 100],
    ['too large for a number', [1e308, 1e308], 0],
  ])('%s %j is %d', (_, values, expected) => {
    expect(addSavings(listRegistered(registered(...values))).value).toBe(expected)
  })

  test('[T-SAV-01] the exact sum is kept beside the rounded one', () => {
    const total = addSavings(listRegistered(registered(2942.1, 570.4)))
    expect(total.sum).toBeCloseTo(3512.5, 9)
    const both = { fuelSavings: 2942.1, taxSavings: 570.4 }
    expect(computeFormula(SAVINGS_TOTAL, both)).toBe(total.value)
  })

  test('[T-SAV-03] unticked, fuel counts 0 and taxes still count', () => {
    expect(savingsFigures(tinySavingsState).total.value).toBe(3780)
    const without = savingsFigures(take({ type: 'fuel.include', isOn: false }))
    expect([without.total.value, without.isFuelCounted]).toEqual([540, false])
    expect(without.fuel.value).toBeCloseTo(3240, 9)
    expect(savingsFigures(take({ type: 'fuel.include', isOn: true })).total.value).toBe(3780)
  })

  test('[T-TAX-07] without comparable taxes the tax total is 0', () => {
    const main = { status: 'OK', taxes: { ownership: [], informational: [] } } as const
    const figures = savingsFigures({ ...tinySavingsState, main })
    expect([figures.taxStatus, figures.taxTotal, figures.total.value]).toEqual([
      'INSUFFICIENT_DATA',
      0,
      3240,
    ])
    const refused = { status: 'TOKEN_NOT_FOUND', taxes: tinySavingsState.main.taxes } as const
    expect(savingsFigures({ ...tinySavingsState, main: refused }).total.value).toBe(3240)
    expect(savingsFigures(tinySavingsState).taxTotal).toBe(540)
  })

  test('[T-SAV-01] values of other blocks count as long as they are registered', () => {
    const state = take({ type: 'value.register', id: 'care', value: 100 })
    expect(savingsFigures(state).total.value).toBe(3880)
    const broken = take({ type: 'value.register', id: 'care', value: Number.NaN })
    expect(savingsFigures(broken).total.value).toBe(3780)
    const gone = take(
      { type: 'value.register', id: 'care', value: 100 },
      { type: 'value.unregister', id: 'care' },
    )
    expect(savingsFigures(gone).total.value).toBe(3780)
  })

  test('The total is the rounded sum of what counts, in any order.', () => {
    const cents = fc.integer({ min: -1e7, max: 1e7 }).map((value) => value / 4)
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), (values) => {
        const total = addSavings(values.map(part))
        const turned = addSavings([...values].reverse().map(part))
        const sum = values.reduce((all, value) => all + value, 0)
        return (
          total.value === turned.value &&
          Math.abs(total.value - sum) <= 0.5 &&
          Object.is(evaluateStep(total.trace), total.value)
        )
      }),
    )
  })

  test('[B-T-01] the total evaluates from its trace bit for bit', () => {
    const { total, fuel } = savingsFigures(tinySavingsState)
    expect(evaluateStep(total.trace)).toBe(total.value)
    expect(evaluateStep(fuel.trace)).toBe(fuel.value)
  })
})

describe('the registry', () => {
  test('D-T-39: registering again replaces, unregistering removes', () => {
    const once = reduceSavings(new Map(), { type: 'register', id: 'fuel', value: 100 })
    const twice = reduceSavings(once, { type: 'register', id: 'fuel', value: 80 })
    expect([...twice]).toEqual([['fuel', 80]])
    expect([...once]).toEqual([['fuel', 100]])
    expect(reduceSavings(twice, { type: 'unregister', id: 'fuel' }).size).toBe(0)
    expect(reduceSavings(twice, { type: 'unregister', id: 'nobody' })).toEqual(twice)
  })

  test('Registering and unregistering an id leaves the other ids as they were.', () => {
    const anyRegistry = fc
      .dictionary(fc.string(), fc.double())
      .map((record): SavingsRegistry => new Map(Object.entries(record)))
    fc.assert(
      fc.property(anyRegistry, fc.string(), fc.double(), (registry, id, value) => {
        const there = reduceSavings(registry, { type: 'register', id, value })
        const back = reduceSavings(there, { type: 'unregister', id })
        const others = [...registry].filter(([one]) => one !== id)
        expect([...back]).toEqual(others)
      }),
    )
  })

  test.each([
    [{ type: 'FOO' }],
    [{ type: 'register' }],
    [{ type: 'unregister' }],
    [{ type: 'constructor' }],
  ])('[T-SAV-11] [T-ERR-10] %o throws and changes nothing', (action) => {
    const registry = registered(1, 2)
    expect(() => reduceSavings(registry, action)).toThrow(`Unhandled action type: ${action.type}`)
    expect([...registry]).toEqual([...registered(1, 2)])
  })

  test('a value that is no number is worth a note', () => {
    const registry = new Map([
      ['a', 1],
      ['b', Number.NaN],
    ])
    const [note, ...rest] = savingsTool.notes?.({ ...tinySavingsState, registry }) ?? []
    expect(rest).toEqual([])
    expect(note).toEqual({
      level: 'note',
      code: 'EV-311',
      text: 'The registered saving b is not a finite number and counts 0',
    })
  })
})
