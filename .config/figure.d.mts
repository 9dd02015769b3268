// What a bench answers with.

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
