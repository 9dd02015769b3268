import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import {
  AC_POWERS,
  CHARGER_POWERS,
  DC_POWERS,
  DEFAULT_AC_POWER,
  DEFAULT_DC_POWER,
  findCharger,
  findHomeCharger,
  HOME_POWERS,
  findCountedCharger,
  listPowers,
  resolveCharger,
  toKilowatts,
} from '../../src/charging/charger.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'

describe('the wallbox', () => {
  test.each([
    ['7.4kW', ['7.4kW', '11kW'], '7.4kW'],
    ['7.4', ['7.4kW', '11kW'], '7.4kW'],
    ['7.4kW', ['11kW'], undefined],
    ['22kW', ['11kW'], '22kW'],
    ['11', [], '11kW'],
    ['50kW', ['7.4kW', '11kW'], undefined],
    ['7.40kW', ['7.4kW', '11kW'], undefined],
  ] as const)('[E-T-42] [T-CHG-28] %j where %j is offered is %s', (text, offered, power) => {
    const found = findHomeCharger(text, offered)
    expect(O.isSome(found) ? found.value.power : undefined).toBe(power)
  })

  test('[E-T-42] no public charger has its power', () => {
    expect(findCharger('AC', '7.4kW')._tag).toBe('None')
    expect(findCountedCharger(10.9)._tag).toBe('None')
    expect(HOME_POWERS.map(toKilowatts)).toEqual([7.4, 11, 22])
  })
})

describe('chargers', () => {
  test.each([
    [350, 'DC', '250kW'],
    [250, 'DC', '250kW'],
    [175, 'DC', '150kW'],
    [50, 'DC', '50kW'],
    [43, 'AC', '22kW'],
    [11, 'AC', '11kW'],
  ] as const)('[B-T-02] a station with %d kW is counted with %s %s', (power, current, key) => {
    expect(findCountedCharger(power)).toEqual(O.some({ current, power: key }))
  })

  test('[B-T-02] too weak, or no number: counted with none', () => {
    for (const power of [10.9, 0, -50, Number.NaN])
      expect(findCountedCharger(power)).toEqual(O.none)
  })

  test('A stronger place is never counted with a weaker charger.', () => {
    const power = fc.double({ min: 0, max: 1000, noNaN: true })
    const counted = (kw: number): number => {
      const found = findCountedCharger(kw)
      return O.isSome(found) ? toKilowatts(found.value.power) : 0
    }
    fc.assert(
      fc.property(power, power, (a, b) => {
        expect(counted(Math.max(a, b))).toBeGreaterThanOrEqual(counted(Math.min(a, b)))
        expect(counted(a)).toBeLessThanOrEqual(a)
      }),
    )
  })

  test('[T-CHG-07] the seven power keys', () => {
    expect(CHARGER_POWERS).toEqual(['11kW', '22kW', '50kW', '100kW', '150kW', '200kW', '250kW'])
    expect(CHARGER_POWERS.map(toKilowatts)).toEqual([11, 22, 50, 100, 150, 200, 250])
  })

  test('[T-CHG-26] [T-CONST-05] AC has 11kW and 22kW', () => {
    expect(listPowers('AC')).toEqual(['11kW', '22kW'])
    expect(AC_POWERS).toEqual(listPowers('AC'))
  })

  test('[T-CHG-27] [T-CONST-06] DC has five powers', () => {
    expect(listPowers('DC')).toEqual(['50kW', '100kW', '150kW', '200kW', '250kW'])
    expect(DC_POWERS).toEqual(listPowers('DC'))
  })

  test('[T-CONST-07] [T-CONST-08] defaults', () => {
    expect([DEFAULT_AC_POWER, DEFAULT_DC_POWER]).toEqual(['11kW', '250kW'])
  })

  test.each([
    ['AC', '50kW', '11kW'],
    ['DC', '11kW', '250kW'],
    ['DC', '300kW', '250kW'],
    ['AC', '150kW', '11kW'],
    ['AC', '22kW', '22kW'],
    ['DC', '', '250kW'],
    ['DC', '150KW', '250kW'],
    ['DC', '150', '150kW'],
    ['AC', ' 22', '11kW'],
  ] as const)('[T-CHG-28] %s with %j is %s', (current, power, expected) => {
    expect(resolveCharger(current, power)).toEqual({ current, power: expected })
  })

  test('A resolved charger is always one of its current.', () => {
    fc.assert(
      fc.property(fc.constantFrom('AC', 'DC'), hostileText, (current, text) =>
        listPowers(current).includes(resolveCharger(current, text).power),
      ),
    )
  })

  test('nothing of the prototype is a charger', () => {
    expect(findCharger('DC', 'constructor')).toEqual(O.none)
  })
})
