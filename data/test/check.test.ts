import { describe, expect, test } from 'vitest'
import { listMessageFaults, listTexts } from '../check/messages.js'
import { readContent } from '../content/read.js'
import {
  listCarFaults,
  listChargingFaults,
  listFaults,
  listSourceFaults,
  listStaleness,
} from '../check/faults.js'
import { listHomePowerFaults } from '../check/home-powers.js'
import { listRegisterFaults } from '../check/register.js'
import { readRangeContent } from '../content/range-read.js'
import { makeChargingFile, writeChargingFile } from '../scripts/charging-document.js'
import { readRows, readSources, type Fault, type Sources } from '../sources/rows.js'
import * as t from 'io-ts'

const folder = new URL('../', import.meta.url)
const sources = readSources(folder)
const lines = (faults: readonly Fault[]): readonly string[] =>
  faults.map(({ file, path, text }) => `${file} ${path}: ${text}`)

const withRows = <Name extends keyof Sources>(
  name: Name,
  change: (rows: Sources[Name]['rows']) => Sources[Name]['rows'],
): Sources => ({ ...sources, [name]: { ...sources[name], rows: change(sources[name].rows) } })

describe('[E-T-37] the data check', () => {
  test('finds nothing in the data of the project', () => {
    expect(lines(listFaults(folder))).toEqual([])
    // The map and the places are made anew from their packages.
  }, 60_000)

  test('names file and path of a row without provenance', () => {
    const codec = t.type({ source: t.string, minutes: t.number })
    const { rows, faults } = readRows(
      'data/sources/x.json',
      '[{"minutes":1},{"source":"a","minutes":2}]',
      codec,
    )
    expect(rows).toHaveLength(1)
    expect(lines(faults)).toEqual([
      'data/sources/x.json 0.source: expected string, found undefined',
    ])
    expect(lines(readRows('x.json', '{}', codec).faults)).toEqual([
      'x.json : expected a list of rows',
    ])
  })

  test('finds cars of content that no source row knows', () => {
    const [car] = readContent(new URL('content/', folder)).parts.cars
    if (car === undefined) throw new Error('no cars')
    expect(listCarFaults([car], sources)).toEqual([])
    expect(lines(listCarFaults([{ ...car, model: 'ex99-bev' }], sources))).toEqual([
      'data/content/cars.json 0.model: no source row knows the model ex99-bev',
    ])
    expect(lines(listCarFaults([{ ...car, motors: ['SM', 'TM'] }], sources))).toEqual([
      'data/content/cars.json 0.motors.1: no source row knows ex30-bev with motor TM',
    ])
  })

  test('[E-T-42] finds powers at home that are unknown, repeated, without the default or without times', () => {
    const { table } = makeChargingFile(sources)
    const faultsOf = (homePowers: readonly string[], times = table) =>
      lines(listHomePowerFaults([{ site: 'xx', homePowers }], times))
    const file = 'data/content/sites/xx.json'
    expect(faultsOf(['7.4kW', '11kW'])).toEqual([])
    expect(listHomePowerFaults([{ site: 'xx' }], table)).toEqual([])
    expect(faultsOf(['7kW', '11kW'])).toEqual([
      `${file} homePowers.0: expected one of 7.4kW, 11kW, 22kW, found 7kW`,
    ])
    expect(faultsOf(['11kW', '11kW'])).toEqual([`${file} homePowers.1: repeats 11kW`])
    expect(faultsOf(['7.4kW'])).toEqual([
      `${file} homePowers: expected 11kW, which the page starts with`,
    ])
    const { sea51 } = table
    if (sea51 === undefined) throw new Error('no sea51')
    const without = { AC: { '11kW': sea51.AC['11kW'] ?? {} }, DC: sea51.DC }
    expect(faultsOf(['7.4kW', '11kW'], { ...table, sea51: without })).toEqual([
      `${file} homePowers.0: offers 7.4kW, for which battery sea51 has no times`,
    ])
  })

  test('[E-T-49] one register: a car twice, drawn as another, unknown to it or in another order is found', () => {
    const { register } = readContent(new URL('content/', folder)).parts
    const list = (...names: readonly string[]) => [{ file: 'x.json', member: 'car', names }]
    const found = (cars: typeof register, lists: Parameters<typeof listRegisterFaults>[1] = []) =>
      lines(listRegisterFaults(cars, lists))
    const [first, second] = register
    if (first === undefined || second === undefined) throw new Error('no cars')
    expect(found(register, list('EX30', 'EX90', 'C40'))).toEqual([])
    expect(found([first, { ...second, name: 'ex30 ' }])).toEqual([
      'data/content/cars.json 1.name: repeats ex30 ',
    ])
    expect(found([first, { ...second, body: first.body, colour: first.colour }])).toEqual([
      'data/content/cars.json 1: is drawn as another car is: small-suv-moss',
    ])
    const { disclaimer: _, ...half } = first
    expect(found([half])).toEqual([
      'data/content/cars.json 0: expected model and disclaimer together',
    ])
    expect(found(register, list('EX90', 'EX30', 'V60', 'EX90'))).toEqual([
      'x.json 1.car: EX30 stands in another order than in data/content/cars.json',
      'x.json 2.car: there is no car V60 in data/content/cars.json',
      'x.json 3.car: EX90 stands in another order than in data/content/cars.json',
    ])
  })

  test('[E-T-49] T-RANGE-01: every page has its cars from the register, named, drawn and ordered alike', () => {
    const { parts } = readRangeContent(new URL('content/', folder))
    const { cars, register } = readContent(new URL('content/', folder)).parts
    const order = register.map(({ name }) => name)
    expect(cars.map(({ name }) => name)).toEqual(order.slice(0, 6))
    expect(parts.cars.map(({ model }) => model)).toEqual(order)
    for (const car of parts.cars) {
      const own = register.find(({ name }) => name === car.model)
      expect([car.body, car.colour, car.motors]).toEqual([own?.body, own?.colour, own?.motors])
    }
  })

  test('finds repeated rows, unknown sources, batteries without curve', () => {
    const doubled = withRows('batteries', ([first, ...rest]) =>
      first === undefined ? [] : [first, first, ...rest],
    )
    expect(lines(listSourceFaults(doubled))).toContain(
      'data/sources/batteries.json 1: repeats sea51',
    )
    const unsourced = withRows('curves', (rows) =>
      rows.map((row, at) => (at === 2 ? { ...row, source: 'hearsay' } : row)),
    )
    expect(lines(listSourceFaults(unsourced)).join()).toContain(
      'charging-curves.json 2.source: names the source hearsay',
    )
    const curveless = withRows('curves', (rows) => rows.slice(1))
    expect(lines(listSourceFaults(curveless)).join()).toContain('has no charging curve')
  })

  test('finds curves that cannot be', () => {
    const broken = withRows('curves', (rows) =>
      rows.map((row, at) => {
        if (at === 0) return { ...row, points: [...row.points].reverse() }
        return at === 1
          ? { ...row, points: [...row.points.slice(0, -1), [100, 0] as const] as typeof row.points }
          : row
      }),
    )
    const found = lines(listSourceFaults(broken)).join('\n')
    expect(found).toContain('0.points: expected rising levels')
    expect(found).toContain('0.points: expected levels from 0 to 100')
    expect(found).toMatch(/1\.points\.\d+: expected a power above 0/)
  })

  test('finds batteries that cannot be, unknown batteries, and other models than the five', () => {
    const heavy = withRows('batteries', (rows) =>
      rows.map((row) => ({ ...row, usableKwh: row.grossKwh + 1 })),
    )
    expect(listSourceFaults(heavy)).toHaveLength(sources.batteries.rows.length)
    const strange = withRows('vehicles', (rows) =>
      rows.map((row, at) => (at === 0 ? { ...row, batteries: ['x'] } : row)),
    )
    expect(lines(listSourceFaults(strange)).join()).toContain(
      'names a battery that is not in batteries.json',
    )
    const fewer = withRows('vehicles', (rows) => rows.filter(({ model }) => model !== 'es90-bev'))
    expect(lines(listSourceFaults(fewer)).join()).toContain('expected exactly the models')
  })

  test('finds a table too far from the published time, a gap, and a stale file', () => {
    const document = makeChargingFile(sources)
    const slow = withRows('publishedTimes', (rows) =>
      rows.map((row) => ({ ...row, minutes: row.minutes / 2 })),
    )
    expect(listChargingFaults(slow, document)).toHaveLength(8)
    const { sea51, ...rest } = document.table
    const holed = { ...document, table: { ...rest, sea51: { AC: sea51?.AC ?? {}, DC: {} } } }
    const gaps = listChargingFaults(sources, holed)
    expect(gaps).toHaveLength(5 * 55)
    expect(lines(gaps)[0]).toBe(
      'data/tables/charging.json table.sea51.DC.50kW.10.0: expected whole minutes above 0, found absent',
    )
    expect(listStaleness(sources, writeChargingFile(document))).toEqual([])
    expect(listStaleness(sources, `${writeChargingFile(document)} `)).toHaveLength(1)
  })
})

describe('texts', () => {
  const first = listTexts({
    a: 'Hello {name}',
    b: { c: '{count, plural, one {# minute} other {# minutes}}' },
  })

  test('missing, unknown, empty and wrongly filled texts are found', () => {
    const own = listTexts({ a: 'Hallo {nom}', d: 'x', b: { c: ' ' } })
    expect(lines(listMessageFaults('de.json', own, first))).toEqual([
      'de.json a: expected the placeholders name, found nom',
      'de.json d: the first language has no such text',
      'de.json b.c: this text is empty',
    ])
    expect(lines(listMessageFaults('de.json', new Map(), first))).toEqual([
      'de.json a: this text is missing',
      'de.json b.c: this text is missing',
    ])
  })

  test('a text that cannot be read is found', () => {
    const own = listTexts({
      a: 'Hallo {name',
      b: { c: '{count, plural, one {# Minute} other {# Minuten}}' },
    })
    expect(lines(listMessageFaults('de.json', own, first)).join()).toContain('unreadable')
  })
})
