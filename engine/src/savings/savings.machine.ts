import { assign, raise, setup, stateIn } from 'xstate'
import { SETTLE_DELAY, settlingStates, SLIDER_REGION } from '../interaction/index.js'
import { none, some, type LogEntry, type Option } from '../shared/index.js'
import type { DistanceUnit } from '../site/index.js'
import { listNewSavingsNotes } from './savings-notes.js'
import { takeSavingsWish, type SavingsState, type SavingsWish } from './savings-selection.js'
import type { SavingsSelection } from './savings.types.js'

/** What the savings page is started with. */
export type SavingsInput = SavingsState

/** What the savings page knows. */
export interface SavingsContext extends SavingsState {
  /** The selection last announced; none until something has changed and come to rest. */
  readonly announced: Option<SavingsSelection>
  /** Texts of notes already logged: each is logged once a page load. */
  readonly noted: readonly string[]
}

/** What can happen to the savings page: wishes of the visitor, news from address, services and other blocks. */
export type SavingsEvent =
  | SavingsWish
  | { readonly type: 'slider.grab' }
  | { readonly type: 'slider.release' }
  /** Raised by the machine itself after a wish was taken. */
  | { readonly type: 'selection.changed' }

type ConfigurationSide = Extract<SavingsWish, { readonly type: 'configuration.answered' }>['side']

interface Known {
  readonly context: SavingsContext
}

const LOAD_MAIN = {
  type: 'loadConfiguration',
  params: ({ context }: Known) => ({
    side: 'main' as const,
    model: context.selection.car.model,
  }),
} as const

const LOAD_COMPARISON = {
  type: 'loadConfiguration',
  params: ({ context }: Known) => ({
    side: 'comparison' as const,
    model: context.selection.car.comparison.model,
  }),
} as const

const KEEP_UNITS = {
  type: 'keepUnits',
  params: ({ context }: Known) => ({ distance: context.shownDistance }),
} as const

const LOG = {
  type: 'writeLog',
  params: ({ context }: Known) => ({ entries: listNewSavingsNotes(context) }),
} as const

/**
 * The savings page: when the address is written, when the total is announced, when taxes are asked for.
 *
 * What a wish leads to is decided by `takeSavingsWish`, what it means by `savingsFigures`. The region `slider` tells a
 * drag from a release: figures follow the one and count up after the other. Ports: `writeAddress`, `clearAddress`,
 * `loadConfiguration` (the taxes of the chosen car or of the one it is compared with; it answers with `configuration.answered`), `keepUnits` and `writeLog`
 * do nothing until they are provided.
 *
 * @source T-FUEL-01, T-SAV-06, D-T-14, D-T-39, D-T-53, E-T-09, E-T-36, E-T-40
 * @category machines
 */
export const savingsMachine = setup({
  types: {} as { context: SavingsContext; events: SavingsEvent; input: SavingsInput },
  delays: { settle: SETTLE_DELAY },
  guards: { isDragging: stateIn({ slider: 'dragging' }) },
  actions: {
    take: assign(({ context, event }) => takeSavingsWish(context, event)),
    tell: raise({ type: 'selection.changed' }),
    announce: assign({ announced: ({ context }) => some(context.selection) }),
    rememberNotes: assign({
      noted: ({ context }) => [
        ...context.noted,
        ...listNewSavingsNotes(context).map(({ text }) => text),
      ],
    }),
    writeAddress: (_, _params: { readonly selection: SavingsSelection }) => undefined,
    clearAddress: () => undefined,
    loadConfiguration: (_, _params: { readonly side: ConfigurationSide; readonly model: string }) =>
      undefined,
    keepUnits: (_, _params: { readonly distance: DistanceUnit }) => undefined,
    writeLog: (_, _params: { readonly entries: readonly LogEntry[] }) => undefined,
  },
}).createMachine({
  id: 'savings',
  context: ({ input }) => ({ ...input, announced: none, noted: [] }),
  type: 'parallel',
  on: {
    'car.choose': { actions: ['take', 'tell', LOAD_MAIN, LOAD_COMPARISON] },
    'slider.set': { actions: ['take', 'tell'] },
    'slider.press': { actions: ['take', 'tell'] },
    'slider.type': { actions: ['take', 'tell'] },
    'fuel.include': { actions: ['take', 'tell'] },
    'distance.choose': { actions: ['take', KEEP_UNITS] },
    'configuration.answered': { actions: 'take' },
    'value.register': { actions: ['take', LOG, 'rememberNotes'] },
    'value.unregister': { actions: 'take' },
  },
  states: {
    slider: SLIDER_REGION,
    settling: {
      initial: 'settled',
      on: {
        'selection.changed': '.changed',
        'selection.reset': { target: '.reset', actions: ['take', LOAD_MAIN, LOAD_COMPARISON] },
        'address.changed': { target: '.moved', actions: ['take', LOAD_MAIN, LOAD_COMPARISON] },
      },
      states: {
        settled: {},
        ...settlingStates<SavingsSelection>(),
      },
    },
  },
})
