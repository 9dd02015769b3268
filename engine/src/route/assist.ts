import * as O from '#fp-ts/Option'
import { NO_OPTIONS, type LookUp } from '../interaction/index.js'
import { none, type Option } from '../shared/index.js'
import type { RouteFault } from './route.errors.js'
import type { PlaceField } from './route-ends.js'
import type { Place, Suggestion } from './route.types.js'

/** Language suggestions are asked for in. @source T-ROUTE-05, T-CONST-43 @category constants */
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
export interface Assist extends LookUp<AssistOption> {
  /** The input it helps with. */
  readonly field: PlaceField
  /** The suggestion that was chosen, until its details are there. */
  readonly wanted: Option<WantedPlace>
  /** Name and country of a place the text names outside the covered countries; empty without one. */
  readonly outside: string
  readonly faults: readonly RouteFault[]
}

/** The list before anything has been typed. @source T-ROUTE-04 @category constants */
export const NO_ASSIST: Assist = {
  ...NO_OPTIONS,
  field: 'origin',
  wanted: none,
  outside: '',
  faults: [],
}

/** Makes the list ready for a text that is being typed: of another input nothing stays. */
export const typeAssist = (assist: Assist, field: PlaceField, text: string): Assist => ({
  ...NO_ASSIST,
  field,
  options:
    assist.field === field && text.trim() !== ''
      ? assist.options.filter(({ kind }) => kind === 'suggestion')
      : [],
})

/** The list of an input that has come into focus while nothing stands in it: places of earlier visits. */
export const recentAssist = (field: PlaceField, recent: readonly Place[]): Assist => ({
  ...NO_ASSIST,
  field,
  options: recent.map((place) => ({ kind: 'recent', place })),
})

/** Finds an option of the list. */
export const findOption = (assist: Assist, index: Option<number>): Option<AssistOption> => {
  const at = O.isSome(index) ? index : assist.active
  return O.fromNullable(O.isSome(at) ? assist.options[at.value] : undefined)
}

/** Writes the token that spans the keystrokes of one choice. */
export const writeSession = (visit: string, session: number): string => `${visit}-${session}`
