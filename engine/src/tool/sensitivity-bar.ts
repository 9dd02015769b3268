/** One bar of what moves a figure: an input, its two ends, and the figure at each. */
export interface SensitivityBar<Id extends string = string> {
  readonly id: Id
  readonly label: string
  /** The input at its ends, in words. */
  readonly lowText: string
  readonly highText: string
  /** The figure with the input at each end, in words. */
  readonly atLowText: string
  readonly atHighText: string
  /** [1] Where the bar begins and ends between the lowest and highest figure of all bars, 0 to 1. */
  readonly start: number
  readonly end: number
}
