import type { PublishedRange, RangeEstimate } from '../range.types.js'
import type { SweepPoint } from '../sensitivity.js'
import type { TemperatureIndex } from '../temperature.js'
import { wordFigure, wordIndex, wordKm, type Words } from './wording.view.js'

/** A range that helps to read the figure it stands beside. */
export interface BesideFact {
  readonly id: string
  readonly label: string
  readonly text: string
}

/** What the facts beside a figure are made from. */
export interface BesideInput {
  readonly estimate: Pick<RangeEstimate, 'heatpump'>
  /** The figure over temperature. */
  readonly series: readonly SweepPoint[]
  /** [km] The same with the heat pump the other way; absent where it makes no difference. */
  readonly pumpKm: number | undefined
  /** The published range of the drivetrain; absent where content gives none. */
  readonly published: PublishedRange | undefined
}

// A mild day, and the coldest the slider goes.
const TOLD: readonly TemperatureIndex[] = ['3', '0']

/** Lists what stands beside a range: a mild and a frosty day, the other heat pump, and the published figure. */
export const listBeside = (
  { estimate, series, pumpKm, published }: BesideInput,
  words: Words,
): readonly BesideFact[] => {
  const { translate } = words
  const wordRange = (km: number): string => wordFigure(wordKm(km, words), words)
  const days = TOLD.flatMap((index) =>
    series
      .filter(({ value, isChosen }) => value === index && !isChosen)
      .map(({ km }) => ({
        id: `temperature-${index}`,
        label: translate('beside.temperature', { temperature: wordIndex(index, words) }),
        text: wordRange(km),
      })),
  )
  const pump = estimate.heatpump ? 'without' : 'with'
  return [
    ...days,
    ...(pumpKm === undefined
      ? []
      : [{ id: 'heat-pump', label: translate(`beside.pump.${pump}`), text: wordRange(pumpKm) }]),
    ...(published === undefined
      ? []
      : [
          {
            id: 'published',
            label: translate('beside.published'),
            text: translate('beside.published.text', {
              range: wordRange(published.km),
              source: translate(`beside.source.${published.source}`),
            }),
          },
        ]),
  ]
}
