import { toListView, type ListView } from '../../interaction/index.js'
import type { Words } from '../../site/index.js'
import type { AssistOption } from '../assist.js'
import type { PlannerState } from '../planner-state.js'
import { writePlace } from '../route-ends.js'
import type { RouteFault } from '../route.errors.js'
import type { RouteField } from '../route.types.js'

/** An input with its list, as a combobox. */
export interface PlaceInput extends ListView {
  readonly field: RouteField
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
  }
  readonly clear: { readonly label: string; readonly isShown: boolean }
  /** What the polite status beside the input says: how many suggestions there are; empty when nothing is to be said. */
  readonly status: string
  /** Why the text does not do; empty when it does. */
  readonly error: string
}

/** State of the help with places, as the machine names it. */
export type AssistPhase = 'quiet' | 'typed' | 'waiting' | 'asking' | 'open' | 'fetching' | 'failed'

/** What the inputs are made from. */
export interface InputsParts extends Words {
  readonly state: PlannerState
  readonly assist: AssistPhase
}

const toLine = (option: AssistOption) =>
  option.kind === 'suggestion' ? option.suggestion : { text: writePlace(option.place) }

const BUSY: readonly AssistPhase[] = ['asking', 'fetching']

const statusOf = (field: RouteField, { state, assist, translate }: InputsParts): string => {
  const { options, field: helped } = state.assist
  if (helped !== field) return ''
  if (assist === 'fetching') return translate('place.fetching')
  if (assist !== 'open') return ''
  const kind = options[0]?.kind === 'recent' ? 'recent' : 'suggestions'
  return translate(`${kind}.count`, { count: options.length })
}

const isAbout = (fault: RouteFault, field: RouteField): boolean =>
  'field' in fault && fault.field === field

const errorOf = (field: RouteField, { state, translate }: InputsParts): string => {
  const fault = [...state.faults, ...state.assist.faults].find((one) => isAbout(one, field))
  return fault === undefined
    ? ''
    : translate(`fault.${fault.tag}`, { field: translate(`field.${field}`) })
}

/** Makes an input with its list: what a combobox is named, what it holds, which option is active. */
export const toPlaceInput = (field: RouteField, parts: InputsParts): PlaceInput => {
  const { state, assist, translate } = parts
  const isHelped = state.assist.field === field
  const options = isHelped ? state.assist.options : []
  const id = `route-${field}`
  const { activeId, list } = toListView(
    { options: options.map(toLine), active: state.assist.active },
    { id, label: translate('suggestions.label', { field: translate(`field.${field}`) }) },
  )
  return {
    field,
    id,
    label: translate(`field.${field}`),
    hint: translate(`field.${field}.hint`),
    value: state.ends[field].text,
    isExpanded: options.length > 0,
    isBusy: isHelped && BUSY.includes(assist),
    list: { ...list, forget: options[0]?.kind === 'recent' ? translate('recent.forget') : '' },
    activeId,
    clear: {
      label: translate('field.clear', { field: translate(`field.${field}`) }),
      isShown: state.ends[field].text !== '',
    },
    status: statusOf(field, parts),
    error: errorOf(field, parts),
  }
}
