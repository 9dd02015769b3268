import { listCarFaults } from '../../car/index.js'
import * as t from 'io-ts'
import * as O from '#fp-ts/Option'
import { keysOf, left, right, type Either, type Issue } from '../../shared/index.js'
import { MinorUnitCodec, ProvenanceCodec, UNIT_SYSTEMS, type UnitSystem } from '../../site/index.js'
import { toCostCars } from '../cost-car.js'
import type { ContentNumber, CostCarItem, CostCars, CostLabels } from '../cost.types.js'

const Numeric: t.Type<ContentNumber, unknown> = t.union([t.number, t.string])

/** Codec of a car type of the calculator: exactly its twelve members, further ones are dropped. */
export const CostCarItemCodec: t.Type<CostCarItem, unknown> = /*#__PURE__*/ t.exact(
  t.type({
    type: t.string,
    mileageDefaultValue: Numeric,
    mileageMaxValue: Numeric,
    mileageMinValue: Numeric,
    mileageDecimal: Numeric,
    mileageStep: Numeric,
    energyCostDecimal: Numeric,
    energyCostDefaultValue: Numeric,
    energyCostMaxValue: Numeric,
    energyCostMinValue: Numeric,
    energyCostStep: Numeric,
    energyConsumption: Numeric,
  }),
  'CostCarItem',
)

/** Codec of the calculator's seven labels. */
export const CostLabelsCodec: t.Type<CostLabels, unknown> = /*#__PURE__*/ t.exact(
  t.type({
    costHeading: t.string,
    costPrefix: t.string,
    costSuffix: t.string,
    mileageLabel: t.string,
    mileageSuffix: t.string,
    energyCostLabel: t.string,
    energyCostSuffix: t.string,
  }),
  'CostLabels',
)

const System: t.Type<UnitSystem, unknown> = t.keyof(keysOf(UNIT_SYSTEMS))

/**
 * Codec of the cost calculator's content (CMS) document.
 *
 * @source T-DATA-04, T-DATA-05, T-DATA-30, T-COST-11
 * @category codecs
 */
export const CostContentCodec = /*#__PURE__*/ t.exact(
  t.intersection([
    t.type({
      labels: CostLabelsCodec,
      items: t.readonlyArray(CostCarItemCodec),
      /** Three letters. */
      currency: t.string,
      /** Where the defaults come from. */
      provenance: t.readonlyArray(ProvenanceCodec),
      messages: t.record(t.string, t.string),
    }),
    t.partial({
      /** Declared where the units are not those of the locale. */
      system: System,
      /** Declared where prices are written in a smaller unit than the currency. */
      minorUnit: MinorUnitCodec,
    }),
  ]),
  'CostContent',
)
/** Decoded content (CMS) document of the cost calculator. */
export type CostContent = t.TypeOf<typeof CostContentCodec>

/**
 * Validates the car types of content.
 *
 * @param items - Car types of content.
 * @returns The car types, or every fault: none at all, a repeated name, a consumption that is not a number above 0.
 * @source T-COST-02, E-T-37
 *
 * @example No car type is no tool
 * ```ts
 * import { joinCostCars } from '@evkit/engine/cost'
 * import { either } from 'fp-ts'
 *
 * joinCostCars([]) // => either.left([{ path: 'items', expected: 'at least one car type', actual: 'none' }])
 * ```
 * @category constructors
 */
export const joinCostCars = (items: readonly CostCarItem[]): Either<readonly Issue[], CostCars> => {
  const cars = toCostCars(items)
  if (O.isNone(cars)) {
    return left([{ path: 'items', expected: 'at least one car type', actual: 'none' }])
  }
  const faults = listCarFaults(cars.value, (at) => ({
    path: `items.${at}`,
    member: 'energyConsumption',
    value: items[at]?.energyConsumption,
  }))
  return faults.length > 0 ? left(faults) : right(cars.value)
}
