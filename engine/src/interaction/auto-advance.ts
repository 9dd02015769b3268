/**
 * From this share of a block in view on it may move by itself [1].
 *
 * @source B-FEAT-06
 * @category constants
 */
export const ADVANCE_IN_VIEW = 0.2

const MILLISECONDS = 1000

/**
 * Why a block stands: too little of it is in view; its page is hidden; a pointer or the focus is in it; the visitor asked
 * for less motion; another block of the page moves; content does not want it.
 */
export type StandingReason = 'unseen' | 'hidden' | 'touched' | 'still' | 'waiting' | 'unwanted'

/** State of auto-advance: item, number of items, interval. */
export interface AutoAdvance {
  /** Number of items. */
  readonly count: number
  /** The item that is shown, from 0. */
  readonly index: number
  /** [ms] How long each is shown. */
  readonly interval: number
  readonly reasons: readonly StandingReason[]
}

/** Reads how long each item is shown [ms] from the seconds of content; the fallback where it gives no number above 0. */
export const readInterval = (seconds: unknown, fallback: number): number =>
  typeof seconds === 'number' && seconds > 0 && Number.isFinite(seconds)
    ? seconds * MILLISECONDS
    : fallback

/** Notes why a block stands, or that this is no reason any more. */
export const noteReason = (
  advance: AutoAdvance,
  reason: StandingReason,
  isGiven: boolean,
): AutoAdvance => ({
  ...advance,
  reasons: [...advance.reasons.filter((one) => one !== reason), ...(isGiven ? [reason] : [])],
})

/** Tells whether nothing keeps a block from moving. */
export const canAdvance = ({ reasons, count }: AutoAdvance): boolean =>
  reasons.length === 0 && count > 1

/** Shows the next item; behind the last one comes the first. */
export const showNextItem = (advance: AutoAdvance): AutoAdvance => ({
  ...advance,
  index: (advance.index + 1) % Math.max(1, advance.count),
})

/** Tells whether a block will not move whatever the visitor does, so that nothing has to be stopped. */
const staysStill = ({ count, reasons }: AutoAdvance): boolean =>
  count <= 1 || reasons.includes('unwanted') || reasons.includes('still')

/** Notes how many items there are; the one that is shown stays, or is the last one there is. */
export const noteCount = (advance: AutoAdvance, count: number): AutoAdvance => ({
  ...advance,
  count,
  index: Math.min(advance.index, Math.max(0, count - 1)),
})

/** How a block moves from item to item, as far as it is shown. */
export interface AdvanceMotion {
  readonly advance: AutoAdvance
  /** Whether the visitor has stopped it with the control. */
  readonly isPaused: boolean
  /** Whether a choice of the visitor has ended it for good. */
  readonly isEnded: boolean
}

/** Draws the control that stops a block; none where nothing of it will move, so that nothing has to be stopped. */
export const drawPauseControl = (
  { advance, isPaused, isEnded }: AdvanceMotion,
  words: { readonly pause: string; readonly resume: string },
): { readonly label: string; readonly isPaused: boolean } | undefined =>
  isEnded || staysStill(advance)
    ? undefined
    : { label: isPaused ? words.resume : words.pause, isPaused }
