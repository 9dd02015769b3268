import { halfAwayFromZero } from '../../shared/index.js'
import type { SavingsFigures } from '../savings-figures.js'
import { SAVINGS_SLIDERS, startValues } from '../savings-setup.js'
import { findSliderOrigin, wordMoney, type SavingsParts } from './wording.view.js'

type Parts = Pick<SavingsParts, 'state' | 'content'>

const isFuelExample = (parts: Parts): boolean => {
  const { selection, setup } = parts.state
  const starts = startValues(setup, selection.car)
  const isExample = (basis: string | undefined): boolean => basis === 'example'
  return (
    SAVINGS_SLIDERS.some(
      (slider) =>
        selection.values[slider] === starts[slider] &&
        isExample(findSliderOrigin(slider, parts)?.basis),
    ) ||
    isExample(
      parts.content.provenance.find(({ id }) => id === `consumption.${selection.car.type}`)?.basis,
    )
  )
}

/**
 * Tells how much of the total rests on example values: the fuel saving as long as one of its prices, economy or
 * consumption is one, and the taxes as long as one of them is.
 *
 * @param figures - The figures of the page.
 * @param parts - State and content.
 * @returns [money] The amount, not rounded; 0 when nothing that counts is an example.
 * @source E-T-44
 *
 * @example A fuel price that is an example, and taxes that are
 * ```ts
 * import { savingsFigures } from '@evkit/engine/savings'
 * import { examplePart } from '@evkit/engine/savings/view'
 * import { tinySavingsContent, tinySavingsState } from '@evkit/engine/testing'
 *
 * const parts = { state: tinySavingsState, content: tinySavingsContent }
 * examplePart(savingsFigures(tinySavingsState), parts) // => 3780
 * ```
 * @category formulas
 */
export const examplePart = (
  figures: SavingsFigures,
  parts: Pick<SavingsParts, 'state' | 'content'>,
): number => {
  const fuel = figures.isFuelCounted && isFuelExample(parts) ? figures.fuel.value : 0
  const taxes = parts.content.taxBasis === 'example' ? figures.taxTotal : 0
  return fuel + taxes
}

/**
 * Puts into words how much of a total rests on example values.
 *
 * @param sentence - The total in a sentence.
 * @param figures - The figures of the page.
 * @param parts - State, content, messages and number format.
 * @returns The sentence, followed by that amount as long as there is one.
 * @source E-T-44, E-T-28
 *
 * @example All of it
 * ```ts
 * import { savingsFigures } from '@evkit/engine/savings'
 * import { withExamplePart } from '@evkit/engine/savings/view'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinySavingsContent, tinySavingsState } from '@evkit/engine/testing'
 *
 * const translate = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')
 * const parts = { state: tinySavingsState, content: tinySavingsContent, translate, numbers: numberFormat('en-GB') }
 * withExamplePart('saves €3,780', savingsFigures(tinySavingsState), parts) // => 'saving.example saves €3,780 €3,780'
 * ```
 * @category views
 */
export const withExamplePart = (
  sentence: string,
  figures: SavingsFigures,
  parts: SavingsParts,
): string => {
  // Beside an extra cost its example part is a cost as well.
  const sign = figures.total.value < 0 ? -1 : 1
  const amount = halfAwayFromZero(sign * examplePart(figures, parts))
  return amount === 0
    ? sentence
    : parts.translate('saving.example', { sentence, money: wordMoney(amount, parts) })
}
