import {
  appliedTerm,
  apply,
  defineFormula,
  given,
  inputTerm,
  type LogEntry,
  type Step,
} from '../shared/index.js'
import { unhandledAction } from './savings.errors.js'
import type { CountedValue, SavingsTotal } from './savings.types.js'

/** Values by id that count towards the total. */
export type SavingsRegistry = ReadonlyMap<string, number>

/** What can be done with the registry. */
export type SavingsAction =
  | { readonly type: 'register'; readonly id: string; readonly value: number }
  | { readonly type: 'unregister'; readonly id: string }

const SUM = { name: 'savingsSum', unit: 'money', rules: ['T-SAV-01'] } as const
const ROUNDED = { name: 'savingsSumRounded', unit: 'money', rules: ['T-SAV-02', 'D-T-01'] } as const
const NOTHING = { name: 'savingsNone', unit: 'money', rules: ['T-SAV-01'] } as const

/** What a registered value is called in a trace; its id stands where a table cell would. @source D-T-39 @category constants */
const REGISTERED = { name: 'registered', unit: 'money', rules: ['D-T-39'] } as const

/**
 * Formula of the total of fuel and tax savings, rounded half away from zero.
 *
 * @source T-SAV-01, T-SAV-02, B-T-10
 * @category formulas
 */
export const SAVINGS_TOTAL = /*#__PURE__*/ defineFormula<'fuelSavings' | 'taxSavings'>(
  'savings-total',
  {
    rules: ['T-SAV-01', 'T-SAV-02'],
    inputs: [
      { name: 'fuelSavings', unit: 'money', rules: ['T-SAV-01'] },
      { name: 'taxSavings', unit: 'money', rules: ['T-SAV-01'] },
    ],
    result: /*#__PURE__*/ appliedTerm(SUM, 'add', [
      /*#__PURE__*/ inputTerm('fuelSavings'),
      /*#__PURE__*/ inputTerm('taxSavings'),
    ]),
    rounding: 'halfAwayFromZero',
  },
)

/**
 * Sums the savings that count towards the total, and rounds the sum half away from zero.
 *
 * @param counted - The savings [money] with their traces; all finite.
 * @returns The total; 0 when nothing counts. A sum that overflows is 0.
 *
 * @formula register savings-total
 * @law The total is the rounded sum of what counts, in any order.
 * @source T-SAV-01, T-SAV-02, D-T-39, B-T-01
 *
 * @example The sum is rounded, not its parts
 * ```ts
 * import { addSavings } from '@evkit/engine/savings'
 * import { given } from '@evkit/engine/shared'
 *
 * const part = (id: string, value: number) => ({ id, step: given({ name: id, unit: 'money', rules: [] }, value) })
 * addSavings([part('a', 100.25), part('b', 0.25)]).value // => 101
 * ```
 * @category formulas
 */
export const addSavings = (counted: readonly CountedValue[]): SavingsTotal => {
  const sum = counted.reduce<Step | undefined>(
    (before, { step }) => (before === undefined ? step : apply(SUM, 'add', [before, step])),
    undefined,
  )
  const isSum = sum !== undefined && Number.isFinite(sum.value)
  const trace = apply(ROUNDED, 'halfAwayFromZero', [isSum ? sum : given(NOTHING, 0)])
  return { value: trace.value, sum: isSum ? sum.value : 0, trace }
}

/** Changes the registry: registering again replaces, unregistering removes. */
export const reduceSavings = (
  registry: SavingsRegistry,
  action: SavingsAction | { readonly type: string },
): SavingsRegistry => {
  if (action.type === 'register' && 'value' in action) {
    return new Map([...registry, [action.id, action.value]])
  }
  if (action.type === 'unregister' && 'id' in action) {
    return new Map([...registry].filter(([id]) => id !== action.id))
  }
  throw unhandledAction(action.type)
}

/** Lists the registered values that count: those that are finite. */
export const listRegistered = (registry: SavingsRegistry): readonly CountedValue[] =>
  [...registry]
    .filter(([, value]) => Number.isFinite(value))
    .map(([id, value]) => ({ id, step: given(REGISTERED, value, id) }))

/** Lists a note for each registered value that is not finite: it counts 0. */
export const listRegistryNotes = (registry: SavingsRegistry): readonly LogEntry[] =>
  [...registry]
    .filter(([, value]) => !Number.isFinite(value))
    .map(([id]) => ({
      level: 'note',
      code: 'EV-311',
      text: `The registered saving ${id} is not a finite number and counts 0`,
    }))
