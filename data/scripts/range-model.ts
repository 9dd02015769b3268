// The range model: range = usable energy / (consumption * profile * temperature + climate power / speed).
import { COLDER_TEMPERATURES, TEMPERATURES, type RangeProfile } from '@evkit/engine/range'
import type { RangeEntry } from '@evkit/engine/internal/range'
import {
  appliedTerm,
  computeFormula,
  halfUp,
  inputTerm,
  type Formula,
  type Term,
  type Unit,
} from '@evkit/engine/shared'
import type { RangeModelRow } from '../sources/range-rows.js'

/** What a range is computed from. */
type RangeInput =
  | 'usableEnergy'
  | 'publishedRange'
  | 'profileFactor'
  | 'temperatureFactor'
  | 'climatePower'
  | 'speed'

const RULES = ['E-T-73'] as const
const applied = (
  name: string,
  unit: Unit,
  ...[operation, one, other]: readonly ['add' | 'multiply' | 'divide', RangeTerm, RangeTerm]
): RangeTerm => appliedTerm({ name, unit, rules: RULES }, operation, [one, other])
type RangeTerm = Term<RangeInput>

const PUBLISHED = applied(
  'publishedConsumption',
  'kWh/km',
  'divide',
  inputTerm('usableEnergy'),
  inputTerm('publishedRange'),
)
const IN_PROFILE = applied(
  'profileConsumption',
  'kWh/km',
  'multiply',
  PUBLISHED,
  inputTerm('profileFactor'),
)
const DRIVING = applied(
  'drivingConsumption',
  'kWh/km',
  'multiply',
  IN_PROFILE,
  inputTerm('temperatureFactor'),
)
const CLIMATE = applied(
  'climateConsumption',
  'kWh/km',
  'divide',
  inputTerm('climatePower'),
  inputTerm('speed'),
)

const input = <Name extends RangeInput>(name: Name, unit: Unit) => ({ name, unit, rules: RULES })

/** The range of a car under its conditions; the table holds it in whole kilometres. */
export const RANGE_FORMULA: Formula<RangeInput> = {
  id: 'modelled-range',
  version: 1,
  title: 'formula.modelled-range',
  rules: RULES,
  inputs: [
    input('usableEnergy', 'kWh'),
    input('publishedRange', 'km'),
    input('profileFactor', '1'),
    input('temperatureFactor', '1'),
    input('climatePower', 'kW'),
    input('speed', 'km/h'),
  ],
  constants: [],
  result: applied(
    'modelledRange',
    'km',
    'divide',
    inputTerm('usableEnergy'),
    applied('wholeConsumption', 'kWh/km', 'add', DRIVING, CLIMATE),
  ),
  rounding: 'none',
}

/** What the model needs to know of a car. */
export interface ModelledCar {
  /** [kWh] Energy between 0 and 100 %. */
  readonly usableKwh: number
  /** [km] Published combined range, at 20 °C with climate control off. */
  readonly rangeKm: number
}

/** The conditions of a figure. */
export interface Conditions {
  /** [°C] One of the five of the table, or a colder one. */
  readonly temperature: number
  readonly heatpump: boolean
  readonly climate: boolean
}

const find = (
  rows: readonly RangeModelRow[],
  parameter: RangeModelRow['parameter'],
  where: Partial<Pick<RangeModelRow, 'profile' | 'temperature' | 'heatpump'>>,
): number =>
  rows.find(
    (row) =>
      row.parameter === parameter &&
      (where.profile === undefined || row.profile === where.profile) &&
      (where.temperature === undefined || row.temperature === where.temperature) &&
      (where.heatpump === undefined || row.heatpump === where.heatpump),
  )?.value ?? Number.NaN

/** Computes a range [km], not rounded; not a number where a constant of the model is missing. */
export const modelRange = (
  rows: readonly RangeModelRow[],
  car: ModelledCar,
  { profile, temperature, heatpump, climate }: Conditions & { readonly profile: RangeProfile },
): number =>
  computeFormula(RANGE_FORMULA, {
    usableEnergy: car.usableKwh,
    publishedRange: car.rangeKm,
    profileFactor: find(rows, 'profileFactor', { profile }),
    temperatureFactor: find(rows, 'temperatureFactor', { temperature }),
    climatePower: climate ? find(rows, 'climatePower', { temperature, heatpump }) : 0,
    speed: find(rows, 'speed', { profile }),
  })

const toEntry = (
  rows: readonly RangeModelRow[],
  car: ModelledCar,
  conditions: Conditions,
): RangeEntry => {
  const km = (profile: RangeProfile): number =>
    halfUp(modelRange(rows, car, { ...conditions, profile }))
  return {
    ...conditions,
    city: km('city'),
    highway: km('highway'),
    combined: km('combined'),
    basis: 'modelled',
  }
}

/** Makes the rows of a car: each temperature with climate control and heat pump on and off; those beyond the sliders last. */
export const listModelledRows = (
  rows: readonly RangeModelRow[],
  car: ModelledCar,
): readonly RangeEntry[] =>
  [...TEMPERATURES, ...COLDER_TEMPERATURES].flatMap(({ C: temperature }) =>
    [true, false].flatMap((heatpump) =>
      [true, false].map((climate) => toEntry(rows, car, { temperature, heatpump, climate })),
    ),
  )
