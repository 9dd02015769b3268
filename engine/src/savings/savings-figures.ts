import * as O from '#fp-ts/Option'
import { given } from '../shared/index.js'
import { resolveTaxStatus, type TaxStatus } from './car-configuration.js'
import { fuelSavings } from './fuel-savings.js'
import type { SavingsState } from './savings.tool.js'
import { addSavings, listRegistered } from './savings-total.js'
import type {
  CountedValue,
  FuelFigure,
  FuelQuery,
  SavingsSelection,
  SavingsSetup,
  SavingsTotal,
  TaxRow,
} from './savings.types.js'
import { compareTaxes } from './tax.js'

/** All figures of the savings page. */
export interface SavingsFigures {
  readonly fuel: FuelFigure
  /** Whether the fuel saving counts towards the total. */
  readonly isFuelCounted: boolean
  readonly taxStatus: TaxStatus
  readonly taxRows: readonly TaxRow[]
  /** [money] Sum of the tax savings, not rounded; 0 unless the status is OK. */
  readonly taxTotal: number
  readonly total: SavingsTotal
}

/**
 * Converts a selection to the input of {@link fuelSavings}.
 *
 * @param setup - Setup with the years of ownership.
 * @param selection - The chosen car and the slider values.
 * @returns The values of the sliders, the car's consumption and the years.
 * @source T-FUEL-04, T-FUEL-07
 *
 * @example The consumption is the car's
 * ```ts
 * import { toFuelQuery } from '@evkit/engine/savings'
 * import { tinySavingsSetup, tinySavingsState } from '@evkit/engine/testing'
 *
 * toFuelQuery(tinySavingsSetup, tinySavingsState.selection).energyConsumption // => 18
 * ```
 * @category conversions
 */
export const toFuelQuery = (setup: SavingsSetup, { car, values }: SavingsSelection): FuelQuery => ({
  ...values,
  energyConsumption: car.energyConsumption,
  years: setup.years,
})

const FUEL_NOT_COUNTED = /*#__PURE__*/ given(
  { name: 'fuelNotCounted', unit: 'money', rules: ['T-SAV-03'] },
  0,
)

const listTaxes = (rows: readonly TaxRow[]): readonly CountedValue[] =>
  rows.flatMap(({ taxId, trace }) =>
    O.isSome(trace) ? [{ id: `tax.${taxId}`, step: trace.value }] : [],
  )

/**
 * Computes all figures of the savings page: fuel saving, tax rows and total.
 *
 * @param state - Setup, selection, taxes of both cars, and values of other blocks.
 * @returns Fuel saving, tax rows with their state, and the total with its trace: fuel counts 0 while its checkbox is
 * not ticked, a tax only when both cars' values are known.
 * @law The total is the rounded sum of what counts, in any order.
 * @source T-SAV-01, T-SAV-02, T-SAV-03, T-TAX-07, D-T-38, D-T-39, B-T-01
 *
 * @example Fuel and the one tax both cars have
 * ```ts
 * import { savingsFigures } from '@evkit/engine/savings'
 * import { tinySavingsState } from '@evkit/engine/testing'
 *
 * savingsFigures(tinySavingsState).total.value // => 3780
 * ```
 * @category formulas
 */
export const savingsFigures = (state: SavingsState): SavingsFigures => {
  const { setup, selection, main, comparison, registry } = state
  const fuel = fuelSavings(toFuelQuery(setup, selection), setup.system)
  const sides = { main: main.taxes, comparison: comparison.taxes }
  const taxRows = compareTaxes(sides, setup.multiplier)
  const taxStatus = resolveTaxStatus({
    main: main.status,
    comparison: comparison.status,
    rows: taxRows,
  })
  const taxes = taxStatus === 'OK' ? listTaxes(taxRows) : []
  const counted: readonly CountedValue[] = [
    { id: 'fuel', step: selection.includeFuel ? fuel.trace : FUEL_NOT_COUNTED },
    ...taxes,
    ...listRegistered(registry),
  ]
  return {
    fuel,
    isFuelCounted: selection.includeFuel,
    taxStatus,
    taxRows,
    taxTotal: addSavings(taxes).sum,
    total: addSavings(counted),
  }
}
