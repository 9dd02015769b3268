// The charging figure on the shipped table, and the ways a page usually finds a time, in one run.
import { readFileSync } from 'node:fs'
import { either as E, function as F, option as O } from 'fp-ts'
import { CHARGE_LEVELS } from '../src/charging/charge-range.js'
import { CHARGER_POWERS, listPowers, type Charger } from '../src/charging/charger.js'
import { chargingTable, findChargeTime } from '../src/charging/charge-time.js'
import { estimateCharge } from '../src/charging/estimate.js'
import { labelDuration } from '../src/charging/duration-label.js'
import { toChargingData } from '../src/charging/charging-data.js'
import type { ChargeQuery, ChargingTableDocument } from '../src/charging/charging.types.js'
import { ChargingDocumentCodec } from '../src/charging/documents/charging.codec.js'
import { decodeWith } from '../src/shared/decode.js'
import { measureHeap, perSecond, timeCall, type Figure } from '../../.config/measure.mjs'

const CALLS = 1_000_000
const SCANS = 10_000
const GOAL = 1_000_000
const BYTES = 0.1

const readDocument = () => {
  const file = new URL('../../data/tables/charging.json', import.meta.url)
  const decoded = decodeWith(
    ChargingDocumentCodec,
    JSON.parse(readFileSync(file, 'utf8')) as unknown,
  )
  if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
  return decoded.right
}

const toCharger = (power: (typeof CHARGER_POWERS)[number]): Charger => {
  const ac = listPowers('AC').find((one) => one === power)
  return ac === undefined
    ? ({ current: 'DC', power } as Charger)
    : ({ current: 'AC', power: ac } as Charger)
}

const RANGES = CHARGE_LEVELS.flatMap((from) =>
  CHARGE_LEVELS.filter((to) => to > from).map((to) => ({ from, to })),
)

const listCells = (table: ChargingTableDocument) =>
  Object.keys(table).flatMap((battery) =>
    CHARGER_POWERS.flatMap((power) =>
      RANGES.map((range) => ({ battery, charger: toCharger(power), range })),
    ),
  )

// A prime step visits the cells in no order a processor could guess.
const STEP = 7919
const at = <A>(list: readonly A[], call: number): A => list[(call * STEP) % list.length] as A

const MODEL_MOTORS = [
  ['ex30-bev', 'SM'],
  ['ex30-bev', 'TMP'],
  ['ex40-bev', 'TM'],
  ['ex90-bev', 'TM'],
  ['es90-bev', 'SM'],
] as const

const listQueries = (): readonly ChargeQuery[] =>
  MODEL_MOTORS.flatMap(([model, motor]) =>
    CHARGER_POWERS.flatMap((power) =>
      RANGES.map((range) => ({ model, motor, charger: toCharger(power), range })),
    ),
  )

const timeLookup = (document: ReturnType<typeof readDocument>): readonly Figure[] => {
  const table = chargingTable(document.table)
  const cells = listCells(document.table)
  const minutesOf = (cell: (typeof cells)[number]): number => {
    const found = findChargeTime(table, cell)
    return F.pipe(
      found,
      O.getOrElse(() => 0),
    )
  }
  const find = (call: number): number => minutesOf(at(cells, call))
  const rows = cells.map((cell) => ({ ...cell, minutes: minutesOf(cell) }))
  const scan = (call: number): number => {
    const { battery, charger, range } = at(cells, call)
    const row = rows.find(
      (one) =>
        one.battery === battery &&
        one.charger.power === charger.power &&
        one.range.from === range.from &&
        one.range.to === range.to,
    )
    return row?.minutes ?? 0
  }
  const nested = (call: number): number => {
    const { battery, charger, range } = at(cells, call)
    const powers = document.table[battery]?.[charger.current]
    return powers?.[charger.power]?.[String(range.to)]?.[String(range.from)] ?? 0
  }
  const own = timeCall(CALLS, find)
  return [
    {
      name: 'look-up in the charging table',
      value: perSecond(own),
      unit: 'calls/s',
      atLeast: GOAL,
    },
    { name: 'memory a look-up allocates', value: measureHeap(find), unit: 'B', atMost: BYTES },
    {
      name: `peer: find in a list of ${rows.length} rows`,
      value: perSecond(timeCall(SCANS, scan)),
      unit: 'calls/s',
    },
    { name: 'peer: nested records', value: perSecond(timeCall(CALLS, nested)), unit: 'calls/s' },
  ]
}

/** Measures the look-up, the wording and the whole explained estimate. */
export const measureCharging = (): readonly Figure[] => {
  const document = readDocument()
  const data = toChargingData(document)
  const queries = listQueries()
  const estimate = (call: number): number => {
    const answer = estimateCharge(data, at(queries, call))
    return E.isRight(answer) ? answer.right.explanation.power.value : 0
  }
  const word = (call: number): number => {
    const label = labelDuration((call % 900) + 1)
    return O.isSome(label) && label.value.kind === 'hours' ? label.value.from : 0
  }
  return [
    ...timeLookup(document),
    {
      name: 'wording of a charging time',
      value: perSecond(timeCall(CALLS, word)),
      unit: 'calls/s',
      atLeast: GOAL,
    },
    {
      name: 'look-up, wording and trace together',
      value: perSecond(timeCall(CALLS, estimate)),
      unit: 'calls/s',
      atLeast: GOAL,
    },
  ]
}
