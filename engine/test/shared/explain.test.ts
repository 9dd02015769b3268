import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import {
  apply,
  evaluateStep,
  given,
  listSteps,
  OPERATIONS,
  type Step,
} from '../../src/shared/explain.js'

const label = { name: 'n', unit: '1', rules: [] } as const

const anyStep: fc.Arbitrary<Step> = fc.letrec<{ step: Step }>((tie) => ({
  step: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.double({ min: -1e3, max: 1e3, noNaN: true }).map((value) => given(label, value)),
    fc
      .tuple(fc.constantFrom(...OPERATIONS), tie('step'), tie('step'))
      .map(([operation, a, b]) => apply(label, operation, [a, b])),
  ),
})).step

describe('[B-T-01] explanations', () => {
  test('Evaluating the trace gives the figure bit for bit.', () => {
    fc.assert(fc.property(anyStep, (step) => Object.is(evaluateStep(step), step.value)))
  })

  test('a step that claims another value is found out', () => {
    const honest = apply(label, 'add', [given(label, 1), given(label, 2)])
    expect(evaluateStep({ ...honest, value: 4 })).toBe(3)
  })

  test('steps are listed once, what is needed first comes first', () => {
    const cell = given({ ...label, name: 'cell' }, 115, 'B51.DC')
    const half = apply({ ...label, name: 'half' }, 'divide', [cell, given(label, 2)])
    const sum = apply({ ...label, name: 'sum' }, 'add', [half, half])
    expect(listSteps(sum).map(({ name }) => name)).toEqual(['cell', 'n', 'half', 'sum'])
    expect(cell.cell).toBe('B51.DC')
  })
})
