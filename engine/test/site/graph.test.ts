import { describe, expect, test } from 'vitest'
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { carPriceEndpoint } from '../../src/car/price.api.js'
import { toPriceSlug } from '../../src/car/price-slug.js'
import { none, some } from '../../src/shared/option.js'
import { writeAddress } from '../../src/shared/endpoint.js'
import {
  DEFAULT_DEPLOY_ENVIRONMENT,
  DEPLOY_ENVIRONMENTS,
  ENVIRONMENT_PARAMETER,
  GRAPH_NAMES,
  resolveEnvironment,
} from '../../src/site/graph.js'
import {
  graphBody,
  graphEndpoint,
  rangeDataCall,
  readGraphReply,
} from '../../src/site/graph.api.js'
import { codecLaws } from '../../src/testing/laws.js'

describe('the graph', () => {
  test.each([
    [none, 'prod'],
    [some('graph'), 'prod'],
    [some('qagraph'), 'qa'],
    [some('QAGRAPH'), 'prod'],
    [some('qa'), 'prod'],
    [some('https://elsewhere.example'), 'prod'],
    [some('constructor'), 'prod'],
  ] as const)('[T-API-07] env %o is %s', (env, expected) => {
    expect(resolveEnvironment(env)).toBe(expected)
  })

  test('[T-CONST-34] the default environment is prod; the names of the hosts', () => {
    expect(DEFAULT_DEPLOY_ENVIRONMENT).toBe('prod')
    expect(DEPLOY_ENVIRONMENTS.map((one) => GRAPH_NAMES[one])).toEqual(['graph', 'qagraph'])
    expect(ENVIRONMENT_PARAMETER).toBe('env')
    expect(writeAddress(graphEndpoint, { graph: 'qagraph' })).toBe('/api/qagraph/graphql')
    expect(graphEndpoint.method).toBe('POST')
  })

  test('[T-API-05] getRangeData has its five variables and sends them all', () => {
    expect(rangeDataCall.operation).toBe('getRangeData')
    const declared = [...rangeDataCall.query.matchAll(/\$(\w+):/g)].map(([, name]) => name)
    expect(declared).toEqual(['modelFamily', 'motorType', 'heatPump', 'climate', 'temperature'])
    expect(rangeDataCall.variables).toEqual(declared)
    expect(graphBody(rangeDataCall, { modelFamily: 'EX30_Twin', motorType: 'Twin' })).toEqual({
      operationName: 'getRangeData',
      query: rangeDataCall.query,
      variables: {
        modelFamily: 'EX30_Twin',
        motorType: 'Twin',
        heatPump: null,
        climate: null,
        temperature: null,
      },
    })
  })

  test('[T-API-06] the query asks for every member of the answer', () => {
    expect(rangeDataCall.query).toMatch(
      /modelFamily\s+rangeValues { temperature heatpump climate city highway combined basis }/,
    )
  })

  const call = { ...rangeDataCall, reply: t.readonlyArray(t.string) }
  test.each([
    [{ data: { rangeData: ['a'] } }, 'Right', ''],
    [{ data: { rangeData: ['a'] }, errors: [] }, 'Right', ''],
    [{ data: { rangeData: [1] } }, 'Left', 'data.rangeData.0'],
    [{ data: {} }, 'Left', 'data.rangeData'],
    [{ data: null, errors: [{ message: 'no' }] }, 'Left', 'errors.0'],
    [{ data: { rangeData: ['a'] }, errors: [{ message: 'half' }] }, 'Left', 'errors.0'],
    [null, 'Left', ''],
    ['<html>', 'Left', ''],
  ])('the answer %j is %s %s', (reply, tag, path) => {
    const read = readGraphReply(call, reply)
    expect(read._tag).toBe(tag)
    if (E.isLeft(read)) expect(read.left[0]?.path).toBe(path)
  })

  test.each(codecLaws((document) => readGraphReply(call, document)))('$name', ({ check }) => {
    check()
  })
})

describe('prices', () => {
  test.each([
    ['EX30', 'ex30-electric'],
    [' EX30 Cross Country ', 'ex30-cross-country-electric'],
    ['ex90-electric', 'ex90-electric'],
    ['A\tB  C', 'a-b-c-electric'],
  ])('[T-API-10] %j is looked up as %s', (name, slug) => {
    expect(toPriceSlug(name)).toBe(slug)
  })

  test('The key of a price key is the key itself.', () => {
    for (const name of ['EX30', 'a b', ''])
      expect(toPriceSlug(toPriceSlug(name))).toBe(toPriceSlug(name))
  })

  test('[T-API-11] the call of a price', () => {
    expect(writeAddress(carPriceEndpoint, { site: 'uk', slug: 'ex30-electric' })).toBe(
      '/api/price/uk/ex30-electric',
    )
  })
})
