import type { MotorType } from '../car/index.js'
import { some } from '../shared/index.js'
import { findCalculatorKm, findToolKm } from './exact-range.js'
import { listDrivetrains } from './look-up.js'
import { DRIVING_PROFILES, type DrivingProfile } from './profile.js'
import { listToolMotors } from './range-selection.js'
import type { CalculatorSelection, RangeData, RangeSelection } from './range.types.js'
import { TEMPERATURES, type TemperatureIndex } from './temperature.js'

/** An input a range can be swept over. */
export type SweptInput = 'temperature' | 'climate' | 'profile' | 'heatPump' | 'drivetrain'

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

/** An input, the value that is chosen, and what of the selection each of its values changes. */
type Moved<Selection> = readonly [
  input: SweptInput,
  chosen: SweptValue,
  values: readonly (readonly [value: SweptValue, part: Partial<Selection>])[],
]

const rankSweeps = <Selection>(
  findKm: (part: Partial<Selection>) => number | undefined,
  inputs: readonly Moved<Selection>[],
): readonly Sweep[] =>
  inputs
    .flatMap(([input, chosen, values]) => {
      const points = values.flatMap(([value, part]) => {
        const km = findKm(part)
        return km === undefined ? [] : [{ value, km, isChosen: value === chosen }]
      })
      if (points.length < 2) return []
      const kms = points.map(({ km }) => km)
      const [low, high] = [Math.min(...kms), Math.max(...kms)]
      return [{ input, points, low, high, spread: high - low }]
    })
    // The order of equal ones is that of the inputs.
    .sort((a, b) => b.spread - a.spread)

const BOTH = [false, true] as const

/** Sweeps the range tool's figure over each input in turn and ranks the inputs by how far they move it. */
export const listToolSweeps = (data: RangeData, selection: RangeSelection): readonly Sweep[] =>
  rankSweeps<RangeSelection>(
    (part) => findToolKm(data, { ...selection, ...part }),
    [
      [
        'temperature',
        selection.temperatureIndex,
        TEMPERATURES.map(({ index }) => [index, { temperatureIndex: index }]),
      ],
      [
        'climate',
        selection.climateControl === 'on',
        BOTH.map((isOn) => [isOn, { climateControl: isOn ? 'on' : 'off' }]),
      ],
      [
        'profile',
        selection.drivingProfile,
        DRIVING_PROFILES.map((profile) => [profile, { drivingProfile: profile }]),
      ],
      ['heatPump', selection.heatPump, BOTH.map((isOn) => [isOn, { heatPump: isOn }])],
      [
        'drivetrain',
        selection.motorType,
        listToolMotors(selection.car, some(data)).map((type) => [type, { motorType: type }]),
      ],
    ],
  )

/** Sweeps the calculators' figure over each input in turn and ranks the inputs by how far they move it. */
export const listCalculatorSweeps = (
  data: RangeData,
  selection: CalculatorSelection,
): readonly Sweep[] => {
  const known = listDrivetrains(data, selection.car.model)
  const offered = selection.car.drivetrains.filter((type) => known.includes(type))
  return rankSweeps<CalculatorSelection>(
    (part) => findCalculatorKm(data, { ...selection, ...part }),
    [
      [
        'temperature',
        selection.outsideTemperatureIndex,
        TEMPERATURES.map(({ index }) => [index, { outsideTemperatureIndex: index }]),
      ],
      ['climate', selection.climate, BOTH.map((isOn) => [isOn, { climate: isOn }])],
      [
        'profile',
        selection.drivingProfile,
        DRIVING_PROFILES.map((profile) => [profile, { drivingProfile: profile }]),
      ],
      ['drivetrain', selection.motor, offered.map((type) => [type, { motor: type }])],
    ],
  )
}

/** Picks the sweep over temperature, the series of the chart. */
export const temperatureSeries = (sweeps: readonly Sweep[]): readonly SweepPoint[] =>
  sweeps.find(({ input }) => input === 'temperature')?.points ?? []
