import { assign, setup } from 'xstate'
import {
  MOVE_HISTORY,
  OVERLAY,
  type HistoryStep,
  type OverlayAddress,
} from '../../interaction/index.js'
import {
  closedGallery,
  closeGallery,
  followGalleryAddress,
  isGalleryOpen,
  moveThumbs,
  showGalleryItem,
  type GalleryOverlay,
  type GallerySetup,
} from './gallery-overlay.js'
import type { StripStep } from './thumb-strip.js'
import { OVERLAY_SCROLL, OVERLAY_SCROLL_DELAY } from './glide.js'

/** What can happen to the overlay of a gallery. */
export type GalleryEvent =
  /** A link to it was followed, the visitor went back or forward, or the page was opened with its address. */
  | ({ readonly type: 'address.changed' } & OverlayAddress)
  /** An item is chosen by its thumbnail or a key, from 1. */
  | { readonly type: 'item.choose'; readonly item: number }
  /** The row has come to another item, from 1. */
  | { readonly type: 'row.moved'; readonly item: number }
  /** The visitor touches something while the overlay moves; `item` is the one in view then. */
  | { readonly type: 'visitor.acts'; readonly item: number }
  | { readonly type: 'strip.move'; readonly by: StripStep }
  | { readonly type: 'close.press' }
  | { readonly type: 'motion.changed'; readonly isStill: boolean }

const STOP = { target: 'resting', actions: ['show', MOVE_HISTORY] } as const

/**
 * State machine of a gallery's overlay (lightbox): closed, or open at an item. One that opens by gliding waits, then
 * scrolls smoothly to its item unless the visitor interacts. Ports: `moveHistory` updates the browser history, `place`
 * scrolls the item into view at once.
 *
 * @source B-GAL-16, B-GAL-17, B-GAL-18, D-B-34, B-B-03
 * @category machines
 */
export const galleryMachine = setup({
  types: {} as { context: GalleryOverlay; events: GalleryEvent; input: GallerySetup },
  delays: { wait: OVERLAY_SCROLL_DELAY, glide: OVERLAY_SCROLL },
  guards: {
    isOpen: ({ context }) => isGalleryOpen(context),
    isClosed: ({ context }) => !isGalleryOpen(context),
    isPlaced: ({ context }) => context.isStill || context.setup.entry === 'placed',
  },
  actions: {
    follow: assign(({ context, event }) =>
      event.type === 'address.changed' ? followGalleryAddress(context, event) : context,
    ),
    show: assign(({ context, event }) =>
      'item' in event ? showGalleryItem(context, event.item) : context,
    ),
    close: assign(({ context }) => closeGallery(context)),
    moveStrip: assign(({ context, event }) =>
      event.type === 'strip.move' ? moveThumbs(context, event.by) : context,
    ),
    noteMotion: assign({
      isStill: ({ context, event }) =>
        event.type === 'motion.changed' ? event.isStill : context.isStill,
    }),
    moveHistory: (_, _params: { readonly steps: readonly HistoryStep[] }) => undefined,
    place: () => undefined,
  },
}).createMachine({
  id: 'gallery',
  context: ({ input }) => closedGallery(input),
  initial: 'closed',
  on: OVERLAY.on,
  states: {
    closed: OVERLAY.closed,
    open: {
      initial: 'waiting',
      always: { guard: 'isClosed', target: 'closed' },
      on: {
        'close.press': { actions: ['close', MOVE_HISTORY] },
        'strip.move': { actions: 'moveStrip' },
        'item.choose': { target: '.resting', actions: ['show', MOVE_HISTORY] },
      },
      states: {
        waiting: {
          always: { guard: 'isPlaced', target: 'resting', actions: 'place' },
          after: { wait: 'gliding' },
          on: { 'visitor.acts': STOP },
        },
        gliding: {
          always: { guard: 'isPlaced', target: 'resting', actions: 'place' },
          after: { glide: { target: 'resting', actions: 'place' } },
          on: { 'visitor.acts': STOP },
        },
        resting: { on: { 'row.moved': { actions: ['show', MOVE_HISTORY] } } },
      },
    },
  },
})
