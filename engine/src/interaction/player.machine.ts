import { assign, fromPromise, not, setup } from 'xstate'
import { pending } from '../shared/index.js'
import {
  notePlayerView,
  shouldPlay,
  setTurn,
  unseenPlayer,
  requestPlayback,
  type Player,
  type PlayerSetup,
} from './player.js'

/** Events of the video player's state machine. */
export type PlayerEvent =
  /** Visible share of the video, 0 to 1 (intersection ratio) [1]. */
  | { readonly type: 'view.changed'; readonly share: number }
  /** The page allows autoplay or not; reduced motion or data saving disables it. */
  | ({ readonly type: 'motion.changed' } & Pick<Player, 'isAllowed' | 'isStill'>)
  /** The block's playback coordinator selects this video, or another. */
  | ({ readonly type: 'turn.changed' } & PlayerSetup)
  /** The visitor used a control or a key. */
  | { readonly type: 'play.press' | 'pause.press' | 'sound.press' }
  /** The browser did it: by its native controls, or the device's media keys. */
  | { readonly type: 'media.played' | 'media.paused' | 'media.ended' | 'media.failed' }
  /** Metadata is loaded: length [s], and whether it has sound. */
  | { readonly type: 'media.measured'; readonly duration: number; readonly hasSound: boolean }

/** Whether a video is to be started without sound. */
export interface PlayQuestion {
  readonly isMuted: boolean
}

/**
 * State machine of a video player: paused, starting, playing, or missing. Ports: the actor `play` starts it, which a
 * browser may reject (autoplay policy); `pause` pauses it; `notifyRequest`, `notifyEnd` and `notifyFailure` notify the
 * playback coordinator that the visitor has started it, that it has ended, or that it cannot be played.
 *
 * @source B-VID-01, B-VID-02, B-VID-03, B-VID-12, B-VID-13, D-B-36
 * @category machines
 */
export const playerMachine = setup({
  types: {} as { context: Player; events: PlayerEvent; input: PlayerSetup },
  actors: { play: fromPromise<unknown, PlayQuestion>(pending) },
  guards: { shouldPlay: ({ context }) => shouldPlay(context) },
  actions: {
    noteView: assign(({ context, event }) =>
      event.type === 'view.changed' ? notePlayerView(context, event.share) : context,
    ),
    noteMotion: assign(({ context, event }) =>
      event.type === 'motion.changed'
        ? { isAllowed: event.isAllowed, isStill: event.isStill }
        : context,
    ),
    noteTurn: assign(({ context, event }) =>
      event.type === 'turn.changed'
        ? setTurn(context, { isAutoplay: event.isAutoplay, isHeld: event.isHeld })
        : context,
    ),
    noteSize: assign(({ context, event }) =>
      event.type === 'media.measured'
        ? { duration: event.duration, hasSound: event.hasSound }
        : context,
    ),
    requestPlay: assign(({ context }) => requestPlayback(context, 'play')),
    requestPause: assign(({ context }) => requestPlayback(context, 'pause')),
    turnSound: assign({ isMuted: ({ context }) => !context.isMuted }),
    noteRefusal: assign({ isRefused: true }),
    notePlayed: assign({ hasPlayed: true }),
    pause: () => undefined,
    notifyRequest: () => undefined,
    notifyEnd: () => undefined,
    notifyFailure: () => undefined,
  },
}).createMachine({
  id: 'player',
  context: ({ input }) => unseenPlayer(input),
  initial: 'standing',
  on: {
    'view.changed': { actions: 'noteView' },
    'motion.changed': { actions: 'noteMotion' },
    'turn.changed': { actions: 'noteTurn' },
    'media.measured': { actions: 'noteSize' },
    'play.press': { actions: ['requestPlay', 'notifyRequest'] },
    'pause.press': { actions: 'requestPause' },
    'sound.press': { actions: 'turnSound' },
    'media.failed': '.missing',
  },
  states: {
    standing: {
      always: { guard: 'shouldPlay', target: 'starting' },
      on: { 'media.played': { actions: ['requestPlay', 'notifyRequest'] } },
    },
    starting: {
      always: { guard: not('shouldPlay'), target: 'standing', actions: 'pause' },
      invoke: {
        id: 'play',
        src: 'play',
        input: ({ context }) => ({ isMuted: context.isMuted }),
        onDone: { target: 'playing', actions: 'notePlayed' },
        onError: { target: 'standing', actions: 'noteRefusal' },
      },
    },
    playing: {
      always: { guard: not('shouldPlay'), target: 'standing', actions: 'pause' },
      on: {
        'media.paused': { target: 'standing', actions: 'requestPause' },
        'media.ended': { target: 'standing', actions: ['requestPause', 'notifyEnd'] },
      },
    },
    missing: { entry: 'notifyFailure' },
  },
})
