import { findCalculatorKm, findToolKm } from './exact-range.js'
import type { CalculatorSelection, RangeData, RangeSelection } from './range.types.js'
import { COLDER_TEMPERATURES } from './temperature.js'

/** A figure at a temperature colder than the slider goes. */
export interface ColderPoint {
  /** [°C] */
  readonly celsius: number
  /** [km] Not rounded. */
  readonly km: number
}

const listPoints = (findKm: (celsius: number) => number | undefined): readonly ColderPoint[] =>
  COLDER_TEMPERATURES.flatMap(({ C: celsius }) => {
    const km = findKm(celsius)
    return km === undefined ? [] : [{ celsius, km }]
  })

/** Lists the range tool's figures beyond the cold end of its slider. */
export const listToolColder = (data: RangeData, selection: RangeSelection) =>
  listPoints((celsius) => findToolKm(data, selection, celsius))

/** Lists the calculators' figures beyond the cold end of their slider. */
export const listCalculatorColder = (data: RangeData, selection: CalculatorSelection) =>
  listPoints((celsius) => findCalculatorKm(data, selection, celsius))
