import * as O from '#fp-ts/Option'
import type { RangeToolContent } from '../documents/content.codec.js'
import { toUndefined } from '../../shared/index.js'
import { estimateRange } from '../estimate.js'
import { findOtherPump } from '../other-pump.js'
import { toDrivingProfile } from '../profile.js'
import { dataFor, statusFor } from '../range-feed.js'
import { findToolFamily, toRangeQuery, type RangeCorrection } from '../range-selection.js'
import { wordLive, type ToolContext } from '../../tool/index.js'
import type { RangeToolState } from '../range.tool.js'
import type {
  RangeData,
  RangeEstimate,
  RangeFamily,
  RangeSelection,
  RangeToolCar,
} from '../range.types.js'
import { listRangeRings, RING_RESERVE } from '../rings.js'
import { listToolColder } from '../colder.js'
import { findToolKm } from '../exact-range.js'
import { listToolSweeps } from '../sensitivity.js'
import { MILD } from '../temperature.js'
import { toDistanceUnit } from '../unit-settings.js'
import type { DrawnRing } from './range-map.view.js'
import { toToolControls, type RangeToolControls } from './tool-controls.view.js'
import { figurePanel, waitingPanel, type RangePanel } from './panel.view.js'
import { toLabels, type RangeLabels } from './labels.view.js'
import {
  fillMapText,
  wordFigure,
  wordIndex,
  wordRangeConditions,
  type Figure,
  type Words,
} from './wording.view.js'

/** What the map can draw of the range, and the range in a sentence. */
export interface RangeOnMap {
  /** Every circle of the range; none when there is no range. */
  readonly rings: readonly DrawnRing[]
  /** The sentence that stands for the one-way circle; empty when there is none. */
  readonly sentence: string
  /** What the figures of the circles are worded in. */
  readonly units: Words['units']
}

/** View model of the range tool. */
export interface RangeToolView {
  /** Title of the document: model and result. */
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly controls: RangeToolControls
  readonly panel: RangePanel
  /** The sticky range bar: name and figure with its unit; no figure when there is none. */
  readonly bar: {
    readonly label: string
    readonly figure: Figure | undefined
    readonly text: string
  }
  readonly map: RangeOnMap
  readonly picture: { readonly src: string; readonly alt: string } | undefined
  /** Requested choices that were unavailable, as sentences. */
  readonly corrections: readonly string[]
  readonly disclaimers: readonly { readonly id: string; readonly text: string }[]
  /** Text of the polite live region; empty until a change has settled. */
  readonly live: string
  readonly labels: RangeLabels
}

/** What the view is made from: state, content, messages and number format. */
export interface RangeToolViewInput extends Pick<Words, 'translate' | 'numbers'> {
  readonly state: Pick<
    ToolContext<RangeToolState>,
    'cars' | 'selection' | 'corrections' | 'announced' | 'feed' | 'override'
  >
  readonly content: RangeToolContent
}

interface Answer {
  readonly data: RangeData
  readonly family: RangeFamily
  readonly estimate: RangeEstimate
}

const ask = (input: RangeToolViewInput, selection: RangeSelection, words: Words) => {
  const data = dataFor(input.state.feed, selection.car.model)
  const family = findToolFamily(data, selection)
  if (O.isNone(data) || O.isNone(family)) return undefined
  const question = { query: toRangeQuery(selection), unit: toDistanceUnit(words.units) }
  const estimate = estimateRange(family.value, question)
  return O.isNone(estimate.explanation.entry)
    ? undefined
    : { data: data.value, family: family.value, estimate }
}

const wordConditions = (selection: RangeSelection, answer: Answer, words: Words): string =>
  wordRangeConditions(
    {
      car: selection.car.name,
      motorType: selection.motorType,
      estimate: answer.estimate,
      profile: toDrivingProfile(answer.estimate.drivingProfile),
      isPumpNamed: true,
    },
    words,
  )

const toPanel = (
  input: RangeToolViewInput,
  answer: Answer | undefined,
  words: Words,
): RangePanel => {
  const { selection, feed } = input.state
  if (answer === undefined) {
    const status = statusFor(feed, selection.car.model)
    const shown = status === 'OK' ? 'NOT_FOUND' : status
    return waitingPanel(shown, input.content.showStatusMessages, words)
  }
  return figurePanel(
    {
      estimate: answer.estimate,
      conditions: wordConditions(selection, answer, words),
      get sweeps() {
        return listToolSweeps(answer.data, selection)
      },
      get colder() {
        return listToolColder(answer.data, selection)
      },
      mixedKm: findToolKm(answer.data, {
        ...selection,
        drivingProfile: 'mixed',
        temperatureIndex: MILD,
      }),
      pumpKm: toUndefined(findOtherPump(answer.family, answer.estimate)),
      published: selection.car.published?.find(
        ({ drivetrain }) => drivetrain === selection.motorType,
      ),
      isStale: feed.isStale,
    },
    words,
  )
}

const toMap = (
  input: RangeToolViewInput,
  answer: Answer | undefined,
  { figure, words }: { readonly figure: Figure | undefined; readonly words: Words },
): RangeOnMap => {
  const rings =
    answer === undefined
      ? []
      : listRangeRings({
          km: answer.estimate.km,
          entry: answer.estimate.explanation.entry,
          reserve: RING_RESERVE,
        })
  return {
    rings: rings.map(({ kind, radius, profile }) => ({ kind, radius, profile })),
    units: words.units,
    sentence: figure === undefined ? '' : fillMapText(input.content.mapText, figure, input),
  }
}

/** Puts a correction of the range tool into words. */
export const wordRangeCorrection = (
  correction: RangeCorrection,
  selection: RangeSelection,
  words: Words,
): string => {
  const { translate } = words
  const key: Partial<Record<RangeCorrection, string>> = {
    climate: `climate.${selection.climateControl}`,
    heatPump: `heatPump.${selection.heatPump ? 'on' : 'off'}`,
  }
  return translate(`correction.${key[correction] ?? correction}`, {
    car: selection.car.name,
    motor: translate(`motor.${selection.motorType}`),
    temperature: wordIndex(selection.temperatureIndex, words),
    profile: translate(`profile.${selection.drivingProfile}`),
  })
}

const figureOf = (panel: RangePanel): Figure | undefined =>
  panel.status === 'OK' ? panel.figure : undefined

const toLive = (input: RangeToolViewInput, words: Words): string => {
  const { announced, corrections, feed } = input.state
  if (O.isNone(announced)) return ''
  const answer = ask(input, announced.value, words)
  const notes = corrections.map((one) => wordRangeCorrection(one, announced.value, words))
  if (answer === undefined) {
    const status = statusFor(feed, announced.value.car.model)
    return wordLive(notes, words.translate(`live.${status === 'OK' ? 'NOT_FOUND' : status}`))
  }
  const said = words.translate('live.range', {
    range: wordDistanceSpoken(answer, words),
    conditions: wordConditions(announced.value, answer, words),
  })
  return wordLive(notes, said)
}

const wordDistanceSpoken = ({ estimate }: Answer, { translate }: Words): string =>
  translate(`distance.${estimate.unit}.spoken`, { count: estimate.shown })

const toPicture = (car: RangeToolCar, { translate }: Words): RangeToolView['picture'] =>
  car.image === ''
    ? undefined
    : { src: car.image, alt: translate('picture.alt', { car: car.name }) }

/**
 * Builds the view model of the range tool from its state and content: plain data, every text translated.
 *
 * @param input - State of the machine, content, messages and number format.
 * @returns The view model; the page only renders it.
 * @source T-RANGE-09, T-RANGE-18, T-RANGE-19, T-RANGE-22, T-RANGE-25, T-TABS-06, E-T-05, E-T-09, E-T-18, E-T-28
 *
 * @example The figure of the bar
 * ```ts
 * import { rangeToolView } from '@evkit/engine/range'
 * import { numberFormat } from '@evkit/engine/site'
 * import { sparseInput, tinyToolContent } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * const state = { ...sparseInput, announced: option.none }
 * const words = { translate: (key: string) => key, numbers: numberFormat('en-GB') }
 * rangeToolView({ state, content: tinyToolContent, ...words }).bar.figure?.figure // => '261'
 * ```
 * @category views
 */
export const rangeToolView = (input: RangeToolViewInput): RangeToolView => {
  const { state, content, translate, numbers } = input
  const words: Words = { translate, numbers, units: { ...content.units, ...state.override } }
  const { car } = state.selection
  const answer = ask(input, state.selection, words)
  const panel = toPanel(input, answer, words)
  const figure = figureOf(panel)
  return {
    title:
      figure === undefined
        ? translate('title.missing', { car: car.name })
        : translate('title.range', { car: car.name, range: wordFigure(figure, words) }),
    heading: content.heading,
    text: content.text,
    controls: toToolControls(state, content.temperatureText, words),
    panel,
    bar: {
      label: translate('bar.label'),
      figure,
      text: figure === undefined ? '' : wordFigure(figure, words),
    },
    map: toMap(input, answer, { figure, words }),
    picture: toPicture(car, words),
    corrections: state.corrections.map((one) => wordRangeCorrection(one, state.selection, words)),
    disclaimers: [
      { id: 'car', text: car.disclaimer },
      { id: 'range', text: content.disclaimer },
    ].filter(({ text }) => text !== ''),
    live: toLive(input, words),
    labels: toLabels(words),
  }
}
