import { assign, setup } from 'xstate'
import type { FormNews } from './form-news.js'
import { isFirstTold, keepShown, noteTold, NOTHING_TOLD, type Tracker } from './tracker.js'

/** Events of the form tracker's state machine. */
export type FormTrackerEvent =
  | { readonly type: 'news.tell'; readonly news: FormNews }
  /** Another page is shown; deduplication starts over. */
  | { readonly type: 'page.changed' }
  | { readonly type: 'consent.changed'; readonly isAllowed: boolean }

/**
 * State machine of form analytics, gated by consent: nothing before consent, then a page view, then each event. Some
 * events are deduplicated per page view.
 *
 * @remarks
 * The port `push` receives the allowed events, in order.
 *
 * @law Nothing is handed over while it is not allowed.
 * @law While a page is shown there is one page view and one sent form at most.
 * @source F-TRACK-12, E-F-33, E-B-24, D-F-40
 *
 * @example Before the visitor has agreed
 * ```ts
 * import { formTrackerMachine } from '@evkit/engine/forms'
 * import { createActor } from 'xstate'
 *
 * const tracker = createActor(formTrackerMachine).start()
 * tracker.send({ type: 'news.tell', news: { kind: 'pageView', app: 'contact', page: 'form', market: 'uk' } })
 * tracker.getSnapshot().context.waiting.length // => 1
 * ```
 * @category machines
 */
export const formTrackerMachine = setup({
  types: {} as { context: Tracker; events: FormTrackerEvent },
  guards: {
    isAllowed: ({ event }) => event.type === 'consent.changed' && event.isAllowed,
    isForbidden: ({ event }) => event.type === 'consent.changed' && !event.isAllowed,
    isFirst: ({ context }, { kind }: FormNews) => isFirstTold(context.told, kind),
  },
  actions: {
    beginPage: assign(NOTHING_TOLD),
    keep: assign(({ context }, news: FormNews) => keepShown(context, news)),
    note: assign(({ context }, news: FormNews) => noteTold(context, news)),
    dropWaiting: assign({ waiting: [] }),
    push: (_, _params: { readonly news: readonly FormNews[] }) => undefined,
  },
}).createMachine({
  id: 'formTracker',
  context: NOTHING_TOLD,
  initial: 'silent',
  on: { 'page.changed': { actions: 'beginPage' } },
  states: {
    silent: {
      on: {
        'news.tell': { actions: { type: 'keep', params: ({ event }) => event.news } },
        'consent.changed': {
          guard: 'isAllowed',
          target: 'telling',
          actions: [
            { type: 'push', params: ({ context }) => ({ news: context.waiting }) },
            'dropWaiting',
          ],
        },
      },
    },
    telling: {
      on: {
        'news.tell': {
          guard: { type: 'isFirst', params: ({ event }) => event.news },
          actions: [
            { type: 'note', params: ({ event }) => event.news },
            { type: 'push', params: ({ event }) => ({ news: [event.news] }) },
          ],
        },
        'consent.changed': { guard: 'isForbidden', target: 'silent' },
      },
    },
  },
})
