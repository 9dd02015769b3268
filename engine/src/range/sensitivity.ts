import { option as O } from 'fp-ts'
import type { MotorType } from '../car/index.js'
import { toHighestQuery } from './calculator-selection.js'
import { findHighest } from './highest.js'
import { findFamily, listDrivetrains } from './look-up.js'
import { DRIVING_PROFILES, toRangeProfile, type DrivingProfile } from './profile.js'
import { listToolMotors, toRangeQuery } from './range-selection.js'
import type { CalculatorSelection, RangeData, RangeSelection } from './range.types.js'
import { resolveRange } from './resolve.js'
import { TEMPERATURES, toCelsius, type TemperatureIndex } from './temperature.js'

/** The inputs a range can be swept over, in the order equal ones are listed. @source B-T-04 @category constants */
export const SWEPT_INPUTS = ['temperature', 'climate', 'profile', 'heatPump', 'drivetrain'] as const
/** An input a range can be swept over. */
export type SweptInput = (typeof SWEPT_INPUTS)[number]

/** A value an input takes in a sweep. */
export type SweptValue = TemperatureIndex | DrivingProfile | MotorType | boolean

/** One point of a sweep. */
export interface SweepPoint {
  readonly value: SweptValue
  /** [km] Not rounded. */
  readonly km: number
  /** True for the value that is chosen. */
  readonly isChosen: boolean
}

/** One input moved through all its values while the others stay. */
export interface Sweep {
  readonly input: SweptInput
  /** Points in the order of the control; only values the data has with the other inputs as they are. */
  readonly points: readonly SweepPoint[]
  /** [km] Lowest figure. */
  readonly low: number
  /** [km] Highest figure. */
  readonly high: number
  /** [km] How far the input moves the figure: highest less lowest. */
  readonly spread: number
}

type Point = Omit<SweepPoint, 'isChosen'> | undefined

const toSweep = (
  input: SweptInput,
  chosen: SweptValue,
  found: readonly Point[],
): readonly Sweep[] => {
  const points = found.flatMap((point) =>
    point === undefined ? [] : [{ ...point, isChosen: point.value === chosen }],
  )
  if (points.length < 2) return []
  const kms = points.map(({ km }) => km)
  const [low, high] = [Math.min(...kms), Math.max(...kms)]
  return [{ input, points, low, high, spread: high - low }]
}

const rank = (sweeps: readonly Sweep[]): readonly Sweep[] =>
  [...sweeps].sort(
    (a, b) => b.spread - a.spread || SWEPT_INPUTS.indexOf(a.input) - SWEPT_INPUTS.indexOf(b.input),
  )

const BOTH = [false, true] as const

const toolPoint = (data: RangeData, selection: RangeSelection, value: SweptValue): Point => {
  const family = findFamily(data, {
    model: selection.car.model,
    drivetrain: selection.motorType,
  })
  if (O.isNone(family)) return undefined
  const answer = resolveRange(family.value, toRangeQuery(selection))
  return answer.corrected.length > 0 || answer.km <= 0 ? undefined : { value, km: answer.km }
}

/** Sweeps the range tool's figure over each input in turn and ranks the inputs by how far they move it. */
export const listToolSweeps = (data: RangeData, selection: RangeSelection): readonly Sweep[] => {
  const at = (part: Partial<RangeSelection>, value: SweptValue): Point =>
    toolPoint(data, { ...selection, ...part }, value)
  const offered = listToolMotors(selection.car, { _tag: 'Some', value: data })
  return rank([
    ...toSweep(
      'temperature',
      selection.temperatureIndex,
      TEMPERATURES.map(({ index }) => at({ temperatureIndex: index }, index)),
    ),
    ...toSweep(
      'climate',
      selection.climateControl === 'on',
      BOTH.map((isOn) => at({ climateControl: isOn ? 'on' : 'off' }, isOn)),
    ),
    ...toSweep(
      'profile',
      selection.drivingProfile,
      DRIVING_PROFILES.map((profile) => at({ drivingProfile: profile }, profile)),
    ),
    ...toSweep(
      'heatPump',
      selection.heatPump,
      BOTH.map((isOn) => at({ heatPump: isOn }, isOn)),
    ),
    ...toSweep(
      'drivetrain',
      selection.motorType,
      offered.map((type) => at({ motorType: type }, type)),
    ),
  ])
}

const calculatorPoint = (
  data: RangeData,
  selection: CalculatorSelection,
  value: SweptValue,
): Point => {
  const { model } = selection.car
  const family = findFamily(data, { model, drivetrain: selection.motor })
  if (O.isNone(family)) return undefined
  const query = toHighestQuery(selection)
  const found = findHighest(family.value, query)
  if (O.isNone(found)) return undefined
  const { entry, profile, km } = found.value
  return entry.temperature === toCelsius(selection.outsideTemperatureIndex) &&
    entry.climate === query.climate &&
    profile === toRangeProfile(selection.drivingProfile)
    ? { value, km }
    : undefined
}

/** Sweeps the calculators' figure over each input in turn and ranks the inputs by how far they move it. */
export const listCalculatorSweeps = (
  data: RangeData,
  selection: CalculatorSelection,
): readonly Sweep[] => {
  const at = (part: Partial<CalculatorSelection>, value: SweptValue): Point =>
    calculatorPoint(data, { ...selection, ...part }, value)
  const known = listDrivetrains(data, selection.car.model)
  return rank([
    ...toSweep(
      'temperature',
      selection.outsideTemperatureIndex,
      TEMPERATURES.map(({ index }) => at({ outsideTemperatureIndex: index }, index)),
    ),
    ...toSweep(
      'climate',
      selection.climate,
      BOTH.map((isOn) => at({ climate: isOn }, isOn)),
    ),
    ...toSweep(
      'profile',
      selection.drivingProfile,
      DRIVING_PROFILES.map((profile) => at({ drivingProfile: profile }, profile)),
    ),
    ...toSweep(
      'drivetrain',
      selection.motor,
      selection.car.drivetrains
        .filter((type) => known.includes(type))
        .map((type) => at({ motor: type }, type)),
    ),
  ])
}

/** Picks the sweep over temperature, the series of the chart. */
export const temperatureSeries = (sweeps: readonly Sweep[]): readonly SweepPoint[] =>
  sweeps.find(({ input }) => input === 'temperature')?.points ?? []
