import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import * as t from 'io-ts'
import { hostileText } from '../../src/testing/charging-arbitraries.js'
import {
  matchAddress,
  REQUEST_TIMEOUT,
  writeAddress,
  type Endpoint,
  type EndpointValues,
} from '../../src/shared/endpoint.js'
import { wordFailedStatus } from '../../src/shared/failed-status.js'

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

  test('what a call does not know, or has no value of its own for, is left out', () => {
    const values = JSON.parse(
      '{"site":"uk","name":"a","__proto__":"x","zone":"1"}',
    ) as EndpointValues
    expect(writeAddress(call, values)).toBe('/api/uk/cars/a')
    const odd = { ...call, path: '/api/{constructor}', parameters: ['constructor', 'toString'] }
    expect(writeAddress(odd, values)).toBe('/api/')
  })

  test.each([
    ['.', '%252E'],
    ['..', '%252E%252E'],
    ['...', '...'],
    ['\ud800', '%EF%BF%BD'],
  ])('%j is the part %s', (name, part) => {
    expect(writeAddress(call, { site: 'uk', name, page: name })).toMatch(
      `/api/uk/cars/${part}?page=`,
    )
  })

  test('A value never leaves its part of the path.', () => {
    const texts = fc.oneof(hostileText, fc.string({ unit: 'binary' }), fc.constantFrom('.', '..'))
    fc.assert(
      fc.property(texts, texts, (site, name) => {
        const path = writeAddress(call, { site, name })
        const { pathname } = new URL(path, 'https://x.example')
        expect(pathname).toBe(path)
        expect(pathname.split('/')).toHaveLength(call.path.split('/').length)
      }),
    )
  })

  test('Reading a written path gives the values back, those of one or two dots apart.', () => {
    const text = fc
      .string({ minLength: 1, unit: 'grapheme' })
      .filter((one) => one !== '.' && one !== '..')
    fc.assert(
      fc.property(text, text, (site, name) => {
        const found = matchAddress(call, writeAddress(call, { site, name }))
        return O.isSome(found) && found.value['site'] === site && found.value['name'] === name
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
