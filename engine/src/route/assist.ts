import { moveInList, type ListKey } from '../interaction/index.js'
import { none, some, type Option } from '../shared/index.js'
import type { RouteFault } from './route.errors.js'
import type { Place, RouteField, Suggestion } from './route.types.js'

/**
 * How long typing must pause before suggestions are asked for [ms].
 *
 * @source D-T-17, T-ROUTE-04
 * @category constants
 */
export const SUGGEST_DEBOUNCE = 300

/**
 * Language suggestions are asked for in.
 *
 * @source T-ROUTE-05, T-CONST-43
 * @category constants
 */
export const SUGGEST_LANGUAGE = 'en'

/** One line of the list under an input: a suggestion of the service, or a place of an earlier visit. */
export type AssistOption =
  | { readonly kind: 'suggestion'; readonly suggestion: Suggestion }
  | { readonly kind: 'recent'; readonly place: Place }

/** A suggestion whose details are asked for, with the token of its keystrokes. */
export interface WantedPlace {
  readonly id: string
  readonly session: string
}

/** What helps the visitor to choose a place. */
export interface Assist {
  /** The input it helps with. */
  readonly field: RouteField
  readonly options: readonly AssistOption[]
  /** Place of the active option in the list; none while no option is. */
  readonly active: Option<number>
  /** The suggestion that was chosen, until its details are there. */
  readonly wanted: Option<WantedPlace>
  readonly faults: readonly RouteFault[]
}

/**
 * The list before anything has been typed.
 *
 * @source T-ROUTE-04
 * @category constants
 */
export const NO_ASSIST: Assist = {
  field: 'origin',
  options: [],
  active: none,
  wanted: none,
  faults: [],
}

/**
 * Makes the list ready for a text that is being typed: of another input nothing stays.
 *
 * @param assist - The list so far.
 * @param field - The input that is typed in.
 * @param text - What stands in it.
 * @returns The list with no active option; while the same input is typed in, the earlier suggestions stay until the new
 * ones are there, so that the list does not flicker.
 * @source T-ROUTE-04, D-T-17, E-T-10
 *
 * @example A blank text has no list
 * ```ts
 * import { NO_ASSIST, typeAssist } from '@evkit/engine/route'
 *
 * typeAssist(NO_ASSIST, 'destination', ' ').options // => []
 * ```
 * @category state
 */
export const typeAssist = (assist: Assist, field: RouteField, text: string): Assist => ({
  ...NO_ASSIST,
  field,
  options:
    assist.field === field && text.trim() !== ''
      ? assist.options.filter(({ kind }) => kind === 'suggestion')
      : [],
})

/**
 * The list of an input that has come into focus while nothing stands in it: places of earlier visits.
 *
 * @param field - The input.
 * @param recent - Places of earlier visits, most recent first.
 * @returns The list with these places, none active.
 * @source E-T-34
 *
 * @example One place
 * ```ts
 * import { recentAssist } from '@evkit/engine/route'
 * import { tinyPlaces } from '@evkit/engine/testing'
 *
 * recentAssist('origin', [tinyPlaces.lund]).options.length // => 1
 * ```
 * @category state
 */
export const recentAssist = (field: RouteField, recent: readonly Place[]): Assist => ({
  ...NO_ASSIST,
  field,
  options: recent.map((place) => ({ kind: 'recent', place })),
})

/**
 * Moves the active option: down and up go round, and pass through the input itself.
 *
 * @param assist - The list.
 * @param key - The key that was pressed.
 * @returns The list with another active option; an empty list stays as it is.
 * @law The active option is always one of the list.
 * @source E-T-10
 *
 * @example Up from the input is the last option
 * ```ts
 * import { moveOption, NO_ASSIST, recentAssist } from '@evkit/engine/route'
 * import { tinyPlaces } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * const list = recentAssist('origin', [tinyPlaces.lund, tinyPlaces.gothenburg])
 * moveOption(list, 'ArrowUp').active // => option.some(1)
 * moveOption(NO_ASSIST, 'ArrowDown').active // => option.none
 * ```
 * @category state
 */
export const moveOption = (assist: Assist, key: ListKey): Assist => ({
  ...assist,
  active: moveInList({ count: assist.options.length, active: assist.active }, key),
})

/**
 * Finds an option of the list.
 *
 * @param assist - The list.
 * @param index - Its place from 0; none means the active one.
 * @returns The option, or `none` when there is none at this place.
 * @source E-T-10
 *
 * @example Beyond the end
 * ```ts
 * import { findOption, NO_ASSIST } from '@evkit/engine/route'
 * import { option } from 'fp-ts'
 *
 * findOption(NO_ASSIST, option.some(3)) // => option.none
 * ```
 * @category look-ups
 */
export const findOption = (assist: Assist, index: Option<number>): Option<AssistOption> => {
  const at = index._tag === 'Some' ? index : assist.active
  const option = at._tag === 'Some' ? assist.options[at.value] : undefined
  return option === undefined ? none : some(option)
}

/**
 * Writes the token that spans the keystrokes of one choice.
 *
 * @param visit - A random text of this visit; made outside.
 * @param session - Which choice of the visit it is, from 0.
 * @returns The token; another one for each choice.
 * @source T-ROUTE-05
 *
 * @example The second choice
 * ```ts
 * import { writeSession } from '@evkit/engine/route'
 *
 * writeSession('k3v9', 1) // => 'k3v9-1'
 * ```
 * @category formatting
 */
export const writeSession = (visit: string, session: number): string => `${visit}-${session}`
