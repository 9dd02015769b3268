import { listCarFaults } from '../../car/index.js'
import * as t from 'io-ts'
import * as O from '#fp-ts/Option'
import { keysOf, left, right, type Either, type Issue } from '../../shared/index.js'
import { MinorUnitCodec, ProvenanceCodec, UNIT_SYSTEMS, type UnitSystem } from '../../site/index.js'
import { toSavingsSetup } from '../savings-setup.js'
import type { SavingsSetup, SliderContent, SliderNumber } from '../savings.types.js'

const Numeric: t.Type<SliderNumber, unknown> = t.union([t.number, t.string])

/** Codec of one slider: exactly its seven members, further ones are dropped. */
export const SliderContentCodec: t.Type<SliderContent, unknown> = /*#__PURE__*/ t.exact(
  t.type({
    default: Numeric,
    min: Numeric,
    max: Numeric,
    step: Numeric,
    decimals: Numeric,
    label: t.string,
    suffix: t.string,
  }),
  'SliderContent',
)

const System: t.Type<UnitSystem, unknown> = t.keyof(keysOf(UNIT_SYSTEMS))

const Car = t.exact(
  t.intersection([
    t.type({ type: t.string, model: t.string, energyConsumptionValue: Numeric }),
    /** The car it is compared with, where it has one of its own size; its fuel economy in the unit of the slider. */
    t.partial({
      comparison: t.exact(t.type({ name: t.string, model: t.string, fuelEconomy: Numeric })),
    }),
  ]),
  'SavingsCar',
)

/**
 * Codec of the savings page's content (CMS) document.
 *
 * @source T-DATA-24, T-DATA-30, T-FUEL-03, T-FUEL-04, D-T-40
 * @category codecs
 */
export const SavingsContentCodec = /*#__PURE__*/ t.exact(
  t.intersection([
    t.type({
      heading: t.string,
      text: t.string,
      sliders: t.exact(
        t.type({
          mileage: SliderContentCodec,
          fuelCost: SliderContentCodec,
          fuelEconomy: SliderContentCodec,
          energyCost: SliderContentCodec,
        }),
      ),
      /** The cars to choose from; the first is the one to start with. */
      cars: t.readonlyArray(Car),
      /** The car those are compared with that name none of their own. */
      comparison: t.exact(t.type({ name: t.string, model: t.string })),
      /** Sales model the taxes are asked for. */
      salesModel: t.string,
      /** Three letters. */
      currency: t.string,
      /** Where the defaults come from. */
      provenance: t.readonlyArray(ProvenanceCodec),
      /** How sure the taxes are: as the least sure of them. */
      taxBasis: ProvenanceCodec.type.props.basis,
      messages: t.record(t.string, t.string),
    }),
    t.partial({
      /** Declared where the units are not those of the locale. */
      system: System,
      /** Declared where prices are written in a smaller unit than the currency. */
      minorUnit: MinorUnitCodec,
      includeFuelDefault: t.boolean,
      years: t.number,
      ownershipMultiplier: t.number,
    }),
  ]),
  'SavingsContent',
)
/** Decoded content (CMS) document of the savings page. */
export type SavingsContent = t.TypeOf<typeof SavingsContentCodec>

/**
 * Validates content and builds the constant setup of the savings page.
 *
 * @param content - Content, decoded.
 * @param system - Unit system of content.
 * @returns Cars, slider grids, defaults and settings, or every fault: no car, a repeated name, a consumption that is no
 * number above 0.
 * @source T-FUEL-03, T-FUEL-04, E-T-37
 *
 * @example No car is no page
 * ```ts
 * import { joinSavings } from '@evkit/engine/savings'
 * import { tinySavingsContent } from '@evkit/engine/testing'
 * import { either } from 'fp-ts'
 *
 * const content = { ...tinySavingsContent, cars: [] }
 * joinSavings(content, 'metric') // => either.left([{ path: 'cars', expected: 'at least one car', actual: 'none' }])
 * ```
 * @category constructors
 */
export const joinSavings = (
  content: SavingsContent,
  system: UnitSystem,
): Either<readonly Issue[], SavingsSetup> => {
  const setup = toSavingsSetup(content, system)
  if (O.isNone(setup)) {
    return left([{ path: 'cars', expected: 'at least one car', actual: 'none' }])
  }
  const faults = listCarFaults(setup.value.cars, (at) => ({
    path: `cars.${at}`,
    member: 'energyConsumptionValue',
    value: content.cars[at]?.energyConsumptionValue,
  }))
  return faults.length > 0 ? left(faults) : right(setup.value)
}
