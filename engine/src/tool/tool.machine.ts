import { assign, setup, stateIn, type EventObject, type StateMachine } from 'xstate'
import { SETTLE_DELAY } from '../interaction/index.js'
import { none, some, type LogEntry, type Option } from '../shared/index.js'
import type { CommonAction, Named, Tool, ToolState } from './tool.types.js'

/** Context (extended state) of a tool's state machine. */
export type ToolContext<State extends ToolState> = State & {
  /** The selection last announced; none until a change has settled (debounced). */
  readonly announced: Option<State['selection']>
  /** Notes already logged, for deduplication: each is logged once a page load. */
  readonly noted: readonly string[]
}

/** Events of a tool's state machine. */
export type ToolEvent<State extends ToolState, Action extends Named> =
  | Action
  | CommonAction<State>
  | { readonly type: 'slider.grab' }
  | { readonly type: 'slider.release' }

/* eslint-disable @typescript-eslint/no-empty-object-type, @typescript-eslint/no-explicit-any -- as XState writes what a machine has none of */
/** Type of a tool's state machine (XState). */
export type ToolMachine<State extends ToolState, Action extends Named> = StateMachine<
  ToolContext<State>,
  ToolEvent<State, Action>,
  {},
  never,
  | { type: 'writeAddress'; params: { readonly selection: State['selection'] } }
  | { type: 'clearAddress'; params: unknown }
  | { type: 'writeLog'; params: { readonly entries: readonly LogEntry[] } },
  never,
  never,
  { slider: 'resting' | 'dragging'; settling: 'settled' | 'changed' | 'moved' | 'reset' },
  string,
  State,
  {},
  EventObject,
  {},
  any
>
/* eslint-enable @typescript-eslint/no-empty-object-type, @typescript-eslint/no-explicit-any */

interface Known {
  readonly context: ToolContext<ToolState>
}

const WRITE = {
  type: 'writeAddress',
  params: ({ context }: Known) => ({ selection: context.selection }),
} as const

const makeMachine = (tool: Tool) => {
  const on = <Entry>(names: readonly string[], entry: Entry): Readonly<Record<string, Entry>> =>
    Object.fromEntries(names.map((name) => [name, entry]))
  const notesOf = (context: ToolContext<ToolState>): readonly LogEntry[] =>
    (tool.notes?.(context) ?? []).filter(({ text }) => !context.noted.includes(text))
  const note = [
    { type: 'writeLog', params: ({ context }: Known) => ({ entries: notesOf(context) }) },
    'rememberNotes',
  ] as const
  return setup({
    types: {} as {
      context: ToolContext<ToolState>
      events: ToolEvent<ToolState, Named>
      input: ToolState
    },
    delays: { settle: SETTLE_DELAY },
    guards: {
      isDragging: stateIn({ slider: 'dragging' }),
      isChange: ({ context, event }) => tool.reduce(context, event) !== context,
    },
    actions: {
      apply: assign(({ context, event }) => tool.reduce(context, event)),
      announce: assign({ announced: ({ context }) => some(context.selection) }),
      rememberNotes: assign({
        noted: ({ context }) => [...context.noted, ...notesOf(context).map(({ text }) => text)],
      }),
      writeAddress: (_, _params: { readonly selection: unknown }) => undefined,
      clearAddress: () => undefined,
      writeLog: (_, _params: { readonly entries: readonly LogEntry[] }) => undefined,
    },
  }).createMachine({
    id: tool.name,
    context: ({ input }) => ({ ...input, announced: none, noted: [] }),
    type: 'parallel',
    on: on(tool.news, { actions: ['apply', ...(tool.notes === undefined ? [] : note)] }),
    states: {
      slider: {
        initial: 'resting',
        states: {
          resting: { on: { 'slider.grab': 'dragging' } },
          dragging: { on: { 'slider.release': 'resting' } },
        },
      },
      settling: {
        initial: 'settled',
        on: {
          ...on(tool.choices, { guard: 'isChange', target: '.changed', actions: 'apply' }),
          // Told once more when the hand lets go.
          'slider.release': { guard: 'isDragging', target: '.changed' },
          'selection.reset': { target: '.reset', actions: 'apply' },
          'address.changed': { target: '.moved', actions: 'apply' },
        },
        states: {
          settled: tool.notes === undefined ? {} : { entry: note },
          changed: {
            after: {
              settle: [
                { guard: 'isDragging', target: 'settled', actions: WRITE },
                { target: 'settled', actions: [WRITE, 'announce'] },
              ],
            },
          },
          moved: { after: { settle: { target: 'settled', actions: 'announce' } } },
          reset: {
            after: { settle: { target: 'settled', actions: ['clearAddress', 'announce'] } },
          },
        },
      },
    },
  })
}

/** Makes the machine of a tool: when a choice counts, when the address is written, when the result is announced. */
export const toolMachine = <State extends ToolState, Choice extends Named, News extends Named>(
  tool: Tool<State, Choice, News>,
): ToolMachine<State, Choice | News> =>
  makeMachine(tool as unknown as Tool) as unknown as ToolMachine<State, Choice | News>
