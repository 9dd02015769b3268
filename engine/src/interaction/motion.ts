import { none, some, type Option } from '../shared/index.js'

/** What of a block moves by itself: it goes from item to item, or a film plays. */
export type MotionKind = 'advance' | 'film'

/** A block of the page that can move by itself. */
export interface MovingBlock {
  readonly id: string
  readonly kind: MotionKind
  /** Share of it in view, 0 to 1. */
  readonly share: number
  /** [px] From the middle of the window to its own middle. */
  readonly distance: number
  /** Whether the visitor has started it: it comes before what moves by itself. */
  readonly isWanted?: boolean
}

/** What is known of the motion of a page. */
export interface PageMotion {
  /** In the order of the page. */
  readonly blocks: readonly MovingBlock[]
  /** The visitor has paused everything; kept for the visit. */
  readonly isPaused: boolean
  readonly isHidden: boolean
  /** The visitor asked for less motion. */
  readonly isReduced: boolean
  /** The visitor asked for less data. */
  readonly isDataSaved: boolean
}

/** A page on which nothing moves. */
export const STILL_PAGE: PageMotion = {
  blocks: [],
  isPaused: false,
  isHidden: false,
  isReduced: false,
  isDataSaved: false,
}

/** Which block of each kind may move. */
export interface MotionChoice {
  readonly advance: Option<string>
  readonly film: Option<string>
}

const nearest = (blocks: readonly MovingBlock[], kind: MotionKind): Option<string> => {
  const [first] = blocks
    .filter((block) => block.kind === kind && block.share > 0)
    .sort(
      (a, b) =>
        Number(b.isWanted ?? false) - Number(a.isWanted ?? false) ||
        Math.abs(a.distance) - Math.abs(b.distance),
    )
  return first === undefined ? none : some(first.id)
}

/**
 * Chooses what may move by itself: at most one block that goes from item to item and one film, each the nearest to the
 * middle of the window; a film the visitor has started comes before all others.
 *
 * @param motion - The blocks of the page, and what the visitor and the browser want.
 * @returns The ids of the blocks that may move. None while the visitor has paused, the page is hidden, or less motion or
 * less data is asked for.
 * @law At most one block of each kind moves.
 * @source B-B-01
 *
 * @example The nearer of two
 * ```ts
 * import { chooseMotion } from '@evkit/engine/interaction'
 * import { toUndefined } from '@evkit/engine/shared'
 *
 * const blocks = [
 *   { id: 'features', kind: 'advance', share: 0.4, distance: -320 },
 *   { id: 'colours', kind: 'advance', share: 1, distance: 80 },
 * ] as const
 * const page = { blocks, isPaused: false, isHidden: false, isReduced: false, isDataSaved: false }
 * toUndefined(chooseMotion(page).advance) // => 'colours'
 * toUndefined(chooseMotion({ ...page, isPaused: true }).advance) // => undefined
 * ```
 * @category resolution
 */
export const chooseMotion = (motion: PageMotion): MotionChoice => {
  const { blocks, isPaused, isHidden, isReduced, isDataSaved } = motion
  const isStill = isPaused || isHidden || isReduced || isDataSaved
  return {
    advance: isStill ? none : nearest(blocks, 'advance'),
    film: isStill ? none : nearest(blocks, 'film'),
  }
}

/** Notes where a block is, in its place of the page; a new one comes last. */
export const placeBlock = (motion: PageMotion, block: MovingBlock): PageMotion => {
  const isKnown = motion.blocks.some(({ id }) => id === block.id)
  return {
    ...motion,
    blocks: isKnown
      ? motion.blocks.map((one) => (one.id === block.id ? block : one))
      : [...motion.blocks, block],
  }
}

/** Forgets a block that has gone from the page. */
export const removeBlock = (motion: PageMotion, id: string): PageMotion => ({
  ...motion,
  blocks: motion.blocks.filter((block) => block.id !== id),
})
