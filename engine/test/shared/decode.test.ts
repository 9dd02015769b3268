import { describe, expect, test } from 'vitest'
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodeWith } from '../../src/shared/decode.js'
import { Hours, KilowattHours, Kilowatts, Km, Minutes, Percent } from '../../src/shared/units.js'
import { toResult, toUndefined } from '../../src/shared/result.js'
import { codecLaws } from '../../src/testing/laws.js'

const Car = t.intersection([
  t.type({ name: t.string, motors: t.array(t.type({ key: t.string })) }),
  t.partial({ image: t.string }),
])

describe('decoding', () => {
  test('[E-T-38] all faults are reported, with the path of each', () => {
    expect(decodeWith(Car, { motors: [{ key: 'SM' }, { key: 7 }, null], image: 3 })).toEqual(
      E.left([
        { path: 'name', expected: 'string', actual: 'undefined' },
        { path: 'motors.1.key', expected: 'string', actual: '7' },
        { path: 'motors.2', expected: '{ key: string }', actual: 'null' },
        { path: 'image', expected: 'string', actual: '3' },
      ]),
    )
  })

  test('long values are cut in the report', () => {
    const answer = toResult(decodeWith(t.number, 'x'.repeat(1000)))
    expect(answer.ok ? '' : (answer.reasons[0]?.actual.length ?? 0)).toBe(47)
  })

  test.each(codecLaws((document) => decodeWith(Car, document)))('$name', ({ check }) => {
    check()
  })

  test.each([
    [Minutes, [0, -1, Number.NaN, Number.POSITIVE_INFINITY, '5'], [0.5, 26]],
    [Hours, [-0.5, Number.NaN], [0, 1.5]],
    [Percent, [-1, 101, '20'], [0, 55.5, 100]],
    [Kilowatts, [0, -11], [11]],
    [KilowattHours, [0, Number.NaN], [49]],
    [Km, [-1, Number.POSITIVE_INFINITY], [0, 460]],
  ] as const)('the unit %s refuses what is no amount of it', (codec, bad, good) => {
    expect(bad.map((value) => codec.is(value))).toEqual(bad.map(() => false))
    expect(good.map((value) => codec.is(value))).toEqual(good.map(() => true))
  })

  test('plain answers for teams without fp-ts', () => {
    expect(toResult(E.right(26))).toEqual({ ok: true, value: 26 })
    expect(toUndefined({ _tag: 'Some', value: 26 })).toBe(26)
  })
})
