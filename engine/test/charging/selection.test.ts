import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import {
  chooseCar,
  chooseCurrent,
  chooseMotor,
  chooseMotorType,
  choosePower,
  defaultSelection,
  listGivenWay,
  preferMotor,
  setHeatPump,
  toggleChargeType,
} from '../../src/charging/selection.js'
import { COMPARED_BOXES, COMPARED_TYPES, limitComparison } from '../../src/charging/comparison.js'
import { isTimeBarShown, TIME_BAR_OFFSET } from '../../src/charging/time-bar.js'
import { listSections } from '../../src/charging/sections.js'
import { resolveStartPlace, toChargingMode } from '../../src/charging/charge-place.js'
import { chargingTool } from '../../src/charging/charging.tool.js'
import type { ChargingCar } from '../../src/charging/charging.types.js'
import type { MotorKey } from '../../src/car/motor.js'
import { anyCars, anySelectionOf } from '../../src/testing/charging-arbitraries.js'
import { tinyCars, tinyInput } from '../../src/testing/charging-samples.js'

const carWith = (...keys: MotorKey[]): ChargingCar => ({
  ...tinyCars[0],
  motors: keys.map((key) => ({ key, value: key })),
})
const publicDc = defaultSelection(tinyCars[0], 'public')

describe('choosing a car', () => {
  test('[T-CHG-14] model, motor, motor types, heat pump and disclaimer change in one step', () => {
    const next = chooseCar(defaultSelection(tinyCars[0], 'home'), {
      ...carWith('SME', 'TM'),
      name: 'EX90',
      model: 'ex90-bev',
      heatPump: O.some(false),
      heatPumpDisabled: true,
      disclaimer: '*',
    })
    expect([next.car.model, next.motorType, next.motor, next.heatPump]).toEqual([
      'ex90-bev',
      'Twin',
      O.some('TM'),
      O.some(false),
    ])
    expect([next.car.heatPumpDisabled, next.car.disclaimer]).toEqual([true, '*'])
  })

  test.each<[MotorKey[], string, MotorKey]>([
    [['TM', 'SM'], 'Single', 'SM'],
    [['SME', 'TM'], 'Twin', 'TM'],
    [['SME'], 'Single-with-Extended', 'SME'],
  ])('[T-CHG-15] a car with %j starts as %s', (keys, type, key) => {
    const before = chooseMotorType(defaultSelection(carWith('SM', 'TM'), 'home'), 'Twin')
    const next = chooseCar(before, carWith(...keys))
    expect([next.motorType, next.motor]).toEqual([type, O.some(key)])
  })

  test('D-T-10: without any motor the type stays and there is no key', () => {
    const before = chooseMotorType(defaultSelection(carWith('SM', 'TM'), 'home'), 'Twin')
    const next = chooseCar(before, carWith())
    expect([next.motorType, next.motor]).toEqual(['Twin', O.none])
    expect(defaultSelection(carWith(), 'home').motor).toEqual(O.none)
  })

  test('Choosing a car never leaves a motor the car does not have.', () => {
    fc.assert(
      fc.property(
        anyCars.chain((cars) =>
          fc.tuple(
            anySelectionOf(cars),
            fc.constantFrom(...cars),
            fc.constantFrom('SM', 'SME', 'TM', 'TMP'),
          ),
        ),
        ([selection, car, key]) =>
          [
            chooseCar(selection, car),
            preferMotor(selection, key),
            chooseMotor(selection, key),
          ].every(
            (next) =>
              O.isSome(next.motor) &&
              next.car.motors.map((motor) => motor.key).includes(next.motor.value),
          ),
      ),
    )
  })

  test('[E-T-05] a motor that gave way is told', () => {
    const before = defaultSelection(carWith('SM'), 'home')
    expect(listGivenWay(before, chooseCar(before, carWith('TM')))).toEqual(['motor'])
    expect(listGivenWay(before, chooseCar(before, carWith('TM', 'SM')))).toEqual([])
  })
})

describe('motor', () => {
  test('[T-CHG-18] only a key of the car is accepted', () => {
    const selection = defaultSelection(carWith('TM', 'SM'), 'home')
    expect(chooseMotor(selection, 'SM').motor).toEqual(O.some('SM'))
    expect(chooseMotor(selection, 'SME')).toBe(selection)
  })

  test.each<[MotorKey[], MotorKey, MotorKey]>([
    [['SM', 'TM'], 'TMP', 'TM'],
    [['SME', 'TM'], 'SM', 'TM'],
    [['SME', 'SM'], 'TM', 'SME'],
  ])('D-T-10: %j asked for %s gives %s', (keys, wanted, given) => {
    expect(preferMotor(defaultSelection(carWith(...keys), 'home'), wanted).motor).toEqual(
      O.some(given),
    )
  })
})

describe('charge type', () => {
  test('[T-CHG-24] entering public starts at DC 250kW', () => {
    expect(toggleChargeType(defaultSelection(tinyCars[0], 'home')).charge).toEqual({
      place: 'public',
      charger: { current: 'DC', power: '250kW' },
    })
  })

  test('[T-CHG-25] leaving public resets to home, and nothing of the public choice survives', () => {
    const home = toggleChargeType(choosePower(publicDc, '150kW'))
    expect(home.charge).toEqual({ place: 'home', charger: { current: 'AC', power: '11kW' } })
    expect(toggleChargeType(home).charge.charger.power).toBe('250kW')
  })

  test('D-T-08: another current has its default, a power counts only for its current', () => {
    expect(chooseCurrent(choosePower(publicDc, '50kW'), 'AC').charge.charger.power).toBe('11kW')
    expect(chooseCurrent(choosePower(publicDc, '50kW'), 'DC').charge.charger.power).toBe('50kW')
    expect(choosePower(publicDc, '22kW')).toBe(publicDc)
    const home = defaultSelection(tinyCars[0], 'home')
    expect(choosePower(home, '22kW')).toBe(home)
    expect(chooseCurrent(home, 'DC')).toBe(home)
  })

  test.each([
    ['/uk/electrification/charging-your-car/home/', undefined, 'home'],
    ['/uk/electrification/charging-your-car/public', undefined, 'public'],
    ['/uk/electrification/charging-your-car/public/?x=/home', undefined, 'public'],
    ['/uk/electrification/charging-your-car/home/', 'Road', 'home'],
    ['/uk/electrification/charging-your-car/', 'Road', 'public'],
    ['/uk/electrification/charging-your-car/', 'Home', 'home'],
    ['/uk/electrification/charging-your-car/', undefined, 'home'],
    ['', undefined, 'home'],
  ] as const)('[T-CHG-11] %j with content %s starts %s', (path, mode, place) => {
    expect(resolveStartPlace(path, mode)).toBe(place)
  })

  test('[T-CHG-11] home is Home, public is Road', () => {
    expect([toChargingMode('home'), toChargingMode('public')]).toEqual(['Home', 'Road'])
  })
})

describe('heat pump', () => {
  test('[T-CHG-21] [T-CHG-22] a car without one has none, a disabled one keeps its value', () => {
    const without = defaultSelection(tinyCars[0], 'home')
    expect(setHeatPump(without, true)).toBe(without)
    const fixed = defaultSelection(tinyCars[1], 'home')
    expect(setHeatPump(fixed, false).heatPump).toEqual(O.some(true))
    const free = { ...fixed, car: { ...fixed.car, heatPumpDisabled: false } }
    expect(setHeatPump(free, false).heatPump).toEqual(O.some(false))
  })
})

describe('around the tool', () => {
  test('[T-CHG-10] sections follow the mode', () => {
    const sections: readonly { id: string; mode?: 'Home' | 'Road' }[] = [
      { id: 'h', mode: 'Home' },
      { id: 'r', mode: 'Road' },
      { id: 'a' },
    ]
    expect(listSections(sections, 'Road').map(({ id }) => id)).toEqual(['r', 'a'])
    expect(listSections(sections, 'Home').map(({ id }) => id)).toEqual(['h', 'a'])
  })

  test('[T-CHG-46] [T-CONST-33] at most three types with two boxes each', () => {
    const types = [{ boxes: ['a', 'b', 'c'] }, { boxes: ['d'] }, { boxes: [] }, { boxes: ['e'] }]
    expect(limitComparison(types)).toEqual([{ boxes: ['a', 'b'] }, { boxes: ['d'] }, { boxes: [] }])
    expect([COMPARED_TYPES, COMPARED_BOXES]).toEqual([3, 2])
  })

  test('[T-CHG-45] [T-CONST-41] the time bar shows once the block has ended 88 px below the top', () => {
    expect([300, 89, 88, 0, -40].map(isTimeBarShown)).toEqual([false, false, true, true, true])
    expect(TIME_BAR_OFFSET).toBe(88)
  })
})

describe('choices', () => {
  test.each(['toString', 'valueOf', 'hasOwnProperty', '__proto__', 'constructor', ''])(
    '[E-T-38] an event called %s is no query and changes nothing',
    (type) => {
      const { selection, corrections } = chargingTool.reduce(tinyInput, { type })
      expect(selection).toBe(tinyInput.selection)
      expect(corrections).toBe(tinyInput.corrections)
    },
  )
})
