import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { chooseHomePower } from '../../src/charging/selection.js'
import { chargingAddress } from '../../src/charging/charging.url.js'
import type { ChargeSelection, ChargingCar } from '../../src/charging/charging.types.js'
import type { MotorKey } from '../../src/car/motor.js'
import { parseQuery } from '../../src/shared/query.js'
import { toUndefined } from '../../src/shared/result.js'
import { anyCars, hostileQuery } from '../../src/testing/charging-arbitraries.js'
import { tinyCars } from '../../src/testing/charging-samples.js'
import { urlLaws } from '../../src/testing/laws.js'

const car = (name: string, ...keys: MotorKey[]): ChargingCar => ({
  ...tinyCars[0],
  name,
  motors: keys.map((key) => ({ key, value: key })),
})
const cars = [
  car('EX30', 'SM', 'SME', 'TMP'),
  car('EX30 Cross Country', 'TMP'),
  car('EC40', 'TM', 'SM'),
] as const
const read = (text: string, place: 'home' | 'public' = 'home') =>
  chargingAddress.read(parseQuery(text), { cars, place })
const short = ({ car: chosen, motor, charge, range }: ChargeSelection): string =>
  [
    chosen.name,
    toUndefined(motor),
    charge.place,
    charge.charger.current,
    charge.charger.power,
    range.from,
    range.to,
  ].join(' ')

describe('a site that offers a wallbox of one phase', () => {
  const start = { cars, place: 'home', homePowers: ['7.4kW', '11kW'] } as const
  const at = (text: string) => chargingAddress.read(parseQuery(text), start)

  test.each([
    ['cType=H&kW=7.4kW', '7.4kW', []],
    ['cType=H&kW=7.4', '7.4kW', []],
    ['', '11kW', []],
    ['cType=H&kW=22kW', '22kW', []],
    ['cType=H&kW=3.7kW', '11kW', ['power']],
    ['cType=P&pCType=AC&kW=7.4kW', '11kW', ['power']],
  ])('[E-T-42] [T-CHG-28] %j is %s', (text, power, corrections) => {
    expect(at(text).selection.charge.charger.power).toBe(power)
    expect(at(text).corrections).toEqual(corrections)
  })

  test('[E-T-42] [E-T-17] it stands in the address and comes back from it', () => {
    const chosen = chooseHomePower(at('').selection, '7.4kW', start.homePowers)
    const written = chargingAddress.write(chosen, [])
    expect(written).toContain('cType=H&kW=7.4kW&range=')
    expect(at(written)).toEqual({ selection: chosen, corrections: [] })
  })

  test('[E-T-42] another site corrects it to 11 kW', () => {
    expect(read('cType=H&kW=7.4kW').corrections).toEqual(['power'])
    expect(short(read('cType=H&kW=7.4kW').selection)).toBe('EX30 SM home AC 11kW 20 80')
  })
})

describe('reading the address', () => {
  test.each([
    [
      '?carModel=EX30&powerTrain=SM&cType=P&pCType=DC&kW=250kW&range=20,80',
      'EX30 SM public DC 250kW 20 80',
    ],
    ['', 'EX30 SM home AC 11kW 20 80'],
  ])('[T-CHG-01] %j is %s', (text, expected) => {
    expect(short(read(text).selection)).toBe(expected)
  })

  test.each([
    ['carModel=EX30+Cross+Country', 'EX30 Cross Country'],
    ['carModel=ex30%20cross%20country', 'EX30 Cross Country'],
  ])('[T-CHG-03] %s names its display name', (text, name) => {
    expect(read(text).selection.car.name).toBe(name)
  })

  test('[T-CHG-16] an unknown or missing car is the first', () => {
    expect(read('carModel=Model+9').selection.car.name).toBe('EX30')
    expect(read('carModel=Model+9').corrections).toEqual(['car'])
    expect(read('').corrections).toEqual([])
  })

  test.each([
    ['carModel=EX30&powerTrain=SME', 'SME', []],
    ['carModel=EX30&powerTrain=sme', 'SM', ['motor']],
  ])('[T-CHG-04] %s gives %s', (text, key, corrections) => {
    expect(toUndefined(read(text).selection.motor)).toBe(key)
    expect(read(text).corrections).toEqual(corrections)
  })

  test.each([
    ['carModel=EC40&powerTrain=ZZ', 'TM'],
    ['carModel=EC40', 'TM'],
    ['carModel=EC40&powerTrain=constructor', 'TM'],
  ])('[T-CHG-17] %s falls back to the first motor %s', (text, key) => {
    expect(toUndefined(read(text).selection.motor)).toBe(key)
  })

  test.each([
    ['carModel=EC40&powerTrain=SM', 'SM'],
    ['carModel=EC40&powerTrain=TMP', 'TM'],
    ['carModel=EX30&powerTrain=TM', 'TMP'],
    ['carModel=EC40&powerTrain=Twin', 'TM'],
    ['carModel=EC40&powerTrain=Single-with-Extended', 'SM'],
  ])('[T-CHG-18] %s gives %s', (text, key) => {
    expect(toUndefined(read(text).selection.motor)).toBe(key)
  })

  test.each([
    ['cType=P', 'public'],
    ['cType=H', 'home'],
    ['cType=p', 'home'],
    ['cType=', 'home'],
    ['cType=Q', 'home'],
    ['cType=P&cType=H', 'public'],
  ])('[T-CHG-05] %s is %s', (text, place) => {
    expect(read(text, 'public').selection.charge.place).toBe(place)
  })

  test('[T-CHG-11] without cType the page’s own place counts', () => {
    expect(read('', 'public').selection.charge).toEqual({
      place: 'public',
      charger: { current: 'DC', power: '250kW' },
    })
  })

  test.each([
    ['cType=H&pCType=DC&kW=250kW', 'home AC 11kW'],
    ['cType=P&pCType=XX&kW=22kW', 'public DC 250kW'],
    ['cType=P&pCType=AC', 'public AC 11kW'],
    ['cType=P&pCType=ac&kW=22kW', 'public DC 250kW'],
  ])('[T-CHG-06] %s is %s', (text, expected) => {
    expect(short(read(text).selection)).toContain(expected)
  })

  test.each([
    ['cType=P&pCType=AC&kW=50kW', '11kW'],
    ['cType=P&pCType=DC&kW=11kW', '250kW'],
    ['cType=P&pCType=DC&kW=300kW', '250kW'],
    ['cType=H&kW=150kW', '11kW'],
    ['cType=H&kW=22kW', '22kW'],
    ['cType=P&pCType=DC&kW=150', '150kW'],
    ['cType=P&pCType=DC&kW=150KW', '250kW'],
  ])('[T-CHG-28] [T-CHG-07] %s charges at %s', (text, power) => {
    expect(read(text).selection.charge.charger.power).toBe(power)
  })

  test.each(['0,85', '20,999', '80,20', '', '20,80%0A'])(
    '[T-CHG-32] range=%s is replaced as a whole',
    (text) => {
      expect(read(`range=${text}`).selection.range).toEqual({ from: 20, to: 80 })
      expect(read(`range=${text}`).corrections).toEqual(['range'])
    },
  )

  test('[T-CHG-08] [T-CHG-30] a valid range is read', () => {
    expect(read('range=00,10').selection.range).toEqual({ from: 0, to: 10 })
    expect(read('range=0%2C100').selection.range).toEqual({ from: 0, to: 100 })
  })

  test('[E-T-05] [T-CHG-16] a car that is not offered gives way to the first, and that is a correction', () => {
    for (const name of ['C40', 'c40', 'Model 9', 'EX30 ']) {
      const { selection, corrections } = read(`carModel=${encodeURIComponent(name)}`)
      expect([name, selection.car.name, corrections]).toEqual([
        name,
        cars[0].name,
        name === 'EX30 ' ? [] : ['car'],
      ])
    }
  })

  test('[E-T-05] every correction is told once, in the order of the address', () => {
    expect(read('carModel=x&powerTrain=x&cType=P&pCType=x&kW=x&range=x').corrections).toEqual([
      'car',
      'motor',
      'current',
      'power',
      'range',
    ])
    expect(read('cType=x').corrections).toEqual(['place'])
  })
})

describe('writing the address', () => {
  test('[T-CHG-09] public state in table order', () => {
    const { selection } = read('range=20,80&kW=250kW&pCType=DC&cType=P&powerTrain=SM&carModel=EX30')
    expect(chargingAddress.write(selection, [])).toBe(
      'carModel=EX30&powerTrain=SM&cType=P&pCType=DC&kW=250kW&range=20,80',
    )
  })

  test('[T-CHG-09] at home neither pCType nor the default power, other parameters behind', () => {
    const before = parseQuery('utm_source=mail&pCType=DC&range=0,100&env=graph')
    const { selection } = read('carModel=EX30+Cross+Country&range=0,100')
    expect(chargingAddress.write(selection, before)).toBe(
      'carModel=EX30+Cross+Country&powerTrain=TMP&cType=H&range=0,100&utm_source=mail&env=graph',
    )
    expect(chargingAddress.write(read('cType=H&kW=22kW').selection, [])).toContain(
      'cType=H&kW=22kW',
    )
  })

  test('[T-CHG-25] at home nothing of the public choice is left', () => {
    const text = chargingAddress.write(
      read('cType=H').selection,
      parseQuery('cType=P&pCType=DC&kW=150kW'),
    )
    expect(text).toBe('carModel=EX30&powerTrain=SM&cType=H&range=20,80')
  })

  test('[E-T-36] reset takes the tool’s own parameters out', () => {
    expect(chargingAddress.clear(parseQuery('carModel=EX30&a=1&range=0,10'))).toBe('a=1')
    expect(chargingAddress.clear(parseQuery('carModel=EX30'))).toBe('')
  })

  test('a car without motor has no powerTrain', () => {
    const bare = { ...tinyCars[0], motors: [] }
    const { selection } = chargingAddress.read([], { cars: [bare], place: 'home' })
    expect(chargingAddress.write(selection, [])).toBe('carModel=EX30&cType=H&range=20,80')
  })
})

describe('laws', () => {
  test.each(urlLaws({ cars, place: 'public' }))('$name [E-T-17] [E-T-27]', ({ check }) => {
    check()
  })

  test('the laws hold for any cars', () => {
    fc.assert(
      fc.property(anyCars, hostileQuery, (any, text) => {
        const start = { cars: any, place: 'home' } as const
        const once = chargingAddress.write(
          chargingAddress.read(parseQuery(text), start).selection,
          [],
        )
        const again = chargingAddress.read(parseQuery(once), start)
        return again.corrections.length === 0 && chargingAddress.write(again.selection, []) === once
      }),
    )
  })
})
