import { describeValue, isRecord, left, right, type Either, type Issue } from '../shared/index.js'
import { batteryTable } from './battery.js'
import { chargingTable } from './charge-time.js'
import type { ChargingData, ChargingDocument } from './charging.types.js'

/**
 * Indexes a decoded data set for look-up.
 *
 * @param document - The data set; each battery with a table has facts.
 * @returns The indexed data all estimates are computed from.
 * @source T-DATA-10, T-DATA-11
 *
 * @example A document that was decoded elsewhere
 * ```ts
 * import { toChargingData } from '@evkit/engine/charging'
 *
 * toChargingData({ batteries: {}, table: {}, facts: {} }).facts.size // => 0
 * ```
 * @category conversions
 */
export const toChargingData = (document: ChargingDocument): ChargingData => {
  const table = chargingTable(document.table)
  return {
    table,
    batteries: batteryTable(document.batteries, table),
    facts: new Map(Object.entries(document.facts)),
  }
}

/** Lists what is wrong with a value at a place. */
type Shape = (value: unknown, path: readonly string[]) => readonly Issue[]

const fault = (path: readonly string[], expected: string, value: unknown): readonly Issue[] => [
  { path: path.join('.'), expected, actual: describeValue(value) },
]

const plain =
  (name: 'number' | 'string'): Shape =>
  (value, path) =>
    typeof value === name ? [] : fault(path, name, value)

const listOf =
  (shape: Shape): Shape =>
  (value, path) =>
    Array.isArray(value)
      ? value.flatMap((entry, at) => shape(entry, [...path, String(at)]))
      : fault(path, 'a list', value)

const recordOf =
  (shape: Shape): Shape =>
  (value, path) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([name, entry]) => shape(entry, [...path, name]))
      : fault(path, 'a record', value)

const membersOf =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, path) =>
    isRecord(value)
      ? Object.entries(shapes).flatMap(([name, shape]) =>
          shape(Object.hasOwn(value, name) ? value[name] : undefined, [...path, name]),
        )
      : fault(path, 'a record', value)

// Made when it is asked for: who has the document decoded loads none of it.
const toShape = (): Shape => {
  const rowsOf = recordOf(recordOf(recordOf(plain('number'))))
  return membersOf({
    batteries: recordOf(
      recordOf(membersOf({ motor: plain('string'), batteries: listOf(plain('string')) })),
    ),
    table: recordOf(membersOf({ AC: rowsOf, DC: rowsOf })),
    facts: recordOf(
      membersOf({
        usableKwh: plain('number'),
        onBoardKw: plain('number'),
        peakKw: plain('number'),
        curve: listOf(membersOf({ level: plain('number'), kw: plain('number') })),
        basis: plain('string'),
      }),
    ),
  })
}

/**
 * Validates a data set from parsed JSON without a codec: every member the tool uses must be present and of its type.
 *
 * @remarks
 * It checks types only. `decodeChargingData` of `@evkit/engine/charging` validates values too, and depends on io-ts.
 *
 * @param document - Anything, usually parsed JSON.
 * @returns The indexed data, or all faults with their paths; never throws.
 * @law Arbitrary documents are read or refused without an exception.
 * @source T-DATA-10, T-DATA-11, E-T-38
 *
 * @example A document without facts
 * ```ts
 * import { readChargingData } from '@evkit/engine/charging'
 * import { either } from 'fp-ts'
 *
 * readChargingData({ batteries: {}, table: {} }) // => either.left([{ path: 'facts', expected: 'a record', actual: 'undefined' }])
 * ```
 * @category conversions
 */
export const readChargingData = (document: unknown): Either<readonly Issue[], ChargingData> => {
  const faults = toShape()(document, [])
  return faults.length > 0 ? left(faults) : right(toChargingData(document as ChargingDocument))
}
