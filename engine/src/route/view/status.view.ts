import * as O from '#fp-ts/Option'
import { wordField, type RouteWords } from './wording.view.js'
import type { PlannerState } from '../planner-state.js'
import { isRetried, type RouteFault } from '../route.errors.js'

/** State of the road, as the machine names it. */
export type SearchPhase =
  'idle' | 'deciding' | 'asking' | 'resolving' | 'routing' | 'ready' | 'notFound' | 'failed'

/** The status line. */
export interface StatusView {
  /** `alert` for what went wrong, `status` for everything else. */
  readonly role: 'alert' | 'status'
  readonly text: string
  /** Text of the button that asks again; empty when asking again would not help. */
  readonly retry: string
}

/** What the status line is made from. */
export interface StatusParts extends RouteWords {
  readonly state: PlannerState
  readonly search: SearchPhase
  /** How long the road is, in words; empty while there is none. */
  readonly road: string
  /** Content's switch for everything the tool says beyond the specification. */
  readonly showStatusMessages: boolean
}

const SILENT: StatusView = { role: 'status', text: '', retry: '' }
// Said elsewhere: beside what was found, or at the input that is empty.
const CALM: readonly RouteFault['tag'][] = ['NoStations', 'PlaceMissing']

/** Puts a fault into words for the visitor. */
export const wordRouteFault = (
  fault: RouteFault,
  { translate }: Pick<RouteWords, 'translate'>,
): string =>
  'outside' in fault
    ? translate('place.outside', { place: fault.outside })
    : translate(
        `fault.${fault.tag}`,
        'field' in fault ? { field: wordField(fault.field, { translate }) } : {},
      )

/** Makes the status line: what is being done, what has been found, or what went wrong. */
export const toRouteStatus = (parts: StatusParts): StatusView => {
  const { state, search, showStatusMessages, translate } = parts
  if (!showStatusMessages) return SILENT
  const faults = [...state.faults, ...state.assist.faults]
  const bad = faults.filter(({ tag }) => !CALM.includes(tag))
  if (bad.length > 0) {
    return {
      role: 'alert',
      text: bad.map((fault) => wordRouteFault(fault, parts)).join(' '),
      retry: bad.some(isRetried) ? translate('retry.label') : '',
    }
  }
  if (search === 'resolving' || search === 'routing') {
    return { ...SILENT, text: translate(`status.${search}`) }
  }
  if (O.isNone(state.answer)) return SILENT
  const calm = faults.map((fault) => wordRouteFault(fault, parts))
  return { ...SILENT, text: [parts.road, ...calm].join(' ').trim() }
}
