import type { Player } from './player.js'

/**
 * Which controls a video has: its own, all of the browser’s, none but keys and clicks, or none whatever happens to the
 * last.
 *
 * @source B-VID-05, D-B-36
 * @category constants
 */
export const CONTROLS_MODES = ['enabled', 'disabled', 'extended', 'none', 'forceDisable'] as const

/** Which controls a video has. */
export type ControlsMode = (typeof CONTROLS_MODES)[number]

/** [s] What plays longer can be paused. @source B-VID-06 @category constants */
const CONTROLS_MIN_DURATION = 5

/** Resolves which controls a video has: more than five seconds bring some in place of none, the other modes never change. */
export const resolveControls = (mode: ControlsMode, duration: number): ControlsMode =>
  (mode === 'disabled' || mode === 'none') && duration > CONTROLS_MIN_DURATION ? 'enabled' : mode

/** Where a video is. */
export type PlayerPhase = 'standing' | 'starting' | 'playing' | 'missing'

/** What a video says itself. */
export interface PlayerWords {
  readonly play: string
  readonly pause: string
  readonly mute: string
  readonly unmute: string
}

/** How a video is to be shown. */
export interface PlayerTerms {
  readonly mode: ControlsMode
  /** Whether it begins again at its end. */
  readonly loops: boolean
  readonly words: PlayerWords
}

/** View model of a video player. */
export interface PlayerView {
  /** Poster or video: the poster until it has played, and always where the video is missing. */
  readonly face: 'poster' | 'film'
  /** `preload` attribute: nothing, metadata or all of the video. */
  readonly preload: 'none' | 'metadata'
  /** Whether the browser draws its own controls. */
  readonly isNative: boolean
  /** Whether Space plays and pauses it. */
  readonly hasKeys: boolean
  /** Whether a press on the video does the same. */
  readonly isPressed: boolean
  readonly isPlaying: boolean
  /** Play and pause button; absent without one. */
  readonly toggle: { readonly label: string } | undefined
  /** Mute button; absent for videos without sound. */
  readonly sound: { readonly label: string; readonly isMuted: boolean } | undefined
}

// What was to start by itself and does not is offered to the visitor, who may have asked for less motion or data.
const standsStill = ({ isAutoplay, isRefused, isAllowed, isInView }: Player): boolean =>
  isAutoplay && isInView && (isRefused || !isAllowed)

// Where less motion or less data is wanted, no film is asked for before it is started.
const mayAsk = ({ isAttached, isStill, hasPlayed }: Player): boolean =>
  isAttached && (!isStill || hasPlayed)

const controlsOf = (
  player: Player,
  phase: PlayerPhase,
  { mode, loops }: PlayerTerms,
): ControlsMode => {
  const duration = loops && player.isAutoplay ? Number.POSITIVE_INFINITY : player.duration
  const resolved = resolveControls(mode, duration)
  const isOffered = phase === 'standing' && mode !== 'extended' && standsStill(player)
  return isOffered ? 'enabled' : resolved
}

// What a visitor can take hold of: nothing of one that cannot be played.
const handlesOf = (
  mode: ReturnType<typeof controlsOf>,
  isMissing: boolean,
  hasPlayed: boolean,
): Record<'isNative' | 'hasKeys' | 'hasToggle', boolean> => {
  const hasButtons = !isMissing && (mode === 'enabled' || mode === 'extended')
  const isNative = hasButtons && mode === 'extended' && hasPlayed
  return {
    isNative,
    hasKeys: hasButtons || (!isMissing && mode === 'disabled'),
    hasToggle: hasButtons && !isNative,
  }
}

/**
 * Builds the view model of a video player.
 *
 * @param player - State of the player.
 * @param phase - State value of its machine.
 * @param terms - Controls enabled by content, and their translations.
 * @returns The view model; a video whose autoplay was blocked can be started by the visitor.
 * @source B-VID-04, B-VID-05, B-VID-06, B-VID-13, D-B-36, B-B-10
 *
 * @example A video nobody has started
 * ```ts
 * import { playerMachine, playerView } from '@evkit/engine/interaction'
 * import { createActor } from 'xstate'
 *
 * const input = { isAutoplay: false, isHeld: false }
 * const { context } = createActor(playerMachine, { input }).start().getSnapshot()
 * const words = { play: 'Play', pause: 'Pause', mute: 'Sound off', unmute: 'Sound on' }
 * const view = playerView(context, 'standing', { mode: 'enabled', loops: false, words })
 * [view.toggle?.label, view.face, view.preload] // => ['Play', 'poster', 'none']
 * ```
 * @category views
 */
export const playerView = (player: Player, phase: PlayerPhase, terms: PlayerTerms): PlayerView => {
  const { isMuted, hasSound, hasPlayed } = player
  const { words } = terms
  const mode = controlsOf(player, phase, terms)
  const isPlaying = phase === 'playing' || phase === 'starting'
  const { isNative, hasKeys, hasToggle } = handlesOf(mode, phase === 'missing', hasPlayed)
  return {
    face: hasPlayed && phase !== 'missing' ? 'film' : 'poster',
    preload: mayAsk(player) ? 'metadata' : 'none',
    isNative,
    hasKeys,
    isPressed: hasKeys && !isNative,
    isPlaying,
    toggle: hasToggle ? { label: isPlaying ? words.pause : words.play } : undefined,
    sound:
      hasToggle && hasSound ? { label: isMuted ? words.unmute : words.mute, isMuted } : undefined,
  }
}
