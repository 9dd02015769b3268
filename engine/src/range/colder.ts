import { option as O } from 'fp-ts'
import { toHighestQuery } from './calculator-selection.js'
import { findHighest } from './highest.js'
import { findFamily } from './look-up.js'
import { toRangeQuery } from './range-selection.js'
import type { CalculatorSelection, RangeData, RangeFamily, RangeSelection } from './range.types.js'
import { resolveRange } from './resolve.js'
import { COLDER_TEMPERATURES } from './temperature.js'

/** A figure at a temperature colder than the slider goes. */
export interface ColderPoint {
  /** [°C] */
  readonly celsius: number
  /** [km] Not rounded. */
  readonly km: number
}

const toPoints = (
  data: RangeData,
  key: Parameters<typeof findFamily>[1],
  ask: (family: RangeFamily, celsius: number) => number | undefined,
): readonly ColderPoint[] => {
  const family = findFamily(data, key)
  if (O.isNone(family)) return []
  return COLDER_TEMPERATURES.flatMap(({ C: celsius }) => {
    const km = ask(family.value, celsius)
    return km === undefined ? [] : [{ celsius, km }]
  })
}

/** Lists the range tool's figures beyond the cold end of its slider. */
export const listToolColder = (
  data: RangeData,
  selection: RangeSelection,
): readonly ColderPoint[] =>
  toPoints(
    data,
    { model: selection.car.model, drivetrain: selection.motorType },
    (family, temperature) => {
      const answer = resolveRange(family, { ...toRangeQuery(selection), temperature })
      return answer.corrected.length > 0 || answer.km <= 0 ? undefined : answer.km
    },
  )

/** Lists the calculators' figures beyond the cold end of their slider. */
export const listCalculatorColder = (
  data: RangeData,
  selection: CalculatorSelection,
): readonly ColderPoint[] =>
  toPoints(
    data,
    { model: selection.car.model, drivetrain: selection.motor },
    (family, temperature) => {
      const query = { ...toHighestQuery(selection), temperature }
      const found = findHighest(family, query)
      if (O.isNone(found)) return undefined
      const { entry, profile, km } = found.value
      const isAsIs =
        entry.temperature === temperature &&
        entry.climate === query.climate &&
        profile === query.drivingProfile
      return isAsIs ? km : undefined
    },
  )
