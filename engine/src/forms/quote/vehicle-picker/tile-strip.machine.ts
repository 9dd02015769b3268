import { assign, setup } from 'xstate'
import {
  canPressStrip,
  isStripThere,
  measureStrip,
  pressStrip,
  settleStrip,
  STRIP_TIMEOUT,
  UNMEASURED_STRIP,
  type StripPlace,
  type StripPress,
  type TileStrip,
} from './tile-strip.js'

/** What can happen to a strip of tiles. */
export type TileStripEvent =
  | ({ readonly type: 'button.press' } & StripPress)
  /** It was scrolled, or has another size. */
  | { readonly type: 'strip.measured'; readonly place: StripPlace }
  /** The visitor moves it in another way: what the buttons have started ends. */
  | { readonly type: 'strip.hold' }

/**
 * State machine of a horizontally scrolling strip of tiles: idle, or scrolling to the target of a button press.
 *
 * @remarks
 * The port `scrollStrip` scrolls it to an offset [px]. A press during scrolling continues from the target, not from the
 * current offset.
 *
 * @law No press moves a strip out of its ends.
 * @source F-VEH-08, F-VEH-09, F-CONST-17, F-CONST-18, E-F-37
 *
 * @example Two presses
 * ```ts
 * import { tileStripMachine } from '@evkit/engine/forms'
 * import { createActor } from 'xstate'
 *
 * const strip = createActor(tileStripMachine).start()
 * strip.send({ type: 'strip.measured', place: { offset: 0, room: 900 } })
 * strip.send({ type: 'button.press', way: 'next', now: 0 })
 * strip.send({ type: 'button.press', way: 'next', now: 250 })
 * strip.getSnapshot().context.target // => 500
 * ```
 * @category machines
 */
export const tileStripMachine = setup({
  types: {} as { context: TileStrip; events: TileStripEvent },
  delays: { timeout: STRIP_TIMEOUT },
  guards: {
    counts: ({ context, event }) => event.type === 'button.press' && canPressStrip(context, event),
    isThere: ({ context, event }) =>
      event.type === 'strip.measured' && isStripThere(measureStrip(context, event.place)),
  },
  actions: {
    aim: assign(({ context, event }) =>
      event.type === 'button.press' ? pressStrip(context, event) : context,
    ),
    measure: assign(({ context, event }) =>
      event.type === 'strip.measured' ? measureStrip(context, event.place) : context,
    ),
    settle: assign(({ context }) => settleStrip(context)),
    scrollStrip: (_, _params: { readonly offset: number }) => undefined,
  },
}).createMachine({
  id: 'tileStrip',
  context: UNMEASURED_STRIP,
  initial: 'standing',
  on: {
    'button.press': {
      guard: 'counts',
      target: '.moving',
      reenter: true,
      actions: [
        'aim',
        { type: 'scrollStrip', params: ({ context }) => ({ offset: context.target }) },
      ],
    },
  },
  states: {
    standing: {
      entry: 'settle',
      on: { 'strip.measured': { actions: ['measure', 'settle'] } },
    },
    moving: {
      on: {
        'strip.measured': [
          { guard: 'isThere', target: 'standing', actions: 'measure' },
          { actions: 'measure' },
        ],
        'strip.hold': 'standing',
      },
      after: { timeout: 'standing' },
    },
  },
})
