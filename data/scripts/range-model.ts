// The range model: range = usable energy / (consumption * profile * temperature + climate power / speed).
import {
  COLDER_TEMPERATURES,
  TEMPERATURES,
  type RangeEntry,
  type RangeProfile,
} from '@evkit/engine/range'
import { halfUp } from '@evkit/engine/shared'
import type { RangeModelRow } from '../sources/range-rows.js'

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
): number => {
  const consumption = car.usableKwh / car.rangeKm
  const driving =
    consumption *
    find(rows, 'profileFactor', { profile }) *
    find(rows, 'temperatureFactor', { temperature })
  const power = climate ? find(rows, 'climatePower', { temperature, heatpump }) : 0
  return car.usableKwh / (driving + power / find(rows, 'speed', { profile }))
}

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
