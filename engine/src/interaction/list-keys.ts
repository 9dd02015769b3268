import { function as F, option as O } from 'fp-ts'
import { none, some, type Option } from '../shared/index.js'

/** A key that moves through an open list. */
export type ListKey = (typeof LIST_KEYS)[number]

/**
 * Keys that move through an open list.
 *
 * @source E-T-10, E-F-36
 * @category constants
 */
export const LIST_KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End'] as const

/** An open list and where in it one is. */
export interface ListPlace {
  /** Options of the list, 0 or more. */
  readonly count: number
  /** Place of the active option from 0; none while the text itself is. */
  readonly active: Option<number>
}

/**
 * Moves through an open list; behind its last option and before its first lies the text itself.
 *
 * | key         | from the text | from an option                        |
 * | ----------- | ------------- | ------------------------------------- |
 * | `ArrowDown` | first         | next; from the last one the text      |
 * | `ArrowUp`   | last          | the one before; from the first the text |
 * | `Home`      | first         | first                                 |
 * | `End`       | last          | last                                  |
 *
 * @param place - The list and where one is.
 * @param key - The key that is pressed.
 * @returns Where one is then; none in an empty list.
 * @source E-T-10, E-F-36
 *
 * @example From the text upwards
 * ```ts
 * import { moveInList } from '@evkit/engine/interaction'
 * import { none } from '@evkit/engine/shared'
 * import { option } from 'fp-ts'
 *
 * moveInList({ count: 3, active: none }, 'ArrowUp') // => option.some(2)
 * moveInList({ count: 0, active: none }, 'ArrowDown') // => option.none
 * ```
 * @category state
 */
export const moveInList = ({ count, active }: ListPlace, key: ListKey): Option<number> => {
  const last = count - 1
  if (last < 0) return none
  const at = F.pipe(
    active,
    O.getOrElse(() => -1),
  )
  const next = {
    ArrowDown: at >= last ? -1 : at + 1,
    ArrowUp: at < 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[key]
  return next < 0 ? none : some(next)
}
