import { distanceOf, type Provenance, type Words } from '../../site/index.js'
import {
  toValueSlider,
  wordConsumption,
  wordProvenance,
  type ValueSlider,
} from '../../tool/index.js'
import type { SavingsContent } from '../documents/savings.codec.js'
import type { SavingsState } from '../savings.tool.js'
import { startValues } from '../savings-setup.js'
import type { SavingsSlider } from '../savings.types.js'

/** What every part of the savings view is made from. */
export interface SavingsParts extends Words {
  readonly state: SavingsState
  readonly content: Omit<SavingsContent, 'cars' | 'years' | 'ownershipMultiplier'>
}

/** A saving in words: a negative one is an extra cost. */
export interface SavingWords {
  /** [money] Whole amount. */
  readonly value: number
  /** The amount with its sign: `€3,240`, `-€2,100`. */
  readonly text: string
  /** The amount in a sentence: `saves €3,240`, `costs €2,100 more`. */
  readonly sentence: string
  readonly isExtraCost: boolean
}

/**
 * Puts an amount of money into words, without decimals.
 *
 * @param value - [money] The amount.
 * @param parts - Number format and currency.
 * @returns The amount as the locale writes it.
 * @source T-SAV-02, E-T-15
 *
 * @example In pounds
 * ```ts
 * import { wordMoney } from '@evkit/engine/savings/view'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinySavingsContent, tinySavingsState } from '@evkit/engine/testing'
 *
 * const words = { translate: (key: string) => key, numbers: numberFormat('en-GB') }
 * wordMoney(2100, { state: tinySavingsState, content: tinySavingsContent, ...words }) // => '€2,100'
 * ```
 * @category views
 */
export const wordMoney = (value: number, { numbers, content }: SavingsParts): string =>
  numbers.money(value, content.currency, 0)

const keyOf = (value: number): 'saves' | 'costs' | 'same' => {
  if (value > 0) return 'saves'
  return value < 0 ? 'costs' : 'same'
}

/**
 * Puts a saving into words; a negative one is an extra cost, said in words and not by its sign alone.
 *
 * @param value - [money] Whole amount saved.
 * @param parts - Messages, number format and currency.
 * @returns Amount, sentence, and whether it is an extra cost.
 * @source E-T-29, T-SAV-02
 *
 * @example An extra cost
 * ```ts
 * import { wordSaving } from '@evkit/engine/savings/view'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinySavingsContent, tinySavingsState } from '@evkit/engine/testing'
 *
 * const translate = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')
 * const parts = { state: tinySavingsState, content: tinySavingsContent, translate, numbers: numberFormat('en-GB') }
 * wordSaving(-2100, parts).sentence // => 'saving.costs €2,100 3'
 * ```
 * @category views
 */
export const wordSaving = (value: number, parts: SavingsParts): SavingWords => ({
  value,
  text: wordMoney(value, parts),
  sentence: parts.translate(`saving.${keyOf(value)}`, {
    money: wordMoney(Math.abs(value), parts),
    years: parts.state.setup.years,
  }),
  isExtraCost: value < 0,
})

/**
 * Finds where a slider's start comes from.
 *
 * @param slider - Which slider.
 * @param parts - State and content.
 * @returns The origin; `undefined` where content says nothing of it. The fuel economy is that of the comparison car.
 * @source E-T-33, E-T-43
 *
 * @example The mileage has none
 * ```ts
 * import { findSliderOrigin } from '@evkit/engine/savings/view'
 * import { tinySavingsContent, tinySavingsState } from '@evkit/engine/testing'
 *
 * const parts = { state: tinySavingsState, content: tinySavingsContent }
 * findSliderOrigin('fuelCost', parts)?.basis // => 'example'
 * findSliderOrigin('mileage', parts) // => undefined
 * ```
 * @category look-ups
 */
export const findSliderOrigin = (
  slider: SavingsSlider,
  { state, content }: Pick<SavingsParts, 'state' | 'content'>,
): Provenance | undefined => {
  const ids: Readonly<Record<SavingsSlider, readonly string[]>> = {
    mileage: [],
    fuelCost: ['fuel'],
    fuelEconomy: [`economy.${state.selection.car.type}`, 'economy'],
    energyCost: ['electricity'],
  }
  return ids[slider].flatMap((id) => content.provenance.filter((one) => one.id === id))[0]
}

const PRICES: readonly SavingsSlider[] = ['fuelCost', 'energyCost']

/**
 * Makes the view of one slider.
 *
 * @param slider - Which slider.
 * @param parts - State, content, messages and number format.
 * @returns Label, ends and texts; where its default comes from, if content says.
 * @source T-FUEL-02, T-FUEL-03, E-T-40
 *
 * @example The label is content's
 * ```ts
 * import { toSavingsSlider } from '@evkit/engine/savings/view'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinySavingsContent, tinySavingsState } from '@evkit/engine/testing'
 *
 * const words = { translate: (key: string) => key, numbers: numberFormat('en-GB') }
 * toSavingsSlider('fuelCost', { state: tinySavingsState, content: tinySavingsContent, ...words }).label // => 'Fuel price'
 * ```
 * @category views
 */
export const toSavingsSlider = (slider: SavingsSlider, parts: SavingsParts): ValueSlider => {
  const { state, content } = parts
  const { label, suffix } = content.sliders[slider]
  const origin = findSliderOrigin(slider, parts)
  const start = startValues(state.setup, state.selection.car)[slider]
  const distance = { content: distanceOf(state.setup.system), shown: state.shownDistance }
  return toValueSlider(
    {
      id: slider,
      label,
      suffix,
      value: state.selection.values[slider],
      grid: state.setup.grids[slider],
      ...(slider === 'mileage' ? { distance } : {}),
      ...(PRICES.includes(slider)
        ? { price: { currency: content.currency, minorUnit: content.minorUnit } }
        : {}),
      ...(origin === undefined
        ? {}
        : {
            origin: {
              start,
              kind: origin.basis,
              text: wordProvenance(origin, parts, content.minorUnit).text,
            },
          }),
    },
    parts,
  )
}

/**
 * Puts the conditions of a saving into words: the car, what it is compared with, the sliders and the years.
 *
 * @param parts - State, content, messages and number format.
 * @returns One sentence part, for the line under the figure.
 * @source E-T-28
 *
 * @example The car comes first
 * ```ts
 * import { wordSavingsConditions } from '@evkit/engine/savings/view'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinySavingsContent, tinySavingsState } from '@evkit/engine/testing'
 *
 * const translate = (key: string, values = {}) => Object.values(values)[0] as string ?? key
 * const parts = { state: tinySavingsState, content: tinySavingsContent, translate, numbers: numberFormat('en') }
 * wordSavingsConditions(parts) // => 'EX30'
 * ```
 * @category views
 */
export const wordSavingsConditions = (parts: SavingsParts): string => {
  const { state, translate } = parts
  const { car } = state.selection
  const word = (slider: SavingsSlider): string => toSavingsSlider(slider, parts).valueText
  return translate('savings.conditions', {
    car: car.type,
    other: car.comparison.name,
    mileage: word('mileage'),
    fuelCost: word('fuelCost'),
    fuelEconomy: word('fuelEconomy'),
    energyCost: word('energyCost'),
    consumption: wordConsumption(car.energyConsumption, state.shownDistance, parts),
    years: state.setup.years,
  })
}
