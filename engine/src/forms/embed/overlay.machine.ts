import { setup } from 'xstate'

/** What can happen to an overlay with a form in it. */
export type OverlayEvent =
  | { readonly type: 'overlay.open' }
  /** By its button, by Escape, or by what stands in it. */
  | { readonly type: 'overlay.close' }
  /** The hash of the address is one of its triggers: at load, or now. */
  | { readonly type: 'hash.matched' }
  | { readonly type: 'hash.cleared' }
  | { readonly type: 'challenge.shown' }
  | { readonly type: 'challenge.hidden' }

/**
 * An overlay with a form in it: what was filled in stays while it is hidden, and while it is closed.
 *
 * @remarks
 * Ports: `clearHash` takes its hash from the address. The form in it counts as seen from `open` on.
 *
 * @law An overlay hides only while it is open.
 * @source F-EMB-10, F-EMB-11, F-EMB-12, F-EMB-13, F-EMB-15, F-SUB-68, F-TRACK-11
 *
 * @example A challenge hides it
 * ```ts
 * import { overlayMachine } from '@evkit/engine/forms'
 * import { createActor } from 'xstate'
 *
 * const overlay = createActor(overlayMachine).start()
 * overlay.send({ type: 'overlay.open' })
 * overlay.send({ type: 'challenge.shown' })
 * overlay.getSnapshot().value // => { open: 'hidden' }
 * ```
 * @category machines
 */
export const overlayMachine = setup({
  types: {} as { events: OverlayEvent },
  actions: { clearHash: () => undefined },
}).createMachine({
  id: 'overlay',
  initial: 'closed',
  states: {
    closed: { on: { 'overlay.open': 'open', 'hash.matched': 'open' } },
    open: {
      exit: 'clearHash',
      initial: 'shown',
      on: { 'overlay.close': 'closed', 'hash.cleared': 'closed' },
      states: {
        shown: { on: { 'challenge.shown': 'hidden' } },
        hidden: { on: { 'challenge.hidden': 'shown' } },
      },
    },
  },
})
