import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { lazily } from '../../shared/index.js'
import type { Words } from '../../site/index.js'
import { TOOL_LABELS, wordLabels, wordLive, type ToolContext } from '../../tool/index.js'
import type { ChargingState } from '../charging.tool.js'
import type { Charge, ChargeEstimate } from '../charging.types.js'
import { toChargingMode, type ChargingMode } from '../charge-place.js'
import type {
  ChargingPageContent,
  ChargingSection,
  DiscoveryCard,
} from '../documents/content.codec.js'
import { askCharge, compareChargers, wordAnswer, type ComparedTypeView } from './comparison.view.js'
import { wordTariffs } from './cost.view.js'
import { listControls, wordCorrection, type Controls } from './controls.view.js'
import { estimatePanel, type EstimatePanel } from './estimate.view.js'
import { listSections } from '../sections.js'
import { wordBesideTime, wordConditions, wordDuration, type Figure } from './wording.view.js'

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
      /** Which prices the costs are worked out with; empty where there are none. */
      readonly tariffs: string
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

/** View model of the charging page. */
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
    /** The exact time beside the label; empty where they are equal. */
    readonly exact: string
  }
  readonly picture: { readonly src: string; readonly alt: string } | undefined
  /** Requested choices that were unavailable, as sentences. */
  readonly corrections: readonly string[]
  readonly sections: readonly SectionView[]
  readonly disclaimers: readonly { readonly id: string; readonly text: string }[]
  /** Text of the polite live region; empty until a change has settled. */
  readonly live: string
  readonly labels: Readonly<Record<LabelName, string>>
}

/** Texts of the page that stand as they are, with their keys. */
const LABELS = {
  ...TOOL_LABELS,
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
        tariffs: wordTariffs(input.content.tariffs, input),
        types: compareChargers(section, {
          ...input,
          data: input.state.data,
          selection: input.state.selection,
        }),
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
  const answer = askCharge(data, announced.value, input.content)
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
 * Builds the view model of the charging page from its state and content: plain data, every text translated.
 *
 * @param input - State of the machine, content, messages and number format.
 * @returns The view model; the page only renders it.
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
  const answer = askCharge(data, selection, content)
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
        tariffs: content.tariffs,
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
