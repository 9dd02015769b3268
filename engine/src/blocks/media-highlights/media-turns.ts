import type { MediaAutoplay } from './media-highlights.types.js'

/** [px] Height of a folded text, for a letter of 16 px. @source B-MEDIA-17 @category constants */
export const MEDIA_COLLAPSED = 52

/** [px] A text that is higher can be folded, for a letter of 16 px. @source B-MEDIA-16 @category constants */
const MEDIA_READ_MORE = 48

/** How long a block waits after its size has changed before its texts are measured again [ms]. @source B-MEDIA-19 @category constants */
export const MEDIA_RESIZE_DELAY = 100

const USUAL_LETTER = 16

/** No card has the turn. */
export const NO_TURN = -1

/** What a block of highlights is made of. */
export interface MediaSetup {
  readonly autoplay: MediaAutoplay
  readonly loops: boolean
  /** Which cards have a video of our own, in their order. */
  readonly playable: readonly boolean[]
}

/** Which card of a block plays, and which texts are unfolded. */
export interface MediaTurns extends MediaSetup {
  /** The card that plays or is to play, from 0; `NO_TURN` while none is. */
  readonly turn: number
  /** Whether it has the turn by itself, and not by the visitor. */
  readonly isByItself: boolean
  /** Cards whose text the visitor has unfolded. */
  readonly expanded: readonly number[]
  /** [px] Height of each text with all lines, for a letter of 16 px; empty until they are measured. */
  readonly heights: readonly number[]
}

/** Begins: the first card with a video has the turn where content lets it start by itself. */
export const startMedia = (setup: MediaSetup): MediaTurns => ({
  ...setup,
  turn: setup.autoplay === 'disabled' ? NO_TURN : setup.playable.indexOf(true),
  isByItself: true,
  expanded: [],
  heights: [],
})

const nextOf = ({ playable, loops }: MediaTurns, card: number): number => {
  const next = playable.indexOf(true, card + 1)
  return next < 0 && loops ? playable.indexOf(true) : next
}

/** Gives the turn to the card the visitor has started. */
export const takeTurn = (media: MediaTurns, card: number): MediaTurns => ({
  ...media,
  turn: card,
  isByItself: false,
})

/** A card has come to its end: where all of them play, the next has the turn. */
export const endTurn = (media: MediaTurns, card: number): MediaTurns => {
  if (card !== media.turn) return media
  const turn = media.autoplay === 'all' ? nextOf(media, card) : NO_TURN
  return { ...media, turn, isByItself: true }
}

/** The video of a card cannot be played: it has no turn any more. */
export const failTurn = (media: MediaTurns, card: number): MediaTurns =>
  endTurn({ ...media, playable: media.playable.map((can, at) => can && at !== card) }, card)

/** Tells whether the video of a card begins again by itself: no other has the turn after it. */
export const loopsAlone = ({ autoplay, loops, playable }: MediaSetup): boolean =>
  loops && (autoplay !== 'all' || playable.filter(Boolean).length === 1)

/** Unfolds the text of a card, or folds it; the others stay. */
export const toggleText = (media: MediaTurns, card: number): MediaTurns => ({
  ...media,
  expanded: media.expanded.includes(card)
    ? media.expanded.filter((one) => one !== card)
    : [...media.expanded, card],
})

/** Texts as they were measured. */
export interface MeasuredTexts {
  /** [px] Height of each with all lines. */
  readonly heights: readonly number[]
  /** [px] Size of a letter of the page. */
  readonly letter: number
}

/** Notes how high the texts are. */
export const measureTexts = (
  media: MediaTurns,
  { heights, letter }: MeasuredTexts,
): MediaTurns => ({
  ...media,
  heights: heights.map((height) => (letter > 0 ? (height * USUAL_LETTER) / letter : 0)),
})

/** Tells whether a text of a height has more to read than is shown. */
export const hasMore = (height: number): boolean => height > MEDIA_READ_MORE
