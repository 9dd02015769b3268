import * as O from '#fp-ts/Option'
import { isMotorType } from '../../car/index.js'
import { lazily } from '../../shared/index.js'
import type { Explanation } from '../../tool/index.js'
import { isDrivingProfile } from '../profile.js'
import type { RangeStatus } from '../range-feed.js'
import type { Basis, PublishedRange, RangeEstimate } from '../range.types.js'
import {
  temperatureSeries,
  type Sweep,
  type SweepPoint,
  type SweptInput,
  type SweptValue,
} from '../sensitivity.js'
import type { ColderPoint } from '../colder.js'
import { explainDistance } from '../estimate.js'
import { parseTemperatureIndex } from '../temperature.js'
import { toDistanceUnit } from '../unit-settings.js'
import { listBeside, type BesideFact } from './beside.view.js'
import { listRangeExplanations } from './trace.view.js'
import {
  wordColder,
  wordDistance,
  wordFigure,
  wordIndex,
  wordKm,
  type Figure,
  type Words,
} from './wording.view.js'

/** A table with the same facts as a drawing. */
export interface FactTable {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The chart of the range over temperature. */
export interface RangeChart {
  readonly label: string
  /** That the figures at the cold end lie beyond the slider; empty where there are none. */
  readonly note: string
  readonly points: readonly {
    /** The index of the table, or the degrees beyond it. */
    readonly id: string
    readonly label: string
    /** True for a temperature colder than the slider goes. */
    readonly isBeyond: boolean
    /** [km] */
    readonly km: number
    readonly figure: Figure
    /** [1] Share of the farthest, 0 to 1. */
    readonly share: number
    readonly isChosen: boolean
  }[]
  readonly table: FactTable
}

/** What moves the figure most. */
export interface SensitivityView {
  readonly label: string
  readonly text: string
  readonly bars: readonly {
    readonly input: SweptInput
    readonly label: string
    /** The value with the lowest figure, and the figure: `-5°C: 237 km`. */
    readonly low: string
    /** The value with the highest figure, and the figure. */
    readonly high: string
    /** How far it moves the figure: `173 km`. */
    readonly spread: string
    /** [1] Share of the largest spread, 0 to 1. */
    readonly share: number
  }[]
  readonly table: FactTable
}

/** What the panel shows when there is a figure. */
export interface FigurePanel {
  readonly status: 'OK'
  readonly figure: Figure
  readonly conditions: string
  /** What helps to read the figure: a mild and a frosty day, the heat pump, the published range. */
  readonly facts: readonly BesideFact[]
  readonly note: string
  /** That the last update failed and earlier data is shown; may be empty. */
  readonly stale: string
  readonly basis: { readonly kind: Basis; readonly label: string; readonly text: string }
  readonly chart: RangeChart | undefined
  readonly sensitivity: SensitivityView | undefined
  readonly trace: { readonly label: string; readonly explanations: readonly Explanation[] }
}

/** What it shows when there is none. */
export interface WaitingPanel {
  readonly status: Exclude<RangeStatus, 'OK'>
  readonly isBusy: boolean
  readonly label: string
  /** Empty when content has switched status messages off. */
  readonly message: string
}

/** The range total panel. */
export type RangePanel = FigurePanel | WaitingPanel

/** What the panel with a figure is made from. */
export interface FigureInput {
  readonly estimate: RangeEstimate
  readonly conditions: string
  readonly sweeps: readonly Sweep[]
  /** Figures beyond the cold end of the slider; none where the data ends there. */
  readonly colder?: readonly ColderPoint[]
  /** [km] In mixed driving on a mild day; none where the data has none. */
  readonly mixedKm?: number | undefined
  /** [km] The same with the heat pump the other way; none where it makes no difference. */
  readonly pumpKm?: number | undefined
  /** The published range of the drivetrain; none where content gives none. */
  readonly published?: PublishedRange | undefined
  readonly isStale: boolean
}

const wordSwept = (input: SweptInput, value: SweptValue, words: Words): string => {
  if (typeof value === 'boolean') return words.translate(`${input}.${value ? 'on' : 'off'}`)
  if (isMotorType(value)) return words.translate(`motor.${value}`)
  if (isDrivingProfile(value)) return words.translate(`profile.${value}`)
  return wordIndex(value, words)
}

const toChart = (
  points: readonly SweepPoint[],
  colder: readonly ColderPoint[],
  words: Words,
): RangeChart | undefined => {
  if (points.length === 0) return undefined
  const { translate } = words
  const farthest = Math.max(...[...colder, ...points].map(({ km }) => km))
  const measure = (km: number) => ({ km, figure: wordKm(km, words), share: km / farthest })
  const beyond = colder.map(({ celsius, km }) => ({
    id: String(celsius),
    label: wordColder(celsius, words),
    isBeyond: true,
    isChosen: false,
    ...measure(km),
  }))
  const within = points.flatMap(({ value, km, isChosen }) => {
    const index = parseTemperatureIndex(String(value))
    if (O.isNone(index)) return []
    const label = wordIndex(index.value, words)
    return [{ id: index.value, label, isBeyond: false, isChosen, ...measure(km) }]
  })
  const shown = [...beyond, ...within]
  return {
    label: translate('chart.label'),
    note:
      beyond[0] === undefined ? '' : translate('chart.beyond', { temperature: beyond[0].label }),
    points: shown,
    table: {
      caption: translate('chart.caption'),
      head: [translate('chart.temperature'), translate('chart.range')],
      rows: shown.map(({ label, isBeyond, figure }) => [
        isBeyond ? translate('chart.beyondRow', { temperature: label }) : label,
        wordFigure(figure, words),
      ]),
    },
  }
}

// The difference of the two figures that stand beside it: rounded ends first, so that the reader's own sum agrees.
const wordSpread = (low: number, high: number, words: Words): Figure => {
  const unit = toDistanceUnit(words.units)
  const [from, to] = [explainDistance(low, unit).value, explainDistance(high, unit).value]
  return wordDistance(to - from, unit, words)
}

const toBar = ({ input, points, low, high, spread }: Sweep, largest: number, words: Words) => {
  const wordEnd = (point: SweepPoint | undefined): string =>
    point === undefined
      ? ''
      : words.translate('sensitivity.end', {
          value: wordSwept(input, point.value, words),
          range: wordFigure(wordKm(point.km, words), words),
        })
  return {
    input,
    label: words.translate(`sensitivity.${input}`),
    // Two values with one figure are both named.
    low: wordEnd(points.find(({ km }) => km === low)),
    high: wordEnd(points.findLast(({ km }) => km === high)),
    spread:
      low === high
        ? words.translate('sensitivity.none')
        : wordFigure(wordSpread(low, high, words), words),
    share: largest > 0 ? spread / largest : 0,
  }
}

const toSensitivity = (sweeps: readonly Sweep[], words: Words): SensitivityView | undefined => {
  const [first] = sweeps
  if (first === undefined) return undefined
  const { translate } = words
  const bars = sweeps.map((sweep) => toBar(sweep, first.spread, words))
  return {
    label: translate('sensitivity.label'),
    text: translate('sensitivity.text'),
    bars,
    table: {
      caption: translate('sensitivity.caption'),
      head: ['input', 'low', 'high', 'spread'].map((name) => translate(`sensitivity.head.${name}`)),
      rows: bars.map(({ label, low, high, spread }) => [label, low, high, spread]),
    },
  }
}

/** Makes the panel of a figure: conditions, basis, chart, what moves it most, and how it is worked out. */
export const figurePanel = (input: FigureInput, words: Words): FigurePanel => {
  const { estimate, conditions, isStale } = input
  const { translate } = words
  // What stands behind the figure is made when it is looked at: a drag asks for figures only.
  const sweeps = lazily(() => input.sweeps)
  const chart = lazily(() => toChart(temperatureSeries(sweeps()), input.colder ?? [], words))
  const sensitivity = lazily(() => toSensitivity(sweeps(), words))
  const explanations = lazily(() => listRangeExplanations(estimate, words))
  return {
    status: 'OK',
    figure: wordDistance(estimate.shown, estimate.unit, words),
    conditions,
    facts: listBeside(
      {
        estimate,
        series: temperatureSeries(sweeps()),
        mixedKm: input.mixedKm,
        pumpKm: input.pumpKm,
        published: input.published,
      },
      words,
    ),
    note: translate('estimate.note'),
    stale: isStale ? translate('stale.note') : '',
    basis: {
      kind: estimate.basis,
      label: translate(`basis.${estimate.basis}`),
      text: translate(`basis.${estimate.basis}.text`),
    },
    get chart() {
      return chart()
    },
    get sensitivity() {
      return sensitivity()
    },
    trace: {
      label: translate('trace.label'),
      get explanations() {
        return explanations()
      },
    },
  }
}

/** Makes the panel while there is no figure. */
export const waitingPanel = (
  status: WaitingPanel['status'],
  showStatusMessages: boolean,
  { translate }: Pick<Words, 'translate'>,
): WaitingPanel => ({
  status,
  isBusy: status === 'LOADING',
  label: translate('status.label'),
  message: showStatusMessages ? translate(`status.${status}`) : '',
})
