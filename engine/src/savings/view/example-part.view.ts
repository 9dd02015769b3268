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

/** Tells how much of the total rests on example values: the fuel saving, the taxes, or both. */
const examplePart = (
  figures: SavingsFigures,
  parts: Pick<SavingsParts, 'state' | 'content'>,
): number => {
  const fuel = figures.isFuelCounted && isFuelExample(parts) ? figures.fuel.value : 0
  const taxes = parts.content.taxBasis === 'example' ? figures.taxTotal : 0
  return fuel + taxes
}

/** Puts into words how much of a total rests on example values. */
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
