import type { HistoryStep } from './overlay-stack.js'

/** The action that updates the browser history by what an overlay has planned. */
export const MOVE_HISTORY = {
  type: 'moveHistory',
  params: ({ context }: { readonly context: { readonly steps: readonly HistoryStep[] } }) => ({
    steps: context.steps,
  }),
} as const

/** What overlays share: `on` follows the address and the wish for less motion, `closed` is the state they begin in. */
export const OVERLAY = {
  on: {
    'address.changed': { actions: ['follow', MOVE_HISTORY] },
    'motion.changed': { actions: 'noteMotion' },
  },
  closed: { always: { guard: 'isOpen', target: 'open' } },
} as const
