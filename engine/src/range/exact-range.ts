import * as O from '#fp-ts/Option'
import { toHighestQuery } from './calculator-selection.js'
import { findHighest } from './highest.js'
import { findFamily } from './look-up.js'
import { toRangeQuery } from './range-selection.js'
import type { CalculatorSelection, RangeData, RangeSelection } from './range.types.js'
import { resolveRange } from './resolve.js'
import { toCelsius } from './temperature.js'

/** Finds the range tool's figure [km] where the data has it exactly as asked for, at the chosen temperature or another. */
export const findToolKm = (
  data: RangeData,
  selection: RangeSelection,
  temperature: number = toCelsius(selection.temperatureIndex),
): number | undefined => {
  const { car, motorType } = selection
  const family = findFamily(data, { model: car.model, drivetrain: motorType })
  if (O.isNone(family)) return undefined
  const answer = resolveRange(family.value, { ...toRangeQuery(selection), temperature })
  return answer.corrected.length > 0 || answer.km <= 0 ? undefined : answer.km
}

/** Finds the calculators' figure [km] where the data has it exactly as asked for, at the chosen temperature or another. */
export const findCalculatorKm = (
  data: RangeData,
  selection: CalculatorSelection,
  temperature: number = toCelsius(selection.outsideTemperatureIndex),
): number | undefined => {
  const { car, motor } = selection
  const family = findFamily(data, { model: car.model, drivetrain: motor })
  if (O.isNone(family)) return undefined
  const query = { ...toHighestQuery(selection), temperature }
  const found = findHighest(family.value, query)
  if (O.isNone(found)) return undefined
  const { entry, profile, km } = found.value
  return entry.temperature === temperature &&
    entry.climate === query.climate &&
    profile === query.drivingProfile
    ? km
    : undefined
}
