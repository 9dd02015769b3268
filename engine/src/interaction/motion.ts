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
  /** The visitor has let everything move, whatever the browser asks for; kept for the visit. */
  readonly isStarted: boolean
  readonly isHidden: boolean
  /** The visitor asked for less motion. */
  readonly isReduced: boolean
  /** The visitor asked for less data. */
  readonly isDataSaved: boolean
}

/** What the browser asks for: the page is hidden, less motion, less data. */
export type MotionSettings = Pick<PageMotion, 'isHidden' | 'isReduced' | 'isDataSaved'>

/** A page on which nothing moves. */
export const STILL_PAGE: PageMotion = {
  blocks: [],
  isPaused: false,
  isStarted: false,
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
 * Tells whether a page stands until the visitor lets it move: they have paused it, or the browser asks for less motion or
 * less data and they have not started it themselves.
 *
 * @source B-B-01, E-B-07, E-B-08
 */
export const standsStill = ({
  isPaused,
  isStarted,
  isReduced,
  isDataSaved,
}: Pick<PageMotion, 'isPaused' | 'isStarted' | 'isReduced' | 'isDataSaved'>): boolean =>
  isPaused || ((isReduced || isDataSaved) && !isStarted)

/** Notes what the browser asks for; who newly asks for less is heard anew. */
export const updatePreferences = (
  motion: PageMotion,
  preferences: Partial<MotionSettings>,
): PageMotion => {
  const after = { ...motion, ...preferences }
  const asksNewly =
    (after.isReduced && !motion.isReduced) || (after.isDataSaved && !motion.isDataSaved)
  return { ...after, isStarted: motion.isStarted && !asksNewly }
}

/** Notes that the visitor has paused everything or lets it move. */
export const notePause = (motion: PageMotion, isPaused: boolean): PageMotion => ({
  ...motion,
  isPaused,
  isStarted: !isPaused,
})

/**
 * Chooses what may move by itself: at most one block that goes from item to item and one film, each the nearest to the
 * middle of the window; a film the visitor has started comes before all others.
 */
export const chooseMotion = (motion: PageMotion): MotionChoice => {
  const { blocks, isHidden } = motion
  const isStill = isHidden || standsStill(motion)
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
