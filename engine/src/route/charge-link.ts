import type { PlannedStop } from './stop-plan.js'
import type { TripSettings } from './trip.js'
import { TABLE_STEP } from './trip-formulas.js'

/** A charger in the words of the charging tool's address. */
export interface ChargerWords {
  readonly current: 'AC' | 'DC'
  /** `150kW` */
  readonly power: string
}

/** The levels around a charge that the charging tool knows [%]. */
export const findToolLevels = ({
  arrivalLevel,
  departure,
}: PlannedStop): readonly [from: number, to: number] => [
  Math.floor(arrivalLevel.value / TABLE_STEP) * TABLE_STEP,
  Math.ceil(departure / TABLE_STEP) * TABLE_STEP,
]

/** Lists the parameters of the charging tool's address for a stop: the levels it knows around those of the stop. */
export const listChargeParameters = (
  stop: PlannedStop,
  { car, motor }: Pick<TripSettings, 'car' | 'motor'>,
  { current, power }: ChargerWords,
): readonly (readonly [name: string, value: string])[] => [
  ['carModel', car],
  ['powerTrain', motor],
  ['cType', 'P'],
  ['pCType', current],
  ['kW', power],
  ['range', findToolLevels(stop).join()],
]
