import * as O from '#fp-ts/Option'
import { none, type Option } from '../shared/index.js'
import { MOTOR_KEYS, type MotorKey } from '../car/index.js'
import type {
  BatteryDocument,
  BatteryTable,
  ChargingTable,
  FoundBattery,
} from './charging.types.js'

/**
 * Model keys the battery table has entries for.
 *
 * @source T-DATA-10
 * @category constants
 */
export const BATTERY_MODELS = ['ex40-bev', 'ec40-bev', 'ex90-bev', 'ex30-bev', 'es90-bev'] as const

type Engines = BatteryDocument[string]

const answerFor = (
  engines: Engines,
  motor: MotorKey,
  table: ChargingTable,
): { readonly battery: Option<FoundBattery>; readonly skipped: readonly string[] } => {
  const candidates = Object.entries(engines).flatMap(([engine, entry]) =>
    entry.motor === motor ? entry.batteries.map((battery) => ({ engine, battery })) : [],
  )
  const at = candidates.findIndex(({ battery }) => table.cells.has(battery))
  const found = candidates[at]
  return {
    battery: O.fromNullable(found),
    skipped: (at < 0 ? candidates : candidates.slice(0, at)).map(({ battery }) => battery),
  }
}

/** Makes the battery table ready for look-up. */
export const batteryTable = (document: BatteryDocument, table: ChargingTable): BatteryTable => ({
  found: new Map(
    Object.entries(document).map(([model, engines]) => [
      model,
      new Map(MOTOR_KEYS.map((motor) => [motor, answerFor(engines, motor, table)])),
    ]),
  ),
})

/**
 * Finds the battery a model has with a motor.
 *
 * @source T-CHG-34, T-CHG-35
 */
export const findBattery = (
  batteries: BatteryTable,
  model: string,
  motor: MotorKey,
): Option<FoundBattery> => batteries.found.get(model)?.get(motor)?.battery ?? none

const NOTHING_SKIPPED: readonly string[] = []

/** Lists the battery codes that were passed over because they have no charging table. */
export const listSkippedBatteries = (
  batteries: BatteryTable,
  model: string,
  motor: MotorKey,
): readonly string[] => batteries.found.get(model)?.get(motor)?.skipped ?? NOTHING_SKIPPED
