import type { PlannedStop } from './stop-plan.js'
import type { TripSettings } from './trip.js'

/** A charger in the words of the charging tool's address. */
export interface ChargerWords {
  readonly current: 'AC' | 'DC'
  /** `150kW` */
  readonly power: string
}

/** Lists the parameters of the charging tool's address for a stop: the tool then shows the same time. */
export const listChargeParameters = (
  { arrivalLevel, departure }: PlannedStop,
  { car, motor }: Pick<TripSettings, 'car' | 'motor'>,
  { current, power }: ChargerWords,
): readonly (readonly [name: string, value: string])[] => [
  ['carModel', car],
  ['powerTrain', motor],
  ['cType', 'P'],
  ['pCType', current],
  ['kW', power],
  ['range', `${arrivalLevel.value},${departure}`],
]
