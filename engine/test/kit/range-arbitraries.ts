import fc from 'fast-check'
import { MOTOR_TYPES } from '../../src/car/index.js'
import { DRIVING_PROFILES, RANGE_PROFILES } from '../../src/range/profile.js'
import { TEMPERATURES } from '../../src/range/temperature.js'
import type {
  CalculatorCar,
  CalculatorSelection,
  RangeChange,
  RangeDocument,
  RangeEntry,
  RangeSelection,
  RangeToolCar,
  RangeQuery,
} from '../../src/range/range.types.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'

/** A temperature [°C]: mostly of the table, sometimes between or far away. */
export const anyCelsius: fc.Arbitrary<number> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEMPERATURES.map(({ C }) => C)) },
  { weight: 2, arbitrary: fc.integer({ min: -40, max: 50 }) },
  fc.double({ min: -60, max: 60, noNaN: true }),
)

const anyKm = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 700 }) },
  { weight: 2, arbitrary: fc.constant(0) },
  fc.constantFrom(-1, 0.5),
)

/** One row of range data: with zeros, negative numbers and fractions among the ranges. */
export const anyRangeEntry: fc.Arbitrary<RangeEntry> = fc.record({
  temperature: anyCelsius,
  heatpump: fc.boolean(),
  climate: fc.boolean(),
  city: anyKm,
  highway: anyKm,
  combined: anyKm,
})

/** Range data of one to three families, with gaps, repeated rows and rows that give no figure. */
export const anyRangeDocument: fc.Arbitrary<RangeDocument> = fc.array(
  fc.record({
    modelFamily: fc.constantFrom('EX30_Twin', 'EX30_TMP', 'ex30_Single', 'EX90_Single', 'nothing'),
    rangeValues: fc.array(anyRangeEntry, { maxLength: 24 }),
  }),
  { minLength: 1, maxLength: 3 },
)

/** Anything the range can be asked for. */
export const anyRangeQuery: fc.Arbitrary<RangeQuery> = fc.record({
  temperature: anyCelsius,
  heatpump: fc.boolean(),
  climate: fc.boolean(),
  drivingProfile: fc.constantFrom(...RANGE_PROFILES),
})

/** What was changed last. */
export const anyRangeChange: fc.Arbitrary<RangeChange> = fc.constantFrom(
  'temperature',
  'heatpump',
  'climate',
  'profile',
  'none',
)

const anyIndex = fc.constantFrom(...TEMPERATURES.map(({ index }) => index))

/** A selection of the range tool out of some cars; its motor type is one content flags. */
export const anyRangeSelectionOf = (
  cars: readonly [RangeToolCar, ...RangeToolCar[]],
): fc.Arbitrary<RangeSelection> =>
  fc.constantFrom(...cars).chain((car) =>
    fc.record({
      car: fc.constant(car),
      motorType: fc.constantFrom(
        ...MOTOR_TYPES.filter(
          (type) =>
            (type === 'Single' && car.singleMotor) ||
            (type === 'Twin' && car.twinMotor) ||
            (type === 'Single-with-Extended' && car.singleExtendedMotor),
        ),
      ),
      temperatureIndex: anyIndex,
      climateControl: fc.constantFrom('on', 'off'),
      drivingProfile: fc.constantFrom(...DRIVING_PROFILES),
      heatPump: fc.boolean(),
    }),
  )

/** A selection of the calculators out of some cars. */
export const anyCalculatorSelectionOf = (
  cars: readonly CalculatorCar[],
): fc.Arbitrary<CalculatorSelection> =>
  fc.constantFrom(...cars).chain((car) =>
    fc.record({
      car: fc.constant(car),
      motor: fc.constantFrom(...car.drivetrains),
      drivingProfile: fc.constantFrom(...DRIVING_PROFILES),
      outsideTemperatureIndex: anyIndex,
      climate: fc.boolean(),
    }),
  )

/** A query made of the range tools' own parameters, repeated or not, with hostile values. */
export const hostileRangeQuery: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'model',
        'profile',
        'temperatureIndex',
        'climate',
        'powerTrain',
        'heatPump',
        'utm_source',
        '',
      ),
      fc.oneof(
        hostileText,
        fc.constantFrom(
          'EX30',
          'ex90',
          'ES90',
          'mixed',
          'combined',
          '0',
          '4',
          '03',
          'true',
          'Twin',
        ),
      ),
    ),
    { maxLength: 9 },
  )
  .map((parts) => parts.map(([key, value]) => `${key}=${value}`).join('&'))
