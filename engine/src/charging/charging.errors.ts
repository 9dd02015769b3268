import type { MotorKey } from '../car/index.js'
import type { LogEntry } from '../shared/index.js'
import { writeChargeRange, type ChargeRange } from './charge-range.js'
import type { TablePower } from './charger.js'

/** Why there is no charging time; the closed list. */
export type ChargingFault =
  | { readonly tag: 'UnknownModel'; readonly model: string }
  | { readonly tag: 'UnknownMotor'; readonly model: string; readonly motor: MotorKey }
  | { readonly tag: 'UnknownBattery'; readonly model: string; readonly battery: string }
  | { readonly tag: 'UnknownCharger'; readonly battery: string; readonly power: TablePower }
  | {
      readonly tag: 'NoTimeForRange'
      readonly battery: string
      readonly power: TablePower
      readonly range: ChargeRange
    }

/** Codes of the faults, each with a page in `docs/errors/`. */
export const CHARGING_FAULT_CODES: Readonly<Record<ChargingFault['tag'], string>> = {
  UnknownModel: 'EV-101',
  UnknownMotor: 'EV-102',
  UnknownBattery: 'EV-103',
  UnknownCharger: 'EV-104',
  NoTimeForRange: 'EV-105',
}

const textOf = (fault: ChargingFault): string => {
  switch (fault.tag) {
    case 'UnknownModel':
      return `Model ${fault.model} is not in the battery table`
    case 'UnknownMotor':
      return `Model ${fault.model} has no engine with motor ${fault.motor}`
    case 'UnknownBattery':
      return `Model ${fault.model} names battery ${fault.battery}, which has no charging table`
    case 'UnknownCharger':
      return `Battery ${fault.battery} has no times for ${fault.power}`
    case 'NoTimeForRange':
      return `Battery ${fault.battery} has no time for ${writeChargeRange(fault.range)} at ${fault.power}`
  }
}

/**
 * Converts a fault to a log entry.
 *
 * @param fault - Why there is no charging time.
 * @returns An entry of level `note` with the fault's code and the names that caused it.
 * @source T-CHG-36, T-ERR-04
 *
 * @example Model and battery are named
 * ```ts
 * import { toLogEntry } from '@evkit/engine/charging'
 *
 * const note = toLogEntry({ tag: 'UnknownBattery', model: 'ex30-bev', battery: 'B77' })
 * note.text // => 'Model ex30-bev names battery B77, which has no charging table'
 * ```
 * @category errors
 */
export const toLogEntry = (fault: ChargingFault): LogEntry => ({
  level: 'note',
  code: CHARGING_FAULT_CODES[fault.tag],
  text: textOf(fault),
})
