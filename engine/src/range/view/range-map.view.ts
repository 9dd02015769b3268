import type { Coordinates, ResolvedPosition } from '../../site/index.js'
import { CIRCLE_FILL, METRES_PER_KM, RANGE_MAP_ZOOM } from '../circle.js'
import { listDrawnRings, RING_SWITCHES, type RangeMapState, type RingSwitch } from '../range-map.js'
import { RING_RESERVE, type RangeRing, type RangeRingKind } from '../rings.js'
import { wordFigure, wordKm, type Words } from './wording.view.js'

/** State of asking the browser for the visitor's position. */
export type PositionPhase = 'idle' | 'asking' | 'granted' | 'denied' | 'timedOut' | 'unsupported'

/** A circle as it can be drawn. */
export type DrawnRing = Omit<RangeRing, 'explanation'>

/** A circle with its figure. */
export interface RingView {
  readonly kind: RangeRingKind
  /** [m] */
  readonly radius: number
  readonly label: string
  readonly value: string
}

/** View model of the range map: its circles, and a text alternative. */
export interface RangeMapView {
  readonly zoom: number
  readonly fill: typeof CIRCLE_FILL
  /** Centre of the circles; absent while no position is known. */
  readonly centre: Coordinates | undefined
  readonly rings: readonly RingView[]
  /** Text alternative of the circles; without circles, what the map will show. */
  readonly text: string
  /** Text that the position is approximate; empty when it is exact. */
  readonly approximate: string
  readonly here: { readonly label: string; readonly isBusy: boolean; readonly hint: string }
  readonly place: {
    readonly label: string
    readonly value: string
    readonly search: string
    readonly isBusy: boolean
    /** Error of the place search; empty when there is none. */
    readonly error: string
  }
  readonly switches: {
    readonly label: string
    readonly list: readonly {
      readonly ring: RingSwitch
      readonly label: string
      readonly isOn: boolean
    }[]
  }
}

/** What the map of a range is made from. */
export interface RangeMapInput extends Words {
  /** Every circle of the range. */
  readonly rings: readonly DrawnRing[]
  /** Sentence of content about the range, filled. */
  readonly sentence: string
  readonly state: RangeMapState
  readonly isSearching: boolean
  readonly position: ResolvedPosition | undefined
  readonly phase: PositionPhase
}

const HINTS: readonly PositionPhase[] = ['denied', 'timedOut', 'unsupported']

const toRing = ({ kind, radius, profile }: DrawnRing, words: Words): RingView => {
  const { translate } = words
  const label = translate(`ring.${kind}`, { reserve: words.numbers.percent(RING_RESERVE) })
  const value = wordFigure(wordKm(radius / METRES_PER_KM, words), words)
  return {
    kind,
    radius,
    label:
      profile === undefined
        ? label
        : translate('ring.profile', { label, profile: translate(`ring.of.${profile}`) }),
    value,
  }
}

const wordRings = (rings: readonly RingView[], { sentence, translate }: RangeMapInput): string =>
  [sentence, ...rings.slice(1).map(({ label, value }) => translate('ring.item', { label, value }))]
    .filter((part) => part !== '')
    .join(' ')

/**
 * Builds the view model of the range map: circles around the visitor, and each as text.
 *
 * | position                      | circles | text                              |
 * | ----------------------------- | ------- | --------------------------------- |
 * | of this visit, typed or saved | drawn   | the range and the other circles   |
 * | of the connection (IP) only   | drawn   | and that the place is approximate |
 * | none                          | none    | how to get one                    |
 *
 * @param input - Circles of the range, position, state of the switches and of the input for a place, messages.
 * @returns Plain data; the page draws it.
 * @source T-RANGE-21, T-RANGE-22, T-RANGE-23, T-RANGE-24, T-LOC-07, D-T-44, B-T-06, E-T-04, E-T-12
 *
 * @example No position, no circle
 * ```ts
 * import { FIRST_RANGE_MAP, listRangeRings } from '@evkit/engine/range'
 * import { rangeMapView } from '@evkit/engine/range'
 * import { numberFormat } from '@evkit/engine/site'
 * import { option } from 'fp-ts'
 *
 * const words = { translate: (key: string) => key, numbers: numberFormat('en'), units: { temperature: 'metric', range: 'metric' } } as const
 * const rings = listRangeRings({ km: 420, entry: option.none, reserve: 10 })
 * const map = { rings, sentence: 'Up to 420 km', state: FIRST_RANGE_MAP, isSearching: false, phase: 'idle' } as const
 * rangeMapView({ ...map, position: undefined, ...words }).rings // => []
 * ```
 * @category views
 */
export const rangeMapView = (input: RangeMapInput): RangeMapView => {
  const { rings, state, position, phase, isSearching, translate } = input
  const drawn = listDrawnRings(state.switched)
  const shown =
    position === undefined
      ? []
      : rings.filter(({ kind }) => drawn.includes(kind)).map((ring) => toRing(ring, input))
  return {
    zoom: RANGE_MAP_ZOOM,
    fill: CIRCLE_FILL,
    centre: position?.position,
    rings: shown,
    text: position === undefined ? translate('map.noPosition') : wordRings(shown, input),
    approximate: position?.isApproximate === true ? translate('map.approximate') : '',
    here: {
      label: translate('map.here'),
      isBusy: phase === 'asking',
      hint: HINTS.includes(phase) ? translate(`map.here.${phase}`) : '',
    },
    place: {
      label: translate('map.place'),
      value: state.text,
      search: translate('map.place.search'),
      isBusy: isSearching,
      error: state.fault === 'none' ? '' : translate(`map.place.${state.fault}`),
    },
    switches: {
      label: translate('map.switches'),
      list: RING_SWITCHES.map((ring) => ({
        ring,
        label: translate(`map.switch.${ring}`, { reserve: input.numbers.percent(RING_RESERVE) }),
        isOn: state.switched.includes(ring),
      })),
    },
  }
}
