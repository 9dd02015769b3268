import * as t from 'io-ts'

/** Marks a number as kilometres. */
export interface KmBrand {
  readonly Km: unique symbol
}
/** Marks a number as minutes. */
export interface MinutesBrand {
  readonly Minutes: unique symbol
}
/** Marks a number as hours. */
export interface HoursBrand {
  readonly Hours: unique symbol
}
/** Marks a number as percent. */
export interface PercentBrand {
  readonly Percent: unique symbol
}
/** Marks a number as kilowatts. */
export interface KilowattsBrand {
  readonly Kilowatts: unique symbol
}
/** Marks a number as kilowatt-hours. */
export interface KilowattHoursBrand {
  readonly KilowattHours: unique symbol
}

const isFiniteFrom =
  (low: number) =>
  (n: number): boolean =>
    Number.isFinite(n) && n >= low

const isPositive = (n: number): boolean => Number.isFinite(n) && n > 0

/** Codec of a time in minutes: finite and above 0. */
export const Minutes = /*#__PURE__*/ t.brand(
  t.number,
  (n): n is t.Branded<number, MinutesBrand> => isPositive(n),
  'Minutes',
)
/** [min] Time, above 0. */
export type Minutes = t.TypeOf<typeof Minutes>

/** Codec of a time in hours: finite, 0 or more. */
export const Hours = /*#__PURE__*/ t.brand(
  t.number,
  (n): n is t.Branded<number, HoursBrand> => isFiniteFrom(0)(n),
  'Hours',
)
/** [h] Time, 0 or more. */
export type Hours = t.TypeOf<typeof Hours>

/** Codec of a share in percent: 0 to 100, both inclusive. */
export const Percent = /*#__PURE__*/ t.brand(
  t.number,
  (n): n is t.Branded<number, PercentBrand> => isFiniteFrom(0)(n) && n <= 100,
  'Percent',
)
/** [%] Share, 0 to 100 inclusive. */
export type Percent = t.TypeOf<typeof Percent>

/** Codec of a power in kilowatts: finite and above 0. */
export const Kilowatts = /*#__PURE__*/ t.brand(
  t.number,
  (n): n is t.Branded<number, KilowattsBrand> => isPositive(n),
  'Kilowatts',
)
/** [kW] Power, above 0. */
export type Kilowatts = t.TypeOf<typeof Kilowatts>

/** Codec of an energy in kilowatt-hours: finite and above 0. */
export const KilowattHours = /*#__PURE__*/ t.brand(
  t.number,
  (n): n is t.Branded<number, KilowattHoursBrand> => isPositive(n),
  'KilowattHours',
)
/** [kWh] Energy, above 0. */
export type KilowattHours = t.TypeOf<typeof KilowattHours>

/** Codec of a distance in kilometres: finite, 0 or more. */
export const Km = /*#__PURE__*/ t.brand(
  t.number,
  (n): n is t.Branded<number, KmBrand> => isFiniteFrom(0)(n),
  'Km',
)
/** [km] Distance, 0 or more. */
export type Km = t.TypeOf<typeof Km>

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
] as const
/** Unit of a figure, as its symbol; `1` is a plain number. */
export type Unit = (typeof UNITS)[number]
