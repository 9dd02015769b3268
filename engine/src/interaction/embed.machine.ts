import { assign, setup } from 'xstate'
import { EMBED_ANSWER_TIME } from './timing.js'

/** The visitor's consent to the group an embed needs; `open` before an answer. */
export type EmbedAnswer = 'accepted' | 'declined' | 'open'

/** What is known of an embed. */
export interface Embed {
  readonly answer: EmbedAnswer
}

/** Events of the embed's state machine. */
export type EmbedEvent =
  | { readonly type: 'play.press' }
  /** The visitor has declined its group, but consents to this embed. */
  | { readonly type: 'anyway.press' }
  | { readonly type: 'cancel.press' }
  | { readonly type: 'answer.changed'; readonly answer: EmbedAnswer }
  /** The embed is no longer the current slide or visible. */
  | { readonly type: 'pause.wanted' }
  /** The embed reports that it plays, or that it is paused. */
  | { readonly type: 'embed.played' | 'embed.paused' }

const UNLOAD = { guard: 'isWithdrawn', target: 'poster', actions: 'noteAnswer' } as const
const NOTE = { actions: 'noteAnswer' } as const

/**
 * State machine of a third-party embed behind a poster (click to load): no request goes to the provider before a press.
 * Where consent was declined, the press asks again. Withdrawing consent unloads it, and so does a pause request that
 * times out. Ports: `sendPause` requests a pause, `notifyPlay` notifies the playback coordinator that it plays.
 *
 * @source E-B-17, B-B-06, B-MEDIA-12, B-MEDIA-13, B-VID-08, D-B-65
 * @category machines
 */
export const embedMachine = setup({
  types: {} as { context: Embed; events: EmbedEvent; input: Embed },
  delays: { answer: EMBED_ANSWER_TIME },
  guards: {
    isDeclined: ({ context }) => context.answer === 'declined',
    // Who has declined before and played it all the same has withdrawn nothing.
    isWithdrawn: ({ context, event }) =>
      event.type === 'answer.changed' &&
      event.answer === 'declined' &&
      context.answer !== 'declined',
    isGiven: ({ event }) => event.type === 'answer.changed' && event.answer === 'accepted',
  },
  actions: {
    noteAnswer: assign(({ context, event }) =>
      event.type === 'answer.changed' ? { answer: event.answer } : context,
    ),
    sendPause: () => undefined,
    notifyPlay: () => undefined,
  },
}).createMachine({
  id: 'embed',
  context: ({ input }) => input,
  initial: 'poster',
  states: {
    poster: {
      on: {
        'play.press': [{ guard: 'isDeclined', target: 'asking' }, { target: 'playing' }],
        'answer.changed': NOTE,
      },
    },
    asking: {
      on: {
        'anyway.press': 'playing',
        'cancel.press': 'poster',
        'answer.changed': [{ guard: 'isGiven', target: 'poster', actions: 'noteAnswer' }, NOTE],
      },
    },
    playing: {
      entry: 'notifyPlay',
      on: {
        'pause.wanted': 'pausing',
        'embed.paused': 'standing',
        'answer.changed': [UNLOAD, NOTE],
      },
    },
    pausing: {
      entry: 'sendPause',
      after: { answer: 'poster' },
      on: { 'embed.paused': 'standing', 'answer.changed': [UNLOAD, NOTE] },
    },
    standing: {
      on: { 'embed.played': 'playing', 'answer.changed': [UNLOAD, NOTE] },
    },
  },
})
