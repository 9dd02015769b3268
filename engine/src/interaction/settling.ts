/** A machine that knows what is chosen. */
export interface Choosing<Selection> {
  /** What the machine knows. */
  readonly context: {
    /** What is chosen. */
    readonly selection: Selection
  }
}

/**
 * Region of a tool's machine: whether a hand is on a slider. A change is told once more when it lets go.
 *
 * @source D-T-53, E-T-09
 * @category machines
 */
export const SLIDER_REGION = {
  initial: 'resting',
  states: {
    resting: { on: { 'slider.grab': 'dragging' } },
    dragging: { on: { 'slider.release': { target: 'resting', actions: 'tell' } } },
  },
} as const

/**
 * States of a tool's region that waits until a selection has come to rest; `settled`, where it rests, is the tool's own.
 *
 * A change is written into the address, and announced unless a hand is still on a slider. What came from the address is
 * announced only. A reset clears the address.
 *
 * @returns The states `changed`, `moved` and `reset`, for a machine with the guard `isDragging`, the delay `settle` and the
 * actions `writeAddress`, `clearAddress` and `announce`.
 * @source D-T-14, D-T-53, E-T-09
 *
 * @example What follows a change
 * ```ts
 * import { settlingStates } from '@evkit/engine/interaction'
 *
 * Object.keys(settlingStates<string>()) // => ['changed', 'moved', 'reset']
 * ```
 * @category machines
 */
export const settlingStates = <Selection>() => {
  const write = {
    type: 'writeAddress',
    /** What stands in the address from now on. */
    params: ({ context }: Choosing<Selection>) => ({ selection: context.selection }),
  } as const
  return {
    changed: {
      after: {
        settle: [
          { guard: 'isDragging', target: 'settled', actions: write },
          { target: 'settled', actions: [write, 'announce'] },
        ],
      },
    },
    moved: { after: { settle: { target: 'settled', actions: 'announce' } } },
    reset: { after: { settle: { target: 'settled', actions: ['clearAddress', 'announce'] } } },
  } as const
}
