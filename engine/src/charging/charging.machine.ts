import { assign, raise, setup, stateIn } from 'xstate'
import { SETTLE_DELAY, settlingStates, SLIDER_REGION } from '../interaction/index.js'
import { none, some, type LogEntry, type Option } from '../shared/index.js'
import type { ChargeSelection, ChargingData } from './charging.types.js'
import { listNewNotes } from './notes.js'
import { takeWish, type ChargingWish, type WishState } from './wish.js'

/** What the charging page is started with. */
export interface ChargingInput extends WishState {
  readonly data: ChargingData
}

/** What the charging page knows. */
export interface ChargingContext extends ChargingInput {
  /** The selection last announced; none until something has changed and come to rest. */
  readonly announced: Option<ChargeSelection>
  /** Texts of notes already logged: each is logged once a page load. */
  readonly noted: readonly string[]
}

/** What can happen to the charging page: wishes of the visitor, and news from the address. */
export type ChargingEvent =
  | ChargingWish
  | { readonly type: 'slider.grab' }
  | { readonly type: 'slider.release' }
  /** Raised by the machine itself after a wish was taken. */
  | { readonly type: 'selection.changed' }

/**
 * The charging page: when a wish counts, when the address is written and when the result is announced.
 *
 * What a wish leads to is decided by the functions of `selection.ts`; the region `charge` only follows the selection, so
 * that a wish about the public charger counts in public alone. Ports: the actions `writeAddress`, `clearAddress` and
 * `writeLog` do nothing until they are provided.
 *
 * @source T-CHG-02, T-CHG-14, T-CHG-23, T-CHG-24, T-CHG-25, T-CHG-36, D-T-08, D-T-14, D-T-53, E-T-09
 * @category machines
 */
export const chargingMachine = setup({
  types: {} as { context: ChargingContext; events: ChargingEvent; input: ChargingInput },
  delays: { settle: SETTLE_DELAY },
  guards: {
    isHome: ({ context }) => context.selection.charge.place === 'home',
    isPublicAc: ({ context }) =>
      context.selection.charge.place === 'public' &&
      context.selection.charge.charger.current === 'AC',
    isDragging: stateIn({ slider: 'dragging' }),
  },
  actions: {
    take: assign(({ context, event }) => takeWish(context, event)),
    tell: raise({ type: 'selection.changed' }),
    announce: assign({ announced: ({ context }) => some(context.selection) }),
    rememberNotes: assign({
      noted: ({ context }) => [...context.noted, ...listNewNotes(context).map(({ text }) => text)],
    }),
    writeAddress: (_, _params: { readonly selection: ChargeSelection }) => undefined,
    clearAddress: () => undefined,
    writeLog: (_, _params: { readonly entries: readonly LogEntry[] }) => undefined,
  },
}).createMachine({
  id: 'charging',
  context: ({ input }) => ({ ...input, announced: none, noted: [] }),
  type: 'parallel',
  states: {
    charge: {
      initial: 'following',
      on: {
        'car.choose': { target: '.following', actions: ['take', 'tell'] },
        'motorType.choose': { target: '.following', actions: ['take', 'tell'] },
        'motor.choose': { target: '.following', actions: ['take', 'tell'] },
        'heatPump.set': { target: '.following', actions: ['take', 'tell'] },
        'chargeType.toggle': { target: '.following', actions: ['take', 'tell'] },
        'thumbs.set': { target: '.following', actions: ['take', 'tell'] },
        'thumb.set': { target: '.following', actions: ['take', 'tell'] },
        'thumb.press': { target: '.following', actions: ['take', 'tell'] },
        'selection.reset': { target: '.following', actions: 'take' },
        'address.changed': { target: '.following', actions: 'take' },
      },
      states: {
        following: {
          always: [
            { guard: 'isHome', target: 'home' },
            { guard: 'isPublicAc', target: 'public.ac' },
            { target: 'public.dc' },
          ],
        },
        home: { on: { 'homePower.choose': { target: 'following', actions: ['take', 'tell'] } } },
        public: {
          on: {
            'current.choose': { target: 'following', actions: ['take', 'tell'] },
            'power.choose': { target: 'following', actions: ['take', 'tell'] },
          },
          initial: 'dc',
          states: { ac: {}, dc: {} },
        },
      },
    },
    slider: SLIDER_REGION,
    settling: {
      initial: 'settled',
      on: {
        'selection.changed': '.changed',
        'selection.reset': '.reset',
        'address.changed': '.moved',
      },
      states: {
        settled: {
          entry: [
            { type: 'writeLog', params: ({ context }) => ({ entries: listNewNotes(context) }) },
            'rememberNotes',
          ],
        },
        ...settlingStates<ChargeSelection>(),
      },
    },
  },
})
