import { describe, expect, test } from 'vitest'
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodeWith } from '../../src/shared/decode.js'
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

  test('plain answers for teams without fp-ts', () => {
    expect(toResult(E.right(26))).toEqual({ ok: true, value: 26 })
    expect(toUndefined({ _tag: 'Some', value: 26 })).toBe(26)
  })
})
