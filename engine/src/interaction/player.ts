import { ADVANCE_IN_VIEW } from './auto-advance.js'

/** A video on a page, and why it plays or stands. */
export interface Player {
  /** Whether it is to start by itself. */
  readonly isAutoplay: boolean
  /** Whether nothing of it is heard. */
  readonly isMuted: boolean
  /** Whether enough of it was in view once: its files may be asked for then. */
  readonly isAttached: boolean
  /** In view from a fifth of it on, until nothing of it is. */
  readonly isInView: boolean
  /** Whether the page lets it move by itself. */
  readonly isAllowed: boolean
  /** Whether less motion or less data is asked for: nothing of it is asked for then before the visitor starts it. */
  readonly isStill: boolean
  /** Whether another video of the block plays instead. */
  readonly isHeld: boolean
  /** What the visitor has asked for last. */
  readonly request: 'none' | 'play' | 'pause'
  /** Whether the browser has refused to start it since it came into view. */
  readonly isRefused: boolean
  /** Whether it has been seen playing. */
  readonly hasPlayed: boolean
  /** [s] How long it is; not a number until it is known. */
  readonly duration: number
  /** Whether there is anything to be heard. */
  readonly hasSound: boolean
}

/** Input of the video player's state machine. */
export interface PlayerSetup {
  readonly isAutoplay: boolean
  /** Whether another video of the block plays instead. */
  readonly isHeld: boolean
}

/** A video nobody has seen yet; one that starts by itself is not heard. */
export const unseenPlayer = ({ isAutoplay, isHeld }: PlayerSetup): Player => ({
  isAutoplay,
  isHeld,
  isMuted: isAutoplay,
  isAttached: false,
  isInView: false,
  isAllowed: false,
  isStill: false,
  request: 'none',
  isRefused: false,
  hasPlayed: false,
  duration: Number.NaN,
  hasSound: false,
})

/** Notes how much of it is in view: once nothing of it is, the browser may be asked again to start it. */
export const notePlayerView = (player: Player, share: number): Player => {
  const isInView = share >= ADVANCE_IN_VIEW || (share > 0 && player.isInView)
  return {
    ...player,
    isInView,
    isAttached: player.isAttached || isInView,
    isRefused: player.isRefused && share > 0,
  }
}

/** Requests that a video plays or pauses; to play it takes the turn. */
export const requestPlayback = (player: Player, request: 'play' | 'pause'): Player => ({
  ...player,
  request,
  isHeld: player.isHeld && request === 'pause',
  isRefused: false,
  isAttached: player.isAttached || request === 'play',
})

/** Sets whether a video has the turn; what the visitor asked for before does not count any more. */
export const setTurn = (player: Player, setup: PlayerSetup): Player => {
  const isNew = setup.isAutoplay && !player.isAutoplay
  return {
    ...player,
    ...setup,
    request: isNew || setup.isHeld ? 'none' : player.request,
    isMuted: player.isMuted || isNew,
  }
}

/** Tells whether a video should be playing. One that is heard goes on while the visitor reads on. */
export const shouldPlay = (player: Player): boolean => {
  const { isHeld, request, isInView, isMuted, isAutoplay, isAllowed, isRefused } = player
  if (isHeld || request === 'pause' || isRefused) return false
  return request === 'play' ? isInView || !isMuted : isAutoplay && isAllowed && isInView
}
