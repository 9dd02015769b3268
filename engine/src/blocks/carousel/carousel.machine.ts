import { assign, setup } from 'xstate'
import {
  endWheel,
  findSwipeWay,
  moveSwipe,
  SETTLE_TIMEOUT,
  turnWheel,
  WHEEL_PAUSE,
  type SwipeInput,
  type SwipeWay,
  type WheelMove,
} from '../../interaction/index.js'
import type { LogEntry, Option } from '../../shared/index.js'
import {
  CAROUSEL_RESIZE_REST,
  followScroll,
  isHeld,
  isOtherSlide,
  leavesVideo,
  letGo,
  measureCarousel,
  pressCarouselKey,
  showItem,
  showSlide,
  startCarousel,
  type Carousel,
  type CarouselKey,
  type CarouselSize,
} from './carousel.js'
import { SET_IS_OLD } from './carousel.errors.js'

/** Events of the carousel's state machine. Times are time stamps of browser events [ms]. */
export type CarouselEvent =
  | (SwipeInput & {
      /** Whether a press is on a video. */
      readonly isOnVideo?: boolean
    })
  | ({ readonly type: 'wheel.moved' } & WheelMove)
  | { readonly type: 'key.press'; readonly key: CarouselKey; readonly time: number }
  /** An arrow or a dot is pressed, or the page chooses a slide. */
  | { readonly type: 'slide.choose'; readonly slide: number; readonly time: number }
  /** The same by its old name (alias). */
  | { readonly type: 'slide.set'; readonly slide: number; readonly time: number }
  /** An item received the focus; items are counted from 0. */
  | { readonly type: 'item.focused'; readonly item: number }
  /** The animation of the row has ended. */
  | { readonly type: 'row.rested' }
  /** The browser has scrolled the row natively [px]. */
  | { readonly type: 'row.scrolled'; readonly offset: number }
  | { readonly type: 'row.measured'; readonly size: CarouselSize }
  /** The window was resized. */
  | { readonly type: 'size.changed' }

const WARN = { type: 'writeLog', params: { entries: [SET_IS_OLD] } } as const

const CHOICES = {
  // A host that sets the slide it was just notified of must not interrupt a drag.
  'slide.choose': { guard: 'leadsOn', target: '.settling', actions: 'choose' },
  'slide.set': [
    { guard: 'leadsOn', target: '.settling', actions: [WARN, 'choose'] },
    { actions: WARN },
  ],
  'key.press': { guard: 'hasKeyboard', target: '.settling', actions: 'pressKey' },
  'item.focused': { target: '.resting', actions: 'focusItem' },
  'row.measured': { target: '.resting', actions: 'layOut' },
} as const

const PRESS = { guard: 'takesPress', target: 'held', actions: ['stopWheel', 'move'] } as const
const TURN = [{ guard: 'turns', target: 'wheeling', actions: 'turn' }, { actions: 'turn' }] as const

/**
 * State machine of a carousel: idle, dragged, wheeled, or animating to its slide. In parallel, it debounces measuring
 * after a resize. Ports: `reportSwipe`, `measure` and `writeLog` do nothing until they are provided.
 *
 * @source B-CAR-04, B-CAR-12, B-CAR-15, B-CAR-19, B-CAR-20, B-CAR-22, B-B-12
 * @category machines
 */
export const carouselMachine = setup({
  types: {} as {
    context: Carousel
    events: CarouselEvent
    input: { readonly isKeyboard: boolean }
  },
  delays: { settle: SETTLE_TIMEOUT, wheelPause: WHEEL_PAUSE, rest: CAROUSEL_RESIZE_REST },
  guards: {
    takesPress: ({ context, event }) =>
      event.type === 'pointer.down' && !leavesVideo(context, event.isOnVideo === true),
    leadsOn: ({ context, event }) => 'slide' in event && isOtherSlide(context, event.slide),
    hasKeyboard: ({ context }) => context.isKeyboard,
    turns: ({ context, event }) =>
      event.type === 'wheel.moved' && turnWheel(context, event).wheel.phase === 'turning',
  },
  actions: {
    move: assign(({ context, event }) =>
      'time' in event && event.type.startsWith('pointer.')
        ? { swipe: moveSwipe(context.swipe, event as SwipeInput) }
        : context,
    ),
    turn: assign(({ context, event }) =>
      event.type === 'wheel.moved' ? turnWheel(context, event) : context,
    ),
    stopWheel: assign(({ context }) => (isHeld(context) ? endWheel(context) : context)),
    pressKey: assign(({ context, event }) =>
      event.type === 'key.press' ? pressCarouselKey(context, event.key, event.time) : context,
    ),
    choose: assign(({ context, event }) =>
      'slide' in event ? showSlide(context, event.slide, event.time) : context,
    ),
    focusItem: assign(({ context, event }) =>
      event.type === 'item.focused' ? showItem(context, event.item) : context,
    ),
    layOut: assign(({ context, event }) =>
      event.type === 'row.measured' ? measureCarousel(context, event.size) : context,
    ),
    follow: assign(({ context, event }) =>
      event.type === 'row.scrolled' ? followScroll(context, event.offset) : context,
    ),
    letGo: assign(({ context }) => letGo(context)),
    reportSwipe: (_, _params: { readonly way: Option<SwipeWay> }) => undefined,
    measure: () => undefined,
    writeLog: (_, _params: { readonly entries: readonly LogEntry[] }) => undefined,
  },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => startCarousel(input.isKeyboard),
  type: 'parallel',
  states: {
    row: {
      initial: 'resting',
      on: CHOICES,
      states: {
        resting: {
          on: {
            'pointer.down': PRESS,
            'wheel.moved': TURN,
            'row.scrolled': { actions: 'follow' },
          },
        },
        held: {
          on: {
            'pointer.move': { actions: 'move' },
            'pointer.up': {
              target: 'settling',
              actions: [
                {
                  type: 'reportSwipe',
                  params: ({ context }) => ({ way: findSwipeWay(context.swipe) }),
                },
                'move',
              ],
            },
            'pointer.cancel': { target: 'settling', actions: 'move' },
            'pointer.down': { target: 'settling', actions: 'move' },
            'size.changed': { target: 'resting', actions: 'letGo' },
          },
        },
        wheeling: {
          on: {
            'pointer.down': PRESS,
            'wheel.moved': [
              { guard: 'turns', target: 'wheeling', reenter: true, actions: 'turn' },
              { target: 'settling', actions: 'turn' },
            ],
          },
          after: { wheelPause: { target: 'settling', actions: 'stopWheel' } },
        },
        settling: {
          on: { 'pointer.down': PRESS, 'wheel.moved': TURN, 'row.rested': 'resting' },
          after: { settle: 'resting' },
        },
      },
    },
    size: {
      initial: 'known',
      states: {
        known: { on: { 'size.changed': 'changing' } },
        changing: {
          on: { 'size.changed': { target: 'changing', reenter: true } },
          after: { rest: { target: 'known', actions: 'measure' } },
        },
      },
    },
  },
})
