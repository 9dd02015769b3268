import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { lazily, type Either } from '../../shared/index.js'
import type { Words } from '../../site/index.js'
import type { Explanation } from '../../tool/index.js'
import type { ChargingFault } from '../charging.errors.js'
import type { BatteryFacts, Basis, ChargeEstimate, ChargeSelection } from '../charging.types.js'
import { listDeliveredPower, resolvePace, type CurvePoint, type Pace } from '../pace.js'
import type { ChargeTariffs } from '../tariff.js'
import { FEET } from './controls.view.js'
import { costOf, wordCost } from './cost.view.js'
import { listExplanations } from './trace.view.js'
import { wordBesideTime, wordConditions, wordDuration, type Figure } from './wording.view.js'

/** A fact beside the figure. */
export interface SideFact {
  readonly id: 'energy' | 'cost' | 'power' | 'pace'
  readonly label: string
  readonly text: string
}

/** The chart of the power over the charge level, with the chosen window. */
export interface PowerChart {
  readonly label: string
  /** [kW] Power at every percent from 0 to 100. */
  readonly points: readonly CurvePoint[]
  /** [%] The window that is charged. */
  readonly window: { readonly from: number; readonly to: number }
  /** [kW] Upper end of the scale. */
  readonly most: number
  /** [kW] Where the scale has lines, with their words. */
  readonly ticks: readonly { readonly kw: number; readonly label: string }[]
  /** [%] Marks along the foot. */
  readonly feet: readonly { readonly level: number; readonly label: string }[]
  readonly table: {
    readonly caption: string
    readonly head: readonly [string, string]
    readonly rows: readonly (readonly [string, string])[]
  }
}

/** What the panel shows when there is a time. */
export interface TimePanel {
  readonly status: 'time'
  readonly duration: Figure
  /** The exact time beside the wording: `about 1 h 55 min`; empty where the wording says it. */
  readonly exact: string
  readonly conditions: string
  readonly note: string
  readonly facts: readonly SideFact[]
  readonly basis: { readonly kind: Basis; readonly label: string; readonly text: string }
  readonly chart: PowerChart
  readonly trace: { readonly label: string; readonly explanations: readonly Explanation[] }
}

/** What the panel shows when there is none: the spinner, and beside it which choice has no data. */
export interface MissingPanel {
  readonly status: 'missing'
  readonly spinner: string
  readonly conditions: string
  /** Empty when content has switched status messages off. */
  readonly message: string
}

/** The estimate panel. */
export type EstimatePanel = TimePanel | MissingPanel

const TICK = 50
const FEW_TICKS = 5
const ROW_STEP = 10

const wordPace = (pace: Pace, { translate, numbers }: Words): string => {
  switch (pace.kind) {
    case 'charger-then-car':
      return translate('pace.charger-then-car', { level: numbers.percent(pace.level) })
    case 'turns':
      return translate('pace.turns', { share: numbers.percent(pace.carShare) })
    default:
      return translate(`pace.${pace.kind}`)
  }
}

const wordKw = (kw: number, { translate, numbers }: Words): string =>
  translate('unit.kW', { value: numbers.number(kw) })

const tickWidth = (most: number): number => {
  const width = most <= TICK ? ROW_STEP : TICK
  return most / width > FEW_TICKS ? width * 2 : width
}

const toChart = (facts: BatteryFacts, selection: ChargeSelection, words: Words): PowerChart => {
  const points = listDeliveredPower(facts, selection.charge.charger)
  const highest = Math.max(...points.map(({ kw }) => kw))
  const width = tickWidth(highest)
  const most = Math.ceil((highest * 1.08) / width) * width
  const { translate, numbers } = words
  return {
    label: translate('chart.label'),
    points,
    window: selection.range,
    most,
    ticks: Array.from({ length: most / width }, (_, at) => (at + 1) * width).map((kw) => ({
      kw,
      label: wordKw(kw, words),
    })),
    feet: FEET.map((level) => ({ level, label: numbers.percent(level) })),
    table: {
      caption: translate('chart.caption'),
      head: [translate('chart.level'), translate('chart.power')],
      rows: points
        .filter(({ level }) => level % ROW_STEP === 0)
        .map(({ level, kw }) => [numbers.percent(level), wordKw(kw, words)] as const),
    },
  }
}

/** What the estimate panel is made from. */
export interface PanelInput {
  readonly answer: Either<readonly ChargingFault[], ChargeEstimate>
  readonly selection: ChargeSelection
  readonly facts: BatteryFacts | undefined
  /** Absent where the site says nothing of money. */
  readonly tariffs: ChargeTariffs | undefined
  /** Content's switch for status messages. */
  readonly showStatusMessages: boolean
}

const toMissing = (input: PanelInput, tag: ChargingFault['tag'] | undefined, words: Words) =>
  ({
    status: 'missing',
    spinner: words.translate('missing.spinner'),
    conditions: wordConditions(input.selection, words),
    message: input.showStatusMessages
      ? words.translate(`missing.${tag ?? 'UnknownMotor'}`, { car: input.selection.car.name })
      : '',
  }) as const

/** Makes the estimate panel: the figure with all that explains it, or the spinner with its reason. */
export const estimatePanel = (input: PanelInput, words: Words): EstimatePanel => {
  const { answer, selection, facts, tariffs } = input
  if (E.isLeft(answer) || facts === undefined) {
    return toMissing(input, E.isLeft(answer) ? answer.left[0]?.tag : undefined, words)
  }
  const estimate = answer.right
  const { translate, numbers } = words
  const chart = lazily(() => toChart(facts, selection, words))
  const cost = costOf(answer, selection.charge, tariffs)
  const explanations = lazily(() => listExplanations(estimate, { cost, tariffs }, words))
  const pace = resolvePace(facts, selection.charge.charger, selection.range)
  return {
    status: 'time',
    duration: wordDuration(estimate.duration, words),
    exact: wordBesideTime(estimate, words),
    conditions: wordConditions(selection, words),
    note: translate('estimate.note'),
    facts: [
      {
        id: 'energy',
        label: translate('fact.energy'),
        text: translate('unit.kWh', { value: numbers.decimal(estimate.energy, 1) }),
      },
      ...(tariffs === undefined || O.isNone(cost)
        ? []
        : [
            {
              id: 'cost' as const,
              label: translate('fact.cost'),
              text: wordCost(cost.value, tariffs, words),
            },
          ]),
      {
        id: 'power',
        label: translate('fact.power'),
        text: wordKw(Math.round(estimate.power), words),
      },
      { id: 'pace', label: translate('fact.pace'), text: wordPace(pace, words) },
    ],
    basis: {
      kind: facts.basis,
      label: translate(`basis.${facts.basis}`),
      text: translate(`basis.${facts.basis}.text`),
    },
    get chart() {
      return chart()
    },
    trace: {
      label: translate('trace.label'),
      get explanations() {
        return explanations()
      },
    },
  }
}
