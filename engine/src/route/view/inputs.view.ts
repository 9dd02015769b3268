import { toListView, type ListView } from '../../interaction/index.js'
import { wordRouteFault } from './status.view.js'
import { wordField, wordMinutes, type RouteWords } from './wording.view.js'
import type { AssistOption } from '../assist.js'
import type { PlannerState } from '../planner-state.js'
import {
  endOf,
  MOST_VIA,
  STAY_POWERS,
  viaField,
  writePlace,
  type PlaceField,
  type Waypoint,
} from '../route-ends.js'
import type { RouteFault } from '../route.errors.js'

/** An input with its list, as a combobox. */
export interface PlaceInput extends ListView {
  readonly field: PlaceField
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly value: string
  /** True while the list is open: it then has options. */
  readonly isExpanded: boolean
  readonly isBusy: boolean
  readonly list: ListView['list'] & {
    /** Text of the button that forgets recent places; empty when the list has none. */
    readonly forget: string
    /** Says that the text names a place outside the covered countries; empty when it does not. */
    readonly outside: string
  }
  readonly clear: { readonly label: string; readonly isShown: boolean }
  /** What the polite status beside the input says: how many suggestions there are; empty when nothing is to be said. */
  readonly status: string
  /** Why the text does not do; empty when it does. */
  readonly error: string
}

/** One of several values, in words. */
export interface ViaChoice {
  readonly value: string
  readonly label: string
  readonly isChosen: boolean
}

/** A place on the way: its input, how long the car stays, whether it is charged, and its place in the order. */
export interface ViaInput {
  readonly input: PlaceInput
  readonly stay: { readonly label: string; readonly choices: readonly ViaChoice[] }
  /** Absent while the car only passes. */
  readonly charge: { readonly label: string; readonly choices: readonly ViaChoice[] } | undefined
  /** Texts of the buttons; empty where there is nothing to move past. */
  readonly up: string
  readonly down: string
  readonly remove: string
  /** Names what it is dragged by. */
  readonly drag: string
}

/** The places on the way. */
export interface ViaView {
  readonly label: string
  readonly list: readonly ViaInput[]
  /** Text of the button for one more; empty where there can be no more. */
  readonly add: string
}

/** State of the help with places, as the machine names it. */
export type AssistPhase = 'quiet' | 'typed' | 'waiting' | 'asking' | 'open' | 'fetching' | 'failed'

/** What the inputs are made from. */
export interface InputsParts extends RouteWords {
  readonly state: PlannerState
  readonly assist: AssistPhase
}

const toLine = (option: AssistOption) =>
  option.kind === 'suggestion' ? option.suggestion : { text: writePlace(option.place) }

const BUSY: readonly AssistPhase[] = ['asking', 'fetching']

const statusOf = (field: PlaceField, { state, assist, translate }: InputsParts): string => {
  const { options, field: helped } = state.assist
  if (helped !== field) return ''
  if (assist === 'fetching') return translate('place.fetching')
  if (assist !== 'open') return ''
  const kind = options[0]?.kind === 'recent' ? 'recent' : 'suggestions'
  return translate(`${kind}.count`, { count: options.length })
}

const isAbout = (fault: RouteFault, field: PlaceField): boolean =>
  'field' in fault && fault.field === field

const errorOf = (field: PlaceField, parts: InputsParts): string => {
  const { state } = parts
  const fault = [...state.faults, ...state.assist.faults].find((one) => isAbout(one, field))
  return fault === undefined ? '' : wordRouteFault(fault, parts)
}

const hintOf = (field: PlaceField, { translate }: InputsParts): string =>
  translate(
    field === 'origin' || field === 'destination' ? `field.${field}.hint` : 'field.via.hint',
  )

/** Makes an input with its list: what a combobox is named, what it holds, which option is active. */
export const toPlaceInput = (field: PlaceField, parts: InputsParts): PlaceInput => {
  const { state, assist, translate } = parts
  const isHelped = state.assist.field === field
  const options = isHelped ? state.assist.options : []
  const outside =
    isHelped && state.assist.outside !== ''
      ? translate('place.outside', { place: state.assist.outside })
      : ''
  const id = `route-${field}`
  const name = wordField(field, parts)
  const { activeId, list } = toListView(
    { options: options.map(toLine), active: state.assist.active },
    { id, label: translate('suggestions.label', { field: name }) },
  )
  const value = endOf(state.ends, field).text
  return {
    field,
    id,
    label: name,
    hint: hintOf(field, parts),
    value,
    isExpanded: options.length > 0 || outside !== '',
    isBusy: isHelped && BUSY.includes(assist),
    list: {
      ...list,
      outside,
      forget: options[0]?.kind === 'recent' ? translate('recent.forget') : '',
    },
    activeId,
    clear: { label: translate('field.clear', { field: name }), isShown: value !== '' },
    status: `${outside} ${statusOf(field, parts)}`.trim(),
    error: errorOf(field, parts),
  }
}

/** Stays that are offered at a place on the way [min]: passing, breaks, meals, a night, a day. @source E-T-93 @category constants */
const STAYS = [0, 15, 30, 45, 60, 120, 240, 480, 600, 720, 1440] as const

// A stay of an address that is none of these is offered as well.
const listStays = ({ stay }: Waypoint, words: InputsParts): readonly ViaChoice[] =>
  [...new Set([...STAYS, stay])]
    .sort((a, b) => a - b)
    .map((minutes) => ({
      value: String(minutes),
      label: minutes === 0 ? words.translate('via.pass') : wordMinutes(minutes, words),
      isChosen: minutes === stay,
    }))

const listCharges = (
  { power }: Waypoint,
  { translate, numbers }: InputsParts,
): readonly ViaChoice[] =>
  STAY_POWERS.map((kW) => ({
    value: String(kW),
    label:
      kW === 0 ? translate('via.uncharged') : translate('unit.kW', { value: numbers.number(kW) }),
    isChosen: kW === power,
  }))

const toViaInput = (via: Waypoint, at: number, parts: InputsParts): ViaInput => {
  const { translate, state } = parts
  const name = { field: via.text.trim() === '' ? wordField(viaField(at), parts) : via.text }
  const isLast = at === state.ends.via.length - 1
  return {
    input: toPlaceInput(viaField(at), parts),
    stay: { label: translate('via.stay'), choices: listStays(via, parts) },
    charge:
      via.stay === 0
        ? undefined
        : { label: translate('via.charge'), choices: listCharges(via, parts) },
    up: at === 0 ? '' : translate('via.up', name),
    down: isLast ? '' : translate('via.down', name),
    remove: translate('via.remove', name),
    drag: translate('via.drag', name),
  }
}

/** Makes the inputs for the places on the way. */
export const toVia = (parts: InputsParts): ViaView => {
  const { via } = parts.state.ends
  return {
    label: parts.translate('via.label'),
    list: via.map((one, at) => toViaInput(one, at, parts)),
    add: via.length < MOST_VIA ? parts.translate('via.add') : '',
  }
}
