import * as O from '#fp-ts/Option'
import { pipe } from '#fp-ts/function'
import {
  appliedTerm,
  apply,
  defineFormula,
  explainFormula,
  inputTerm,
  none,
  some,
  type AppliedStep,
  type Option,
  type Step,
} from '../shared/index.js'
import type { TaxGroups, TaxItem, TaxRow } from './savings.types.js'

/**
 * Number of payments a year, by frequency of a tax [payments/year].
 *
 * @source T-TAX-02, T-TAX-03, T-TAX-04, T-CONST-14
 * @category constants
 */
export const PAYMENTS_PER_YEAR = { Yearly: 1, Quarterly: 4, Monthly: 12 } as const
/** How often a tax is paid. */
export type TaxFrequency = keyof typeof PAYMENTS_PER_YEAR

/**
 * Years of ownership taxes are multiplied by, unless content says otherwise [year].
 *
 * @source T-TAX-06, T-CONST-15
 * @category constants
 */
export const OWNERSHIP_MULTIPLIER = 3

/**
 * Formula of what a tax costs over the ownership.
 *
 * @source T-TAX-02, T-TAX-03, T-TAX-04, D-T-37, B-T-10
 * @category formulas
 */
export const TAX_VALUE = /*#__PURE__*/ defineFormula<'amount' | 'payments' | 'multiplier'>(
  'tax-value',
  {
    rules: ['T-TAX-02', 'T-TAX-03', 'T-TAX-04', 'D-T-37'],
    inputs: [
      { name: 'amount', unit: 'money/payment', rules: ['T-DATA-25'] },
      { name: 'payments', unit: 'payments/year', rules: ['T-CONST-14'] },
      { name: 'multiplier', unit: 'year', rules: ['T-TAX-06', 'T-CONST-15'] },
    ],
    result: /*#__PURE__*/ appliedTerm(
      { name: 'taxValue', unit: 'money', rules: ['T-TAX-02'] },
      'multiply',
      [
        /*#__PURE__*/ appliedTerm(
          { name: 'yearlyTax', unit: 'money/year', rules: ['T-CONST-14'] },
          'multiply',
          [/*#__PURE__*/ inputTerm('amount'), /*#__PURE__*/ inputTerm('payments')],
        ),
        /*#__PURE__*/ inputTerm('multiplier'),
      ],
    ),
  },
)

const SAVING = { name: 'taxSaving', unit: 'money', rules: ['T-TAX-05'] } as const

/**
 * Formula of what one tax saves: the comparison car's value less the main car's.
 *
 * @source T-TAX-05, B-T-10
 * @category formulas
 */
export const TAX_SAVING = /*#__PURE__*/ defineFormula<'comparisonTax' | 'mainTax'>('tax-saving', {
  rules: ['T-TAX-05'],
  inputs: [
    { name: 'comparisonTax', unit: 'money', rules: ['T-TAX-01'] },
    { name: 'mainTax', unit: 'money', rules: ['T-TAX-01'] },
  ],
  result: /*#__PURE__*/ appliedTerm(SAVING, 'subtract', [
    /*#__PURE__*/ inputTerm('comparisonTax'),
    /*#__PURE__*/ inputTerm('mainTax'),
  ]),
})

const isFrequency = (text: string): text is TaxFrequency => Object.hasOwn(PAYMENTS_PER_YEAR, text)

/**
 * Computes what a tax costs over the ownership.
 *
 * | given                                  | answer                                   |
 * | -------------------------------------- | ---------------------------------------- |
 * | a finite amount and a known frequency  | amount, times payments a year, times years |
 * | an unknown frequency, no amount        | none                                     |
 *
 * @param item - The tax of one car.
 * @param multiplier - [year] Years of ownership.
 * @returns The last step of the trace; its value is the cost over the ownership [money], not rounded.
 *
 * @formula register tax-value
 * @law A tax paid in parts of a year costs the same as one paid at once.
 * @source T-TAX-02, T-TAX-03, T-TAX-04, T-TAX-06, D-T-37
 *
 * @example 50 a quarter for three years
 * ```ts
 * import { explainTax } from '@evkit/engine/savings'
 * import { toUndefined } from '@evkit/engine/shared'
 * import { option } from 'fp-ts'
 *
 * const item = { taxId: 't', name: 'Tax', frequency: 'Quarterly', tags: [], amount: option.some(50) }
 * toUndefined(explainTax(item, 3))?.value // => 600
 * ```
 * @category formulas
 */
export const explainTax = (item: TaxItem, multiplier: number): Option<Step> => {
  const { frequency, amount } = item
  if (!isFrequency(frequency) || O.isNone(amount)) return none
  const step = explainFormula(TAX_VALUE, {
    amount: amount.value,
    payments: PAYMENTS_PER_YEAR[frequency],
    multiplier,
  })
  return Number.isFinite(step.value) ? some(step) : none
}

const SUM = { name: 'taxSum', unit: 'money', rules: ['D-T-38'] } as const

// Items of one id are added; one of them without a value leaves the whole side without one.
const explainSide = (
  items: readonly TaxItem[],
  taxId: string,
  multiplier: number,
): Option<Step> => {
  const steps = items
    .filter((item) => item.taxId === taxId)
    .map((item) => explainTax(item, multiplier))
  return steps.reduce<Option<Step>>((sum, step, at) => {
    if (at === 0 || O.isNone(step)) return step
    return pipe(
      sum,
      O.map((sum) => apply(SUM, 'add', [sum, step.value])),
    )
  }, none)
}

const valueOf = (step: Option<Step>): Option<number> =>
  pipe(
    step,
    O.map((step) => step.value),
  )

const explainSaving = (main: Option<Step>, comparison: Option<Step>): Option<AppliedStep> => {
  if (O.isNone(main) || O.isNone(comparison)) return none
  const step = apply(SAVING, 'subtract', [comparison.value, main.value])
  return Number.isFinite(step.value) ? some(step) : none
}

/** The ownership taxes of both cars. */
export interface TaxSides {
  readonly main: TaxGroups
  readonly comparison: TaxGroups
}

/** Compares the ownership taxes of two cars. */
export const compareTaxes = (
  { main, comparison }: TaxSides,
  multiplier: number = OWNERSHIP_MULTIPLIER,
): readonly TaxRow[] => {
  const all = [...main.ownership, ...comparison.ownership]
  const first = all.filter((item, at) => all.findIndex(({ taxId }) => taxId === item.taxId) === at)
  return first.map(({ taxId, name, tags }) => {
    const own = explainSide(main.ownership, taxId, multiplier)
    const other = explainSide(comparison.ownership, taxId, multiplier)
    const saving = explainSaving(own, other)
    return {
      taxId,
      name,
      tags,
      mainCarValue: valueOf(own),
      comparisonCarValue: valueOf(other),
      savingsValue: valueOf(saving),
      trace: saving,
    }
  })
}
