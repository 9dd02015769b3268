import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { either as E, option as O } from 'fp-ts'
import {
  BATTERY_MODELS,
  CHARGE_LEVELS,
  DC_POWERS,
  estimateCharge,
  ChargingDocumentCodec,
  decodeChargingData,
  listTableFaults,
} from '@evkit/engine/charging'
import { findBattery } from '@evkit/engine/internal/charging'
import { decodeWith } from '@evkit/engine/shared'
import { tableLaws } from '@evkit/engine/testing'
import { AC_POWERS } from '../../engine/src/charging/charger.js'
import { comparePublished, TOLERANCE } from '../check/published.js'
import { listMinutesTo } from '../scripts/charge-curve.js'
import { makeChargingFile } from '../scripts/charging-document.js'
import { readSources } from '../sources/rows.js'

const folder = new URL('../', import.meta.url)
const raw = JSON.parse(readFileSync(new URL('tables/charging.json', folder), 'utf8')) as unknown
const sources = readSources(folder)

const read = () => {
  const decoded = decodeWith(ChargingDocumentCodec, raw)
  if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
  return decoded.right
}
const document = read()
const data = () => {
  const decoded = decodeChargingData(raw)
  if (E.isLeft(decoded)) throw new Error('refused')
  return decoded.right
}

// An independent second way: the trapezoid rule over time per percent, far finer slices.
const oracleMinutes = (battery: string, power: number, from: number, to: number): number => {
  const facts = document.facts[battery]
  if (facts === undefined) return Number.NaN
  const kwAt = (level: number): number => {
    const after = facts.curve.find((point) => point.level >= level) ?? facts.curve.at(-1)
    const before = facts.curve.filter((point) => point.level <= level).at(-1) ?? facts.curve[0]
    if (after === undefined || before === undefined || after === before) return after?.kw ?? 0
    const share = (level - before.level) / (after.level - before.level)
    return before.kw * (1 - share) + after.kw * share
  }
  const timeAt = (level: number): number =>
    (0.6 * facts.usableKwh) / (0.95 * Math.min(power, facts.peakKw, kwAt(level)))
  const width = 0.01
  const count = Math.round((to - from) / width)
  return Array.from({ length: count }, (_, at) => from + at * width).reduce(
    (sum, level) => sum + ((timeAt(level) + timeAt(level + width)) / 2) * width,
    0,
  )
}

describe('the charging tables', () => {
  test('[T-DATA-10] exactly the five models, each with its engine codes, motors and batteries', () => {
    expect(Object.keys(document.batteries).sort()).toEqual([...BATTERY_MODELS].sort())
    expect(document.batteries['ex30-bev']).toEqual({
      'EX30-SM': { motor: 'SM', batteries: ['sea51'] },
      'EX30-SME': { motor: 'SME', batteries: ['sea69'] },
      'EX30-TMP': { motor: 'TMP', batteries: ['sea69'] },
    })
    const found = findBattery(data().batteries, 'ex90-bev', 'TM')
    expect(O.isSome(found) && found.value.battery).toBe('spa111')
  })

  test('[T-DATA-11] the row is the end, the column the start', () => {
    const rows = document.table['sea51']?.DC['250kW']
    expect(rows?.['80']?.['20']).toBe(24)
    expect(rows?.['20']?.['80']).toBeUndefined()
  })

  test('[E-T-42] a wallbox of one phase: EX30 Single from 20 to 80 % in 4 h 25 min, by the same integral', () => {
    expect(document.table['sea51']?.AC['7.4kW']?.['80']?.['20']).toBe(265)
    for (const [battery, { AC }] of Object.entries(document.table)) {
      const usable = document.facts[battery]?.usableKwh ?? Number.NaN
      const whole = AC['7.4kW']?.['100']?.['0'] ?? Number.NaN
      expect(Math.abs(whole - (60 * usable) / (7.4 * 0.9))).toBeLessThanOrEqual(0.5)
    }
  })

  test('[T-DATA-12] every battery holds all 55 cells for each of the seven chargers', () => {
    const cells = Object.values(document.table).flatMap(({ AC, DC }) =>
      [...AC_POWERS.map((power) => AC[power]), ...DC_POWERS.map((power) => DC[power])].map((rows) =>
        Object.values(rows ?? {}).reduce((sum, row) => sum + Object.keys(row).length, 0),
      ),
    )
    expect(Object.keys(document.table)).toHaveLength(9)
    expect(cells).toEqual(Array.from({ length: 63 }, () => 55))
    expect(listTableFaults(document.table)).toEqual([])
  })

  test.each(tableLaws(document.table))('$name', ({ check }) => {
    check()
  })

  test('a 22 kW post gives an 11 kW car 11 kW', () => {
    for (const [battery, { AC }] of Object.entries(document.table)) {
      expect([battery, AC['22kW']]).toEqual([battery, AC['11kW']])
    }
  })

  test('every cell agrees with a second, finer integration to the minute', () => {
    for (const battery of ['sea51', 'cma82', 'spa106']) {
      for (const power of [50, 150, 250] as const) {
        for (const [from, to] of [
          [0, 100],
          [10, 80],
          [90, 100],
          [20, 30],
        ] as const) {
          const rows = document.table[battery]?.DC[`${power}kW`]
          const cell = rows?.[String(to)]?.[String(from)]
          const exact = oracleMinutes(battery, power, from, to)
          expect(Math.abs((cell ?? 0) - exact)).toBeLessThanOrEqual(0.52)
        }
      }
    }
  })

  test('closed forms: a constant 50 kW, and a straight line from 100 to 50 kW', () => {
    const car = (curve: readonly { level: number; kw: number }[], usableKwh: number) => ({
      usableKwh,
      onBoardKw: 11,
      peakKw: 1000,
      curve,
      basis: 'modelled' as const,
    })
    const flat = listMinutesTo(
      car(
        [
          { level: 0, kw: 50 },
          { level: 100, kw: 50 },
        ],
        95,
      ),
      'DC',
      400,
    )
    expect((flat[8] ?? 0) - (flat[2] ?? 0)).toBeCloseTo(72, 6)
    const line = listMinutesTo(
      car(
        [
          { level: 0, kw: 100 },
          { level: 100, kw: 50 },
        ],
        95,
      ),
      'DC',
      400,
    )
    expect(line[10]).toBeCloseTo(120 * Math.LN2, 3)
    const capped = listMinutesTo(
      car(
        [
          { level: 0, kw: 100 },
          { level: 100, kw: 50 },
        ],
        95,
      ),
      'DC',
      75,
    )
    expect(capped[10]).toBeCloseTo(40 + 120 * Math.log(1.5), 3)
  })

  test('D-T-56: a published time is compared at the charger it holds for, not at the strongest of the table', () => {
    const [es90] = comparePublished(sources, document).filter(({ battery }) => battery === 'spa106')
    // 20 min at 350 kW are published; the table ends at 250 kW.
    expect([es90?.chargerKw, es90?.table, es90?.published]).toEqual([350, 22, 20])
    expect(es90?.deviation).toBeCloseTo(((es90?.atCharger ?? 0) - 20) / 20, 12)
    expect(Math.abs(es90?.deviation ?? 1)).toBeLessThan(0.01)
  })

  test('each table lies within 10 % of the published 10 to 80 % time', () => {
    const compared = comparePublished(sources, document)
    expect(compared.map(({ battery }) => battery)).toHaveLength(8)
    for (const { deviation } of compared) expect(Math.abs(deviation)).toBeLessThanOrEqual(TOLERANCE)
  })

  test('the file is what its sources make', () => {
    const { provenance: _, ...made } = makeChargingFile(sources)
    expect(document).toEqual(made)
  })

  test('no combination of the tool is without a time', () => {
    const decoded = data()
    for (const { model, motor, chargingTool } of sources.vehicles.rows) {
      if (!chargingTool) continue
      for (const from of CHARGE_LEVELS) {
        for (const to of CHARGE_LEVELS.filter((level) => level > from)) {
          const charger = { current: 'DC', power: '150kW' } as const
          expect(estimateCharge(decoded, { model, motor, charger, range: { from, to } })._tag).toBe(
            'Right',
          )
        }
      }
    }
  })
})
