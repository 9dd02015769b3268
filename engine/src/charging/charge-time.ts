import { none, some, type Minutes, type Option } from '../shared/index.js'
import { CHARGE_LEVELS, CHARGE_STEP, type ChargeRange } from './charge-range.js'
import { HOME_POWERS, TABLE_POWERS, type Charger, type TablePower } from './charger.js'
import type { ChargingTable, ChargingTableDocument } from './charging.types.js'

const SIDE = CHARGE_LEVELS.length

const slotOf = (range: ChargeRange): number =>
  (range.to / CHARGE_STEP) * SIDE + range.from / CHARGE_STEP

const toCell = (value: number | undefined): Option<Minutes> =>
  value !== undefined && Number.isFinite(value) && value > 0 ? some(value as Minutes) : none

type PowerCells = Readonly<Record<string, Readonly<Record<string, number>>>>

const own = <A>(record: Readonly<Record<string, A>> | undefined, key: string): A | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined

const LABELS = /*#__PURE__*/ CHARGE_LEVELS.map(String)

const cellsOf = (rows: PowerCells): readonly Option<Minutes>[] =>
  LABELS.flatMap((label, to) => {
    const row = own(rows, label)
    return LABELS.map((start, from) => (from < to ? toCell(own(row, start)) : none))
  })

const powersOf = (
  byCurrent: ChargingTableDocument[string],
): ReadonlyMap<TablePower, readonly Option<Minutes>[]> =>
  new Map(
    TABLE_POWERS.flatMap((power) => {
      const current = (HOME_POWERS as readonly string[]).includes(power) ? 'AC' : 'DC'
      const rows = own(byCurrent[current], power)
      return rows === undefined ? [] : [[power, cellsOf(rows)] as const]
    }),
  )

/** Makes the charging table ready for look-up: every cell becomes a ready answer, so a look-up makes no new object. */
export const chargingTable = (document: ChargingTableDocument): ChargingTable => ({
  cells: new Map(Object.entries(document).map(([battery, rows]) => [battery, powersOf(rows)])),
})

/**
 * Looks up the charging time between two charge levels in the charging table.
 *
 * | given                       | answer      |
 * | --------------------------- | ----------- |
 * | a cell for both levels      | its minutes |
 * | no battery, charger or cell | none        |
 *
 * @param table - The charging table, as {@link toChargingData} makes it.
 * @param query - Battery code, charger and range.
 * @returns Minutes as in the table: no rounding, no interpolation. The page shows a spinner for `none`.
 *
 * @formula table[battery][current][power][to][from]
 * @law A present cell is returned exactly.
 * @law A longer charge on the same charger never takes less time.
 * @law A stronger charger is never slower.
 * @source T-CHG-34, T-CHG-35
 *
 * @example A 20 to 80 charge
 * ```ts
 * import { findChargeTime } from '@evkit/engine/charging'
 * import { tinyTable } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * const charger = { current: 'DC', power: '250kW' } as const
 * findChargeTime(tinyTable, { battery: 'B51', charger, range: { from: 20, to: 80 } }) // => option.some(26)
 * findChargeTime(tinyTable, { battery: 'B77', charger, range: { from: 20, to: 80 } }) // => option.none
 * ```
 * @category look-ups
 */
export const findChargeTime = (
  table: ChargingTable,
  query: { readonly battery: string; readonly charger: Charger; readonly range: ChargeRange },
): Option<Minutes> =>
  table.cells.get(query.battery)?.get(query.charger.power)?.[slotOf(query.range)] ?? none
