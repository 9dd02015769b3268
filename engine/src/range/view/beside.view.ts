import type { PublishedRange, RangeEstimate } from '../range.types.js'
import { convertDistance } from '../../shared/index.js'
import { toDistanceUnit } from '../unit-settings.js'
import type { SweepPoint } from '../sensitivity.js'
import { MILD, type TemperatureIndex } from '../temperature.js'
import { wordDistance, wordFigure, wordIndex, wordKm, type Words } from './wording.view.js'

/** A range that helps to read the figure it stands beside. */
export interface BesideFact {
  readonly id: string
  readonly label: string
  readonly text: string
}

/** What the facts beside a figure are made from. */
export interface BesideInput {
  readonly estimate: Pick<RangeEstimate, 'heatpump' | 'drivingProfile'>
  /** The figure over temperature. */
  readonly series: readonly SweepPoint[]
  /** [km] In mixed driving on a mild day, which is told beside any other; absent where the data has none. */
  readonly mixedKm: number | undefined
  /** [km] The same with the heat pump the other way; absent where it makes no difference. */
  readonly pumpKm: number | undefined
  /** The published range of the drivetrain; absent where content gives none. */
  readonly published: PublishedRange | undefined
}

// A mild day, and the coldest the slider goes.
const TOLD: readonly TemperatureIndex[] = [MILD, '0']

/** Lists what stands beside a range: mixed driving on a mild day, which pages name, a mild and a frosty day, the other heat pump, and the published figure. */
export const listBeside = (
  { estimate, series, mixedKm, pumpKm, published }: BesideInput,
  words: Words,
): readonly BesideFact[] => {
  const { translate } = words
  const unit = toDistanceUnit(words.units)
  const toFact = (id: string, km: number | undefined, label: string): readonly BesideFact[] =>
    km === undefined ? [] : [{ id, label, text: wordFigure(wordKm(km, words), words) }]
  const wordAt = (key: string, index: TemperatureIndex): string =>
    translate(`beside.${key}`, { temperature: wordIndex(index, words) })
  return [
    ...toFact(
      'mixed',
      estimate.drivingProfile === 'combined' ? undefined : mixedKm,
      wordAt('mixed', MILD),
    ),
    ...TOLD.flatMap((index) =>
      series
        .filter(({ value, isChosen }) => value === index && !isChosen)
        .flatMap(({ km }) => toFact(`temperature-${index}`, km, wordAt('temperature', index))),
    ),
    ...toFact(
      'heat-pump',
      pumpKm,
      translate(`beside.pump.${estimate.heatpump ? 'without' : 'with'}`),
    ),
    ...(published === undefined
      ? []
      : [
          {
            id: 'published',
            label: translate('beside.published'),
            text: translate('beside.published.text', {
              // No more is promised than it reaches: as pages say it.
              range: wordFigure(
                wordDistance(Math.floor(convertDistance(published.km, 'km', unit)), unit, words),
                words,
              ),
              source: translate(`beside.source.${published.source}`),
            }),
          },
        ]),
  ]
}
