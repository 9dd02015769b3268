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

/** Puts an amount of money into words, without decimals. */
export const wordMoney = (value: number, { numbers, content }: SavingsParts): string =>
  numbers.money(value, content.currency, 0)

const keyOf = (value: number): 'saves' | 'costs' | 'same' => {
  if (value > 0) return 'saves'
  return value < 0 ? 'costs' : 'same'
}

/** Puts a saving into words; a negative one is an extra cost, said in words and not by its sign alone. */
export const wordSaving = (value: number, parts: SavingsParts): SavingWords => ({
  value,
  text: wordMoney(value, parts),
  sentence: parts.translate(`saving.${keyOf(value)}`, {
    money: wordMoney(Math.abs(value), parts),
    years: parts.state.setup.years,
  }),
  isExtraCost: value < 0,
})

/** Finds where a slider's start comes from. */
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

/** Makes the view of one slider. */
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

/** Puts the conditions of a saving into words: the car, what it is compared with, the sliders and the years. */
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
