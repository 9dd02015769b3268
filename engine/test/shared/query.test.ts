import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { findParameter, parseQuery, writeQuery } from '../../src/shared/query.js'
import { hostileQuery, hostileText } from '../../src/testing/charging-arbitraries.js'

describe('address queries', () => {
  test('a repeated parameter counts once, the first one', () => {
    expect(findParameter(parseQuery('?a=1&a=2'), 'a')).toEqual(O.some('1'))
  })

  test('a broken escape counts as written', () => {
    expect(findParameter(parseQuery('a=%E0%A4%A'), 'a')).toEqual(O.some('%E0%A4%A'))
  })

  test('names are exact', () => {
    expect(findParameter(parseQuery('CarModel=EX30'), 'carModel')).toEqual(O.none)
  })

  test('a value longer than 2048 characters reads as empty, and is written back as it was', () => {
    const long = `utm=${'x'.repeat(3000)}`
    expect(findParameter(parseQuery(long), 'utm')).toEqual(O.some(''))
    expect(writeQuery([], ['range'], parseQuery(long))).toBe(long)
  })

  test('the hash is no part of the query', () => {
    expect(parseQuery('?a=1#b=2')).toEqual([{ key: 'a', value: '1', raw: 'a=1' }])
  })

  test('[T-CHG-09] commas stay readable, spaces become plus, other parameters keep their text and place', () => {
    expect(
      writeQuery(
        [
          ['carModel', 'EX30 Cross Country'],
          ['range', '0,100'],
        ],
        ['carModel', 'range'],
        parseQuery('env=qagraph&range=1&utm_source=a%20b'),
      ),
    ).toBe('carModel=EX30+Cross+Country&range=0,100&env=qagraph&utm_source=a%20b')
  })

  test('Any text is read without an exception. [E-T-27]', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, hostileQuery), (text) => Array.isArray(parseQuery(text))),
    )
  })

  test('Writing what was read changes nothing more.', () => {
    fc.assert(
      fc.property(hostileText, hostileQuery, (value, before) => {
        const once = writeQuery([['range', value]], ['range'], parseQuery(before))
        const read = parseQuery(once)
        const again = findParameter(read, 'range')
        return O.isSome(again) && writeQuery([['range', again.value]], ['range'], read).length > 0
      }),
    )
  })

  test('written text survives reading, unpaired surrogates aside', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (value) => {
        const read = findParameter(parseQuery(writeQuery([['k', value]], [], [])), 'k')
        return O.isSome(read) && read.value === value
      }),
    )
  })
})
