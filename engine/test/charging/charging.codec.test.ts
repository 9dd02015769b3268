import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { listCarMotorTypes } from '../../src/charging/selection.js'
import { findBattery } from '../../src/charging/battery.js'
import { findChargeTime } from '../../src/charging/charge-time.js'
import type { CarInfo, ElectricCarOption } from '../../src/charging/charging.types.js'
import { joinCars } from '../../src/charging/documents/charging-car.js'
import {
  CarInfoCodec,
  ChargingProfileCodec,
  decodeChargingData,
  ElectricCarOptionCodec,
} from '../../src/charging/documents/charging.codec.js'
import { ChargingContentCodec } from '../../src/charging/documents/content.codec.js'
import { decodeWith } from '../../src/shared/decode.js'
import { toResult } from '../../src/shared/result.js'
import { codecLaws } from '../../src/testing/laws.js'
import { tinyContent, tinyFacts, tinyTableDocument } from '../../src/testing/charging-samples.js'

const info: CarInfo = {
  car: { model: 'ex30-bev', displayName: 'EX30', carType: 'bev', image: '/ex30.svg' },
  powerTrains: [{ key: 'SM', value: 'Single Motor' }],
}
const option: ElectricCarOption = {
  carModel: 'ex30-bev',
  carName: 'EX30',
  imageSquare: { src: '/square.svg', alt: 'A car' },
  selectedCar: true,
  singleMotor: true,
  twinMotor: false,
  singleExtendedMotor: false,
  heatPumpDisable: false,
  disclaimer: '',
}
const paths = (answer: E.Either<readonly { readonly path: string }[], unknown>) =>
  E.isLeft(answer) ? answer.left.map(({ path }) => path) : []

describe('content', () => {
  test('[T-DATA-01] exactly this shape; a missing member is named by its path', () => {
    expect(decodeWith(CarInfoCodec, { ...info, more: 1 })).toEqual(E.right(info))
    const { displayName: _, ...rest } = info.car
    expect(decodeWith(CarInfoCodec, { ...info, car: rest })).toEqual(
      E.left([{ path: 'car.displayName', expected: 'string', actual: 'undefined' }]),
    )
    expect(
      paths(decodeWith(CarInfoCodec, { ...info, powerTrains: [{ key: 'TP', value: '' }] })),
    ).toEqual(['powerTrains.0.key'])
  })

  test('[T-DATA-02] an option has all its members', () => {
    expect(decodeWith(ElectricCarOptionCodec, option)).toEqual(E.right(option))
    expect(paths(decodeWith(ElectricCarOptionCodec, {}))).toEqual([
      'carModel',
      'carName',
      'imageSquare',
      'selectedCar',
      'singleMotor',
      'twinMotor',
      'singleExtendedMotor',
      'heatPumpDisable',
      'disclaimer',
    ])
  })

  test('[T-DATA-03] a profile has a description for home, public AC and public DC', () => {
    expect(decodeWith(ChargingProfileCodec, tinyContent.profile)._tag).toBe('Right')
    expect(
      paths(decodeWith(ChargingProfileCodec, { ...tinyContent.profile, disclaimer: { text: '' } })),
    ).toEqual(['disclaimer.id', 'disclaimer.type'])
  })

  test('[T-DATA-30] everything the page shows comes from content', () => {
    expect(decodeWith(ChargingContentCodec, tinyContent)).toEqual(E.right(tinyContent))
    expect(
      paths(decodeWith(ChargingContentCodec, { ...tinyContent, durationPolicy: 'exact' })),
    ).toEqual(['durationPolicy'])
  })
})

describe('joining cars and options', () => {
  test('a sound pair becomes one car', () => {
    const joined = toResult(joinCars([info], [{ ...option, heatPump: true }]))
    expect(joined.ok && joined.value[0]).toMatchObject({
      name: 'EX30',
      model: 'ex30-bev',
      motors: [{ key: 'SM' }],
      heatPump: { _tag: 'Some', value: true },
    })
  })

  test('[T-DATA-02] single and twin flagged, extended not: types Single and Twin enabled', () => {
    const flags = { singleMotor: true, twinMotor: true, singleExtendedMotor: false }
    const motors = [
      { key: 'TM', value: 'Twin Motor' },
      { key: 'SM', value: 'Single Motor' },
    ] as const
    const both = { ...info, powerTrains: motors }
    const joined = toResult(joinCars([both], [{ ...option, ...flags }]))
    expect(joined.ok && listCarMotorTypes(joined.value[0])).toEqual(['Single', 'Twin'])
    // Each flag speaks for its own type: the same car without one of them contradicts its motors.
    for (const name of ['singleMotor', 'twinMotor'] as const) {
      expect(paths(joinCars([both], [{ ...option, ...flags, [name]: false }]))).toEqual([
        'cars.0.powerTrains',
      ])
    }
    const extended = { ...option, ...flags, singleExtendedMotor: true }
    expect(paths(joinCars([both], [extended]))).toEqual(['cars.0.powerTrains'])
  })

  test('[T-DATA-02] [E-T-37] contradictions are named', () => {
    expect(paths(joinCars([info], []))).toEqual(['cars.0'])
    expect(paths(joinCars([info], [{ ...option, twinMotor: true }]))).toEqual([
      'cars.0.powerTrains',
    ])
    expect(paths(joinCars([info], [{ ...option, carModel: 'ex40-bev' }]))).toEqual([
      'cars.0.car.model',
    ])
    const twice = { ...info, car: { ...info.car, displayName: ' ex30' } }
    expect(paths(joinCars([info, twice], [option, { ...option, carName: ' ex30' }]))).toEqual([
      'cars.1.car.displayName',
    ])
  })
})

describe('the data set', () => {
  const document = {
    batteries: { 'ex30-bev': { E01: { motor: 'SM', batteries: ['B51'] } } },
    table: tinyTableDocument,
    facts: { B51: tinyFacts },
  }

  test('[T-DATA-10] [T-DATA-11] a sound document can be looked up', () => {
    const decoded = decodeChargingData(document)
    if (E.isLeft(decoded)) throw new Error('refused')
    expect(findBattery(decoded.right.batteries, 'ex30-bev', 'SM')._tag).toBe('Some')
    const charger = { current: 'DC', power: '250kW' } as const
    const cell = findChargeTime(decoded.right.table, {
      battery: 'B51',
      charger,
      range: { from: 20, to: 80 },
    })
    expect(cell).toEqual({ _tag: 'Some', value: 26 })
  })

  test('a table without facts is a fault', () => {
    expect(paths(decodeChargingData({ ...document, facts: {} }))).toEqual(['facts.B51'])
  })

  test('a key of the prototype is refused, and its name finds nothing', () => {
    const hostile = JSON.parse('{"__proto__":{"E":{"motor":"SM","batteries":["B51"]}}}') as unknown
    const decoded = decodeChargingData({ ...document, batteries: hostile })
    expect(Object.hasOwn(Object.prototype, 'E')).toBe(false)
    expect(paths(decoded)).not.toEqual([])
    const sound = decodeChargingData(document)
    expect(E.isRight(sound) && findBattery(sound.right.batteries, 'toString', 'SM')._tag).toBe(
      'None',
    )
  })

  test.each(codecLaws(decodeChargingData))('[E-T-38] $name', ({ check }) => {
    check()
  })
})
