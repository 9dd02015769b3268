/** One measured figure and the bound it is held against. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The figure may not be below this. */
  readonly atLeast?: number
  /** The figure may not be above this. */
  readonly atMost?: number
}

/** The value that a share of the values, 0 to 1, does not exceed. */
export const shareOf: (values: readonly number[], share: number) => number

/** The middle one of the values. */
export const middle: (values: readonly number[]) => number

/**
 * Times a call: [ns] of processor time, the median of the rounds.
 *
 * The call is given its number and answers a number, so that no work can be left out.
 */
export const timeCall: (calls: number, call: (at: number) => number) => number

/** Measures what a call leaves on the heap [B], with few enough calls that nothing is collected between. */
export const measureHeap: (call: (at: number) => number) => number

/** Calls a second, from the time of one [ns]. */
export const perSecond: (nanoseconds: number) => number
