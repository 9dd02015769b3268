import fc from 'fast-check'
import * as O from '#fp-ts/Option'
import { CHARGE_LEVELS, findChargeRange, type ChargeRange } from '../charging/charge-range.js'
import { findCharger, listPowers, type Charger } from '../charging/charger.js'
import type { Charge, ChargeSelection, ChargingCar } from '../charging/charging.types.js'
import { MOTOR_KEYS, MOTOR_WORDS, toMotorType } from '../car/index.js'

const present = <A>(options: readonly O.Option<A>[]): readonly A[] =>
  options.flatMap((option) => (O.isSome(option) ? [option.value] : []))

/** Every valid charge range. */
export const anyChargeRange: fc.Arbitrary<ChargeRange> = fc.constantFrom(
  ...present(CHARGE_LEVELS.flatMap((from) => CHARGE_LEVELS.map((to) => findChargeRange(from, to)))),
)

const chargers = (['AC', 'DC'] as const).flatMap((current) =>
  present(listPowers(current).map((power) => findCharger(current, power))),
)

/** Every charger. */
export const anyCharger: fc.Arbitrary<Charger> = fc.constantFrom(...chargers)

/** Every charge: at home by AC, in public by any charger. */
const anyCharge: fc.Arbitrary<Charge> = fc.constantFrom<Charge>(
  ...chargers.flatMap((charger): Charge[] =>
    charger.current === 'AC'
      ? [
          { place: 'home', charger },
          { place: 'public', charger },
        ]
      : [{ place: 'public', charger }],
  ),
)

const anyCarNamed = (name: string): fc.Arbitrary<ChargingCar> =>
  fc.record({
    model: fc.constantFrom('ex30-bev', 'ex40-bev', 'nobody-knows'),
    name: fc.constant(name),
    image: fc.constantFrom('', '/car.svg'),
    square: fc.constant({ src: '', alt: '' }),
    motors: fc
      .uniqueArray(fc.constantFrom(...MOTOR_KEYS), { minLength: 1 })
      .map((keys) => keys.map((key) => ({ key, value: MOTOR_WORDS[key] }))),
    heatPump: fc.constantFrom<O.Option<boolean>>(O.none, O.some(true), O.some(false)),
    heatPumpDisabled: fc.boolean(),
    disclaimer: fc.constantFrom('', 'A note.'),
  })

const fold = (name: string): string => name.trim().toLowerCase()

/** One to four cars with different names, each with at least one motor. */
export const anyCars: fc.Arbitrary<readonly [ChargingCar, ...ChargingCar[]]> = fc
  .uniqueArray(
    fc.oneof(
      fc.constantFrom('EX30', 'EX30 Cross Country', 'EC40', 'A&B=C, 50 %', 'Å ü 東'),
      fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
    ),
    { minLength: 1, maxLength: 4, selector: fold },
  )
  .chain(
    ([first = 'EX30', ...rest]) =>
      fc.tuple(anyCarNamed(first), ...rest.map(anyCarNamed)) as fc.Arbitrary<
        readonly [ChargingCar, ...ChargingCar[]]
      >,
  )

/** A car out of some cars, with one of its motors, any charge and any range. */
export const anySelectionOf = (
  cars: readonly [ChargingCar, ...ChargingCar[]],
): fc.Arbitrary<ChargeSelection> =>
  fc
    .constantFrom(...cars)
    .chain((car) =>
      fc.record({
        car: fc.constant(car),
        motor: fc.constantFrom(...car.motors.map(({ key }) => key)),
        charge: anyCharge,
        range: anyChargeRange,
      }),
    )
    .map(({ motor, ...selection }) => ({
      ...selection,
      motorType: toMotorType(motor),
      motor: O.some(motor),
      heatPump: selection.car.heatPump,
    }))

/** Text as it comes from a hostile or broken address: escapes, markup, long, empty, unpaired surrogates. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '%',
    '%E0%A4%A',
    '%00',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '\ud800',
    '\u202e20,80',
    '٢٠,٨٠',
    '20,80\n',
    '9'.repeat(5000),
  ),
)

/** A query made of the tool's own parameters, repeated or not, with hostile values. */
export const hostileQuery: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.constantFrom('carModel', 'powerTrain', 'cType', 'pCType', 'kW', 'range', 'utm_source', ''),
      fc.oneof(
        hostileText,
        fc.constantFrom('EX30', 'SM', 'Twin', 'H', 'P', 'AC', 'DC', '150kW', '20,80', '0,85'),
      ),
    ),
    { maxLength: 9 },
  )
  .map((parts) => parts.map(([key, value]) => `${key}=${value}`).join('&'))
