import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecentPlaces, rememberPlaces } from '../../src/route/recent-places.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'
import { tinyPlaces } from '../../src/testing/route-samples.js'

test('[E-T-34] what was kept is read back, and only places that can be driven to', () => {
  const places = rememberPlaces([], [tinyPlaces.lund, tinyPlaces.gothenburg])
  expect(readRecentPlaces(JSON.stringify(places))).toEqual(places)
  const wrong = [{ ...tinyPlaces.lund, address: '' }, tinyPlaces.stockholm]
  expect(readRecentPlaces(JSON.stringify(wrong))).toEqual([tinyPlaces.stockholm])
  const many = Array.from({ length: 9 }, () => tinyPlaces.lund)
  expect(readRecentPlaces(JSON.stringify(many))).toHaveLength(5)
})

test('Arbitrary texts are read without an exception.', () => {
  for (const text of ['', '{}', '[{"id":1}]', 'null', '[[]]'])
    expect(readRecentPlaces(text)).toEqual([])
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(Array.isArray(readRecentPlaces(text))).toBe(true)
    }),
  )
})
