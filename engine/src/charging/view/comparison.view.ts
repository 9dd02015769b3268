import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { none, some, type Either, type Step } from '../../shared/index.js'
import type { Words } from '../../site/index.js'
import type { ChargingFault } from '../charging.errors.js'
import type { Charge, ChargeEstimate, ChargeSelection, ChargingData } from '../charging.types.js'
import { DEFAULT_AC_POWER, findHomeCharger, resolveCharger } from '../charger.js'
import { limitComparison } from '../comparison.js'
import type {
  ChargingPageContent,
  ChargingSection,
  ComparisonBox,
} from '../documents/content.codec.js'
import { estimateCharge } from '../estimate.js'
import { costOf, listMarks, wordCost } from './cost.view.js'
import { wordBesideTime, wordDuration, type Figure } from './wording.view.js'

/** One compared charger. */
export interface BoxView {
  readonly label: string
  /** Absent when there is no time for it. */
  readonly duration: Figure | undefined
  /** The exact time beside the wording: `about 3 h 33 min`; empty where the wording says it. */
  readonly exact: string
  /** What it costs: `about £7.82`; empty where nothing is said of money. */
  readonly cost: string
  /** `Fastest`, `Cheapest`; none where it is neither. */
  readonly marks: readonly string[]
  /** [1] Length of its bar: share of the longest time compared, 0 to 1. */
  readonly share: number
  /** True when it is the one the tool is set to. */
  readonly isChosen: boolean
}

/** One compared charging type. */
export interface ComparedTypeView {
  readonly id: string
  readonly heading: string
  readonly text: string
  readonly boxes: readonly BoxView[]
}

/** A time, or why there is none. */
export type ChargeAnswer = Either<readonly ChargingFault[], ChargeEstimate>

/** Asks for the time of a selection. */
export const askCharge = (
  data: ChargingData,
  selection: ChargeSelection,
  content: ChargingPageContent,
): ChargeAnswer =>
  O.isNone(selection.motor)
    ? { _tag: 'Left', left: [] }
    : estimateCharge(
        data,
        {
          model: selection.car.model,
          motor: selection.motor.value,
          charger: selection.charge.charger,
          range: selection.range,
        },
        content.durationPolicy,
      )

/** Words an answer; absent when there is no time. */
export const wordAnswer = (answer: ChargeAnswer, words: Words): Figure | undefined =>
  E.isRight(answer) ? wordDuration(answer.right.duration, words) : undefined

/** The charge of a box; none for a wallbox the site does not offer. */
const toCharges = (
  { cType, pCType, kW }: ComparisonBox,
  { homePowers = [] }: ChargingPageContent,
): readonly Charge[] => {
  if (cType === 'P') {
    return [{ place: 'public', charger: resolveCharger(pCType ?? 'DC', kW ?? '') }]
  }
  const wallbox = findHomeCharger(kW ?? DEFAULT_AC_POWER, homePowers)
  return O.isNone(wallbox) ? [] : [{ place: 'home', charger: wallbox.value }]
}

const isSameCharge = (a: Charge, b: Charge): boolean =>
  a.place === b.place && a.charger.power === b.charger.power

/** What a comparison is made from. */
export interface ComparisonInput extends Words {
  readonly data: ChargingData
  readonly selection: ChargeSelection
  readonly content: ChargingPageContent
}

const askBox = (box: ComparisonBox, { data, selection, content }: ComparisonInput) =>
  toCharges(box, content).map((charge) => {
    const answer = askCharge(data, { ...selection, charge }, content)
    const minutes = E.isRight(answer) ? some(answer.right.minutes) : none
    return { box, charge, answer, minutes, cost: costOf(answer, charge, content.tariffs) }
  })

type AskedBox = ReturnType<typeof askBox>[number]

const toBox = (
  { box, charge, answer, cost }: AskedBox,
  input: ComparisonInput,
): Omit<BoxView, 'marks' | 'share'> => {
  const { tariffs } = input.content
  return {
    label: box.label,
    duration: wordAnswer(answer, input),
    exact: E.isRight(answer) ? wordBesideTime(answer.right, input) : '',
    cost: tariffs === undefined || O.isNone(cost) ? '' : wordCost(cost.value, tariffs, input),
    isChosen: isSameCharge(charge, input.selection.charge),
  }
}

/** Compares the chargers of a section for the same car and the same levels. */
export const compareChargers = (
  { types }: Extract<ChargingSection, { kind: 'comparison' }>,
  input: ComparisonInput,
): readonly ComparedTypeView[] => {
  const asked = limitComparison(
    types.map((type) => ({ ...type, boxes: type.boxes.flatMap((box) => askBox(box, input)) })),
  )
  const all = asked.flatMap(({ boxes }) => boxes)
  const marks = listMarks(
    all.map(({ minutes, cost }) => ({ minutes, cost: O.map(({ value }: Step) => value)(cost) })),
  )
  const longest = Math.max(
    ...all.flatMap(({ minutes }) => (O.isSome(minutes) ? [minutes.value] : [])),
  )
  return asked.map(({ id, heading, text, boxes }) => ({
    id,
    heading,
    text,
    boxes: boxes.map((one) => ({
      ...toBox(one, input),
      marks: (marks[all.indexOf(one)] ?? []).map((mark) => input.translate(`comparison.${mark}`)),
      share: O.isSome(one.minutes) ? one.minutes.value / longest : 0,
    })),
  }))
}
