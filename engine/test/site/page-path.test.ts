import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { expect, test } from 'vitest'
import { readPagePath } from '../../src/site/page-path.js'

test.each([
  ['/uk/cars/ex30/specs?x=1', '/uk/cars/ex30/specs'],
  ['/uk/cars/ex30/specs/#a', '/uk/cars/ex30/specs'],
  ['/master/Cars', '/uk/cars'],
  ['https://www.example.com/UK/', '/uk'],
  ['//www.example.com/se/a%20b/', '/se/a b'],
  ['/uk/%E0%A4%A', '/uk/%e0%a4%a'],
  ['/', '/uk'],
])('[B-NAV-23] [B-BAN-04] %s is the page %s', (href, path) => {
  expect(readPagePath(href)).toEqual(O.some(path))
})

test.each(['#specs', '?x=1', '', '  ', 'mailto:a@b.c'])('[B-NAV-23] %j is no page', (href) => {
  expect(readPagePath(href)).toEqual(O.none)
})

test('[B-NAV-23] The path of a path is that path.', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(\/[a-z0-9-]{1,6}){0,4}$/), (path) => {
      const once = readPagePath(`/uk${path}`)
      expect(O.isSome(once) ? readPagePath(once.value) : O.none).toEqual(once)
    }),
  )
})
