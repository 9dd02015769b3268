import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { CHARGE_LEVELS, type ChargeRange } from '../../src/charging/charge-range.js'
import { chargingTable, findChargeTime } from '../../src/charging/charge-time.js'
import type { Charger } from '../../src/charging/charger.js'
import type { ChargingTableDocument } from '../../src/charging/charging.types.js'
import { ADDITIVE_TOLERANCE, listTableFaults } from '../../src/charging/documents/table-check.js'
import { anyCharger, anyChargeRange } from '../../src/testing/charging-arbitraries.js'
import { tableLaws } from '../../src/testing/laws.js'
import { tinyTable, tinyTableDocument } from '../../src/testing/charging-samples.js'

const ac11: Charger = { current: 'AC', power: '11kW' }
const dc = (power: '50kW' | '250kW'): Charger => ({ current: 'DC', power })
const find = (charger: Charger, range: ChargeRange) =>
  findChargeTime(tinyTable, { battery: 'B51', charger, range })

type Cells = Record<string, Record<string, Record<string, Record<string, number>>>>
type Mutable = Record<string, { AC: Cells['AC']; DC: Cells['DC'] }>

// A sound table from whole minutes a tenth; stronger chargers take at most as long for each tenth.
const anySoundTable: fc.Arbitrary<ChargingTableDocument> = fc
  .array(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 10, maxLength: 10 }), {
    minLength: 7,
    maxLength: 7,
  })
  .map((powers) => {
    const faster = powers.map((tenths, at) =>
      tenths.map((_, tenth) => Math.min(...powers.slice(0, at + 1).map((one) => one[tenth] ?? 1))),
    )
    const rows = (tenths: readonly number[]) =>
      Object.fromEntries(
        CHARGE_LEVELS.slice(1).map((to) => [
          to,
          Object.fromEntries(
            CHARGE_LEVELS.filter((from) => from < to).map((from) => [
              from,
              tenths.slice(from / 10, to / 10).reduce((sum, one) => sum + one, 0),
            ]),
          ),
        ]),
      )
    const keys = ['11kW', '22kW', '50kW', '100kW', '150kW', '200kW', '250kW']
    const table = keys.map((key, at) => [key, rows(faster[at] ?? [])] as const)
    return {
      B1: { AC: Object.fromEntries(table.slice(0, 2)), DC: Object.fromEntries(table.slice(2)) },
    }
  })

describe('the look-up', () => {
  test('[T-DATA-11] [T-CHG-34] the row is the end, the column the start', () => {
    expect(find(dc('250kW'), { from: 20, to: 80 })).toEqual(O.some(26))
    expect(find(dc('250kW'), { from: 10, to: 80 })).toEqual(O.some(32))
    expect(find(ac11, { from: 0, to: 100 })).toEqual(O.some(330))
    expect(tinyTableDocument['B51']?.DC['250kW']?.['80']?.['20']).toBe(26)
  })

  test('[T-CHG-35] an unknown battery or power has no time', () => {
    const query = { battery: 'B51', charger: dc('250kW'), range: { from: 20, to: 80 } } as const
    expect(findChargeTime(tinyTable, { ...query, battery: 'constructor' })).toEqual(O.none)
    const thin = chargingTable({ B51: { AC: {}, DC: { '50kW': { '80': { '20': 45 } } } } })
    expect(findChargeTime(thin, query)).toEqual(O.none)
    expect(findChargeTime(thin, { ...query, charger: dc('50kW') })).toEqual(O.some(45))
    expect(
      findChargeTime(thin, { ...query, charger: dc('50kW'), range: { from: 10, to: 80 } }),
    ).toEqual(O.none)
  })

  test('D-T-04: a cell that is no time is absent', () => {
    const times = [0, -1, Number.NaN, Number.POSITIVE_INFINITY].map((value) =>
      findChargeTime(
        chargingTable({ B51: { AC: {}, DC: { '250kW': { '80': { '20': value } } } } }),
        { battery: 'B51', charger: dc('250kW'), range: { from: 20, to: 80 } },
      ),
    )
    expect(times).toEqual([O.none, O.none, O.none, O.none])
  })

  test('A present cell is returned exactly.', () => {
    fc.assert(
      fc.property(anySoundTable, anyCharger, anyChargeRange, (document, charger, range) => {
        const cell = document['B1']?.[charger.current][charger.power]?.[range.to]?.[range.from]
        const found = findChargeTime(chargingTable(document), { battery: 'B1', charger, range })
        return O.isSome(found) && Object.is(found.value, cell)
      }),
    )
  })

  test('the same answer is given twice, no new object', () => {
    expect(find(ac11, { from: 0, to: 100 })).toBe(find(ac11, { from: 0, to: 100 }))
  })
})

describe('sound tables', () => {
  test('A longer charge on the same charger never takes less time. A stronger charger is never slower.', () => {
    fc.assert(
      fc.property(anySoundTable, (document) => {
        expect(listTableFaults(document)).toEqual([])
      }),
    )
  })

  test.each(tableLaws(tinyTableDocument))('$name', ({ check }) => {
    check()
  })

  test('the law fails on a broken table and names the cells', () => {
    expect(() => {
      tableLaws({ B51: { AC: {}, DC: {} } }).forEach(({ check }) => {
        check()
      })
    }).toThrow('table.B51.DC.250kW.80.20: expected whole minutes above 0, found absent')
  })

  test('t(a,c) differs from t(a,b) + t(b,c) by at most 2 minutes', () => {
    expect(ADDITIVE_TOLERANCE).toBe(2)
  })
})

describe('[T-DATA-12] [E-T-37] faults of a table', () => {
  const broken = (change: (table: Mutable) => void) => {
    const table = structuredClone(tinyTableDocument) as unknown as Mutable
    change(table)
    return listTableFaults(table as unknown as ChargingTableDocument).map(({ path }) => path)
  }
  const cell = (table: Mutable, power: string, to: number): Record<string, number> =>
    table['B51']?.DC[power]?.[to] ?? {}

  test('a table with 54 cells reports the one missing cell', () => {
    expect(
      broken((table) => {
        delete cell(table, '250kW', 80)['20']
      }),
    ).toEqual(['table.B51.DC.250kW.80.20'])
  })

  test('a fraction of a minute, a zero and text are gaps', () => {
    expect(
      broken((table) => {
        cell(table, '50kW', 100)['90'] = 28.4
      }),
    ).toEqual(['table.B51.DC.50kW.100.90'])
  })

  test('a longer charge that takes less time', () => {
    expect(
      broken((table) => {
        cell(table, '50kW', 60)['20'] = 50
      }),
    ).toContain('table.B51.DC.50kW.70.20')
  })

  test('a stronger charger that is slower', () => {
    expect(
      broken((table) => {
        cell(table, '250kW', 50)['40'] = 5
      }),
    ).toContain('table.B51.DC.250kW.50.40')
  })

  test('parts that do not add up', () => {
    expect(
      broken((table) => {
        cell(table, '50kW', 100)['0'] = 110
      }),
    ).toContain('table.B51.DC.50kW.100.0')
  })

  test('powers and cells that are none', () => {
    const paths = broken((table) => {
      const battery = table['B51']
      if (battery === undefined) return
      battery.DC = { ...battery.DC, '300kW': {} }
      cell(table, '50kW', 20)['30'] = 4
    })
    expect(paths).toEqual(['table.B51.DC.300kW', 'table.B51.DC.50kW.20.30'])
  })

  test('[E-T-42] a wallbox of one phase is left out whole, or complete and no faster than a stronger one', () => {
    const withOnePhase = (change: (rows: Record<string, Record<string, number>>) => void) =>
      broken((table) => {
        const AC = table['B51']?.AC ?? {}
        AC['7.4kW'] = structuredClone(AC['11kW'] ?? {})
        change(AC['7.4kW'])
      })
    expect(withOnePhase(() => undefined)).toEqual([])
    expect(
      withOnePhase((rows) => {
        delete rows['80']?.['20']
      }),
    ).toEqual(['table.B51.AC.7.4kW.80.20'])
    expect(
      withOnePhase((rows) => {
        rows['10'] = { '0': 33 }
      }),
    ).toContain('table.B51.AC.11kW.10.0')
  })

  test('any single changed cell of more than two minutes is found', () => {
    fc.assert(
      fc.property(
        anyCharger,
        anyChargeRange,
        fc.integer({ min: 3, max: 90 }),
        (charger, range, extra) => {
          const paths = broken((table) => {
            const rows = table['B51']?.[charger.current][charger.power]?.[range.to] ?? {}
            const row = rows
            row[String(range.from)] = (row[String(range.from)] ?? 0) + extra
          })
          const isWhole = range.from === 0 && range.to === 100
          return paths.length > 0 || (isWhole && extra <= ADDITIVE_TOLERANCE)
        },
      ),
    )
  })
})
