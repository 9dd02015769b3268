import type { PlannedStop } from './stop-plan.js'
import type { TripSettings } from './trip.js'

/** A charger in the words of the charging tool's address. */
export interface ChargerWords {
  readonly current: 'AC' | 'DC'
  /** `150kW` */
  readonly power: string
}

/**
 * Lists the parameters of the charging tool's address for a stop: the tool then shows the same time.
 *
 * @param stop - The stop.
 * @param trip - Car and motor.
 * @param charger - The charger the stop was counted with.
 * @returns Names and values in the order the tool writes them.
 * @source B-T-02, T-CHG-01
 *
 * @example From 20 to 60 % at 150 kW
 * ```ts
 * import { listChargeParameters, planStops } from '@evkit/engine/route'
 * import { toResult } from '@evkit/engine/shared'
 * import { tinyMinutes, tinyPlanner, tinyTrip } from '@evkit/engine/testing'
 *
 * const plan = toResult(planStops(tinyTrip, tinyMinutes))
 * const stops = plan.ok ? plan.value.stops : []
 * const charger = { current: 'DC', power: '150kW' } as const
 * stops.flatMap((stop) => listChargeParameters(stop, tinyPlanner.trip, charger)).at(-1) // => ['range', '20,60']
 * ```
 * @category constructors
 */
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
