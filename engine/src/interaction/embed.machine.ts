import { assign, setup } from 'xstate'
import { EMBED_ANSWER_TIME } from './timing.js'

/** What a visitor has answered to the group an embed needs; `open` before they have. */
export type EmbedAnswer = 'accepted' | 'declined' | 'open'

/** What is known of an embed. */
export interface Embed {
  readonly answer: EmbedAnswer
}

/** What can happen to an embed. */
export type EmbedEvent =
  | { readonly type: 'play.press' }
  /** The visitor has declined its group, and wants this one all the same. */
  | { readonly type: 'anyway.press' }
  | { readonly type: 'cancel.press' }
  | { readonly type: 'answer.changed'; readonly answer: EmbedAnswer }
  /** It is not what the visitor looks at any more. */
  | { readonly type: 'pause.wanted' }
  /** What is embedded says that it plays, or that it stands. */
  | { readonly type: 'embed.played' | 'embed.paused' }

const UNLOAD = { guard: 'isWithdrawn', target: 'poster', actions: 'noteAnswer' } as const
const NOTE = { actions: 'noteAnswer' } as const

/**
 * What another provider sends, behind a picture of our own: nothing is asked of the provider before a press. Where its
 * group was declined, the press asks once more. A consent that is withdrawn unloads it. One that is to pause and does not
 * answer in time is unloaded, too. Ports: `sendPause` asks it to pause, `notifyPlay` tells who gives the turn that it plays.
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
