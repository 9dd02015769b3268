import { assign, setup } from 'xstate'
import { queueAnnouncement, type Announcement } from './announcer.js'
import { ANNOUNCEMENT_TIME } from './timing.js'

/** What a polite region knows: what it says, and what it is still to say. */
export interface AnnouncerContext {
  /** Empty while it is silent. */
  readonly text: string
  readonly waiting: readonly Announcement[]
}

/** What can happen to a polite region. */
export interface AnnouncerEvent extends Announcement {
  readonly type: 'text.say'
}

/**
 * A polite region: each text is said once and taken away a moment later, so that the same text can be said again. Texts
 * that come meanwhile wait for their turn, and of those about the same topic only the last; an empty one says nothing.
 *
 * @source E-F-39, F-CONST-16, B-B-09
 */
export const announcerMachine = setup({
  types: {} as { context: AnnouncerContext; events: AnnouncerEvent },
  delays: { saying: ANNOUNCEMENT_TIME, pause: ANNOUNCEMENT_TIME },
  guards: {
    hasText: ({ event }) => event.text !== '',
    isWaiting: ({ context }) => context.waiting.some(({ text }) => text !== ''),
  },
  actions: {
    say: assign({ text: ({ event }) => event.text }),
    wait: assign({
      waiting: ({ context, event: { type: _, ...said } }) =>
        queueAnnouncement(context.waiting, said),
    }),
    sayNext: assign(({ context: { waiting } }) => {
      const [next, ...rest] = waiting
      return { text: next?.text ?? '', waiting: rest }
    }),
    fallSilent: assign({ text: '' }),
  },
}).createMachine({
  id: 'announcer',
  context: { text: '', waiting: [] },
  initial: 'silent',
  states: {
    silent: { on: { 'text.say': { guard: 'hasText', target: 'saying', actions: 'say' } } },
    saying: {
      exit: 'fallSilent',
      on: { 'text.say': { guard: 'hasText', actions: 'wait' } },
      after: { saying: [{ guard: 'isWaiting', target: 'pausing' }, { target: 'silent' }] },
    },
    pausing: {
      exit: 'sayNext',
      on: { 'text.say': { guard: 'hasText', actions: 'wait' } },
      after: { pause: 'saying' },
    },
  },
})
