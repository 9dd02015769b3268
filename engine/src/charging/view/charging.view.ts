import { either as E, option as O } from 'fp-ts'
import { lazily, type Either } from '../../shared/index.js'
import type { Words } from '../../site/index.js'
import type { ChargingFault } from '../charging.errors.js'
import { wordLabels, wordLive, type ToolContext } from '../../tool/index.js'
import type { ChargingState } from '../charging.tool.js'
import type { ChargeEstimate, ChargeSelection, ChargingData, Charge } from '../charging.types.js'
import { toChargingMode, type ChargingMode } from '../charge-place.js'
import { DEFAULT_AC_POWER, findHomeCharger, resolveCharger } from '../charger.js'
import { limitComparison } from '../comparison.js'
import type {
  ChargingPageContent,
  ChargingSection,
  ComparisonBox,
  DiscoveryCard,
} from '../documents/content.codec.js'
import { listControls, wordCorrection, type Controls } from './controls.view.js'
import { estimateCharge } from '../estimate.js'
import { estimatePanel, type EstimatePanel } from './estimate.view.js'
import { listSections } from '../sections.js'
import { wordBesideTime, wordConditions, wordDuration, type Figure } from './wording.view.js'

/** One compared charger. */
export interface BoxView {
  readonly label: string
  /** Absent when there is no time for it. */
  readonly duration: Figure | undefined
  /** The exact time beside the wording: `about 3 h 33 min`; empty where the wording says it. */
  readonly exact: string
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

/** A section under the tool. */
export type SectionView = {
  readonly id: string
  readonly heading: string
  readonly text: string
} & (
  | {
      readonly kind: 'comparison'
      readonly conditions: string
      readonly chosenLabel: string
      /** What stands in place of a figure where there is no time. */
      readonly noneLabel: string
      readonly types: readonly ComparedTypeView[]
    }
  | {
      readonly kind: 'cards'
      readonly cards: readonly DiscoveryCard[]
      readonly openLabel: string
      readonly closeLabel: string
    }
  | Pick<Extract<ChargingSection, { kind: 'text' }>, 'kind' | 'paragraphs' | 'picture'>
)

/** Everything the charging page shows. */
export interface ChargingView {
  /** Title of the document: model and result. */
  readonly title: string
  readonly mode: ChargingMode
  readonly heading: string
  readonly description: string
  readonly controls: Controls
  readonly panel: EstimatePanel
  /** The fixed bar: name and figure; no figure when there is no time. */
  readonly timeBar: {
    readonly label: string
    readonly figure: Figure | undefined
    /** The exact time beside the wording; empty where the wording says it. */
    readonly exact: string
  }
  readonly picture: { readonly src: string; readonly alt: string } | undefined
  /** What was asked for and could not be had, in words. */
  readonly corrections: readonly string[]
  readonly sections: readonly SectionView[]
  readonly disclaimers: readonly { readonly id: string; readonly text: string }[]
  /** What the polite live region says; empty until something has changed and come to rest. */
  readonly live: string
  readonly labels: Readonly<Record<LabelName, string>>
}

/** Texts of the page that stand as they are, with their keys. */
const LABELS = {
  copy: 'copy.label',
  copied: 'copy.done',
  copyFailed: 'copy.failed',
  reset: 'reset.label',
  update: 'update.label',
  credits: 'credits.label',
  chartTable: 'chart.table',
  missing: 'missing.spinner',
  notes: 'disclaimer.label',
} as const
/** A text of the page that stands as it is. */
type LabelName = keyof typeof LABELS

/** What the view is made from. */
export interface ChargingViewInput extends Words {
  readonly state: Pick<
    ToolContext<ChargingState>,
    'selection' | 'corrections' | 'announced' | 'cars' | 'data'
  >
  readonly content: ChargingPageContent
}

type Answer = Either<readonly ChargingFault[], ChargeEstimate>

const ask = (
  data: ChargingData,
  selection: ChargeSelection,
  content: ChargingPageContent,
): Answer =>
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

const wordAnswer = (answer: Answer, words: Words): Figure | undefined =>
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

const toTypes = (
  section: Extract<ChargingSection, { kind: 'comparison' }>,
  { state, content, ...words }: ChargingViewInput,
): readonly ComparedTypeView[] => {
  const asked = limitComparison(
    section.types.map((type) => ({
      ...type,
      boxes: type.boxes.flatMap((box) =>
        toCharges(box, content).map((charge) => ({ box, charge })),
      ),
    })),
  ).map((type) => ({
    ...type,
    boxes: type.boxes.map(({ box, charge }) => ({
      box,
      charge,
      answer: ask(state.data, { ...state.selection, charge }, content),
    })),
  }))
  const times = asked.flatMap(({ boxes }) =>
    boxes.flatMap(({ answer }) => (E.isRight(answer) ? [answer.right.minutes] : [])),
  )
  const longest = Math.max(...times)
  return asked.map(({ id, heading, text, boxes }) => ({
    id,
    heading,
    text,
    boxes: boxes.map(({ box, charge, answer }) => ({
      label: box.label,
      duration: wordAnswer(answer, words),
      exact: E.isRight(answer) ? wordBesideTime(answer.right, words) : '',
      share: E.isRight(answer) ? answer.right.minutes / longest : 0,
      isChosen: isSameCharge(charge, state.selection.charge),
    })),
  }))
}

const toSection = (section: ChargingSection, input: ChargingViewInput): SectionView => {
  const { id, heading, text } = section
  const { translate } = input
  switch (section.kind) {
    case 'comparison':
      return {
        id,
        heading,
        text,
        kind: section.kind,
        conditions: translate('comparison.conditions', {
          car: input.state.selection.car.name,
          from: input.numbers.percent(input.state.selection.range.from),
          to: input.numbers.percent(input.state.selection.range.to),
        }),
        chosenLabel: translate('comparison.chosen'),
        noneLabel: translate('comparison.none'),
        types: toTypes(section, input),
      }
    case 'cards':
      return {
        id,
        heading,
        text,
        kind: section.kind,
        cards: listSections(section.cards, toChargingMode(input.state.selection.charge.place)),
        openLabel: translate('card.open'),
        closeLabel: translate('card.close'),
      }
    case 'text':
      return {
        id,
        heading,
        text,
        kind: section.kind,
        paragraphs: section.paragraphs,
        picture: section.picture,
      }
  }
}

const toDescription = (
  profile: ChargingPageContent['profile'],
  { place, charger }: Charge,
): string => {
  if (place === 'home') return profile.descriptionHome
  return charger.current === 'AC'
    ? profile.descriptionPublicACCharging
    : profile.descriptionPublicDCCharging
}

const sayTime = (estimate: ChargeEstimate, words: Words): string =>
  [wordDuration(estimate.duration, words).spoken, wordBesideTime(estimate, words)]
    .filter((part) => part !== '')
    .join(', ')

const toLive = (input: ChargingViewInput): string => {
  const { announced, corrections, data } = input.state
  if (O.isNone(announced)) return ''
  const answer = ask(data, announced.value, input.content)
  const said = input.translate(E.isLeft(answer) ? 'live.missing' : 'live.time', {
    time: E.isLeft(answer) ? '' : sayTime(answer.right, input),
    conditions: wordConditions(announced.value, input),
  })
  const notes = corrections.map((one) => wordCorrection(one, announced.value, input))
  return wordLive(notes, said)
}

const toDisclaimers = (input: ChargingViewInput): ChargingView['disclaimers'] =>
  [
    { id: 'car', text: input.state.selection.car.disclaimer },
    { id: input.content.profile.disclaimer.id, text: input.content.profile.disclaimer.text },
  ].filter(({ text }) => text !== '')

const toTitle = (input: ChargingViewInput, figure: Figure | undefined): string => {
  const { selection } = input.state
  return input.translate(figure === undefined ? 'title.missing' : 'title.time', {
    car: selection.car.name,
    time: figure === undefined ? '' : `${figure.figure} ${figure.unit}`,
    from: input.numbers.percent(selection.range.from),
    to: input.numbers.percent(selection.range.to),
  })
}

const toPicture = (input: ChargingViewInput): ChargingView['picture'] => {
  const { car } = input.state.selection
  return car.image === ''
    ? undefined
    : { src: car.image, alt: input.translate('picture.alt', { car: car.name }) }
}

/**
 * Makes everything the charging page shows from its state and content: plain data, every text in the page's language.
 *
 * @param input - State of the machine, content, messages and number format.
 * @returns The view model; the page draws it and decides nothing.
 * @source T-CHG-10, T-CHG-44, T-CHG-46, T-CHG-48, T-CHG-49, T-CHG-50, E-T-05, E-T-09, E-T-18
 *
 * @example Mode and heading follow the charge
 * ```ts
 * import { defaultSelection } from '@evkit/engine/charging'
 * import { chargingView } from '@evkit/engine/charging'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyCars, tinyContent, tinyData } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * const selection = defaultSelection(tinyCars[0], 'public')
 * const state = { selection, corrections: [], announced: option.none, cars: tinyCars, data: tinyData }
 * const words = { translate: (key: string) => key, numbers: numberFormat('en') }
 * chargingView({ state, content: tinyContent, ...words }).mode // => 'Road'
 * ```
 * @category views
 */
export const chargingView = (input: ChargingViewInput): ChargingView => {
  const { state, content } = input
  const { selection, data } = state
  const { charge } = selection
  const mode = toChargingMode(charge.place)
  const answer = ask(data, selection, content)
  const figure = wordAnswer(answer, input)
  const exact = E.isRight(answer) ? wordBesideTime(answer.right, input) : ''
  const controls = listControls(
    { cars: state.cars, homePowers: content.homePowers ?? [] },
    selection,
    input,
  )
  const sections = lazily(() =>
    listSections(content.sections, mode).map((section) => toSection(section, input)),
  )
  return {
    title: toTitle(input, figure),
    mode,
    heading: charge.place === 'home' ? content.profile.heading : content.profile.publicHeading,
    description: toDescription(content.profile, charge),
    controls,
    panel: estimatePanel(
      {
        answer,
        selection,
        facts: E.isRight(answer) ? data.facts.get(answer.right.battery) : undefined,
        showStatusMessages: content.showStatusMessages,
      },
      input,
    ),
    timeBar: { label: input.translate('timeBar.label'), figure, exact },
    picture: toPicture(input),
    corrections: state.corrections.map((one) => wordCorrection(one, selection, input)),
    get sections() {
      return sections()
    },
    disclaimers: toDisclaimers(input),
    live: toLive(input),
    labels: wordLabels(LABELS, input),
  }
}
