import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import { chargingTool } from '../../src/charging/charging.tool.js'
import {
  batteryTable,
  BATTERY_MODELS,
  findBattery,
  listSkippedBatteries,
} from '../../src/charging/battery.js'
import { CHARGING_FAULT_CODES, toLogEntry } from '../../src/charging/charging.errors.js'
import {
  curvePower,
  deliveredPower,
  listDeliveredPower,
  resolvePace,
} from '../../src/charging/pace.js'
import { DURATION_POLICIES } from '../../src/charging/duration-label.js'
import { estimateCharge, listChargeNotes } from '../../src/charging/estimate.js'
import { explainEnergy } from '../../src/charging/energy.js'
import type {
  ChargeEstimate,
  ChargeQuery,
  ChargingData,
} from '../../src/charging/charging.types.js'
import { evaluateStep } from '../../src/shared/explain.js'
import { anyCharger, anyChargeRange } from '../../src/testing/charging-arbitraries.js'
import {
  tinyBatteries,
  tinyCars,
  tinyData,
  tinyFacts,
  tinyTable,
  tinyInput,
} from '../../src/testing/charging-samples.js'
import { chooseMotor, defaultSelection } from '../../src/charging/selection.js'

const query: ChargeQuery = {
  model: 'ex30-bev',
  motor: 'SM',
  charger: { current: 'DC', power: '250kW' },
  range: { from: 20, to: 80 },
}

const known = (asked: ChargeQuery, data: ChargingData = tinyData): ChargeEstimate => {
  const answer = estimateCharge(data, asked)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

describe('the battery', () => {
  test('[T-DATA-10] five models, and no value is taken from anywhere but the table', () => {
    expect([...BATTERY_MODELS].sort()).toEqual([
      'ec40-bev',
      'es90-bev',
      'ex30-bev',
      'ex40-bev',
      'ex90-bev',
    ])
    expect(findBattery(tinyBatteries, 'ex30-bev', 'SM')).toEqual(
      O.some({ engine: 'E01', battery: 'B51' }),
    )
  })

  test('[T-CHG-35] unknown models and motors have none', () => {
    expect(findBattery(tinyBatteries, 'v60', 'SM')).toEqual(O.none)
    expect(findBattery(tinyBatteries, 'constructor', 'SM')).toEqual(O.none)
    expect(findBattery(tinyBatteries, 'ex30-bev', 'TM')).toEqual(O.none)
  })

  test('D-T-12: the first battery with a table wins, in engine order then battery order', () => {
    const batteries = batteryTable(
      {
        m: {
          E1: { motor: 'SM', batteries: ['X1', 'X2'] },
          E2: { motor: 'TM', batteries: ['B51'] },
          E3: { motor: 'SM', batteries: ['X3', 'B51', 'X4'] },
        },
      },
      tinyTable,
    )
    expect(findBattery(batteries, 'm', 'SM')).toEqual(O.some({ engine: 'E3', battery: 'B51' }))
    expect(listSkippedBatteries(batteries, 'm', 'SM')).toEqual(['X1', 'X2', 'X3'])
    expect(listSkippedBatteries(batteries, 'm', 'TM')).toEqual([])
  })
})

describe('the estimate', () => {
  test.each([
    [query, 26],
    [{ ...query, range: { from: 10, to: 80 } }, 32],
    [{ ...query, charger: { current: 'AC', power: '11kW' }, range: { from: 0, to: 100 } }, 330],
  ] as const)('[T-CHG-34] the chain from model to cell: %#', (asked, minutes) => {
    expect(known(asked).minutes).toBe(minutes)
  })

  test('[T-CHG-44] another charger is another time', () => {
    const at = (power: '50kW' | '250kW') =>
      known({ ...query, charger: { current: 'DC', power } }).minutes
    expect([at('50kW'), at('250kW')]).toEqual([45, 26])
  })

  test('[T-CHG-50] one car, one range, at home and in public', () => {
    const home = known({ ...query, charger: { current: 'AC', power: '11kW' } })
    expect([home.minutes, home.duration]).toEqual([190, { kind: 'hours', from: 3, to: 4 }])
    expect(known(query).duration).toEqual({ kind: 'minutes', minutes: 26 })
  })

  test('energy is usable energy times levels, power is energy over time', () => {
    const { energy, power } = known(query)
    expect(energy).toBeCloseTo(29.4, 10)
    expect(power).toBeCloseTo((29.4 / 26) * 60, 10)
    expect(explainEnergy(100, { from: 0, to: 100 }).value).toBe(100)
  })

  test.each<[Partial<ChargeQuery>, string]>([
    [{ model: 'v60' }, 'UnknownModel'],
    [{ motor: 'TM' }, 'UnknownMotor'],
    [{ motor: 'TMP' }, 'UnknownBattery'],
  ])('[E-T-02] [T-CHG-35] what is missing is named: %o is %s', (part, tag) => {
    const answer = estimateCharge(tinyData, { ...query, ...part })
    expect(E.isLeft(answer) && answer.left.map((fault) => fault.tag)).toEqual([tag])
  })

  test('[E-T-02] a missing power and a missing cell are told apart', () => {
    const thin = (cells: Record<string, Record<string, number>>): ChargingData => {
      const times = new Map([['B51', new Map([['50kW', [] as never[]]] as const)]])
      expect(cells).toEqual({})
      return { ...tinyData, table: { cells: times } }
    }
    const tags = (['50kW', '250kW'] as const).map((power) => {
      const answer = estimateCharge(thin({}), { ...query, charger: { current: 'DC', power } })
      return E.isLeft(answer) ? answer.left[0]?.tag : 'found'
    })
    expect(tags).toEqual(['NoTimeForRange', 'UnknownCharger'])
  })

  test('[B-T-01] the explanation names the cell and every row', () => {
    const { explanation } = known(query)
    expect(explanation.cell.cell).toBe('B51.DC.250kW.80.20')
    expect(explanation.cell.rules).toEqual(['T-CHG-34'])
    expect(explanation.rounded.rules).toContain('T-CHG-38')
  })

  test('Evaluating the trace gives the figure bit for bit.', () => {
    fc.assert(
      fc.property(
        anyCharger,
        anyChargeRange,
        fc.constantFrom(...DURATION_POLICIES),
        (charger, range, policy) => {
          const answer = estimateCharge(tinyData, { ...query, charger, range }, policy)
          if (E.isLeft(answer)) return false
          const { explanation, energy, power, duration } = answer.right
          const { from, to } = explanation
          return (
            Object.is(evaluateStep(explanation.energy), energy) &&
            Object.is(evaluateStep(explanation.power), power) &&
            (duration.kind === 'minutes'
              ? Object.is(evaluateStep(explanation.rounded), duration.minutes)
              : O.isSome(from) &&
                O.isSome(to) &&
                Object.is(evaluateStep(from.value), duration.from) &&
                Object.is(evaluateStep(to.value), duration.to))
          )
        },
      ),
    )
  })
})

describe('notes', () => {
  test('[T-CHG-36] a battery without a table leaves one note with model and battery', () => {
    const [note] = listChargeNotes(tinyData, { model: 'ex30-bev', motor: 'TMP' })
    expect(note).toEqual({ tag: 'UnknownBattery', model: 'ex30-bev', battery: 'B77' })
    const entry = note === undefined ? undefined : toLogEntry(note)
    expect(entry).toEqual({
      level: 'note',
      code: 'EV-103',
      text: 'Model ex30-bev names battery B77, which has no charging table',
    })
    const selection = chooseMotor(defaultSelection(tinyCars[0], 'home'), 'TMP')
    expect(chargingTool.notes?.({ ...tinyInput, selection })).toEqual([entry])
  })

  test('every fault has a code and a line of its own', () => {
    const range = { from: 20, to: 80 } as const
    const lines = [
      toLogEntry({ tag: 'UnknownModel', model: 'm' }),
      toLogEntry({ tag: 'UnknownMotor', model: 'm', motor: 'SM' }),
      toLogEntry({ tag: 'UnknownBattery', model: 'm', battery: 'b' }),
      toLogEntry({ tag: 'UnknownCharger', battery: 'b', power: '50kW' }),
      toLogEntry({ tag: 'NoTimeForRange', battery: 'b', power: '50kW', range }),
    ]
    expect(lines.map(({ code }) => code)).toEqual(Object.values(CHARGING_FAULT_CODES))
    expect(new Set(lines.map(({ text }) => text)).size).toBe(5)
    expect(lines.at(-1)?.text).toBe('Battery b has no time for 20,80 at 50kW')
  })
})

describe('what sets the pace', () => {
  test.each([
    [{ current: 'DC', power: '50kW' }, { kind: 'charger' }],
    [{ current: 'DC', power: '250kW' }, { kind: 'car' }],
    [
      { current: 'DC', power: '100kW' },
      { kind: 'charger-then-car', level: 50.5 },
    ],
    [{ current: 'AC', power: '11kW' }, { kind: 'both' }],
    [{ current: 'AC', power: '22kW' }, { kind: 'car' }],
  ] as const)('%o from 20 to 80 %%: %o', (charger, pace) => {
    expect(resolvePace(tinyFacts, charger, { from: 20, to: 80 })).toEqual(pace)
  })

  test('a weaker AC post than the car limits', () => {
    const strong = { ...tinyFacts, onBoardKw: 22 }
    const pace = resolvePace(strong, { current: 'AC', power: '11kW' }, { from: 0, to: 100 })
    expect(pace).toEqual({ kind: 'charger' })
  })

  const dc50 = { current: 'DC', power: '50kW' } as const
  const whole = { from: 0, to: 100 } as const
  const withCurve = (...curve: readonly (readonly [level: number, kw: number])[]) => ({
    ...tinyFacts,
    curve: curve.map(([level, kw]) => ({ level, kw })),
  })

  test('B-T-03: at a tie the car sets the pace: a stronger charger would change nothing', () => {
    expect(resolvePace(withCurve([0, 50], [100, 50]), dc50, whole)).toEqual({ kind: 'car' })
  })

  test('B-T-03: who limits a slice is asked in its middle', () => {
    // The curve falls through 50 kW at 50.1 %: the slice from 50 to 50.5 % is the car’s, the one before the charger’s.
    const facts = withCurve([0, 60], [50.1, 50], [100, 40])
    expect(resolvePace(facts, dc50, whole)).toEqual({ kind: 'charger-then-car', level: 50 })
  })

  test('B-T-03: the share of the time by hand: 100 slices at 25 kW, one at 43.75, 99 at the charger’s 50', () => {
    const facts = withCurve([0, 25], [50, 25], [51, 100], [100, 100])
    const pace = resolvePace(facts, dc50, whole)
    const car = 100 / 25 + 1 / 43.75
    expect(pace.kind).toBe('turns')
    expect(pace.kind === 'turns' && pace.carShare).toBeCloseTo((car / (car + 99 / 50)) * 100, 9)
  })

  test('where they take turns the share of the time is told', () => {
    const pace = resolvePace(tinyFacts, { current: 'DC', power: '100kW' }, { from: 0, to: 100 })
    expect(pace.kind).toBe('turns')
    expect(pace.kind === 'turns' && pace.carShare > 50 && pace.carShare < 100).toBe(true)
  })

  test('Between two points the curve stays between their powers.', () => {
    fc.assert(
      fc.property(fc.double({ min: 25, max: 80, noNaN: true }), (level) => {
        const kw = curvePower(tinyFacts.curve, level)
        return kw <= 134 + 1e-9 && kw >= 60 - 1e-9
      }),
    )
    expect(curvePower([], 50)).toBe(0)
    expect(curvePower(tinyFacts.curve, 200)).toBe(6)
    expect(curvePower(tinyFacts.curve, -5)).toBe(70)
  })

  test('the chart never shows more than charger or car can do', () => {
    fc.assert(
      fc.property(anyCharger, fc.integer({ min: 0, max: 100 }), (charger, level) => {
        const kw = deliveredPower(tinyFacts, charger, level)
        return listDeliveredPower(tinyFacts, charger)[level]?.kw === kw && kw > 0 && kw <= 250
      }),
    )
  })

  test('either answers are plain values', () => {
    expect(E.isRight(estimateCharge(tinyData, query))).toBe(true)
  })
})
