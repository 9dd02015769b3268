import type * as t from 'io-ts'

/** Marks a number as kilometres. */
export interface KmBrand {
  readonly Km: unique symbol
}
/** Marks a number as minutes. */
export interface MinutesBrand {
  readonly Minutes: unique symbol
}

/** [min] Time, above 0. */
export type Minutes = t.Branded<number, MinutesBrand>

/** [km] Distance, 0 or more. */
export type Km = t.Branded<number, KmBrand>

/** The unit names a figure or a step of a trace can carry. @source B-T-01 @category constants */
export const UNITS = [
  '1',
  'min',
  'h',
  '%',
  'kW',
  'kWh',
  'km',
  'm',
  'mi',
  'l',
  'gal',
  'US gal',
  '°C',
  'year',
  'money',
  'km/year',
  'mi/year',
  'l/year',
  'gal/year',
  'US gal/year',
  'kWh/year',
  'payments/year',
  'months/year',
  'money/year',
  'money/month',
  'money/payment',
  'money/kWh',
  'money/l',
  'money/min',
  '100 km/year',
  'km/100 km',
  'kWh %',
  'min/h',
  '1/h',
  'kWh/100 km',
  'l/100 km',
  'mpg',
  'km/mi',
  'mi/km',
  'm/km',
  'min/km',
  'kWh/km',
  'km/h',
  'l/gal',
  'money/US gal',
  'US mpg',
  'l/US gal',
  'kg',
  'kg m',
  'kg m/kWh',
] as const
/** Unit symbol of a figure; `1` is dimensionless. */
export type Unit = (typeof UNITS)[number]
