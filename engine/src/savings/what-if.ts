import * as O from '#fp-ts/Option'
import {
  findBreakEven,
  rankInputs,
  resolveLimits,
  toUndefined,
  type InputSpan,
  type Option,
  type Sensitivity,
} from '../shared/index.js'
import { FUEL_FORMULAS } from './fuel-formulas.js'
import { savingsFigures, toFuelQuery, type SavingsFigures } from './savings-figures.js'
import type { SavingsState } from './savings.tool.js'
import { SAVINGS_SLIDERS } from './savings-setup.js'
import type { SavingsSlider } from './savings.types.js'

/** The value of one slider at which nothing is saved and nothing is lost. */
export interface BreakEven {
  readonly slider: SavingsSlider
  /** [unit of content] None when there is no such value. */
  readonly value: Option<number>
  /** Whether the slider can be set there. */
  readonly isReachable: boolean
}

/**
 * Solves for the break-even of each slider: the value at which the total is zero, the others unchanged.
 *
 * @param state - Setup, selection and taxes.
 * @returns One entry a slider in their order; exact, so it need not lie on the slider's grid. None while fuel savings
 * do not count, because the total then does not depend on the sliders.
 * @law A break-even of the savings put back gives a total of 0 to 1e-6.
 * @source B-T-04
 *
 * @example The fuel price at which it is all the same
 * ```ts
 * import { listBreakEvens } from '@evkit/engine/savings'
 * import { toUndefined } from '@evkit/engine/shared'
 * import { tinySavingsState } from '@evkit/engine/testing'
 *
 * const [, fuelCost] = listBreakEvens(tinySavingsState)
 * toUndefined(fuelCost?.value ?? { _tag: 'None' })?.toFixed(4) // => '0.6000'
 * ```
 * @category formulas
 */
export const listBreakEvens = (state: SavingsState): readonly BreakEven[] => {
  const { setup, selection } = state
  if (!selection.includeFuel) return []
  const figures = savingsFigures(state)
  const target = figures.fuel.value - figures.total.sum
  const query = toFuelQuery(setup, selection)
  return SAVINGS_SLIDERS.map((slider) => {
    const value = findBreakEven(FUEL_FORMULAS[setup.system], query, { input: slider, target })
    const { low, high } = resolveLimits(setup.grids[slider])
    const found = toUndefined(value)
    return { slider, value, isReachable: found !== undefined && found >= low && found <= high }
  })
}

/**
 * Ranks the sliders by their effect on the fuel saving (sensitivity analysis): each over its whole range, the others
 * unchanged.
 *
 * @param state - Setup and selection.
 * @returns One bar a slider, the longest first; without sliders whose saving is not finite at an end.
 * @source B-T-04
 *
 * @example Four sliders
 * ```ts
 * import { rankSavingsInputs } from '@evkit/engine/savings'
 * import { tinySavingsState } from '@evkit/engine/testing'
 *
 * rankSavingsInputs(tinySavingsState).length // => 4
 * ```
 * @category formulas
 */
export const rankSavingsInputs = ({
  setup,
  selection,
}: SavingsState): readonly Sensitivity<SavingsSlider>[] => {
  const spans = SAVINGS_SLIDERS.map((input): InputSpan<SavingsSlider> => {
    const { low, high } = resolveLimits(setup.grids[input])
    return { input, low, high }
  })
  const query = toFuelQuery(setup, selection)
  return rankInputs(FUEL_FORMULAS[setup.system], query, spans)
    .filter(({ swing }) => Number.isFinite(swing))
    .map((bar) => ({ ...bar, input: bar.input as SavingsSlider }))
}

/** One part of a stacked bar. */
export interface CostPart {
  /** `energy`, `fuel` or `tax.{taxId}`. */
  readonly id: string
  /** [money] Over the years. */
  readonly value: number
}

/** What each car costs over the years, as far as it counts: two stacked bars. */
export interface SavingsBreakdown {
  readonly main: readonly CostPart[]
  readonly comparison: readonly CostPart[]
  /** [money] Sum of the main car's parts. */
  readonly mainTotal: number
  /** [money] Sum of the comparison car's parts. */
  readonly comparisonTotal: number
}

const sumOf = (parts: readonly CostPart[]): number =>
  parts.reduce((sum, { value }) => sum + value, 0)

const listTaxParts = (
  { taxRows, taxStatus }: SavingsFigures,
  side: 'mainCarValue' | 'comparisonCarValue',
): readonly CostPart[] =>
  taxStatus === 'OK'
    ? taxRows.flatMap((row): readonly CostPart[] => {
        const value = row[side]
        return O.isSome(row.savingsValue) && O.isSome(value)
          ? [{ id: `tax.${row.taxId}`, value: value.value }]
          : []
      })
    : []

/** Splits what counts into what each car costs. */
export const splitSavings = (figures: SavingsFigures): SavingsBreakdown => {
  const { fuel, isFuelCounted } = figures
  const main: readonly CostPart[] = [
    ...(isFuelCounted ? [{ id: 'energy', value: fuel.energy }] : []),
    ...listTaxParts(figures, 'mainCarValue'),
  ]
  const comparison: readonly CostPart[] = [
    ...(isFuelCounted ? [{ id: 'fuel', value: fuel.fuel }] : []),
    ...listTaxParts(figures, 'comparisonCarValue'),
  ]
  return { main, comparison, mainTotal: sumOf(main), comparisonTotal: sumOf(comparison) }
}
