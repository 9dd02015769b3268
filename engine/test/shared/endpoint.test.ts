import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import * as t from 'io-ts'
import {
  matchAddress,
  REQUEST_TIMEOUT,
  wordFailedStatus,
  writeAddress,
  type Endpoint,
} from '@evkit/engine/shared'

const call: Endpoint<unknown> = {
  method: 'GET',
  path: '/api/{site}/cars/{name}',
  parameters: ['preview', 'page'],
  reply: t.unknown,
}

describe('calls as data', () => {
  test('values are escaped once and left out when absent', () => {
    expect(writeAddress(call, { site: 'uk', name: 'A/B #1', page: '2' })).toBe(
      '/api/uk/cars/A%2FB%20%231?page=2',
    )
  })

  test.each([
    '/api/uk/cars',
    '/api/uk/cars/a/b',
    '/api/uk/vans/a',
    '/api//cars/a',
    '/api/uk/cars/%E0%A4%A',
  ])('%s is not of this call', (path) => {
    expect(matchAddress(call, path)).toEqual(O.none)
  })

  test('Reading a written path gives the values back.', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' })
    fc.assert(
      fc.property(text, text, (site, name) => {
        const found = matchAddress(call, writeAddress(call, { site, name }))
        return found._tag === 'Some' && found.value['site'] === site && found.value['name'] === name
      }),
    )
  })
})

test.each([
  [404, 'Not Found', 'Request failed with status 404 Not Found'],
  [503, '', 'Request failed with status 503'],
])('[T-ERR-01] %i %s is worded', (status, statusText, expected) => {
  expect(wordFailedStatus({ status, statusText })).toBe(expected)
})

test('[E-T-22] an answer is waited for 10 s', () => {
  expect(REQUEST_TIMEOUT).toBe(10_000)
})
