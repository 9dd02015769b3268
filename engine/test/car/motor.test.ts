import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { findCarBy } from '../../src/car/car-name.js'
import {
  isMotorKey,
  listMotorTypes,
  MOTOR_KEYS,
  MOTOR_TYPES,
  MOTOR_WORDS,
  resolveFirstMotorType,
  resolveMotorType,
  toMotorType,
  type MotorType,
} from '../../src/car/motor.js'
import { MotorKeyCodec } from '../../src/car/car.codec.js'

const Single = 'Single'
const Ext = 'Single-with-Extended'
const Twin = 'Twin'

describe('motors', () => {
  test('[T-DATA-09] four keys with their words, no other is valid', () => {
    expect(MOTOR_WORDS).toEqual({
      TMP: 'Twin Motor Performance',
      TM: 'Twin Motor',
      SM: 'Single Motor',
      SME: 'Single Motor Extended Range',
    })
    expect(MOTOR_KEYS.every(isMotorKey)).toBe(true)
    expect(['TP', 'tm', '', 'constructor'].filter(isMotorKey)).toEqual([])
    expect(MotorKeyCodec.is('TP')).toBe(false)
    expect(MotorKeyCodec.is('constructor')).toBe(false)
  })

  test('[T-CHG-19] [T-CONST-35] types are listed Single, Single-with-Extended, Twin', () => {
    expect(MOTOR_TYPES).toEqual([Single, Ext, Twin])
    expect(listMotorTypes(['TMP', 'SME', 'TM', 'SM'])).toEqual([Single, Ext, Twin])
    expect(listMotorTypes(['TM', 'SM'])).toEqual([Single, Twin])
  })

  test.each<[MotorType, readonly MotorType[], MotorType]>([
    [Single, [Twin, Ext], Twin],
    [Single, [Ext], Ext],
    [Twin, [Single, Ext], Ext],
    [Twin, [Single], Single],
    [Ext, [Single, Twin], Single],
    [Ext, [Twin], Twin],
    [Twin, [Single, Twin], Twin],
    [Twin, [], Twin],
  ])('[T-CHG-20] %s on a car with %j becomes %s', (wanted, offered, expected) => {
    expect(resolveMotorType(wanted, offered)).toBe(expected)
  })

  test.each<[readonly MotorType[], MotorType]>([
    [[Single, Twin], Single],
    [[Twin, Ext], Twin],
    [[Ext], Ext],
  ])('[T-CHG-15] a chosen car with %j starts as %s', (offered, expected) => {
    expect(resolveFirstMotorType(offered)).toBe(expected)
  })

  test('A switched motor type is always one the car offers.', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MOTOR_TYPES),
        fc.uniqueArray(fc.constantFrom(...MOTOR_KEYS), { minLength: 1 }),
        (wanted, keys) => {
          const offered = listMotorTypes(keys)
          const resolved = resolveMotorType(wanted, offered)
          return offered.includes(resolved) && (!offered.includes(wanted) || resolved === wanted)
        },
      ),
    )
  })

  test('D-T-10: performance is a twin motor', () => {
    expect(MOTOR_KEYS.map(toMotorType)).toEqual([Twin, Twin, Single, Ext])
  })
})

describe('car names', () => {
  const cars = [{ name: 'EX30' }, { name: 'EX30 Cross Country' }, { name: 'ex90' }]

  test.each([
    ['EX30', 'EX30'],
    [' ex30 cross country ', 'EX30 Cross Country'],
    ['EX90', 'ex90'],
  ])('[T-CHG-03] %j names %s', (wanted, name) => {
    expect(findCarBy('name', cars, wanted)).toEqual(O.some({ name }))
  })

  test('an unknown name finds nothing', () => {
    expect(findCarBy('name', cars, 'Model 9')).toEqual(O.none)
  })
})
