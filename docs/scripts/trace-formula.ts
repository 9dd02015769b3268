// Makes a formula as data of a trace of the engine: what stands in a sheet is what the engine has done.
import {
  appliedTerm,
  constantTerm,
  inputTerm,
  listSteps,
  type Formula,
  type GivenStep,
  type Step,
  type Term,
} from '@evkit/engine/shared'

/** What a trace does not say of its formula. */
interface TracedFormula {
  readonly id: string
  /** Names of the numbers that change; the other given ones are constants. */
  readonly inputs: readonly string[]
}

/** Makes the formula a trace follows. */
export const formulaOfTrace = ({ id, inputs }: TracedFormula, trace: Step): Formula => {
  const isInput = ({ name }: Step): boolean => inputs.includes(name)
  const toTerm = (step: Step): Term => {
    if (step.kind === 'given') return isInput(step) ? inputTerm(step.name) : constantTerm(step.name)
    const [first, second] = step.terms.map(toTerm)
    if (first === undefined) throw new Error(`${step.name} is made of nothing`)
    const { name, unit, rules, operation } = step
    return appliedTerm(
      { name, unit, rules },
      operation,
      second === undefined ? [first] : [first, second],
    )
  }
  const leaves = new Map(
    listSteps(trace)
      .filter((step): step is GivenStep => step.kind === 'given')
      .map((step) => [step.name, step]),
  )
  const label = ({ name, unit, rules }: GivenStep) => ({ name, unit, rules })
  return {
    id,
    version: 1,
    title: `formula.${id}`,
    rules: [...new Set(listSteps(trace).flatMap(({ rules }) => rules))],
    inputs: [...leaves.values()].filter(isInput).map(label),
    constants: [...leaves.values()]
      .filter((step) => !isInput(step))
      .map((step) => ({ ...label(step), value: step.value })),
    result: toTerm(trace),
    rounding: 'none',
  }
}
